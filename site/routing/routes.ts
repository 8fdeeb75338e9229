import { use, type ComponentType } from 'react';
import { notFoundPage } from '../content/not-found-page.ts';
import type { Page, PageProps } from '../content/page-row.ts';
import type { PageModule } from './page-code.ts';
import { properPath } from './paths.ts';

/** A page with all its code: the component, and what its row's `content` holds. */
export type LoadedPage = { Page: ComponentType<PageProps>; content: unknown };

/**
 * Data in a prerendered document: its page, and the files of the page's module and content. A still page, in which
 * nothing can be operated, names no files: its HTML stays as it is.
 */
export type PageData = { page: Page; files: readonly string[] };

/** A promise that says synchronously what it holds, in the fields that React's `use` looks at first. */
type Arriving<Value> = Promise<Value> & {
  status?: 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
};

/**
 * Caches the module of each key. Caches failures too; otherwise a suspended component would retry in a loop. Pass
 * `again` to retry on a new navigation. Vite raises `vite:preloadError` on the window.
 */
function once<Key, Value>(bring: (key: Key) => Promise<Value>) {
  const brought = new Map<Key, Arriving<Value>>();
  return (key: Key, again = false): Promise<Value> => {
    const known = brought.get(key);
    if (known && !(again && known.status === 'rejected')) return known;
    const arriving: Arriving<Value> = bring(key).then(
      (value) => {
        // A loaded module renders in the same frame, without a fallback in between.
        void Object.assign(arriving, { status: 'fulfilled', value });
        return value;
      },
      (reason: unknown) => {
        void Object.assign(arriving, { status: 'rejected', reason });
        throw reason;
      },
    );
    brought.set(key, arriving);
    return arriving;
  };
}

/** Pages whose place is known, by their address as `properPath` writes it. */
const known = new Map<string, Page>();
const listeners = new Set<() => void>();

/** Says which page an address has. The one that the document came with is known without the table. */
export function learnPage(path: string, page: Page): void {
  known.set(properPath(path), page);
  for (const listener of listeners) listener();
}

/** The page at an address, if it is known already. */
export function knownPage(path: string): Page | undefined {
  return known.get(properPath(path));
}

export function subscribeToPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const findOnce = once(async (path: string) => {
  const page = known.get(path) ?? (await import('../content/pages.ts')).findPage(path) ?? notFoundPage;
  learnPage(path, page);
  return page;
});

/** Finds the page at an address. The table of all pages comes with the first other page. */
export const findPageAt = (path: string, again = false) => findOnce(properPath(path), again);

const loadOnce = once(async (page: Page): Promise<LoadedPage> => {
  const files = filesOf.get(page);
  const [module, content] = files
    ? await importFiles(files)
    : await (await import('./page-code.ts')).importPage(page);
  return { Page: module.default, content };
});

/** The files of the page that the document came with: with them, it needs no list of all files either. */
const filesOf = new Map<Page, readonly string[]>();

/** The still page that the document came with, while it is shown. */
let stillPage: Page | undefined;
const never = new Promise<never>(() => {});

/** Takes over what the document says of itself. */
export function learnOwnPage(path: string, { page, files }: PageData): void {
  learnPage(path, page);
  if (files.length) filesOf.set(page, files);
  else stillPage = page;
}

/** Forgets the document's HTML: another page takes its place. */
export function leaveOwnPage(): void {
  stillPage = undefined;
}

/** Loads what hydrating the document needs. */
export async function loadOwnPage(): Promise<void> {
  if (stillPage) document.getElementById('main')?.removeAttribute('data-waiting');
  else await loadPageAt(location.pathname);
}

/** By their addresses; what Vite does with an import that fails is done here by hand. */
async function importFiles(files: readonly string[]): Promise<readonly [PageModule, unknown]> {
  try {
    const [module, content] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
    return [module, content];
  } catch (error) {
    window.dispatchEvent(
      Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }),
    );
    throw error;
  }
}

/** Brings a page's code and content; a try that failed before is made again. */
export async function loadPageAt(path: string): Promise<LoadedPage> {
  return loadOnce(await findPageAt(path, true), true);
}

/**
 * The page at an address with all that it needs; suspends while that is on the way. `use` is called every time: a
 * hook that is left out when the rest of a component is tried again confuses React (its error 467).
 */
export function usePageAt(path: string): { page: Page } & LoadedPage {
  const page = use(findPageAt(path));
  // React keeps the HTML of what it cannot hydrate.
  if (page === stillPage) use(never);
  return { page, ...use(loadOnce(page)) };
}
