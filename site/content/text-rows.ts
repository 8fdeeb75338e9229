import type { PageRow } from './page-row.ts';

type SharedValues = Pick<PageRow, 'module'> & Partial<PageRow>;
type OwnValues = Pick<PageRow, 'title' | 'description'> & Partial<PageRow>;

/**
 * Returns a function that makes a row of a folder of texts. By default its text is the file that is named like the end of
 * its path: that of `/support/status-page` is `support/status-page.mdx`.
 *
 * @param shared Defaults of the rows of the folder.
 */
export const textRows =
  (folder: string, shared: SharedValues) =>
  (path: string, own: OwnValues): PageRow => ({
    path,
    content: `${folder}/${path.split('/').at(-1)}.mdx`,
    ...shared,
    ...own,
  });
