import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withMarks } from '../../../src/annotations/photo-mark.ts';
import { deliveredAt } from '../../../src/pricing/delivery-clock.ts';
import { isServiceId, serviceIds, turnarounds, type Turnaround } from '../../../src/pricing/price-table.ts';
import { checkBrief, type Advice, type PhotoMetadata } from '../../../src/quote/brief-check.ts';
import { localDay } from '../../../src/quote/quote-checks.ts';
import { colorPreferences, contactMethods, quoteTabs } from '../../../src/quote/quote-options.ts';
import {
  defaultFields,
  defaultQuote,
  quoteReducer,
  type QuoteFields,
  type QuoteState,
} from '../../../src/quote/quote-state.ts';
import { assertPresent } from '../assert-present.ts';
import { filesOf } from './file-of.ts';

/** A Wednesday, 10:00 in New York. */
const now = new Date('2026-11-18T15:00Z');
const officeHours = { timeZone: 'America/New_York', opens: '09:00', closes: '18:00' };

const brief = (changes: Partial<QuoteFields> = {}, photos = 0): QuoteState => ({
  fields: { ...defaultFields, imageCount: Math.max(1, photos), ...changes },
  photos: filesOf(photos),
  references: [],
  marks: {},
});
const advise = (
  changes: Partial<QuoteFields>,
  photos = 0,
  photoMetadata?: PhotoMetadata[],
  imageTotal?: number,
) => checkBrief(brief(changes, photos), { now, officeHours, photoMetadata, imageTotal });
const ids = (advice: Advice[]) => advice.map(({ id }) => id);

test('checkBrief gives no advice for an empty form or a consistent brief', () => {
  expect(checkBrief(defaultQuote, { now })).toEqual([]);
  expect(advise({ serviceType: 'portrait' }, 3)).toEqual([]);
});

describe('checkBrief, image count', () => {
  test('suggests a count of 3 for three photos and a count of 4', () => {
    expect(advise({ imageCount: 4 }, 3)).toEqual([
      { id: 'count', photos: 3, count: 4, action: { kind: 'change', changes: { imageCount: 3 } } },
    ]);
  });
  test('gives no advice about the count without photos', () => {
    expect(advise({ imageCount: 40 })).toEqual([]);
  });
  test('asks about brackets for HDR only if the count equals two or more photos', () => {
    expect(advise({ serviceType: 'hdr', imageCount: 3 }, 9)).toEqual([]);
    expect(advise({ serviceType: 'hdr' }, 9)).toMatchObject([
      { id: 'brackets', photos: 9, action: { kind: 'go', tab: 'details', field: 'imageCount' } },
    ]);
    expect(advise({ serviceType: 'hdr' }, 1)).toEqual([]);
  });
  test('suggests a count of 1 for one photo of an HDR order, like the hint below the photos', () => {
    expect(advise({ serviceType: 'hdr', imageCount: 4 }, 1)).toMatchObject([
      { id: 'count', photos: 1, count: 4, action: { kind: 'change', changes: { imageCount: 1 } } },
    ]);
  });
  test('accepts a count of the brackets and a count of all photos', () => {
    expect(advise({ imageCount: 3 }, 9, undefined, 3)).toEqual([]);
    expect(advise({ imageCount: 9 }, 9, undefined, 3)).toEqual([]);
    expect(ids(advise({ imageCount: 5 }, 9, undefined, 3))).toEqual(['count']);
  });
  test('suggests the number of recognized brackets for HDR', () => {
    expect(advise({ serviceType: 'hdr' }, 9, undefined, 3)).toMatchObject([
      { id: 'brackets', photos: 9, action: { kind: 'change', changes: { imageCount: 3 } } },
    ]);
  });
});

test.each([
  ['standard', []],
  ['priority', []],
  ['rush', ['rushTwice']],
  ['express', ['rushTwice']],
] as const)('checkBrief advises on a rush order with the turnaround %s: %j', (turnaround, found) => {
  expect(ids(advise({ turnaround, rushOrder: true }))).toEqual(found);
  expect(ids(advise({ turnaround, rushOrder: false }))).toEqual([]);
});

describe('checkBrief, deadline', () => {
  /** Returns the day of delivery for a turnaround, in the local time zone. */
  const dayOf = (turnaround: Turnaround) => localDay(deliveredAt(turnaround, now, officeHours));
  test.each(['standard', 'priority', 'rush'] as const)(
    'gives no advice if %s is delivered on the day of the deadline',
    (turnaround) => {
      expect(advise({ turnaround, projectDeadline: dayOf(turnaround) })).toEqual([]);
    },
  );
  test.each([
    ['standard', 'priority'],
    ['standard', 'rush'],
    ['priority', 'rush'],
  ] as const)('replaces %s by %s, the slowest turnaround that meets the deadline', (turnaround, faster) => {
    expect(advise({ turnaround, projectDeadline: dayOf(faster) })).toMatchObject([
      { id: 'deadline', faster, action: { kind: 'change', changes: { turnaround: faster } } },
    ]);
  });
  test('points to the deadline field if no turnaround meets it', () => {
    const saturday = new Date('2026-11-21T15:00Z');
    const state = brief({ projectDeadline: localDay(saturday) });
    expect(checkBrief(state, { now: saturday, officeHours })).toMatchObject([
      { id: 'deadline', faster: null, action: { kind: 'go', tab: 'contact', field: 'projectDeadline' } },
    ]);
  });
  test('gives no advice for a year of five digits', () => {
    expect(advise({ projectDeadline: '12026-11-20' })).toEqual([]);
  });
  test('gives no advice while the year is typed', () => {
    for (const year of ['0002', '0020', '0202'])
      expect(advise({ projectDeadline: `${year}-11-20` })).toEqual([]);
  });
  test('gives no advice for a past day, which its field reports', () => {
    expect(advise({ projectDeadline: '2026-11-16' })).toEqual([]);
  });
});

test.each([
  ['phone', '', ['number']],
  ['whatsapp', ' ', ['number']],
  ['whatsapp', 'later', ['number']],
  ['whatsapp', '+1 555 010 2400', []],
  ['phone', '٠١٠ ١٢٣ ٤٥٦٧', []],
  ['phone', '０９０－１２３４', []],
  ['email', '', []],
] as const)(
  'checkBrief advises on contact by %s with the phone number %j: %j',
  (contactMethod, clientPhone, found) => {
    expect(ids(advise({ contactMethod, clientPhone }))).toEqual(found);
  },
);

describe('checkBrief, photo sizes', () => {
  const mixed = [{ width: 4000, height: 3000 }, { width: 3000, height: 3000 }, {}];
  test('asks about different sizes for e-commerce only', () => {
    expect(advise({ serviceType: 'ecommerce' }, 3, mixed)).toMatchObject([{ id: 'sizes', sizes: 2 }]);
    expect(advise({ serviceType: 'wedding' }, 3, mixed)).toEqual([]);
  });
  test('gives no advice for one size, unknown sizes or a note that names a size', () => {
    expect(advise({ serviceType: 'ecommerce' }, 2, [mixed[0]!, mixed[0]!])).toEqual([]);
    expect(advise({ serviceType: 'ecommerce' }, 2, [{}, {}])).toEqual([]);
    expect(advise({ serviceType: 'ecommerce' }, 2)).toEqual([]);
    for (const specialRequirements of ['2000 x 2000, white', 'Square', '1:1', '2000px'])
      expect(advise({ serviceType: 'ecommerce', specialRequirements }, 3, mixed)).toEqual([]);
  });
});

test('checkBrief asks for a note or a mark only for manipulation and restoration', () => {
  const withAdvice = serviceIds.filter((serviceType) => ids(advise({ serviceType })).includes('note'));
  expect(withAdvice).toEqual(['manipulation', 'restoration'].filter(isServiceId));
  expect(advise({ serviceType: 'manipulation', specialRequirements: 'Take out the lamp' })).toEqual([]);
  expect(ids(advise({ serviceType: 'manipulation', specialRequirements: '\u200B' }))).toEqual(['note']);
  const withPhoto = brief({ serviceType: 'manipulation' }, 1);
  const marks = withMarks({}, assertPresent(withPhoto.photos[0]), [
    { id: 1, kind: 'whole', note: 'Take out the lamp' },
  ]);
  expect(checkBrief({ ...withPhoto, marks }, { now })).toEqual([]);
});

test('checkBrief reports warmer and cooler tones selected together', () => {
  expect(ids(advise({ colorPrefs: ['Warmer tones', 'Cooler tones'] }))).toEqual(['tones']);
});

const states: fc.Arbitrary<QuoteState> = fc
  .record({
    photos: fc.nat(5),
    fields: fc.record({
      serviceType: fc.constantFrom('' as const, ...serviceIds),
      imageCount: fc.integer({ min: 1, max: 6 }),
      turnaround: fc.constantFrom(...turnarounds.map(({ id }) => id)),
      rushOrder: fc.boolean(),
      specialRequirements: fc.constantFrom('', ' ', 'Take out the lamp', '2000 x 2000'),
      colorPrefs: fc.subarray([...colorPreferences]),
      contactMethod: fc.constantFrom(...contactMethods),
      clientPhone: fc.constantFrom('', '+1 555 010 2400'),
      projectDeadline: fc.constantFrom(
        '',
        '2026-11-17',
        '2026-11-18',
        '2026-11-19',
        '2026-11-20',
        '2026-12-24',
      ),
    }),
  })
  .map(({ photos, fields }) => ({
    fields: { ...defaultFields, ...fields },
    photos: filesOf(photos),
    references: [],
    marks: {},
  }));
const metadata = fc.array(
  fc.record({ width: fc.constantFrom(3000, 4000), height: fc.constant(3000) }, { requiredKeys: [] }),
);

/** Returns the state after the advice's action. */
function follow(state: QuoteState, { action }: Advice): QuoteState {
  if (action.kind === 'change') return quoteReducer(state, { type: 'change', changes: action.changes });
  return state;
}

test('checkBrief is pure, repeats no advice and always names an existing tab', () => {
  fc.assert(
    fc.property(states, metadata, (state, photoMetadata) => {
      const before = structuredClone(state.fields);
      const advice = checkBrief(state, { now, officeHours, photoMetadata });
      expect(new Set(ids(advice)).size).toBe(advice.length);
      const targets = advice.map(({ action }) => action).filter(({ kind }) => kind === 'go');
      for (const target of targets) expect(target).toMatchObject({ tab: expect.toBeOneOf([...quoteTabs]) });
      expect(state.fields).toEqual(before);
      expect(checkBrief(state, { now, officeHours, photoMetadata })).toEqual(advice);
    }),
  );
});

test('checkBrief drops advice once its action is applied, and all actions end within 5 steps', () => {
  fc.assert(
    fc.property(states, metadata, (start, photoMetadata) => {
      let state = start;
      for (let steps = 0; steps < 5; steps++) {
        const advice = checkBrief(state, { now, officeHours, photoMetadata });
        const next = advice.find(({ action }) => action.kind !== 'go');
        if (!next) return;
        state = follow(state, next);
        expect(ids(checkBrief(state, { now, officeHours, photoMetadata }))).not.toContain(next.id);
      }
      expect.unreachable('the advice repeats forever');
    }),
  );
});
