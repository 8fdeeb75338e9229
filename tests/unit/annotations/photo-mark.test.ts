import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { photoKey } from '../../../src/lib/photo-key.ts';
import {
  addMark,
  countMarks,
  hasPosition,
  MAX_MARKS,
  MAX_NOTE,
  parseMarks,
  moveMark,
  removeMark,
  resizeRing,
  ringRadius,
  withMarks,
  writeNote,
  type MarkList,
} from '../../../src/annotations/photo-mark.ts';
import { anyNumber, changes } from './mark-arbitraries.ts';
import { fileOf } from '../quote/file-of.ts';

function expectValid(marks: MarkList) {
  expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length);
  expect(marks.length).toBeLessThanOrEqual(MAX_MARKS);
  for (const mark of marks) {
    expect(mark.note.length).toBeLessThanOrEqual(MAX_NOTE);
    if (!hasPosition(mark)) continue;
    for (const share of [mark.x, mark.y]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    if (mark.kind !== 'ring') continue;
    expect(mark.radius).toBeGreaterThanOrEqual(ringRadius.min);
    expect(mark.radius).toBeLessThanOrEqual(ringRadius.max);
  }
}

test('marks stay inside the photo and keep unique ids after any edits', () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 60 }), (steps) => {
      let marks: MarkList = [];
      for (const step of steps) {
        marks = step(marks);
        expectValid(marks);
      }
    }),
  );
});

test('addMark adds no mark beyond MAX_MARKS (brief 5)', () => {
  let marks: MarkList = [];
  for (let count = 0; count < MAX_MARKS; count++) marks = addMark(marks, { kind: 'whole' });
  expect(marks).toHaveLength(MAX_MARKS);
  expect(addMark(marks, { kind: 'whole' })).toBe(marks);
});

test('moveMark accumulates no rounding error over steps of 0.01', () => {
  let marks = addMark([], { kind: 'pin', x: 0, y: 0 });
  for (let step = 1; step <= 100; step++) {
    const { x = 0, y = 0 } = marks.find(hasPosition) ?? {};
    marks = moveMark(marks, 1, x + 0.01, y);
  }
  expect(marks).toEqual([{ id: 1, kind: 'pin', x: 1, y: 0, note: '' }]);
});

test('an edit without effect returns the same list', () => {
  const marks = addMark([], { kind: 'pin', x: 1, y: 0.5 });
  expect(moveMark(marks, 1, 1.2, 0.5)).toBe(marks);
  expect(resizeRing(marks, 1, 0.3)).toBe(marks);
  expect(writeNote(marks, 1, '')).toBe(marks);
  expect(removeMark(marks, 7)).toBe(marks);
});

test('addMark gives no id twice, also if marks before it were removed', () => {
  const two = addMark(addMark([], { kind: 'whole' }), { kind: 'whole' });
  expect(addMark(removeMark(two, 1), { kind: 'whole' }).map(({ id }) => id)).toEqual([2, 3]);
});

test('withMarks drops the entry of an empty list, and countMarks counts only the given photos', () => {
  const [one, two] = [fileOf('a.jpg'), fileOf('b.jpg')];
  const marks = addMark([], { kind: 'whole' });
  const all = withMarks(withMarks({}, one, marks), two, marks);
  expect(countMarks([one, two], all)).toBe(2);
  expect(countMarks([two], all)).toBe(1);
  expect(withMarks(all, one, [])).toEqual({ [photoKey(two)]: marks });
  expect(withMarks(all, one, marks)).toBe(all);
});

describe('parseMarks', () => {
  const key = 'a.jpg/1/1';

  test('returns serialized marks with renumbered ids', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 20 }), (steps) => {
        const marks = steps.reduce((list, step) => step(list), [] as MarkList);
        const again = parseMarks(JSON.parse(JSON.stringify({ [key]: marks })));
        const expected = marks.map((mark, at) => ({ ...mark, id: at + 1 }));
        expect(again).toEqual(marks.length === 0 ? {} : { [key]: expected });
      }),
    );
  });

  test('returns valid marks for any value', () => {
    const fields = fc.record(
      {
        id: fc.anything(),
        kind: fc.oneof(fc.constantFrom('pin', 'ring', 'whole'), fc.anything()),
        x: fc.oneof(anyNumber, fc.anything()),
        y: fc.oneof(anyNumber, fc.anything()),
        radius: fc.oneof(anyNumber, fc.anything()),
        note: fc.oneof(fc.string(), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const hostile = fc.dictionary(
      fc.oneof(fc.constantFrom(key, '__proto__', 'constructor'), fc.string()),
      fc.oneof(fc.array(fc.oneof(fields, fc.anything())), fc.anything()),
    );
    fc.assert(
      fc.property(fc.oneof(hostile, fc.anything()), (value) => {
        for (const marks of Object.values(parseMarks(value))) expectValid(marks);
      }),
    );
  });

  test.each([
    null,
    undefined,
    3,
    'a',
    [],
    [[]],
    { [key]: 'x' },
    { [key]: [{ kind: 'pin', x: '1', y: 2 }] },
    { [key]: [{ kind: 'pin', x: 1, y: '2' }] },
    { [key]: [{ kind: 'ring', x: 1, y: 2, radius: '3' }] },
    { [key]: [{ kind: 'oval', x: 1, y: 2, radius: 3 }] },
  ])('returns no marks for %j', (value) => expect(parseMarks(value)).toEqual({}));
  test('ignores __proto__ and constructor as photo keys', () => {
    const parsed = parseMarks(
      JSON.parse('{"__proto__": [{"kind":"whole"}], "constructor": [{"kind":"whole"}]}'),
    );
    expect(Object.keys(parsed)).toEqual([]);
    expect(({} as Record<string, unknown>)['kind']).toBeUndefined();
  });
  test('truncates a note of 1 MB and a list of 100,000 marks (brief 5)', () => {
    const note = 'x'.repeat(1_000_000);
    const parsed = parseMarks({ [key]: Array.from({ length: 100_000 }, () => ({ kind: 'whole', note })) });
    expect(parsed[key]).toHaveLength(MAX_MARKS);
    expect(parsed[key]?.[0]?.note).toHaveLength(MAX_NOTE);
  });
});
