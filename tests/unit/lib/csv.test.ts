import { expect, test } from 'vitest';
import { toCsv } from '../../../src/lib/csv.ts';

/** The byte order mark. */
const BOM = '\uFEFF';

test('toCsv quotes every cell and doubles quotes inside it', () => {
  expect(
    toCsv([
      ['Name', 'Note'],
      ['Ana, 2nd', 'says "no"\nand leaves'],
      ['Jo', 12.5],
    ]),
  ).toBe(`${BOM}"Name","Note"\r\n"Ana, 2nd","says ""no""\nand leaves"\r\n"Jo","12.5"\r\n`);
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
  // A reader that takes `;` for the end of a cell reads `""=1+1` as the next one, which is `=1+1`.
  ['ok;"=1+1;', `ok;'""=1+1;`],
])('toCsv escapes the formula in %j', (text, escaped) => {
  expect(toCsv([[text]])).toBe(`${BOM}"${escaped}"\r\n`);
});

test.each(['1 + 1 = 2', 'ana@example.com', 'DSC-0412.jpg', 'a, -b', ''])(
  'toCsv keeps %j unchanged',
  (text) => {
    expect(toCsv([[text]])).toBe(`${BOM}"${text}"\r\n`);
  },
);

test('toCsv does not escape a negative number', () => {
  expect(toCsv([[-2]])).toBe(`${BOM}"-2"\r\n`);
});

test('toCsv returns only the byte order mark for no rows', () => {
  expect(toCsv([])).toBe(BOM);
});
