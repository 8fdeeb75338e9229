import { expect, test } from 'vitest';
import { photoKey } from '../../../src/lib/photo-key.ts';
import type { MarkList } from '../../../src/annotations/photo-mark.ts';
import { defaultQuote, quoteReducer, toPayload, type QuoteAction } from '../../../src/quote/quote-state.ts';
import { contentHash } from '../../../src/quote/order/order-machine.ts';
import { fileOf } from './file-of.ts';

const [one, two] = [fileOf('DSC_0412.NEF'), fileOf('DSC_0413.NEF')];
const marks: MarkList = [{ id: 1, kind: 'pin', x: 0.47, y: 0.36, note: 'soften under the eyes' }];
const run = (...actions: QuoteAction[]) => actions.reduce(quoteReducer, defaultQuote);
const marked = run(
  { type: 'add', list: 'photos', files: [one, two] },
  { type: 'mark', file: one, marks },
  { type: 'mark', file: two, marks },
);

test('quoteReducer removes the marks of a removed photo', () => {
  expect(quoteReducer(marked, { type: 'remove', list: 'photos', files: [one] }).marks).toEqual({
    [photoKey(two)]: marks,
  });
});

test('quoteReducer moves marks to the file that replaces their photo, unless it has marks', () => {
  const by = fileOf('DSC_0412 copy.NEF');
  const replaced = quoteReducer(marked, { type: 'replaceFiles', pairs: new Map([[one, by]]) });
  expect(replaced.marks).toEqual({ [photoKey(by)]: marks, [photoKey(two)]: marks });
  const own: MarkList = [{ id: 1, kind: 'whole', note: 'warmer' }];
  const both = quoteReducer(marked, { type: 'mark', file: two, marks: own });
  expect(quoteReducer(both, { type: 'replaceFiles', pairs: new Map([[one, two]]) }).marks).toEqual({
    [photoKey(two)]: own,
  });
  const reference = fileOf('mood.jpg');
  const withReference = quoteReducer(both, { type: 'add', list: 'references', files: [reference] });
  expect(
    quoteReducer(withReference, { type: 'replaceFiles', pairs: new Map([[reference, two]]) }).marks,
  ).toEqual(both.marks);
});

test('quoteReducer changes no field when marks change', () => {
  expect(run({ type: 'mark', file: one, marks }).fields).toEqual(defaultQuote.fields);
});

test('toPayload puts the marks after the visitor’s text in specialInstructions (ordering 33)', () => {
  const fields = { ...defaultQuote.fields, specialRequirements: 'Keep the grain' };
  expect(toPayload(fields, ['a'], [], ['b.jpg: 1']).specialInstructions).toBe('Keep the grain\n\nb.jpg: 1');
  expect(toPayload(fields, ['a'], []).specialInstructions).toBe('Keep the grain');
});

test('contentHash changes with the marks', () => {
  const changed = quoteReducer(marked, { type: 'mark', file: two, marks: [] });
  expect(contentHash(marked)).toBe(contentHash(structuredClone({ ...marked, photos: [one, two] })));
  expect(contentHash(changed)).not.toBe(contentHash(marked));
});
