import { expect, test } from 'vitest';
import { filterRows, nextSort, sortRows, type DataTableColumn } from '../../../src/ui/data-table-rows.ts';

type Row = { name: string; images: number };
const rows: readonly Row[] = [
  { name: 'Order 10', images: 9 },
  { name: 'order 9', images: 1200 },
  { name: 'Événement', images: 9 },
];
const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  {
    id: 'images',
    header: 'Images',
    value: ({ images }) => images,
    text: ({ images }) => images.toLocaleString('en-US'),
  },
];
const names = (list: readonly Row[]) => list.map(({ name }) => name);

test('sortRows sorts numbers by value and texts by locale and number', () => {
  expect(names(sortRows(rows, columns, { column: 'name', direction: 'ascending' }))).toEqual([
    'Événement',
    'order 9',
    'Order 10',
  ]);
  expect(names(sortRows(rows, columns, { column: 'images', direction: 'descending' }))[0]).toBe('order 9');
  const decimals = [0.5, 0.25].map((images) => ({ name: `${images}`, images }));
  expect(names(sortRows(decimals, columns, { column: 'images', direction: 'ascending' }))[0]).toBe('0.25');
});

test('sortRows keeps the order of equal rows in both directions', () => {
  const up = names(sortRows(rows, columns, { column: 'images', direction: 'ascending' }));
  const down = names(sortRows(rows, columns, { column: 'images', direction: 'descending' }));
  expect(up.slice(0, 2)).toEqual(['Order 10', 'Événement']);
  expect(down.slice(1)).toEqual(['Order 10', 'Événement']);
});

test('sortRows returns the same rows without a sort or with an unknown column', () => {
  expect(sortRows(rows, columns, undefined)).toBe(rows);
  expect(sortRows(rows, columns, { column: 'price', direction: 'ascending' })).toBe(rows);
});

test('filterRows requires every word in any cell, as a value or as shown', () => {
  expect(names(filterRows(rows, columns, '  ORDER 9 '))).toEqual(['Order 10', 'order 9']);
  expect(names(filterRows(rows, columns, '1,200'))).toEqual(['order 9']);
  expect(filterRows(rows, columns, 'order wedding')).toEqual([]);
  expect(filterRows(rows, columns, '   ')).toBe(rows);
});

test('nextSort alternates the direction of a column and starts another one ascending', () => {
  const up = nextSort(undefined, 'name');
  expect(up).toEqual({ column: 'name', direction: 'ascending' });
  expect(nextSort(up, 'name').direction).toBe('descending');
  expect(nextSort(nextSort(up, 'name'), 'name')).toEqual(up);
  expect(nextSort(nextSort(up, 'name'), 'images')).toEqual({ column: 'images', direction: 'ascending' });
});
