import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createTimeLeft, inWords, rounded } from '../../../src/quote/time-left.ts';

type TimeLeft = ReturnType<typeof createTimeLeft>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Simulates an upload in phases of a rate, in bytes per second, and a duration, in seconds. Returns the final text. */
function after(total: number, ...phases: [rate: number, seconds: number][]) {
  let at = 0;
  let sent = 0;
  const time = createTimeLeft(() => at);
  time.report(0, total);
  for (const [rate, seconds] of phases) {
    for (let step = 0; step < seconds * 10; step++) {
      at += 100;
      sent = Math.min(total, sent + rate / 10);
      time.report(sent, total);
    }
  }
  const left = time.left();
  return { time, words: left === null ? null : inWords(left) };
}

test('inWords describes the time left of an upload at a steady rate', () => {
  expect(after(200e6, [1e6, 80]).words).toBe('about 2 minutes left');
  expect(after(200e6, [1e6, 140]).words).toBe('about 1 minute left');
  expect(after(200e6, [1e6, 165]).words).toBe('about 40 seconds left');
  expect(after(200e6, [1e6, 195]).words).toBe('a few seconds left');
});

test.each([
  [60, 'about 1 hour left'],
  [75, 'about 1 hour 15 minutes left'],
  [120, 'about 2 hours left'],
  [165, 'about 2 hours 45 minutes left'],
])('inWords describes %i minutes in hours and minutes', (minutes, words) => {
  expect(inWords(minutes * MINUTE)).toBe(words);
});

test('left() returns null in the first two seconds, while no byte is sent and after the last one', () => {
  expect(after(200e6, [1e6, 201]).words).toBeNull();
  expect(after(200e6, [1e6, 1.9]).words).toBeNull();
  expect(after(200e6, [0, 30]).words).toBeNull();
});

test('left() follows a tenfold slowdown of 30 s, but not of 1 s', () => {
  expect(after(600e6, [1e6, 60], [1e5, 1]).words).toBe('about 11 minutes left');
  expect(after(100e6, [1e6, 40], [1e5, 30]).words).toBe('about 10 minutes left');
});

test.each([
  ['clear()', (time: TimeLeft) => time.clear()],
  ['a lower byte count', (time: TimeLeft) => time.report(50, 200e6)],
])('%s starts a new measurement', (_name, restart) => {
  const { time, words } = after(200e6, [1e6, 60]);
  expect(words).not.toBeNull();
  restart(time);
  expect(time.left()).toBeNull();
});

test('subscribe() notifies fewer than 12 times for 800 reports', () => {
  let at = 0;
  const time = createTimeLeft(() => at);
  const onChange = vi.fn<() => void>();
  time.subscribe(onChange);
  time.report(0, 100e6);
  for (let step = 1; step <= 800; step++) {
    at += 100;
    time.report(step * 1e5, 100e6);
  }
  expect(onChange.mock.calls.length).toBeLessThan(12);
});

test('rounded() rounds up by at most 15 minutes', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10 * 60 * MINUTE, noNaN: true }), (ms) => {
      expect(rounded(ms)).toBeGreaterThanOrEqual(ms);
      expect(rounded(ms) - ms).toBeLessThanOrEqual(15 * MINUTE);
      expect(inWords(rounded(ms))).toMatch(
        /^(a few seconds|about (\d+ (second|minute|hour)s?|\d+ hours? \d+ minutes)) left$/,
      );
    }),
  );
});
