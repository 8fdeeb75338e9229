import { use, type ComponentType } from 'react';
import { createStore } from '../../src/lib/store.ts';
import { loadOnUse } from '../../src/lib/lazy-component.tsx';
import {
  createRetryingLoader,
  firePreloadError,
  type TrackedPromise,
} from '../../src/lib/retrying-loader.ts';
import { asPrefetch } from '../boot/stale-deploy.ts';
import { notFoundPage } from '../content/not-found-page.ts';
import type { Page, PageProps } from '../content/page-row.ts';
import type { PageModule } from './page-code.ts';
import { canonicalPath } from './canonical-path.ts';

/*
 * From a path to a page with its code. A path is looked up in the table of pages, and then the page's module and its
 * content are imported. Both the table and the list of all modules are loaded on demand.
 *
 * The document's own page needs neither, because its HTML says what it is and names its files (`PageData`). If it has
 * little or nothing to operate, its HTML is shown without its code (`lazyPage`).
 */

/** A page with all its code: the component, and the module that its row's `content` names. */
type LoadedPage = { Page: ComponentType<PageProps>; content: unknown } & Pick<PageModule, 'prepare'>;

/**
 * Data that the build writes into a prerendered document: the document's page, and the files of that page's module and
 * content. `isText`: only controls and lazy components of the page need code, so the files load when one of these is near
 * or used. A still page has none of these and names no files: its HTML stays as it is.
 */
export type PageData = { page: Page; files: readonly string[]; isText?: true };

/**
 * Caches the promise that `load` returns for each key, in the form that React's `use` reads at once. Caches failures too;
 * otherwise a suspended component would retry in a loop. Pass `again` to retry on a new navigation.
 */
function cachePromises<Key, Value>(load: (key: Key) => Promise<Value>) {
  const loads = new Map<Key, TrackedPromise<Value>>();
  return (key: Key, again = false): Promise<Value> => {
    const known = loads.get(key);
    if (known && !(again && known.status === 'rejected')) return known;
    const loading: TrackedPromise<Value> = load(key);
    loading.then(
      (value) => void Object.assign(loading, { status: 'fulfilled', value }),
      (reason: unknown) => void Object.assign(loading, { status: 'rejected', reason }),
    );
    loads.set(key, loading);
    return loading;
  };
}

/** Pages found so far, by their path as `canonicalPath` returns it. */
export const knownPages = createStore<ReadonlyMap<string, Page>>(new Map());

/** Registers the page of a path. The document's own page is registered without the table of pages. */
export function registerPage(path: string, page: Page): void {
  knownPages.set(new Map(knownPages.get()).set(canonicalPath(path), page));
}

const findOnce = cachePromises(async (path: string) => {
  const page =
    knownPages.get().get(path) ?? (await import('../content/pages.ts')).findPage(path) ?? notFoundPage;
  registerPage(path, page);
  return page;
});

/** Finds the page of a path. The table of all pages loads with the first page other than the document's own. */
const findPageAt = (path: string, again = false) => findOnce(canonicalPath(path), again);

/** Loads the module and content of a page. */
const loadOnce = cachePromises(async (page: Page): Promise<LoadedPage> => {
  const files = filesOf.get(page);
  const [module, content] = files
    ? await importFiles(files)
    : await (await import('./page-code.ts')).importPage(page);
  // Only a navigation inside the document needs `prepare`: the document's own page has its HTML.
  if (!files) await module.prepare?.();
  return { Page: module.default, content, prepare: module.prepare };
});

/** Files of the document's own page, which therefore needs no list of all files. */
const filesOf = new Map<Page, readonly string[]>();

/**
 * The document's own page, if it is still or a page of text. Its HTML stays until `code` resolves. That of a still page
 * never does.
 */
let lazyPage: { page: Page; code: Promise<LoadedPage> } | undefined;

/** Registers the document's page. */
export function registerDocumentPage(path: string, { page, files, isText }: PageData): void {
  registerPage(path, page);
  if (files.length && !isText) filesOf.set(page, files);
  else lazyPage = { page, code: files.length ? loadWhenWanted(files) : new Promise(() => {}) };
}

/** Selector of the elements that need a page's code: controls, and lazy components. */
export const CONTROLS = 'button, input, select, textarea, [data-waiting]';

/** Loads a page of text when a control or a lazy component in it comes near the window or is used. */
async function loadWhenWanted(files: readonly string[]): Promise<LoadedPage> {
  const loaders = files.map((file) => createRetryingLoader(() => import(/* @vite-ignore */ file)));
  const load = () => {
    for (const { keepTrying } of loaders) keepTrying();
    return Promise.all(loaders.map(({ now }) => now()));
  };
  const parts = [...document.querySelectorAll(`main :is(${CONTROLS})`)];
  // A control outside of lazy components is in the region of main itself.
  const regions = new Set(parts.flatMap((part) => part.closest<HTMLElement>('[data-waiting]') ?? []));
  const unsubscribes = [...regions].map((region) => loadOnUse(region, [], true, load));
  const [module, content] = await Promise.all(loaders.map(({ arrived }) => arrived));
  for (const unsubscribe of unsubscribes) unsubscribe();
  return { Page: module.default, content, prepare: module.prepare };
}

/**
 * Gives up the document's HTML, because another page replaces it. Loads the lazy components of its first screen, which
 * have no HTML any more when the visitor comes back.
 */
export function releaseDocumentPage(): void {
  lazyPage = undefined;
  for (const page of filesOf.keys()) void asPrefetch(async () => (await loadOnce(page)).prepare?.());
  document.getElementById('main')?.removeAttribute('data-still');
}

/** Loads the code that hydration needs: none for `lazyPage`, which keeps its HTML. */
export async function loadDocumentPage(): Promise<void> {
  if (!lazyPage) await loadPageAt(location.pathname);
}

/** Imports files by their URLs. Fires `vite:preloadError` on failure, as Vite does for its own imports. */
async function importFiles(files: readonly string[]): Promise<readonly [PageModule, unknown]> {
  try {
    const [module, content] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
    return [module, content];
  } catch (error) {
    firePreloadError(error);
    throw error;
  }
}

/** Loads a page's code and content. Retries if an earlier attempt failed. */
export async function loadPageAt(path: string): Promise<LoadedPage> {
  return loadOnce(await findPageAt(path, true), true);
}

/**
 * Returns the page of a path with its code; suspends while they load. Calls `use` on every render: React reports error
 * 467 if a component that renders again after suspending skips a hook.
 */
export function usePageAt(path: string): { page: Page } & LoadedPage {
  const page = use(findPageAt(path));
  // React keeps the HTML of a boundary that suspends.
  return { page, ...use(page === lazyPage?.page ? lazyPage.code : loadOnce(page)) };
}
