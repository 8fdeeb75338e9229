import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyFor } from '../../../../src/quote/order/order-keys.ts';
import { readRecord } from '../../../../src/quote/order/order-record.ts';
import { colorPreferences, stylePreferences } from '../../../../src/quote/quote-options.ts';
import { defaultFields } from '../../../../src/quote/quote-state.ts';
import { MAX_TEXT, readQuote } from '../../../../src/quote/read-quote.ts';
import { NOW, record } from './record-fixture.ts';

describe('readRecord', () => {
  test('reads what was written', () => {
    expect(readRecord(structuredClone(record), 'draft', NOW)).toEqual({ record, isPartial: false });
  });

  test('reads choices in the order in which they were made, so that the order stays the same one (ordering 40)', () => {
    const shuffled = <T>(list: readonly T[]) => fc.shuffledSubarray([...list]);
    fc.assert(
      fc.property(shuffled(stylePreferences), shuffled(colorPreferences), (stylePrefs, colorPrefs) => {
        const quote = { ...record.quote, fields: { ...record.quote.fields, stylePrefs, colorPrefs } };
        expect(readRecord({ ...record, quote }, 'draft', NOW)).toEqual({
          record: { ...record, quote },
          isPartial: false,
        });
      }),
    );
  });

  test('reads anything at all without an error, and what comes out is a whole record', () => {
    const anything = fc.anything({ withMap: true, withDate: true, withBigInt: true });
    const torn = fc
      .tuple(fc.constantFrom(...Object.keys(record)), anything)
      .map(([name, value]) => ({ ...record, [name]: value }));
    fc.assert(
      fc.property(fc.oneof(anything, torn), (stored) => {
        const found = readRecord(stored, 'draft', NOW);
        if (!found) return;
        expect(Object.keys(found.record.quote.fields)).toEqual(Object.keys(defaultFields));
        const again = readRecord(structuredClone(found.record), 'draft', NOW);
        expect(again).toEqual({ record: found.record, isPartial: false });
      }),
    );
  });

  test('says when a part could not be read, and keeps the others (ordering 56)', () => {
    const torn = {
      ...record,
      quote: { ...record.quote, fields: { ...record.quote.fields, qualityLevel: 'gold' } },
    };
    expect(readRecord(torn, 'draft', NOW)).toMatchObject({
      isPartial: true,
      record: { quote: { fields: { clientName: 'Ana', qualityLevel: 'pro' } } },
    });
    expect(readRecord({ ...record, receipts: 'none', attempts: { 0: 1 } }, 'draft', NOW)).toMatchObject({
      record: { receipts: {}, attempts: [] },
    });
  });

  test('tells that nothing can be read', () => {
    for (const stored of [undefined, null, 'x', 7, [], {}, { quote: 3 }])
      expect(readRecord(stored, 'draft', NOW)).toBeUndefined();
  });

  test('reads an older record, which has no form, no seed and no attempts (ordering 56)', () => {
    const first = { version: 1, id: 'uuid', revision: 3, quote: record.quote };
    expect(readRecord(first, 'order', NOW)).toMatchObject({
      isPartial: false,
      record: { id: 'order', form: '', updatedAt: 0, quote: record.quote, attempts: [] },
    });
  });

  test('an unreadable outcome counts as unknown: the order may have arrived', () => {
    const attempts = [{ ...record.attempts[0], outcome: 'sent' }];
    expect(readRecord({ ...record, attempts }, 'draft', NOW)).toMatchObject({
      record: { attempts: [{ outcome: 'unknown' }] },
    });
  });

  test('an attempt that an older version stored before its upload is left out', () => {
    const attempts = [{ ...record.attempts[0], outcome: 'unsent' }];
    expect(readRecord({ ...record, attempts }, 'draft', NOW)).toMatchObject({ record: { attempts: [] } });
  });

  test('a time in the future counts as now (ordering 53)', () => {
    const future = { at: NOW + 5 };
    const receipts = { 'photos/a.jpg/1/1': { name: 'stored', ...future } };
    const stored = { ...record, updatedAt: NOW + 5, owner: { tab: 'mine', ...future }, receipts };
    expect(readRecord(stored, 'draft', NOW)).toMatchObject({ record });
    expect(readRecord(stored, 'draft', NOW + 9)).toMatchObject({ record: stored });
  });

  test('huge texts and lists are cut', () => {
    const fields = { ...record.quote.fields, specialRequirements: 'x'.repeat(2 * MAX_TEXT) };
    const photos = Array.from({ length: 20_000 }, (_, at) => `a/${at}/1`);
    const read = readQuote({ ...record.quote, fields, photos });
    expect(read.fields.specialRequirements).toHaveLength(MAX_TEXT);
    expect(read.photos).toHaveLength(10_000);
  });

  test('a prototype written into it changes nothing', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"polluted":1},"quote":{"fields":{"__proto__":{"clientName":"x"}}}}',
    ) as object;
    expect(readRecord(hostile, 'draft', NOW)).toMatchObject({
      record: { quote: { fields: { clientName: '' } } },
    });
    expect('polluted' in {}).toBe(false);
  });
});

test('a key has the form of a UUID', () => {
  expect(keyFor('seed', 'content')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
});
