/** The edges of the office's day. */
import { afterEach, expect, test, vi } from 'vitest';
import {
  deliveredAt,
  deliveryFor,
  momentText,
  type OfficeHours,
} from '../../../src/pricing/delivery-clock.ts';

afterEach(() => vi.restoreAllMocks());

const utc: OfficeHours = { timeZone: 'UTC', opens: '09:00', closes: '18:00' };
const orderBy = (now: string, studio = utc) =>
  deliveryFor('standard', new Date(now), studio).orderBy.toISOString().slice(0, 16);

test('at the very minute of opening the office is open', () => {
  expect(orderBy('2026-11-18T09:00Z')).toBe('2026-11-18T09:30');
  expect(orderBy('2026-11-18T08:59Z')).toBe('2026-11-18T09:00');
});

test('15 minutes before closing there is just time, 14 minutes before there is none', () => {
  expect(orderBy('2026-11-18T17:45Z')).toBe('2026-11-18T18:00');
  expect(orderBy('2026-11-18T17:46Z')).toBe('2026-11-19T09:00');
});

test('at closing time the office is closed', () => {
  expect(orderBy('2026-11-18T18:00Z')).toBe('2026-11-19T09:00');
});

test('hours that end before they begin are none, and are said to be', () => {
  const never: OfficeHours = { ...utc, opens: '18:00', closes: '09:00' };
  const sentence = 'The office does not open within a month';
  expect(() => orderBy('2026-11-18T10:00Z', never)).toThrow(new RangeError(sentence));
  expect(() => deliveredAt('rush', new Date('2026-11-18T10:00Z'), never)).toThrow(new RangeError(sentence));
  expect(() => orderBy('2026-11-18T08:00Z', { ...utc, opens: '09:00', closes: '09:00' })).toThrow(sentence);
});

test('a moment of another day has its weekday, one of the past its date as well', () => {
  const now = new Date('2026-11-30T12:00Z');
  expect(momentText(new Date('2026-12-01T14:00Z'), now, 'UTC')).toBe('Tuesday 14:00');
  expect(momentText(new Date('2026-11-29T14:00Z'), now, 'UTC')).toBe('Sunday, November 29, 14:00');
  // Six days across the end of February; from April to May the same dates are eight apart.
  expect(momentText(new Date('2027-03-02T14:00Z'), new Date('2027-02-24T12:00Z'), 'UTC')).toBe(
    'Tuesday 14:00',
  );
});

test('a moment has words where the browser does not know the zone of its system', () => {
  const unknown = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Etc/Unknown' };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(unknown);
  const now = new Date(2026, 10, 18, 10);
  expect(momentText(new Date(2026, 10, 18, 14), now)).toBe('14:00');
  expect(momentText(new Date(2026, 10, 20, 14), now)).toBe('Friday 14:00');
});
