import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withMarks } from '../../../src/annotations/photo-mark.ts';
import { deliveredAt } from '../../../src/pricing/delivery-clock.ts';
import { serviceIds, turnarounds, type Turnaround } from '../../../src/pricing/price-table.ts';
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

/** A Wednesday, ten in the morning in New York. */
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

test('a form that has just been opened, and a brief that holds together, get no advice', () => {
  expect(checkBrief(defaultQuote, { now })).toEqual([]);
  expect(advise({ serviceType: 'portrait' }, 3)).toEqual([]);
});

describe('the count', () => {
  test('three photos and a count of 4: set to 3', () => {
    expect(advise({ imageCount: 4 }, 3)).toEqual([
      { id: 'count', photos: 3, count: 4, action: { kind: 'change', changes: { imageCount: 3 } } },
    ]);
  });
  test('without photos there is no advice about the count', () => {
    expect(advise({ imageCount: 40 })).toEqual([]);
  });
  test('HDR: fewer pictures than frames is right, as many is asked about, one frame is one', () => {
    expect(advise({ serviceType: 'hdr', imageCount: 3 }, 9)).toEqual([]);
    expect(advise({ serviceType: 'hdr' }, 9)).toMatchObject([
      { id: 'brackets', photos: 9, action: { kind: 'go', tab: 'details', field: 'imageCount' } },
    ]);
    expect(advise({ serviceType: 'hdr' }, 1)).toEqual([]);
  });
  test('a count with each bracket once is as right as one with every frame', () => {
    expect(advise({ imageCount: 3 }, 9, undefined, 3)).toEqual([]);
    expect(advise({ imageCount: 9 }, 9, undefined, 3)).toEqual([]);
    expect(ids(advise({ imageCount: 5 }, 9, undefined, 3))).toEqual(['count']);
  });
  test('HDR with brackets that were recognized: one press counts each once', () => {
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
] as const)('rush order on top of %s: %j', (turnaround, found) => {
  expect(ids(advise({ turnaround, rushOrder: true }))).toEqual(found);
  expect(ids(advise({ turnaround, rushOrder: false }))).toEqual([]);
});

describe('the deadline', () => {
  /** The day on which each would be done, by this machine's own clocks. */
  const dayOf = (turnaround: Turnaround) => localDay(deliveredAt(turnaround, now, officeHours));
  test.each(['standard', 'priority', 'rush'] as const)(
    '%s is in time on the day it is done',
    (turnaround) => {
      expect(advise({ turnaround, projectDeadline: dayOf(turnaround) })).toEqual([]);
    },
  );
  test.each([
    ['standard', 'priority'],
    ['standard', 'rush'],
    ['priority', 'rush'],
  ] as const)('%s on the day of %s: the slowest that is in time', (turnaround, faster) => {
    expect(advise({ turnaround, projectDeadline: dayOf(faster) })).toMatchObject([
      { id: 'deadline', faster, action: { kind: 'change', changes: { turnaround: faster } } },
    ]);
  });
  test('what no turnaround is sure to meet leads to the field', () => {
    const saturday = new Date('2026-11-21T15:00Z');
    const state = brief({ projectDeadline: localDay(saturday) });
    expect(checkBrief(state, { now: saturday, officeHours })).toMatchObject([
      { id: 'deadline', faster: null, action: { kind: 'go', tab: 'contact', field: 'projectDeadline' } },
    ]);
  });
  test('a year of five digits leaves time enough', () => {
    expect(advise({ projectDeadline: '12026-11-20' })).toEqual([]);
  });
  test('a day that has passed is said beside its field, and not twice', () => {
    expect(advise({ projectDeadline: '2026-11-16' })).toEqual([]);
  });
});

test.each([
  ['phone', '', ['number']],
  ['whatsapp', ' ', ['number']],
  ['whatsapp', 'later', ['number']],
  ['whatsapp', '+1 555 010 2400', []],
  ['email', '', []],
] as const)('by %s with the number %j: %j', (contactMethod, clientPhone, found) => {
  expect(ids(advise({ contactMethod, clientPhone }))).toEqual(found);
});

describe('sizes of a shop’s photos', () => {
  const mixed = [{ width: 4000, height: 3000 }, { width: 3000, height: 3000 }, {}];
  test('two sizes are asked about, for e-commerce only', () => {
    expect(advise({ serviceType: 'ecommerce' }, 3, mixed)).toMatchObject([{ id: 'sizes', sizes: 2 }]);
    expect(advise({ serviceType: 'wedding' }, 3, mixed)).toEqual([]);
  });
  test('one size, unknown sizes, and a note that names a size are fine', () => {
    expect(advise({ serviceType: 'ecommerce' }, 2, [mixed[0]!, mixed[0]!])).toEqual([]);
    expect(advise({ serviceType: 'ecommerce' }, 2, [{}, {}])).toEqual([]);
    expect(advise({ serviceType: 'ecommerce' }, 2)).toEqual([]);
    for (const specialRequirements of ['2000 x 2000, white', 'Square', '1:1', '2000px'])
      expect(advise({ serviceType: 'ecommerce', specialRequirements }, 3, mixed)).toEqual([]);
  });
});

test('manipulation and restoration want a line; the other fourteen do not', () => {
  const asked = serviceIds.filter((serviceType) => ids(advise({ serviceType })).includes('note'));
  expect(asked).toEqual(['manipulation', 'restoration']);
  expect(advise({ serviceType: 'manipulation', specialRequirements: 'Take out the lamp' })).toEqual([]);
  const pointed = brief({ serviceType: 'manipulation' }, 1);
  const marks = withMarks({}, assertPresent(pointed.photos[0]), [
    { id: 1, kind: 'whole', note: 'Take out the lamp' },
  ]);
  expect(checkBrief({ ...pointed, marks }, { now })).toEqual([]);
});

test('warmer and cooler at once', () => {
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
const facts = fc.array(
  fc.record({ width: fc.constantFrom(3000, 4000), height: fc.constant(3000) }, { requiredKeys: [] }),
);

/** Returns the form after the advice's button was pressed. */
function follow(state: QuoteState, { action }: Advice): QuoteState {
  if (action.kind === 'change') return quoteReducer(state, { type: 'change', changes: action.changes });
  return state;
}

test('any brief: each thing is said once, leads somewhere, and the state is left alone', () => {
  fc.assert(
    fc.property(states, facts, (state, photoMetadata) => {
      const before = structuredClone(state.fields);
      const advice = checkBrief(state, { now, officeHours, photoMetadata });
      expect(new Set(ids(advice)).size).toBe(advice.length);
      const places = advice.map(({ action }) => action).filter(({ kind }) => kind === 'go');
      for (const place of places) expect(place).toMatchObject({ tab: expect.toBeOneOf([...quoteTabs]) });
      expect(state.fields).toEqual(before);
      expect(checkBrief(state, { now, officeHours, photoMetadata })).toEqual(advice);
    }),
  );
});

test('any brief: one press settles what it is about, and following all of them comes to an end', () => {
  fc.assert(
    fc.property(states, facts, (start, photoMetadata) => {
      let state = start;
      for (let presses = 0; presses < 5; presses++) {
        const advice = checkBrief(state, { now, officeHours, photoMetadata });
        const press = advice.find(({ action }) => action.kind !== 'go');
        if (!press) return;
        state = follow(state, press);
        expect(ids(checkBrief(state, { now, officeHours, photoMetadata }))).not.toContain(press.id);
      }
      expect.unreachable('the advice goes round in circles');
    }),
  );
});
