import { expect, test } from 'vitest';
import { toCsv } from '../../../src/lib/csv.ts';

test('a cell with a comma, a quote or a line break stands in quotes', () => {
  expect(
    toCsv([
      ['Name', 'Note'],
      ['Ana, 2nd', 'says "no"\nand leaves'],
      ['Jo', 12.5],
    ]),
  ).toBe('Name,Note\r\n"Ana, 2nd","says ""no""\nand leaves"\r\nJo,12.5\r\n');
});

test('a text that a spreadsheet would run as a formula is disarmed; a number is not touched', () => {
  expect(toCsv([['=1+1', '+1', '@SUM(A1)', '-2', -2]])).toBe("'=1+1,'+1,'@SUM(A1),'-2,-2\r\n");
});

test('no rows make an empty file', () => {
  expect(toCsv([])).toBe('');
});
