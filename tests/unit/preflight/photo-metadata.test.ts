import { expect, test, vi } from 'vitest';
import { photoMetadata } from '../../../src/preflight/photo-metadata.ts';
import { reportOf } from './report-of.ts';

// Before the module makes its formatter: where the tests run, the zone is often UTC, and would be right by chance.
vi.hoisted(() => (process.env['TZ'] = 'America/New_York'));

test('kind by content, camera, pixels, and the time on the camera’s own clock, whatever zone it is read in', () => {
  const taken = Date.UTC(2026, 10, 20, 23, 30, 12);
  expect(
    photoMetadata(reportOf({ kind: 'nef', camera: 'NIKON Z 6', width: 6048, height: 4024, takenAt: taken })),
  ).toEqual(['Nikon RAW', 'NIKON Z 6', '6048 × 4024 px', 'Nov 20, 2026, 23:30']);
});

test('what a file doesn’t say is not spoken of, and what is no photo has no facts', () => {
  expect(photoMetadata(reportOf({ kind: 'heic' }))).toEqual(['HEIC']);
  expect(photoMetadata(reportOf({ kind: 'program', width: 1, height: 1 }))).toEqual([]);
});

test('a camera’s name may hold anything; a line of it is shown', () => {
  const [, camera = ''] = photoMetadata(reportOf({ camera: `a\u0000\u0085${'b'.repeat(200)}` }));
  expect(camera.startsWith('ab')).toBe(true);
  expect(camera.length).toBeLessThanOrEqual(40);
});
