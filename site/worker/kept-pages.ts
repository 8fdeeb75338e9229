export type KeptPage = { path: string; title: string };

/** As the service worker names the cache of its version. */
const PAGES = /^site-pages-/;
const OFFLINE_PAGE = '/offline';
/** More than a screen of links helps nobody. The ones visited last. */
const MOST = 8;

/** The pages that the service worker has a copy of, the latest first. None where there are no caches. */
export async function pagesOnThisDevice(): Promise<KeptPage[]> {
  try {
    const name = (await caches.keys()).find((key) => PAGES.test(key));
    if (!name) return [];
    const cache = await caches.open(name);
    const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== OFFLINE_PAGE);
    return await Promise.all(
      requests
        .slice(-MOST)
        .toReversed()
        .map(async (request) => {
          const path = new URL(request.url).pathname;
          return { path, title: titleIn(await (await cache.match(request))?.text()) ?? path };
        }),
    );
  } catch {
    return [];
  }
}

/** Returns the page's title without the name of the studio. */
function titleIn(html = ''): string | undefined {
  const written = /<title>([^<|]+)/.exec(html)?.[1]?.trim();
  return written?.replaceAll('&amp;', '&').replaceAll('&#x27;', '’').replaceAll('&quot;', '"');
}
