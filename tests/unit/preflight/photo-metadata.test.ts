import { expect, test, vi } from 'vitest';
import { photoMetadata } from '../../../src/preflight/photo-metadata.ts';
import { reportOf } from './report-of.ts';

// Set before the module creates its formatter. Test machines often use UTC, in which a wrong conversion would pass.
vi.hoisted(() => (process.env['TZ'] = 'America/New_York'));

test('photoMetadata lists kind, camera, dimensions and capture time without a time zone conversion', () => {
  const taken = Date.UTC(2026, 10, 20, 23, 30, 12);
  expect(
    photoMetadata(reportOf({ kind: 'nef', camera: 'NIKON Z 6', width: 6048, height: 4024, takenAt: taken })),
  ).toEqual(['Nikon RAW', 'NIKON Z 6', '6048 × 4024 px', 'Nov 20, 2026, 23:30']);
});

test('photoMetadata omits missing fields and is empty for a file that is not a photo', () => {
  expect(photoMetadata(reportOf({ kind: 'heic' }))).toEqual(['HEIC']);
  expect(photoMetadata(reportOf({ kind: 'program', width: 1, height: 1 }))).toEqual([]);
});

test('photoMetadata shortens the camera name to 40 characters and removes control characters', () => {
  const [, camera = ''] = photoMetadata(reportOf({ camera: `a\u0000\u0085${'b'.repeat(200)}` }));
  expect(camera.startsWith('ab')).toBe(true);
  expect(camera.length).toBeLessThanOrEqual(40);
});
