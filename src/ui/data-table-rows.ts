import { DEFAULT_LOCALE } from '../lib/default-locale.ts';
import { hasWords } from '../lib/highlight.ts';
import type { ReactNode } from 'react';

/** One column of a `DataTable`. */
export type DataTableColumn<Row> = {
  id: string;
  /** Heading of the column, in the table and in the CSV file. */
  header: string;
  /** Returns the value to sort, filter and export: a number if it is one. */
  value: (row: Row) => string | number;
  /** Returns the text shown instead of the value: "$1,240" for 1240. The filter searches it too. */
  text?: (row: Row) => string;
  /** Content rendered instead of value or text. */
  cell?: (row: Row) => ReactNode;
  /** Alignment. Use `end` for figures, so that their digits are aligned. Default: `start`. */
  align?: 'start' | 'end';
};

type SortDirection = 'ascending' | 'descending';
/** The `column` that the rows are sorted by, and its `direction`: `ascending` or `descending`. */
export type DataTableSort = { column: string; direction: SortDirection };

/** Returns the rows that contain every word of the query, each in any cell. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  query: string,
): readonly Row[] {
  if (query.trim() === '') return rows;
  return rows.filter((row) => {
    const cells = columns.map(({ value, text }) => `${value(row)} ${text?.(row) ?? ''}`);
    return hasWords(cells.join(' '), query);
  });
}

/**
 * Sorts rows by a column. Equal ones keep their order; texts are compared as the locale does, with "Order 9" before
 * "Order 10", and without regard to capitals or accents.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: DataTableSort | undefined,
  locale = DEFAULT_LOCALE,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column);
  if (!column) return rows;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const difference = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
  return rows.toSorted((a, b) => sign * difference(column.value(a), column.value(b)));
}

/** Returns the sorting after a press on a column's heading: ascending, then descending, then ascending again. */
export function nextSort(sort: DataTableSort | undefined, column: string): DataTableSort {
  const isAscending = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}
