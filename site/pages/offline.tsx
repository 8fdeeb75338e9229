import { useEffect, useState } from 'react';
import { Link } from '../../src/lib/navigation.tsx';
import { Button } from '../../src/ui/button.tsx';
import { OFFLINE_PAGE, PAGES_PREFIX } from '../worker/cache-names.ts';

/** Shown without a connection for a page that is not cached: says what is safe, and which pages can be read. */
export default function Offline() {
  return (
    <div data-surface="darkroom">
      <div className="wrap band grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <p className="label-mono text-muted">No connection</p>
          <h1 className="display mt-4 text-display-lg">You are offline.</h1>
          <p className="mt-6 max-w-[34em] text-lead text-muted">
            This page can’t be opened now: there is no copy of it on this device.
          </p>
          <p className="mt-5 max-w-[34em]">
            A draft of an order stays on this device. Nothing is sent while you’re offline: submit it when
            you’re back online.
          </p>
          <Button className="mt-8" onClick={() => location.reload()}>
            Try again
          </Button>
        </div>
        <CachedPages />
      </div>
    </div>
  );
}

/** The pages that open without a connection, known only in the browser. */
function CachedPages() {
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  useEffect(() => void getCachedPages().then(setPages), []);
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="kept">
      <h2 id="kept" className="display text-display-sm">
        On this device
      </h2>
      <ul className="mt-4 border-t border-line">
        {pages.map(({ path, title }) => (
          <li key={path} className="border-b border-line">
            <Link
              href={path}
              className="flex min-h-14 items-center py-3 font-semibold underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type CachedPage = { path: string; title: string };

/** Number of pages to list, the latest first: about a screen of links. */
const MAX_LISTED = 8;

/** Returns the pages in the service worker's cache, the latest first. Returns none if the browser has no caches. */
async function getCachedPages(): Promise<CachedPage[]> {
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
