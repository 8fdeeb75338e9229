import { use, type ComponentType } from 'react';
import { createStore } from '../../src/lib/store.ts';
import { loadOnUse } from '../../src/lib/lazy-component.tsx';
import {
  createRetryingLoader,
  importFile,
  trackPromise,
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
 * The document's own page needs neither, because its HTML says what it is and names its files (`PageData`). A page of
 * text is shown without its code.
 */

/** A page with all its code: its row, its component, and the module that its row's `content` names. */
type LoadedPage = Pick<PageModule, 'prepare'> & {
  page: Page;
  Page: ComponentType<PageProps>;
  content: unknown;
};

/**
 * Data that the build writes into a prerendered document: the document's page, and the files of that page's module and
 * content. `isText`: the module only writes text, so the files load when a control or a lazy component on the page is
 * near or used. A page without any of these is still: its HTML stays as it is.
 */
export type PageData = { page: Page; files: readonly string[]; isText?: true };

/** Pages found so far, by their path as `canonicalPath` returns it. */
export const knownPages = createStore<ReadonlyMap<string, Page>>(new Map());

/** Registers the page of a path. The document's own page is registered without the table of pages. */
export function registerPage(path: string, page: Page): void {
  knownPages.set(new Map(knownPages.get()).set(canonicalPath(path), page));
}

/**
 * Loads of pages, by the same paths. They have the form that React's `use` reads at once. A failed one stays until
 * `loadPageAt` replaces it. If it did not stay, `usePageAt` would start another load on each render, without end.
 */
const loads = new Map<string, TrackedPromise<LoadedPage>>();

function registerLoad(path: string, load: Promise<LoadedPage>) {
  loads.set(path, trackPromise(load));
  return load;
}

/** Finds and loads a page. The table of all pages loads with the first page that is not registered. */
async function findAndLoad(path: string): Promise<LoadedPage> {
  let page = knownPages.get().get(path);
  if (!page) {
    page = (await import('../content/pages.ts')).findPage(path) ?? notFoundPage;
    registerPage(path, page);
  }
  const loaded = toLoadedPage(page, await (await import('./page-code.ts')).importPage(page));
  await loaded.prepare?.();
  return loaded;
}

/** Returns a page with its code. `code`: the page's module, then that of its content if the row names one. */
function toLoadedPage(page: Page, code: readonly unknown[]): LoadedPage {
  const { default: Page, prepare } = code[0] as PageModule;
  return { page, Page, content: code[1], prepare };
}

/** Loads a page's code and content. Retries if an earlier attempt failed. */
export async function loadPageAt(path: string): Promise<LoadedPage> {
  const key = canonicalPath(path);
  const known = loads.get(key);
  return known && known.status !== 'rejected' ? known : registerLoad(key, findAndLoad(key));
}

/** Loads a page before it is needed. Of the document's own page, only the lazy components of its first screen are missing. */
export function prefetchPageAt(path: string): void {
  void asPrefetch(async () => (await loadPageAt(path)).prepare?.());
}

/** The document's own page, until another one replaces it. If it has `code`, its HTML stays until `code` resolves. */
let documentPage: { path: string; code?: Promise<LoadedPage> } | undefined;

/** Registers the document's page, and loads the code that hydration needs. A page of text needs none yet. */
export async function startDocumentPage(documentPath: string, data: PageData): Promise<void> {
  const { page, files, isText } = data;
  const path = canonicalPath(documentPath);
  registerPage(path, page);
  documentPage = { path };
  if (isText) documentPage.code = loadWhenWanted(page, files);
  else
    await registerLoad(
      path,
      Promise.all(files.map((file) => importFile(file))).then((code) => toLoadedPage(page, code)),
    );
}

/**
 * Loads the code of a page of text, and so hydrates it, once a control or a lazy component in it is near the window or
 * used. On other pages of text it never resolves, and their HTML stays as it is.
 */
async function loadWhenWanted(page: Page, files: readonly string[]): Promise<LoadedPage> {
  const loaders = files.map((file) => createRetryingLoader(() => importFile(file)));
  const load = () => {
    for (const { keepTrying } of loaders) keepTrying();
    return Promise.all(loaders.map(({ now }) => now()));
  };
  const main = document.querySelector('main') as HTMLElement;
  const parts = [...main.querySelectorAll('button, input, select, textarea, [data-waiting]')];
  // A control outside of lazy components is in the region of main itself.
  const regions = new Set(parts.flatMap((part) => part.closest<HTMLElement>('[data-waiting]') ?? []));
  if (!regions.size) {
    delete main.dataset.waiting;
    main.dataset.still = '';
  }
  const unsubscribes = [...regions].map((region) => loadOnUse(region, [], true, load));
  const modules = await Promise.all(loaders.map(({ arrived }) => arrived));
  for (const unsubscribe of unsubscribes) unsubscribe();
  return toLoadedPage(page, modules);
}

/**
 * Gives up the document's HTML, because another page replaces it. Loads the lazy components of its first screen, which
 * have no HTML any more when the visitor comes back.
 */
export function releaseDocumentPage(): void {
  if (!documentPage) return;
  const { path, code } = documentPage;
  documentPage = undefined;
  if (!code) prefetchPageAt(path);
  document.getElementById('main')?.removeAttribute('data-still');
}

/**
 * Returns the page of a path with its code; suspends while they load. Calls `use` on every render: React reports error
 * 467 if a component that renders again after suspending skips a hook.
 */
export function usePageAt(path: string): LoadedPage {
  const code = path === documentPage?.path ? documentPage.code : undefined;
  // While React hydrates, a boundary that suspends keeps its HTML.
  return use(code ?? loads.get(path) ?? registerLoad(path, findAndLoad(path)));
}
