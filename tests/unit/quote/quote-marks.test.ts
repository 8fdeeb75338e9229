import { expect, test } from 'vitest';
import { photoKey } from '../../../src/lib/photo-key.ts';
import type { MarkList } from '../../../src/annotations/photo-mark.ts';
import { defaultQuote, quoteReducer, toPayload, type QuoteAction } from '../../../src/quote/quote-state.ts';
import { contentOf } from '../../../src/quote/order/order-record.ts';
import { fileOf } from './file-of.ts';

const [one, two] = [fileOf('DSC_0412.NEF'), fileOf('DSC_0413.NEF')];
const marks: MarkList = [{ id: 1, kind: 'pin', x: 0.47, y: 0.36, note: 'soften under the eyes' }];
const run = (...actions: QuoteAction[]) => actions.reduce(quoteReducer, defaultQuote);
const marked = run(
  { type: 'addPhotos', files: [one, two] },
  { type: 'mark', file: one, marks },
  { type: 'mark', file: two, marks },
);

test('marks go with their photo, and with the form', () => {
  expect(quoteReducer(marked, { type: 'removePhoto', file: one }).marks).toEqual({ [photoKey(two)]: marks });
  expect(quoteReducer(marked, { type: 'reset' }).marks).toEqual({});
});

test('marks never change the count or the price', () => {
  expect(run({ type: 'mark', file: one, marks }).fields).toEqual(defaultQuote.fields);
});

test('the person’s own words come first in specialInstructions, the marks below them (ordering 33)', () => {
  const fields = { ...defaultQuote.fields, specialRequirements: 'Keep the grain' };
  expect(toPayload(fields, ['a'], [], ['b.jpg: 1']).specialInstructions).toBe('Keep the grain\n\nb.jpg: 1');
  expect(toPayload(fields, ['a'], []).specialInstructions).toBe('Keep the grain');
});

test('a changed note is another content', () => {
  const changed = quoteReducer(marked, { type: 'mark', file: two, marks: [] });
  expect(contentOf(marked)).toBe(contentOf(structuredClone({ ...marked, photos: [one, two] })));
  expect(contentOf(changed)).not.toBe(contentOf(marked));
});
