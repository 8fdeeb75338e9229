import { DEFAULT_LOCALE } from '../../src/lib/default-locale.ts';
import type { DataTableColumn } from '../../src/ui/data-table-rows.ts';

/** "1,240". */
export const grouped = (value: number) => value.toLocaleString(DEFAULT_LOCALE);

/** "94.9%". */
export const percent = (value: number) => `${value.toFixed(1)}%`;

/** A column of figures: they end in one line, sort by value and are shown as `format` writes them. */
export function figureColumn<Row>(
  header: string,
  value: (row: Row) => number,
  format: (value: number) => string = grouped,
): DataTableColumn<Row> {
  return {
    id: header.toLowerCase().replaceAll(' ', '-'),
    header,
    align: 'end',
    value,
    text: (row) => format(value(row)),
  };
}
