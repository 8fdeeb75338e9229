import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { useLocale } from '../lib/locale.tsx';
import { toCsv } from '../lib/csv.ts';
import { useAnnouncement } from '../lib/use-announcement.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { Button } from './button.tsx';
import {
  filterRows,
  nextSort,
  sortRows,
  type DataTableColumn,
  type DataTableSort,
} from './data-table-rows.ts';
import { ChevronDownIcon, DownloadIcon } from './icons.tsx';
import { TextField } from './text-field.tsx';

const defaultMessages = {
  filter: 'Filter rows',
  export: 'Export CSV',
  empty: 'No row has these words.',
  noRows: 'No rows.',
  count: (shown: number, all: number) => {
    const rows = all === 1 ? 'row' : 'rows';
    return shown === all ? `${all} ${rows}` : `${shown} of ${all} ${rows}`;
  },
};

export type DataTableProps<Row> = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Subject of the table. Always visible, because it also names the region that scrolls. */
  caption: ReactNode;
  /** The columns. The first one is the header of each row. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows, in their order before a column is sorted. */
  rows: readonly Row[];
  /** Returns a unique key for the row. */
  rowKey: (row: Row) => string;
  /** Initial sorting. Default: the order of `rows`. */
  defaultSort?: DataTableSort;
  /** File name of the CSV export of the visible rows: "orders.csv". Without it there is no export. */
  fileName?: string;
  /** Whether to show the filter field. A table of five rows needs none. Default: true. */
  filterable?: boolean;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

/**
 * Table that visitors sort by its headings, filter by words, and export as CSV. A wide one scrolls inside its region.
 * Without scripts it shows no filter and no export, and an arrow only in the heading by which it is sorted.
 *
 * Leave 8 px free on its left and right: the region is that much wider than the table, so that it does not cut off focus
 * rings.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, defaultSort, fileName, filterable = true, ...others } = props;
  const { messages, className, ...rest } = others;
  const words = withDefaults(defaultMessages, messages);
  const locale = useLocale();
  const [sort, setSort] = useState(defaultSort);
  const [query, setQuery] = useState('');
  const captionId = useId();
  const shown = sortRows(filterRows(rows, columns, query), columns, sort, locale);
  const count = words.count(shown.length, rows.length);
  const [announcement] = useAnnouncement(count);

  const save = (name: string) =>
    saveCsv(name, [
      columns.map(({ header }) => header),
      ...shown.map((row) => columns.map(({ value }) => value(row))),
    ]);

  return (
    <div {...rest} className={cn('min-w-0', className)}>
      {(filterable || fileName) && (
        <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-4 noscript:hidden">
          {filterable && (
            <TextField
              type="search"
              label={words.filter}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className="grow sm:max-w-80"
            />
          )}
          {fileName && (
            <Button variant="secondary" size="sm" className="ms-auto" onClick={() => save(fileName)}>
              <DownloadIcon className="size-4" />
              {words.export}
            </Button>
          )}
        </div>
      )}
      {/* A region with a tab stop, so that a wide table can be scrolled without a pointer. */}
      <div
        role="region"
        aria-labelledby={captionId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        // Wider than the table, so that scrolling does not cut off the focus rings of the outer columns.
        className="scroll-fade @container -mx-2 overflow-x-auto px-2"
      >
        <table className="text-small w-full border-collapse">
          <caption id={captionId} className="text-muted pb-3 text-start">
            {/* As wide as the visible part of the table, at any scroll position. */}
            <span className="sticky start-0 block w-[100cqi]">{caption}</span>
          </caption>
          <thead>
            <tr className="border-line-strong border-b">
              {columns.map((column) => (
                <Heading
                  key={column.id}
                  column={column}
                  direction={sort?.column === column.id ? sort.direction : undefined}
                  onSort={() => setSort((before) => nextSort(before, column.id))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={rowKey(row)} className="border-line hover:bg-sunken border-b">
                {columns.map((column, at) => (
                  <Cell key={column.id} row={row} column={column} isHeading={at === 0} />
                ))}
              </tr>
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={columns.length} className="text-muted px-3 py-8 first:ps-0">
                  {rows.length === 0 ? words.noRows : words.empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <p className="text-mono text-muted mt-3 font-mono">{count}</p>
      <output className="sr-only">{announcement}</output>
    </div>
  );
}

type HeadingProps<Row> = {
  column: DataTableColumn<Row>;
  /** Direction in which the column is sorted, if it is. */
  direction: DataTableSort['direction'] | undefined;
  onSort: () => void;
};

function Heading<Row>({ column, direction, onSort }: HeadingProps<Row>) {
  const isEnd = column.align === 'end';
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={cn('px-3 first:ps-0 last:pe-0', isEnd ? 'text-end' : 'text-start')}
    >
      <button
        type="button"
        onClick={onSort}
        className={cn(
          'hover:text-ink inline-flex min-h-11 items-center gap-1 font-semibold whitespace-nowrap transition-colors',
          direction ? 'text-ink' : 'text-muted',
          isEnd && 'flex-row-reverse',
        )}
      >
        {column.header}
        <ChevronDownIcon
          className={cn(
            'size-4 transition-transform',
            !direction && 'opacity-35 noscript:hidden',
            direction === 'ascending' && 'rotate-180',
          )}
        />
      </button>
    </th>
  );
}

type CellProps<Row> = { row: Row; column: DataTableColumn<Row>; isHeading: boolean };

function Cell<Row>({ row, column, isHeading }: CellProps<Row>) {
  const content = column.cell ? column.cell(row) : (column.text?.(row) ?? column.value(row));
  const cellClass = cn(
    'px-3 py-3 align-baseline first:ps-0 last:pe-0',
    column.align === 'end'
      ? 'text-end font-mono text-mono whitespace-nowrap [font-variant-numeric:tabular-nums]'
      : 'text-start',
  );
  if (!isHeading) return <td className={cellClass}>{content}</td>;
  return (
    <th scope="row" className={cn(cellClass, 'font-medium')}>
      {content}
    </th>
  );
}

/** Delay before the object URL is revoked, in ms. By then every browser has begun to read the file. */
const RELEASE_DELAY = 10_000;

/** Downloads rows as a CSV file. */
function saveCsv(name: string, rows: Parameters<typeof toCsv>[0]): void {
  const url = URL.createObjectURL(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_DELAY);
}
