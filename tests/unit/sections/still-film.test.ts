import { expect, test } from 'vitest';
import {
  formatTime,
  isoDuration,
  lengthOf,
  finishedShare,
  startOf,
  stillAt,
  type Still,
} from '../../../src/sections/still-film.ts';

const still = (seconds: number): Still => ({
  photo: { alt: '', src: '', width: 3, height: 2, tone: '#000000' },
  seconds,
  caption: `${seconds}`,
});
const film = { stills: [still(5), still(6), still(4)] as const };

test('lengthOf sums the stills, and startOf returns the start of each', () => {
  expect(lengthOf(film)).toBe(15);
  expect([0, 1, 2].map((at) => startOf(film, at))).toEqual([0, 5, 11]);
});

test.each([
  [0, 0, 0],
  [4.9, 0, 0.98],
  [5, 1, 0],
  [8, 1, 0.5],
  [14, 2, 0.75],
  [15, 2, 1],
])('stillAt, at %s s, returns still %s at the share %s', (time, index, share) => {
  const at = stillAt(film, time);
  expect(at.index).toBe(index);
  expect(at.share).toBeCloseTo(share);
});

test('formatTime returns m:ss and isoDuration an ISO 8601 duration', () => {
  expect([0, 7.9, 62, 600].map(formatTime)).toEqual(['0:00', '0:07', '1:02', '10:00']);
  expect(isoDuration(62)).toBe('PT62S');
});

test('finishedShare holds a wipe at both ends and cuts it with reduced motion', () => {
  const wipe = { mode: 'wipe' } as const;
  expect([0, 0.25, 0.5, 0.75, 1].map((share) => finishedShare(wipe, share, false))).toEqual([
    0, 0, 50, 100, 100,
  ]);
  expect([0, 0.49, 0.5, 1].map((share) => finishedShare(wipe, share, true))).toEqual([0, 0, 100, 100]);
  expect(finishedShare({ mode: 'before' }, 1, false)).toBe(0);
  expect(finishedShare({}, 0, false)).toBe(100);
});
