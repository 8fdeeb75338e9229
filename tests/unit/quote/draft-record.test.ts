import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DRAFT_VERSION,
  emptyQuote,
  isBlank,
  MAX_TEXT,
  mergeQuotes,
  nextRecord,
  readRecord,
  restoredQuote,
  toPlain,
  toState,
  type DraftRecord,
  type PlainQuote,
} from '../../../src/quote/draft/draft-record.ts';
import { givenUp, roomFor } from '../../../src/quote/draft/draft-room.ts';
import {
  colorPreferences,
  contactMethods,
  contactTimes,
  stylePreferences,
} from '../../../src/quote/quote-options.ts';
import { defaultFields, type QuoteFields } from '../../../src/quote/quote-state.ts';
import { photoKey } from '../../../src/photos/accept.ts';
import { qualityLevels, serviceIds, turnarounds } from '../../../src/pricing/price-table.ts';
import { fileOf, filesOf } from './file-of.ts';

const recordOf = (quote: PlainQuote): DraftRecord => ({
  version: DRAFT_VERSION,
  id: 'd1',
  revision: 3,
  savedAt: 1_700_000_000_000,
  quote,
});

const key = fc
  .tuple(fc.string({ minLength: 1, maxLength: 12 }), fc.nat(), fc.nat())
  .map((parts) => parts.join('/'));
const keys = fc.uniqueArray(key, { maxLength: 8 });

const fields: fc.Arbitrary<QuoteFields> = fc.record({
  serviceType: fc.constantFrom('' as const, ...serviceIds),
  qualityLevel: fc.constantFrom(...qualityLevels),
  imageCount: fc.integer({ min: 1, max: 5000 }),
  turnaround: fc.constantFrom(...turnarounds.map(({ id }) => id)),
  specialRequirements: fc.string({ unit: 'grapheme' }),
  rushOrder: fc.boolean(),
  colorPrefs: fc.subarray([...colorPreferences]),
  stylePrefs: fc.subarray([...stylePreferences]),
  contactMethod: fc.constantFrom(...contactMethods),
  contactTime: fc.constantFrom('' as const, ...contactTimes),
  projectDeadline: fc.constantFrom('', '2026-12-01', '9999-12-31'),
  clientName: fc.string(),
  clientEmail: fc.string(),
  clientPhone: fc.string(),
});

const quote: fc.Arbitrary<PlainQuote> = fc
  .record({ fields, photos: keys, references: keys })
  .map((parts) => ({
    ...parts,
    marks: Object.fromEntries(
      parts.photos.map((photo) => [
        photo,
        [{ id: 1, kind: 'pin' as const, x: 0.25, y: 0.5, note: 'soften' }],
      ]),
    ),
  }));

describe('reading what lies in storage', () => {
  test('what was written is read again, through the copy that a storage makes', () => {
    fc.assert(
      fc.property(quote, (entered) => {
        const record = recordOf(entered);
        expect(readRecord(structuredClone(record))).toEqual({ kind: 'draft', record });
      }),
    );
  });

  test('anything at all is read without an error, and what comes out is a whole form', () => {
    const anything = fc.anything({ withNullPrototype: true });
    fc.assert(
      fc.property(anything, anything, anything, anything, (fieldsThere, photos, references, marks) => {
        const found = readRecord({
          ...recordOf(emptyQuote),
          quote: { fields: fieldsThere, photos, references, marks },
        });
        if (found.kind !== 'draft') throw new Error('It should have been read');
        expect(Object.keys(found.record.quote.fields)).toEqual(Object.keys(defaultFields));
        for (const photo of found.record.quote.photos) expect(typeof photo).toBe('string');
      }),
    );
    fc.assert(
      fc.property(anything, (stored) => {
        expect(['none', 'draft', 'newer']).toContain(readRecord(stored).kind);
      }),
    );
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['text', 'draft'],
    ['a list', [1]],
    ['an older version', { ...recordOf(emptyQuote), version: 0 }],
    ['no id', { ...recordOf(emptyQuote), id: 7 }],
    ['half a write', { version: DRAFT_VERSION, id: 'd1' }],
  ])('%s is no draft', (_name, stored) => expect(readRecord(stored)).toEqual({ kind: 'none' }));

  test('a newer version is told from nothing, whatever it holds', () => {
    expect(readRecord({ version: DRAFT_VERSION + 1 })).toEqual({ kind: 'newer' });
  });

  test('one bad part does not take the good ones with it', () => {
    const found = readRecord({
      ...recordOf(emptyQuote),
      revision: -1,
      quote: {
        fields: {
          clientName: 'Ana',
          serviceType: 'plumbing',
          qualityLevel: 'toString',
          imageCount: Number.NaN,
          rushOrder: 'yes',
          colorPrefs: ['Warmer tones', 'Warmer tones', '<b>'],
          projectDeadline: 'tomorrow',
          clientEmail: 'x'.repeat(MAX_TEXT + 1),
        },
        photos: ['a/1/1', 7, 'a/1/1', null],
        references: 'all of them',
        marks: { 'a/1/1': 'here' },
      },
    });
    expect(found).toMatchObject({
      record: {
        revision: 0,
        quote: {
          fields: {
            ...defaultFields,
            clientName: 'Ana',
            colorPrefs: ['Warmer tones'],
            clientEmail: 'x'.repeat(MAX_TEXT),
          },
          photos: ['a/1/1'],
          references: [],
          marks: {},
        },
      },
    });
  });

  test('a prototype that somebody has written into it changes nothing', () => {
    const hostile = JSON.parse(
      '{"version":1,"id":"d","quote":{"fields":{"__proto__":{"rushOrder":true},"constructor":1},"marks":{"__proto__":[{}]}}}',
    ) as unknown;
    const found = readRecord(hostile);
    expect(found).toMatchObject({ record: { quote: { fields: defaultFields, marks: {} } } });
    expect(({} as { rushOrder?: boolean }).rushOrder).toBeUndefined();
  });
});

describe('files and names', () => {
  test('the count stays the one that was kept, even where a file is missing', () => {
    const [first, second] = filesOf(2) as [File, File];
    const state = { ...toState(emptyQuote, new Map()), photos: [first, second] };
    const plain = toPlain({ ...state, fields: { ...defaultFields, imageCount: 7 } });
    const again = toState(plain, new Map([[photoKey(first), first]]));
    expect(again.photos).toEqual([first]);
    expect(again.fields.imageCount).toBe(7);
  });

  test('blank is what has its default or what the host chose', () => {
    expect(isBlank(emptyQuote)).toBe(true);
    const wedding = { ...emptyQuote, fields: { ...defaultFields, serviceType: 'wedding' as const } };
    expect(isBlank(wedding)).toBe(false);
    expect(isBlank(wedding, { serviceType: 'wedding' })).toBe(true);
    expect(isBlank(emptyQuote, { serviceType: 'wedding' })).toBe(true);
    expect(isBlank({ ...emptyQuote, references: ['a/1/1'] })).toBe(false);
  });
});

describe('joining two tabs', () => {
  test('where only one has changed something, that is the draft', () => {
    fc.assert(
      fc.property(quote, quote, (base, changed) => {
        expect(mergeQuotes(base, changed, base)).toEqual(changed);
        expect(mergeQuotes(base, base, changed)).toEqual(changed);
      }),
    );
  });

  test('no file is lost that either has added, and none comes back that either has removed', () => {
    fc.assert(
      fc.property(quote, quote, quote, (base, mine, theirs) => {
        const { photos } = mergeQuotes(base, mine, theirs);
        const wanted = [...new Set([...base.photos, ...mine.photos, ...theirs.photos])].filter((photo) => {
          const places = [mine, theirs].filter((tab) => tab.photos.includes(photo));
          return places.length === 2 || (places.length === 1 && !base.photos.includes(photo));
        });
        expect(photos.toSorted()).toEqual(wanted.toSorted());
      }),
    );
  });

  test('each field is the one that was changed last here, else the other tab’s', () => {
    const base = emptyQuote;
    const mine = { ...base, fields: { ...defaultFields, clientName: 'Ana' } };
    const theirs = { ...base, fields: { ...defaultFields, clientName: 'Bea', clientPhone: '1' } };
    expect(mergeQuotes(base, mine, theirs).fields).toMatchObject({ clientName: 'Ana', clientPhone: '1' });
  });

  test('photos added in both tabs are counted together; a count that was typed stays', () => {
    const added = (names: string[], imageCount: number): PlainQuote => ({
      ...emptyQuote,
      fields: { ...defaultFields, imageCount },
      photos: names,
    });
    expect(mergeQuotes(emptyQuote, added(['a', 'b'], 3), added(['c'], 2)).fields.imageCount).toBe(4);
    expect(mergeQuotes(emptyQuote, added(['a', 'b'], 12), added(['c'], 2)).fields.imageCount).toBe(12);
  });
});

describe('what shall lie in storage next', () => {
  const tab = { id: 'mine', base: emptyQuote, mine: emptyQuote, defaults: {} };
  const filled = { ...emptyQuote, fields: { ...defaultFields, clientName: 'Ana' } };

  test('nothing for a blank form, the draft for an entered one, one revision more each time', () => {
    expect(nextRecord({ kind: 'none' }, tab, 5)).toBeUndefined();
    expect(nextRecord({ kind: 'none' }, { ...tab, mine: filled }, 5)).toEqual({
      version: DRAFT_VERSION,
      id: 'mine',
      revision: 1,
      savedAt: 5,
      quote: filled,
    });
    const found = { kind: 'draft', record: { ...recordOf(filled), id: 'mine' } } as const;
    expect(nextRecord(found, { ...tab, base: filled, mine: filled }, 5)).toMatchObject({ revision: 4 });
    expect(nextRecord(found, { ...tab, base: filled }, 5)).toBeNull();
  });
  test('a newer version’s draft is left alone', () => {
    expect(nextRecord({ kind: 'newer' }, { ...tab, mine: filled }, 5)).toBeUndefined();
  });
  test('another draft that came in between is joined, not replaced', () => {
    const theirs = { ...emptyQuote, fields: { ...defaultFields, clientPhone: '1' }, photos: ['a/1/1'] };
    const next = nextRecord({ kind: 'draft', record: recordOf(theirs) }, { ...tab, mine: filled }, 5);
    expect(next).toMatchObject({
      id: 'd1',
      quote: { photos: ['a/1/1'], fields: { clientName: 'Ana', clientPhone: '1' } },
    });
  });
});

test('restored: what the host chose wins, also where it is the default; what was entered meanwhile stays', () => {
  const kept: PlainQuote = {
    ...emptyQuote,
    fields: {
      ...defaultFields,
      serviceType: 'portrait',
      turnaround: 'rush',
      clientName: 'Ana',
      imageCount: 4,
    },
    photos: ['a/1/1', 'b/1/1', 'c/1/1'],
  };
  const chosen = { serviceType: 'wedding', turnaround: 'standard' } as const;
  const mine = {
    ...emptyQuote,
    fields: { ...defaultFields, ...chosen, imageCount: 2, clientEmail: 'ana@studio.example' },
    photos: ['d/1/1'],
  };
  const { fields: restored, photos } = restoredQuote(kept, mine, chosen);
  expect(restored).toMatchObject({ ...chosen, clientName: 'Ana', clientEmail: 'ana@studio.example' });
  expect(photos).toEqual(['a/1/1', 'b/1/1', 'c/1/1', 'd/1/1']);
  expect(restored.imageCount).toBe(5);
  expect(restoredQuote(kept, emptyQuote, {}).fields.imageCount).toBe(4);
});

describe('room', () => {
  const MB = 1024 * 1024;
  test('is four fifths of the quota, less what others use; without an estimate there is no limit', () => {
    expect(roomFor({ quota: 100 * MB, usage: 30 * MB }, 20 * MB)).toBe(70 * MB);
    expect(roomFor({ quota: 10 * MB, usage: 30 * MB }, 0)).toBe(0);
    expect(roomFor({}, 0)).toBe(Number.POSITIVE_INFINITY);
  });
  test('the oldest files are given up first, and what is kept fits', () => {
    const files = fc.array(fc.nat(50), { maxLength: 30 });
    fc.assert(
      fc.property(files, fc.nat(500), (sizes, room) => {
        const list = sizes.map((size, index) => ({ key: `${index}`, size }));
        const out = givenUp(list, room);
        const stays = list.filter(({ key: name }) => !out.has(name));
        expect(stays).toEqual(list.slice(list.length - stays.length));
        expect(stays.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(room);
        const withNext = list.slice(Math.max(0, list.length - stays.length - 1));
        const sum = withNext.reduce((total, { size }) => total + size, 0);
        expect(out.size === 0 || sum > room, 'no more was given up than had to be').toBe(true);
      }),
    );
  });
  test('one that is larger than all room is given up alone', () => {
    const big = fileOf('big.tiff', { size: 50 });
    expect(givenUp([{ key: photoKey(big), size: 50 }], 10).size).toBe(1);
  });
});
