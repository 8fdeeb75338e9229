import { DEFAULT_LOCALE } from '../lib/default-locale.ts';
import { turnaroundOf, type Turnaround } from './price-table.ts';

/** Opening hours of the studio's office, in which quotes are written. */
export type OfficeHours = {
  /** An IANA zone: `America/New_York`. Summer time follows from it. */
  timeZone: string;
  /** Local times as HH:MM, the same on each open day; `closes` is later than `opens`. */
  opens: string;
  closes: string;
  /** Days of the week, Sunday is 0. Default: Monday to Friday. */
  days?: readonly number[];
  /** Opening hours from an order to its quote. Default: 2. */
  quoteHours?: number;
};

/** An order placed by `orderBy` is delivered by `deliveredBy`. */
export type Delivery = { orderBy: Date; deliveredBy: Date };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `orderBy` is a multiple of `STEP`, and at least `TIME_TO_ORDER` ahead, in which a visitor can finish the order. */
const STEP = 30 * MINUTE;
const TIME_TO_ORDER = 15 * MINUTE;

/** Number of opening hours within which the studio sends a quote. */
const QUOTE_HOURS = 2;
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

/**
 * Number of days to search for opening hours, more than any quote takes. For an office that never opens, the search
 * ends with an error instead of never.
 */
const LONGEST_WAIT = 30;

/**
 * Computes the latest order time and the delivery time that it guarantees. The office writes a quote within
 * `quoteHours` of its opening hours. From the approved quote the turnaround runs day and night, because it is stated
 * in hours and not in working days (ordering 3). The upper end is promised: of 24-48h, the 48.
 *
 * While the office is open, the order time is the next half hour that leaves 15 minutes to finish the order, at the latest
 * closing time. While it is closed, the order time is when it opens.
 *
 * @throws RangeError for an unknown turnaround, a zone that doesn't exist, or an office that doesn't open within a month.
 */
export function deliveryFor(turnaround: Turnaround, now: Date, officeHours: OfficeHours): Delivery {
  const orderBy = orderTime(now.getTime(), officeHours);
  return { orderBy: new Date(orderBy), deliveredBy: deliveredAt(turnaround, new Date(orderBy), officeHours) };
}

/** Returns `deliveryFor`, or `null` where it throws. */
export function findDelivery(turnaround: Turnaround, now: Date, officeHours: OfficeHours): Delivery | null {
  try {
    return deliveryFor(turnaround, now, officeHours);
  } catch {
    return null;
  }
}

/** Returns by when an order is delivered. Without office hours a quote takes two hours at any time. */
export function deliveredAt(turnaround: Turnaround, ordered: Date, officeHours?: OfficeHours): Date {
  const quoted = officeHours
    ? quotedAt(ordered.getTime(), officeHours)
    : ordered.getTime() + QUOTE_HOURS * HOUR;
  return new Date(quoted + longestHours(turnaround) * HOUR);
}

/** Returns the upper end of a turnaround, in hours: 48 of "24-48h". */
export function longestHours(turnaround: Turnaround): number {
  return Number(/(\d+)h$/.exec(turnaroundOf(turnaround).hours)?.[1]);
}

type Opening = { from: number; to: number };

function orderTime(now: number, officeHours: OfficeHours): number {
  for (const { from, to } of openings(now, officeHours)) {
    if (now < from) return from;
    const earliest = now + TIME_TO_ORDER;
    if (earliest <= to) return Math.min(Math.ceil(earliest / STEP) * STEP, to);
  }
  throw new RangeError('The office does not open within a month');
}

function quotedAt(ordered: number, officeHours: OfficeHours): number {
  let left = (officeHours.quoteHours ?? QUOTE_HOURS) * HOUR;
  for (const { from, to } of openings(ordered, officeHours)) {
    const start = Math.max(from, ordered);
    if (start + left <= to) return start + left;
    left -= to - start;
  }
  throw new RangeError('The office does not open within a month');
}

/** Returns the office's opening periods that end after a moment, soonest first. */
function* openings(after: number, officeHours: OfficeHours): Generator<Opening> {
  const { timeZone, opens, closes, days = MONDAY_TO_FRIDAY } = officeHours;
  const today = dayNumber(after, timeZone);
  for (let day = today; day <= today + LONGEST_WAIT; day++) {
    if (!days.includes(new Date(day * DAY).getUTCDay())) continue;
    const from = momentOf(day, opens, timeZone);
    const to = momentOf(day, closes, timeZone);
    if (to > after && to > from) yield { from, to };
  }
}

/** Returns the moment at which a zone's clocks show a time on a day. A time that a clock change skips is up to an hour off. */
function momentOf(day: number, time: string, timeZone: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const localTime = day * DAY + hour * HOUR + minute * MINUTE;
  // Computed twice, because the first offset from UTC may be from the other side of a clock change.
  const estimate = localTime - utcOffset(localTime, timeZone);
  return localTime - utcOffset(estimate, timeZone);
}

/** Returns a calendar day of a zone as the number of days since 1 January 1970. */
const dayNumber = (moment: number, timeZone?: string) =>
  Math.floor((moment + utcOffset(moment, timeZone)) / DAY);

/** One formatter per zone. Creating one takes longer than everything else in this file. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the offset of a zone from UTC at a moment, in ms. Without `timeZone` it is the browser's own zone, which is
 * not passed by name: Chromium calls an unknown zone `Etc/Unknown`, and rejects that name.
 */
function utcOffset(moment: number, timeZone?: string): number {
  if (!timeZone) return -new Date(moment).getTimezoneOffset() * MINUTE;
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formatters.set(timeZone, formatter);
  // "11/18/2026, GMT-05:00", and "GMT" alone for UTC.
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(formatter.format(moment)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
}

/** Number of days ahead up to which a weekday needs no date. A week ahead it could be taken for today. */
const WEEKDAY_IS_ENOUGH = 6;

/**
 * Formats a moment in the visitor's time: "17:00" today, "Friday 14:00" within the week, later with its date.
 *
 * @param timeZone Default: the browser's.
 * @param locale Default: `en-US`; components pass `useLocale()`.
 */
export function momentText(moment: Date, now: Date, timeZone?: string, locale = DEFAULT_LOCALE): string {
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    moment.toLocaleString(locale, { ...options, timeZone });
  const time = inZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const days = dayNumber(moment.getTime(), timeZone) - dayNumber(now.getTime(), timeZone);
  if (days === 0) return time;
  if (days > 0 && days <= WEEKDAY_IS_ENOUGH) return `${inZone({ weekday: 'long' })} ${time}`;
  return `${inZone({ weekday: 'long', month: 'long', day: 'numeric' })}, ${time}`;
}
