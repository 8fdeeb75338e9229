import { use, type ComponentType } from 'react';
import { createStore } from '../../src/lib/store.ts';
import { loadOnUse } from '../../src/lib/lazy-component.tsx';
import {
  createRetryingLoader,
  importFile,
  prefetch,
  trackPromise,
  type TrackedPromise,
} from '../../src/lib/retrying-loader.ts';
import type { Page, PageProps } from '../content/page-row.ts';
import type { PageModule } from './page-code.ts';
import { canonicalPath } from './canonical-path.ts';

/*
 * From a path to a page with its code. A path is looked up in the table of pages, and then the page's module and its
 * content are imported. Both the table and the list of all modules are loaded on demand.
 *
 * The document's own page needs neither, because its HTML says what it is and names its files (`PageData`). A page of
 * text is shown without its code.
 */

/** A page with all its code: its row, its component, and the module that its row's `content` names. */
type LoadedPage = { page: Page; Page: ComponentType<PageProps>; content: unknown };

/**
 * Data that the build writes into a prerendered document: the document's page, and the files of that page's module and
 * content. `isText`: the module only writes text, so the files load when a control or a lazy component on the page is
 * near or used. A page of text that has neither is static (`data-static`): its HTML stays as it is.
 */
export type PageData = { page: Page; files: readonly string[]; isText?: true };

/** Pages found so far, by their path as `canonicalPath` returns it. */
export const knownPages = createStore<ReadonlyMap<string, Page>>(new Map());

/** Registers the page of a path. The document's own page is registered without the table of pages. */
export function registerPage(path: string, page: Page): void {
  knownPages.set(new Map(knownPages.get()).set(canonicalPath(path), page));
}

const loadTable = createRetryingLoader(() => import('../content/find-page.ts')).load;
const loadPageCode = createRetryingLoader(() => import('./page-code.ts')).load;

/** Finds and loads a page. The table of all pages loads with the first page that is not registered. */
async function findAndLoad(path: string): Promise<LoadedPage> {
  let page = knownPages.get().get(path);
  if (!page) {
    page = (await loadTable()).findPage(path);
    registerPage(path, page);
  }
  const code = await (await loadPageCode()).importPage(page);
  await (code[0] as PageModule).prepare?.();
  return toLoadedPage(page, code);
}

/** Returns a page with its code. `code`: the page's module, then that of its content if the row names one. */
function toLoadedPage(page: Page, code: readonly unknown[]): LoadedPage {
  return { page, Page: (code[0] as PageModule).default, content: code[1] };
}

/**
 * Promises of pages, by their path as `canonicalPath` returns it. Once one has settled, React's `use` reads its result without
 * suspending. A rejected one stays until the next navigation: otherwise `usePageAt` would load the page again on each render,
 * without end.
 */
const pagePromises = new Map<string, TrackedPromise<LoadedPage>>();

/** Loads a page's code and content, once. */
export function loadPageAt(path: string): Promise<LoadedPage> {
  const key = canonicalPath(path);
  const promise = pagePromises.get(key) ?? trackPromise(findAndLoad(key));
  pagePromises.set(key, promise);
  return promise;
}

/**
 * Removes a failed load, so that the page can be loaded again. Returns whether a failure has kept the page from being
 * shown.
 *
 * @param path In the form of `canonicalPath`.
 */
export function forgetFailedLoad(path: string): boolean {
  const hasFailed = pagePromises.get(path)?.status === 'rejected' && pagePromises.delete(path);
  // The document's own page is shown already: its load was only a prefetch. The offline and the not-found page, which have no
  // trail, are shown in the place of the page of this path, which is still to be loaded.
  return path === documentPage?.path ? !documentPage.page.trail.length : hasFailed;
}

/** Loads a page before it is needed. Does not repeat a load that has failed: the next navigation does. */
export function prefetchPageAt(path: string): void {
  void prefetch(() => loadPageAt(path));
}

/** The document's own page. Its HTML stays until `code` resolves. `loadText` loads the code of a page of text. */
type DocumentPage = { path: string; page: Page; code: Promise<LoadedPage>; loadText?: () => void };

/** Missing after another page has replaced it. */
let documentPage: DocumentPage | undefined;

/** Call when React has replaced the document's HTML, as it does if the HTML is not the one that it expects. */
export const onHtmlReplaced = (): void => documentPage?.loadText?.();

/** Registers the document's page, and loads the code that hydration needs. A page of text needs none yet. */
export async function startDocumentPage(documentPath: string, data: PageData): Promise<void> {
  const { page, files, isText = false } = data;
  const path = canonicalPath(documentPath);
  registerPage(path, page);
  const text = isText ? loadWhenWanted(files) : undefined;
  const modules = text?.modules ?? Promise.all(files.map((file) => importFile(file)));
  const code = trackPromise(modules.then((loaded) => toLoadedPage(page, loaded)));
  documentPage = { path, page, code, ...(text && { loadText: text.load }) };
  if (!text) await code;
}

/**
 * Loads the code of a page of text, and so hydrates it, once a control or a lazy component in it is near the window or
 * used. Until then `modules` does not resolve, and the HTML stays as it is.
 */
function loadWhenWanted(files: readonly string[]): { load: () => void; modules: Promise<unknown[]> } {
  const loaders = files.map((file) => createRetryingLoader(() => importFile(file), file));
  const load = () => {
    for (const loader of loaders) loader.loadWithRetry();
  };
  const loadAll = () => {
    load();
    return Promise.all(loaders.map((loader) => loader.load()));
  };
  // HTML that has broken off may have none. Then nothing is wanted until `onHtmlReplaced`.
  const main = document.querySelector('main') ?? document.createElement('main');
  const parts = [...main.querySelectorAll('button, input, select, textarea, [data-waiting]')];
  // A control outside of lazy components is in the region of main itself.
  const regions = new Set(parts.flatMap((part) => part.closest<HTMLElement>('[data-waiting]') ?? []));
  if (!regions.size) {
    delete main.dataset.waiting;
    main.dataset.static = '';
  }
  const unsubscribes = [...regions].map((region) => loadOnUse(region, [], true, loadAll));
  const modules = Promise.all(loaders.map((loader) => loader.loaded)).then((loaded) => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    return loaded;
  });
  return { load, modules };
}

/**
 * Gives up the document's HTML, because another page replaces it. Prefetches its page, so that `prepare` loads the lazy
 * components of the first screen: their HTML is gone when the visitor comes back. A page of text is loaded only
 * then.
 */
export function releaseDocumentPage(): void {
  if (!documentPage) return;
  const { path, page, loadText } = documentPage;
  documentPage = undefined;
  // This is the not-found or the offline page, which is served for any path. The next visit looks the path up in the table.
  if (page.path !== path) {
    knownPages.set(new Map([...knownPages.get()].filter(([known]) => known !== path)));
    pagePromises.delete(path);
  } else if (!loadText) prefetchPageAt(path);
  document.getElementById('main')?.removeAttribute('data-static');
  // The structured data is of this page alone.
  document.getElementById('json-ld')?.remove();
}

/**
 * Returns the page of a path with its code; suspends while they load. Calls `use` on every render: React reports error
 * 467 if a component that renders again after suspending skips a hook.
 */
export function usePageAt(path: string): LoadedPage {
  // While React hydrates, a boundary that suspends keeps its HTML.
  return use(path === documentPage?.path ? documentPage.code : loadPageAt(path));
}
