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

/* What has arrived is kept apart from what is on its way: a page that is here renders in the same frame. */
const arrived = new Map<PageRow, ComponentType>();
const underway = new Map<PageRow, Promise<ComponentType>>();

/**
 * Brings a page's code, once. A failed try is forgotten, so that the next one asks the network again;
 * Vite raises `vite:preloadError` on the window for it.
 */
export function loadPage(page: PageRow): Promise<ComponentType> {
  const known = underway.get(page);
  if (known) return known;
  const load = modules[page.module];
  if (!load) throw new Error(`${page.path} names ${page.module}, which does not exist`);
  const loading = load().then(
    (module) => {
      arrived.set(page, module.default);
      return module.default;
    },
    (error: unknown) => {
      underway.delete(page);
      throw error;
    },
  );
  underway.set(page, loading);
  return loading;
}

/** The page's component; suspends while its code is on the way. */
export function usePageComponent(page: PageRow): ComponentType {
  return arrived.get(page) ?? use(loadPage(page));
}
