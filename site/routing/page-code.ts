import type { ComponentType } from 'react';
import type { Page, PageProps } from '../content/page-row.ts';

/** A page's module: its default export is what stands between header and footer. */
export type PageModule = { default: ComponentType<PageProps> };

const modules = import.meta.glob<PageModule>(['../pages/*.tsx', '../templates/*.tsx']);
const contents = import.meta.glob(['../content/**/*.mdx', '../content/services/{guides,sheets}/*.ts']);

/** Brings a page's module and what its row's `content` holds. Throws for a row that names what is not there. */
export async function importPage(page: Page): Promise<readonly [PageModule, unknown]> {
  const load = modules[`.${page.module}`];
  if (!load) throw new Error(`${page.path} names ${page.module}, which does not exist`);
  if (!page.content) return [await load(), undefined];
  const loadContent = contents[`../content/${page.content}`];
  if (!loadContent) throw new Error(`${page.path} names ${page.content}, which does not exist`);
  return Promise.all([load(), loadContent()]);
}
