import type { PageRow } from './page-row.ts';

type SharedValues = Pick<PageRow, 'module'> & Partial<PageRow>;
type OwnValues = Pick<PageRow, 'title' | 'description'> & Partial<PageRow>;

/**
 * Returns a function that makes the rows of a folder of texts. The text of a page is the file that is named like the end
 * of its path: that of `/support/status-page` is `support/status-page.mdx`.
 *
 * @param shared Values of each row that does not have its own.
 */
export const textRows =
  (folder: string, shared: SharedValues) =>
  (path: string, own: OwnValues): PageRow => ({
    path,
    content: `${folder}/${path.split('/').at(-1)}.mdx`,
    ...shared,
    ...own,
  });
