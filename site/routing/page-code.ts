import type { ComponentType } from 'react';
import type { Page, PageProps } from '../content/page-row.ts';

/**
 * Module of a page. Its default export renders the part between header and footer. `prepare` loads the lazy components of
 * the first screen, for a visit from another page.
 */
export type PageModule = { default: ComponentType<PageProps>; prepare?: () => Promise<unknown> };

const modules = import.meta.glob<PageModule>(['../pages/*.tsx', '../templates/*.tsx']);
const contents = import.meta.glob(['../content/**/*.mdx', '../content/services/{guides,sheets}/*.ts']);

/** Loads a page's module and its row's `content`. Throws if the row names a file that does not exist. */
export async function importPage(page: Page): Promise<readonly [PageModule, unknown]> {
  const load = modules[`.${page.module}`];
  if (!load) throw new Error(`${page.path} names ${page.module}, which does not exist`);
  if (!page.content) return [await load(), undefined];
  const loadContent = contents[`../content/${page.content}`];
  if (!loadContent) throw new Error(`${page.path} names ${page.content}, which does not exist`);
  return Promise.all([load(), loadContent()]);
}
