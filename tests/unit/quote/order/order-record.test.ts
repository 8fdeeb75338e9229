import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyFor } from '../../../../src/quote/order/order-machine.ts';
import { readRecord } from '../../../../src/quote/order/order-record.ts';
import { colorPreferences, stylePreferences } from '../../../../src/quote/quote-options.ts';
import { defaultFields } from '../../../../src/quote/quote-state.ts';
import { NOW, record } from './record-fixture.ts';

describe('readRecord', () => {
  test('reads a stored record unchanged', () => {
    expect(readRecord(structuredClone(record), 'draft', NOW)).toEqual(record);
  });

  test('keeps the order in which options were selected, so that the content stays equal (ordering 40)', () => {
    const shuffled = <T>(list: readonly T[]) => fc.shuffledSubarray([...list]);
    fc.assert(
      fc.property(shuffled(stylePreferences), shuffled(colorPreferences), (stylePrefs, colorPrefs) => {
        const quote = { ...record.quote, fields: { ...record.quote.fields, stylePrefs, colorPrefs } };
        expect(readRecord({ ...record, quote }, 'draft', NOW)).toEqual({ ...record, quote });
      }),
    );
  });

  test('returns nothing or a complete record for any input', () => {
    const anything = fc.anything({ withMap: true, withDate: true, withBigInt: true });
    const torn = fc
      .tuple(fc.constantFrom(...Object.keys(record)), anything)
      .map(([name, value]) => ({ ...record, [name]: value }));
    fc.assert(
      fc.property(fc.oneof(anything, torn), (stored) => {
        const found = readRecord(stored, 'draft', NOW);
        if (!found) return;
        expect(Object.keys(found.quote.fields)).toEqual(Object.keys(defaultFields));
        const again = readRecord(structuredClone(found), 'draft', NOW);
        expect(again).toEqual({ ...found, isPartial: false });
      }),
    );
  });

  test('reports an unreadable part and keeps the others (ordering 56)', () => {
    const torn = {
      ...record,
      quote: { ...record.quote, fields: { ...record.quote.fields, qualityLevel: 'gold' } },
    };
    expect(readRecord(torn, 'draft', NOW)).toMatchObject({
      isPartial: true,
      quote: { fields: { clientName: 'Ana', qualityLevel: 'pro' } },
    });
    expect(readRecord({ ...record, receipts: 'none', attempts: { 0: 1 } }, 'draft', NOW)).toMatchObject({
      receipts: {},
      attempts: [],
    });
  });

  test('returns undefined for an unreadable record', () => {
    for (const stored of [undefined, null, 'x', 7, [], {}, { quote: 3 }])
      expect(readRecord(stored, 'draft', NOW)).toBeUndefined();
  });

  test('reads an older record without form, seed and attempts (ordering 56)', () => {
    const first = { version: 1, id: 'uuid', revision: 3, quote: record.quote };
    expect(readRecord(first, 'order', NOW)).toMatchObject({
      isPartial: false,
      id: 'order',
      form: '',
      updatedAt: 0,
      quote: record.quote,
      attempts: [],
    });
  });

  test('reports no unreadable part of a draft that an older version stored without a later field', () => {
    const { clientPhone, ...fields } = record.quote.fields;
    expect(clientPhone).toBe('');
    expect(readRecord({ ...record, quote: { ...record.quote, fields } }, 'draft', NOW)).toEqual(record);
  });

  test('reads an invalid outcome as unknown, because the order may have arrived', () => {
    const attempts = [{ ...record.attempts[0], outcome: 'sent' }];
    expect(readRecord({ ...record, attempts }, 'draft', NOW)).toMatchObject({
      attempts: [{ outcome: 'unknown' }],
    });
  });

  test('drops an attempt that an older version stored before its upload', () => {
    const attempts = [{ ...record.attempts[0], outcome: 'unsent' }];
    expect(readRecord({ ...record, attempts }, 'draft', NOW)).toMatchObject({ attempts: [] });
  });

  test('reads the number of an accepted order that an older version stored under another name', () => {
    const number = { form: 'order', taken: 'SL-2048', updatedAt: NOW };
    expect(readRecord(number, 'draft', NOW)).toMatchObject({ orderNumber: 'SL-2048', mayExpire: true });
  });

  test('reads a time in the future as now (ordering 53)', () => {
    const future = { at: NOW + 5 };
    const receipts = { 'photos/a.jpg/1/1': { name: 'stored', ...future } };
    const stored = { ...record, updatedAt: NOW + 5, owner: { tab: 'mine', ...future }, receipts };
    expect(readRecord(stored, 'draft', NOW)).toEqual(record);
    expect(readRecord(stored, 'draft', NOW + 9)).toEqual(stored);
  });

  test('keeps texts and lists of any length (ordering 50)', () => {
    const fields = { ...record.quote.fields, specialRequirements: 'x'.repeat(200_000) };
    const photos = Array.from({ length: 20_000 }, (_, at) => `a/${at}/1`);
    const attempts = photos.map((content) => ({ ...record.attempts[0], content }));
    const stored = { ...record, quote: { ...record.quote, fields, photos }, attempts };
    expect(readRecord(stored, 'draft', NOW)).toEqual(stored);
  });

  test.each([
    ['2028-02-29', false],
    ['12026-05-04', false],
    ['2026-02-31', true],
    ['2026-13-01', true],
    ['2026-00-10', true],
    ['2026-05-00', true],
    ['2026-5-4', true],
  ])('reads the deadline %s, and reports whether it dropped it: %j', (projectDeadline, isPartial) => {
    const fields = { ...record.quote.fields, projectDeadline };
    const read = readRecord({ ...record, quote: { ...record.quote, fields } }, 'draft', NOW);
    expect(read).toMatchObject({
      isPartial,
      quote: { fields: { projectDeadline: isPartial ? '' : projectDeadline } },
    });
  });

  test('ignores `__proto__` keys', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"polluted":1},"quote":{"fields":{"__proto__":{"clientName":"x"}}}}',
    ) as object;
    expect(readRecord(hostile, 'draft', NOW)).toMatchObject({
      quote: { fields: { clientName: '' } },
    });
    expect('polluted' in {}).toBe(false);
  });
});

test('keyFor returns a UUID', () => {
  expect(keyFor('seed', 'content')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
});
