import { use, type ComponentType } from 'react';
import { notFoundPage, pages, type PageRow } from './content/pages.ts';

/** A page's module: its default export is what stands between header and footer. */
type PageModule = { default: ComponentType };

const modules = import.meta.glob<PageModule>(['./pages/*.tsx', './templates/*.tsx']);
const byPath = new Map(pages.map((page) => [page.path, page]));

/** The row that answers an address; the not-found page answers every address without one. */
export function pageAt(path: string): PageRow {
  return byPath.get(path.replace(/(.)\/+$/, '$1')) ?? notFoundPage;
}

/** Whether the address has a page of its own. */
export function isPage(path: string): boolean {
  return pageAt(path) !== notFoundPage;
}

/** A promise that says synchronously what it holds, in the fields that React's `use` looks at first. */
type Arriving = Promise<ComponentType> & { status?: 'fulfilled'; value?: ComponentType };

const loaded = new Map<PageRow, Arriving>();

/**
 * Brings a page's code, once. A failed try is forgotten, so that the next one asks the network again;
 * Vite raises `vite:preloadError` on the window for it.
 */
export function loadPage(page: PageRow): Promise<ComponentType> {
  const known = loaded.get(page);
  if (known) return known;
  const load = modules[page.module];
  if (!load) throw new Error(`${page.path} names ${page.module}, which does not exist`);
  const arriving: Arriving = load().then(
    (module) => {
      // A page that is here renders in the same frame, without a fallback in between.
      void Object.assign(arriving, { status: 'fulfilled', value: module.default });
      return module.default;
    },
    (error: unknown) => {
      loaded.delete(page);
      throw error;
    },
  );
  loaded.set(page, arriving);
  return arriving;
}

/**
 * The page's component; suspends while its code is on the way. `use` is called every time: a hook that
 * is left out when the rest of a component is tried again confuses React (its error 467).
 */
export function usePageComponent(page: PageRow): ComponentType {
  return use(loadPage(page));
}
