import type { PageRow } from './page-row.ts';

type SharedValues = Pick<PageRow, 'module'> & Partial<PageRow>;
type OwnValues = Pick<PageRow, 'title' | 'description'> & Partial<PageRow>;

const lastPart = (path: string) => path.split('/').at(-1);

/**
 * Returns the row of a page with a module of its own. By default it is the file in `site/pages` that is named like the end
 * of the path: that of `/customer-portal` is `customer-portal.tsx`.
 */
export const pageRow = (path: string, own: OwnValues): PageRow => ({
  path,
  module: `./pages/${lastPart(path)}.tsx`,
  ...own,
});

/**
 * Returns a function that makes a row of a folder of texts. By default its text is the file that is named like the end of
 * its path: that of `/support/status-page` is `support/status-page.mdx`.
 *
 * @param shared Defaults of the rows of the folder. The page that is the parent of the others has no parent itself.
 */
export const textRows =
  (folder: string, shared: SharedValues) =>
  (path: string, own: OwnValues): PageRow => ({
    path,
    content: `${folder}/${lastPart(path)}.mdx`,
    ...shared,
    parent: path === shared.parent ? undefined : shared.parent,
    ...own,
  });
