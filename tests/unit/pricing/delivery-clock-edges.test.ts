/** Boundary cases of the opening hours. */
import { afterEach, expect, test, vi } from 'vitest';
import {
  deliveredAt,
  deliveryFor,
  momentText,
  type OfficeHours,
} from '../../../src/pricing/delivery-clock.ts';

afterEach(() => vi.restoreAllMocks());

const utc: OfficeHours = { timeZone: 'UTC', opens: '09:00', closes: '18:00' };
const orderBy = (now: string, office = utc) =>
  deliveryFor('standard', new Date(now), office).orderBy.toISOString().slice(0, 16);

test('deliveryFor treats the office as open in the minute of its opening', () => {
  expect(orderBy('2026-11-18T09:00Z')).toBe('2026-11-18T09:30');
  expect(orderBy('2026-11-18T08:59Z')).toBe('2026-11-18T09:00');
});

test('deliveryFor accepts an order until 15 minutes before closing', () => {
  expect(orderBy('2026-11-18T17:45Z')).toBe('2026-11-18T18:00');
  expect(orderBy('2026-11-18T17:46Z')).toBe('2026-11-19T09:00');
});

test('deliveryFor treats the office as closed at its closing time', () => {
  expect(orderBy('2026-11-18T18:00Z')).toBe('2026-11-19T09:00');
});

test('deliveryFor and deliveredAt throw a RangeError if the office closes before it opens', () => {
  const never: OfficeHours = { ...utc, opens: '18:00', closes: '09:00' };
  const sentence = 'The office does not open within a month';
  expect(() => orderBy('2026-11-18T10:00Z', never)).toThrow(new RangeError(sentence));
  expect(() => deliveredAt('rush', new Date('2026-11-18T10:00Z'), never)).toThrow(new RangeError(sentence));
  expect(() => orderBy('2026-11-18T08:00Z', { ...utc, opens: '09:00', closes: '09:00' })).toThrow(sentence);
});

test('momentText adds the weekday for another day, and the date for a past one', () => {
  const now = new Date('2026-11-30T12:00Z');
  expect(momentText(new Date('2026-12-01T14:00Z'), now, 'UTC')).toBe('Tuesday 14:00');
  expect(momentText(new Date('2026-11-29T14:00Z'), now, 'UTC')).toBe('Sunday, November 29, 14:00');
  // Six days across the end of February. From April to May the same dates are eight days apart.
  expect(momentText(new Date('2027-03-02T14:00Z'), new Date('2027-02-24T12:00Z'), 'UTC')).toBe(
    'Tuesday 14:00',
  );
});

test('momentText formats a moment if the browser does not know its system time zone', () => {
  const unknown = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Etc/Unknown' };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(unknown);
  const now = new Date(2026, 10, 18, 10);
  expect(momentText(new Date(2026, 10, 18, 14), now)).toBe('14:00');
  expect(momentText(new Date(2026, 10, 20, 14), now)).toBe('Friday 14:00');
});
