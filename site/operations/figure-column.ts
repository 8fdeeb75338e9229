import { formatNumber } from '../../src/pricing/currency.ts';
import type { DataTableColumn } from '../../src/ui/data-table-rows.ts';

/** "94.9%". */
export const percent = (value: number) => `${value.toFixed(1)}%`;

/** A column of figures: they end in one line, sort by value and are shown as `format` writes them. */
export function figureColumn<Row>(
  header: string,
  value: (row: Row) => number,
  format: (value: number) => string = formatNumber,
): DataTableColumn<Row> {
  return {
    id: header.toLowerCase().replaceAll(' ', '-'),
    header,
    align: 'end',
    value,
    text: (row) => format(value(row)),
  };
}
