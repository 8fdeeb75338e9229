import { OFFLINE_PAGE, PAGES_PREFIX } from './cache-names.ts';

export type CachedPage = { path: string; title: string };

/** Number of pages to list, the latest first: about a screen of links. */
const MAX_LISTED = 8;

/** Returns the pages in the service worker's cache, the latest first. Returns none if the browser has no caches. */
export async function getCachedPages(): Promise<CachedPage[]> {
  try {
    const name = (await caches.keys()).find((key) => key.startsWith(PAGES_PREFIX));
    if (!name) return [];
    const cache = await caches.open(name);
    const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== OFFLINE_PAGE);
    return await Promise.all(
      requests
        .slice(-MAX_LISTED)
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
