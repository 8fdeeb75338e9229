import { expect, test } from 'vitest';
import { toCsv } from '../../../src/lib/csv.ts';

test('toCsv quotes every cell, and doubles the quotes in it', () => {
  expect(
    toCsv([
      ['Name', 'Note'],
      ['Ana, 2nd', 'says "no"\nand leaves'],
      ['Jo', 12.5],
    ]),
  ).toBe('"Name","Note"\r\n"Ana, 2nd","says ""no""\nand leaves"\r\n"Jo","12.5"\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['\t=1+1', "\t'=1+1"],
  ['\n=1+1', "\n'=1+1"],
  ['ok;=1+1', "ok;'=1+1"],
  ['ok; -1', "ok;' -1"],
  ['two lines\r\n@SUM(A1)', "two lines\r\n'@SUM(A1)"],
])('toCsv puts an apostrophe before the formula in %j', (text, disarmed) => {
  expect(toCsv([[text]])).toBe(`"${disarmed}"\r\n`);
});

test.each(['1 + 1 = 2', 'ana@example.com', 'DSC-0412.jpg', 'a, -b', ''])(
  'toCsv leaves %j as it is',
  (text) => {
    expect(toCsv([[text]])).toBe(`"${text}"\r\n`);
  },
);

test('toCsv keeps a negative number a number', () => {
  expect(toCsv([[-2]])).toBe('"-2"\r\n');
});

test('toCsv returns an empty text for no rows', () => {
  expect(toCsv([])).toBe('');
});
