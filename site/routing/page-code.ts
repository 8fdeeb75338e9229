import type { ComponentType } from 'react';
import { createRetryingLoader } from '../../src/lib/retrying-loader.ts';
import type { Page, PageProps } from '../content/page-row.ts';

/**
 * Module of a page. Its default export renders the part between header and footer. `prepare` loads the lazy components of
 * the first screen, for a visit from another page.
 */
export type PageModule = { default: ComponentType<PageProps>; prepare?: () => Promise<unknown> };

/** The loader of each file that a row names as its module or content. */
const loaders = new Map(
  Object.entries(
    import.meta.glob([
      '../pages/*.tsx',
      '../templates/{article,job,legal,listing,order-sheet,prose,service}.tsx',
      '../content/**/*.mdx',
      '../content/services/guides/*.ts',
    ]),
  ).map(([file, load]) => [file, createRetryingLoader(load)]),
);

/** Loads a page's module and its row's `content`. Throws if the row names a file that does not exist. */
export async function importPage({ path, module, content }: Page): Promise<unknown[]> {
  const files = [`.${module}`, ...(content ? [`../content/${content}`] : [])];
  return Promise.all(
    files.map((file) => {
      const loader = loaders.get(file);
      if (!loader) throw new Error(`${path} names ${file}, which does not exist`);
      return loader.load();
    }),
  );
}
