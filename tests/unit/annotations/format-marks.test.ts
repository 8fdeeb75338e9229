import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatMarks,
  NO_NOTE,
  formatPosition,
  withMarkLines,
} from '../../../src/annotations/format-marks.ts';
import { withMarks, type MarkList } from '../../../src/annotations/photo-mark.ts';
import { fileOf } from '../quote/file-of.ts';
import { changes } from './mark-arbitraries.ts';

const pin = (note: string, id = 1): MarkList[number] => ({ id, kind: 'pin', x: 0.47, y: 0.36, note });
const linesFor = (name: string, marks: MarkList) => {
  const file = fileOf(name);
  return formatMarks([file], withMarks({}, file, marks));
};

describe('formatMarks', () => {
  test('writes the file name, number, position and note of a pin', () => {
    expect(linesFor('DSC_0412.NEF', [pin('soften under the eyes')])).toEqual([
      'DSC_0412.NEF: 1 (47 % across, 36 % down): soften under the eyes',
    ]);
  });
  test('writes the width of a ring and “whole photo” for a note without a place', () => {
    expect(formatPosition({ kind: 'ring', x: 0, y: 1, radius: 0.09 })).toBe(
      '0 % across, 100 % down, ring 18 % wide',
    );
    expect(linesFor('a.jpg', [{ id: 4, kind: 'whole', note: 'warmer' }])).toEqual([
      'a.jpg: 1 (whole photo): warmer',
    ]);
  });
  test('writes a placeholder for a mark without a note', () => {
    expect(linesFor('a.jpg', [pin(' \n ')])).toEqual([`a.jpg: 1 (47 % across, 36 % down): ${NO_NOTE}`]);
  });
  test('numbers the marks of each photo and keeps the order of the list', () => {
    const [a, b] = [fileOf('a.jpg'), fileOf('b.jpg')];
    const all = withMarks(withMarks({}, b, [pin('two', 7), pin('three', 2)]), a, [pin('one')]);
    expect(formatMarks([a, b], all).map((line) => line.replace(/ \(.*\)/, ''))).toEqual([
      'a.jpg: 1: one',
      'b.jpg: 1: two',
      'b.jpg: 2: three',
    ]);
    expect(formatMarks([a], all)).toHaveLength(1);
  });
  test('adds the photo’s number to a file name that occurs twice', () => {
    const files = [fileOf('a.jpg', { size: 1 }), fileOf('c.jpg'), fileOf('a.jpg', { size: 2 })];
    const all = files.reduce((marks, file) => withMarks(marks, file, [pin('x')]), {});
    expect(formatMarks(files, all).map((line) => line.split(':')[0])).toEqual([
      'a.jpg (photo 1)',
      'c.jpg',
      'a.jpg (photo 3)',
    ]);
  });
  test('adds it also to names that differ only in case, or in how a letter is encoded', () => {
    const names = ['DSC_1.JPG', 'DSC_1.jpg', 'b.jpg', 'caf\u00e9.jpg', 'cafe\u0301.jpg'];
    const files = names.map((name) => fileOf(name));
    const all = files.reduce((marks, file) => withMarks(marks, file, [pin('x')]), {});
    expect(formatMarks(files, all).map((line) => line.split(':')[0])).toEqual([
      'DSC_1.JPG (photo 1)',
      'DSC_1.jpg (photo 2)',
      'b.jpg',
      'caf\u00e9.jpg (photo 4)',
      'cafe\u0301.jpg (photo 5)',
    ]);
  });
  test('removes line breaks and control characters from file names and notes', () => {
    const [line = ''] = linesFor('a\nb.jpg: 1 (0 % across): \u202Egpj.exe', [
      pin('one\r\n\r\ntwo\u2028\u202Ethree'),
    ]);
    expect(line).toBe('ab.jpg: 1 (0 % across): gpj.exe: 1 (47 % across, 36 % down): one two three');
  });

  test('writes one line per mark that can be parsed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(changes, { maxLength: 12 }), (name, steps) => {
        const marks = steps.reduce((list, step) => step(list), [] as MarkList);
        const lines = linesFor(`${name}.jpg`, marks);
        expect(lines).toHaveLength(marks.length);
        lines.forEach((line, at) => {
          expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
          const match =
            /\.jpg: (\d+) \((whole photo|\d+ % across, \d+ % down(?:, ring \d+ % wide)?)\): (.+)$/.exec(line);
          expect(Number(match?.[1])).toBe(at + 1);
        });
      }),
    );
  });
});

describe('withMarkLines', () => {
  test('appends an empty line and the marks to the unchanged text (brief 5)', () => {
    expect(withMarkLines(' Keep the grain\n', ['a: 1', 'b: 1'])).toBe(' Keep the grain\n\n\na: 1\nb: 1');
    expect(withMarkLines('Keep', ['a'])).toBe('Keep\n\na');
  });
  test('adds nothing without marks, and no empty line without text', () => {
    expect(withMarkLines(' Keep ', [])).toBe(' Keep ');
    expect(withMarkLines('', ['a', 'b'])).toBe('a\nb');
    expect(withMarkLines('\u200B', ['a'])).toBe('a');
  });
  test('keeps any text unchanged at the start (ordering 33)', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, lines) => {
        const sent = withMarkLines(text, lines);
        expect(text.trim() === '' || sent.startsWith(text)).toBe(true);
        expect(sent.endsWith(lines.at(-1) ?? text)).toBe(true);
      }),
    );
  });
});
