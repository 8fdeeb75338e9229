import { photos } from '#photos';
import { paths } from '../routing/paths.ts';
import type { Page, PageRow, RowWithPhotograph } from './page-row.ts';
import { leftOut, pages } from './pages.ts';
import { notFoundPage } from './pages-without-row.ts';

/** Maximum number of siblings that are shown as related pages. */
const RELATED = 3;

const byPath = new Map(pages.map((row) => [row.path, row]));

/**
 * Returns the page of a path (in the form of `canonicalPath`), with the pages above and below it and the related ones, or
 * `notFoundPage`.
 */
export function findPage(path: string): Page {
  const row = byPath.get(path);
  if (!row) return notFoundPage;
  return {
    ...withPhotograph(row),
    service: row.service,
    trail: trailOf(row),
    subPages: pages.filter(({ parent }) => parent === path).map(withPhotograph),
    related: relatedOf(row).map(withPhotograph),
  };
}

/** Returns a row with its photograph, and without `keywords` and `service`, which no list of pages shows. */
function withPhotograph(row: PageRow): RowWithPhotograph {
  const carried = { ...row, keywords: undefined, service: undefined };
  return row.photo ? { ...carried, photograph: photos[row.photo] } : carried;
}

/** Returns the pages that the row names. If it names none, or all are left out, returns its siblings. */
function relatedOf(row: PageRow): PageRow[] {
  const named = row.related?.filter((path) => !leftOut.has(path)).map(rowOf) ?? [];
  return named.length > 0 ? named : siblingsOf(row);
}

/** Returns the first siblings after a row, then those from the start of the list, so that all get equally many links. */
function siblingsOf(row: PageRow): PageRow[] {
  if (!row.parent) return [];
  const siblings = pages.filter(({ parent }) => parent === row.parent);
  const at = siblings.indexOf(row);
  return [...siblings.slice(at + 1), ...siblings.slice(0, at)].slice(0, RELATED);
}

/** Returns the row of a path that another row names. If there is none, the error lists all such paths. */
function rowOf(path: string): PageRow {
  const row = byPath.get(path);
  if (row) return row;
  const faults = pages.flatMap((page) =>
    [...(page.related ?? []), page.parent]
      .filter((named) => named !== undefined && !byPath.has(named) && !leftOut.has(named))
      .map((named) => `The row of ${page.path} points to ${named}, which has no row.`),
  );
  throw new Error(faults.join('\n'));
}

/** Returns the pages above a page, the home page first. */
function trailOf(row: PageRow): Page['trail'] {
  if (!row.parent) return [{ path: paths.home, label: 'Home' }];
  const above = rowOf(row.parent);
  return [...trailOf(above), { path: above.path, label: above.label ?? above.title }];
}
