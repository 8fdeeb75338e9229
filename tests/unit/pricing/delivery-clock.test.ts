import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deliveredAt,
  deliveryFor,
  longestHours,
  momentText,
  type OfficeHours,
} from '../../../src/pricing/delivery-clock.ts';
import { turnarounds } from '../../../src/pricing/price-table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The site's office hours, in New York's time zone. */
const newYork: OfficeHours = { timeZone: 'America/New_York', opens: '09:00', closes: '18:00' };

const at = (text: string) => new Date(text);
const iso = ({ orderBy, deliveredBy }: { orderBy: Date; deliveredBy: Date }) => [
  orderBy.toISOString().slice(0, 16),
  deliveredBy.toISOString().slice(0, 16),
];

test('longestHours returns the upper end of each turnaround', () => {
  expect(turnarounds.map(({ id }) => longestHours(id))).toEqual([72, 48, 24, 12]);
});

describe('deliveryFor', () => {
  test.each([
    [
      'while the office is open: the next half hour',
      '2026-11-18T15:20Z',
      '2026-11-18T16:00',
      '2026-11-19T18:00',
    ],
    [
      'with less than 15 minutes left of the half hour: the one after',
      '2026-11-18T15:16Z',
      '2026-11-18T16:00',
      '2026-11-19T18:00',
    ],
    ['at night: the opening', '2026-11-18T07:00Z', '2026-11-18T14:00', '2026-11-19T16:00'],
    [
      'an hour before closing: the full hour, with the quote finished next morning',
      '2026-11-18T21:40Z',
      '2026-11-18T22:00',
      '2026-11-20T15:00',
    ],
    [
      'ten minutes before closing: the next opening',
      '2026-11-18T22:50Z',
      '2026-11-19T14:00',
      '2026-11-20T16:00',
    ],
    ['on a Saturday: the opening on Monday', '2026-11-21T12:00Z', '2026-11-23T14:00', '2026-11-24T16:00'],
  ])('sets the latest order time %s', (_name, now, orderBy, deliveredBy) => {
    expect(iso(deliveryFor('rush', at(now), newYork))).toEqual([orderBy, deliveredBy]);
  });

  test.each([
    // In New York, Sunday 8 March 2026 has 23 hours, and Sunday 1 November 25.
    ['spring', '2026-03-06T22:50Z', '2026-03-09T13:00', '2026-03-10T15:00'],
    ['autumn', '2026-10-30T21:50Z', '2026-11-02T14:00', '2026-11-03T16:00'],
  ])('keeps the local opening time over the clock change in %s', (_name, now, orderBy, deliveredBy) => {
    expect(iso(deliveryFor('rush', at(now), newYork))).toEqual([orderBy, deliveredBy]);
  });

  test('counts 48 elapsed hours over the clock change in spring', () => {
    const delivered = deliveredAt('priority', at('2026-03-06T15:00Z'), newYork);
    expect(delivered.toISOString()).toBe('2026-03-08T17:00:00.000Z');
    expect(momentText(delivered, at('2026-03-06T15:00Z'), 'America/New_York')).toBe('Sunday 13:00');
  });
});

test('deliveryFor supports opening hours that span a clock change', () => {
  const berlin: OfficeHours = {
    timeZone: 'Europe/Berlin',
    opens: '01:00',
    closes: '04:00',
    days: [0],
    quoteHours: 1,
  };
  const spring = deliveryFor('express', at('2026-03-28T12:00Z'), berlin);
  expect(iso(spring)).toEqual(['2026-03-29T00:00', '2026-03-29T13:00']);
  const autumn = deliveryFor('express', at('2026-10-24T12:00Z'), berlin);
  expect(iso(autumn)).toEqual(['2026-10-24T23:00', '2026-10-25T12:00']);
});

test('deliveryFor moves an opening time that the clock change skips to after the gap', () => {
  const berlin: OfficeHours = { timeZone: 'Europe/Berlin', opens: '02:30', closes: '18:00', days: [0] };
  expect(deliveryFor('rush', at('2026-03-28T12:00Z'), berlin).orderBy.toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  );
});

test('deliveredAt without office hours adds two hours for the quote at any time', () => {
  expect(deliveredAt('express', at('2026-11-21T03:00Z')).toISOString()).toBe('2026-11-21T17:00:00.000Z');
});

test('deliveryFor throws a RangeError for an office without opening days or an unknown time zone', () => {
  expect(() => deliveryFor('rush', at('2026-11-18T12:00Z'), { ...newYork, days: [] })).toThrow(RangeError);
  expect(() =>
    deliveryFor('rush', at('2026-11-18T12:00Z'), { ...newYork, timeZone: 'Mars/Olympus' }),
  ).toThrow(RangeError);
});

/** Zones with half and quarter hours, in both hemispheres, with half-hour daylight saving, and at both ends of the day. */
const zones = [
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const offices = fc.record({
  timeZone: fc.constantFrom(...zones),
  opens: fc.constantFrom('06:30', '09:00', '10:15'),
  closes: fc.constantFrom('12:00', '18:00', '23:45'),
  days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  quoteHours: fc.constantFrom(1, 2, 5),
});
/** Minutes of 2026 and 2027, including all clock changes. */
const moments = fc
  .integer({ min: Date.UTC(2026, 0, 1) / MINUTE, max: Date.UTC(2027, 11, 31) / MINUTE })
  .map((minute) => new Date(minute * MINUTE));
const kinds = fc.constantFrom(...turnarounds.map(({ id }) => id));

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const clocks = new Map<string, Intl.DateTimeFormat>();
/** Whether the office is open, by the local time of its zone. Shares no code with the computation under test. */
function isOpen(moment: number, office: OfficeHours): boolean {
  const { timeZone } = office;
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  const [, day = '', time = ''] = /^(\w+)\W+(\d\d:\d\d)$/.exec(clock.format(moment)) ?? [];
  return (office.days ?? []).includes(days.indexOf(day)) && time >= office.opens && time < office.closes;
}

/** Steps of 15 minutes: every opening, closing and clock change falls on one. */
const QUARTER = 15 * MINUTE;

test('deliveryFor counts the quote hours within opening hours in every zone and clock change', () => {
  fc.assert(
    fc.property(kinds, moments, offices, (kind, now, office) => {
      const { orderBy, deliveredBy } = deliveryFor(kind, now, office);
      const quoted = deliveredBy.getTime() - longestHours(kind) * HOUR;
      let open = 0;
      for (let moment = orderBy.getTime(); moment < quoted; moment += QUARTER) {
        if (isOpen(moment, office)) open += QUARTER;
      }
      expect(open).toBe(office.quoteHours * HOUR);
      // The quote ends while the office is open, not during the night after.
      expect(isOpen(quoted - QUARTER, office)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('deliveryFor never promises an earlier delivery for a later order in any zone', () => {
  fc.assert(
    fc.property(kinds, moments, fc.nat(60 * 24 * 4), offices, (kind, now, later, office) => {
      const first = deliveryFor(kind, now, office);
      const second = deliveryFor(kind, new Date(now.getTime() + later * MINUTE), office);
      expect(first.orderBy.getTime() - now.getTime()).toBeGreaterThan(0);
      expect(second.orderBy.getTime()).toBeGreaterThanOrEqual(first.orderBy.getTime());
      expect(second.deliveredBy.getTime()).toBeGreaterThanOrEqual(first.deliveredBy.getTime());
      // The promise also holds for an earlier order.
      expect(deliveredAt(kind, now, office).getTime()).toBeLessThanOrEqual(first.deliveredBy.getTime());
    }),
    { numRuns: 300 },
  );
});

describe('momentText', () => {
  const now = at('2026-11-18T15:20Z'); // a Wednesday
  test.each([
    ['2026-11-18T16:00Z', 'America/New_York', '11:00'],
    ['2026-11-18T16:00Z', 'Asia/Kolkata', '21:30'],
    ['2026-11-18T18:30Z', 'Asia/Kolkata', 'Thursday 00:00'],
    ['2026-11-20T14:00Z', 'Europe/London', 'Friday 14:00'],
    ['2026-11-24T14:00Z', 'Europe/London', 'Tuesday 14:00'],
    ['2026-11-25T14:00Z', 'Europe/London', 'Wednesday, November 25, 14:00'],
  ])('formats %s in %s as %j', (moment, zone, text) => {
    expect(momentText(at(moment), now, zone)).toBe(text);
  });

  test('formats the time in the given zone as `toLocaleTimeString` does', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const [time] = /\d\d:\d\d$/.exec(momentText(moment, moment, zone)) ?? [];
        expect(time).toBe(
          moment.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
        );
      }),
      { numRuns: 100 },
    );
  });
});
