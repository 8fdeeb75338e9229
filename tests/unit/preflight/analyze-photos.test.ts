import { describe, expect, test } from 'vitest';
import { countImages, findBrackets } from '../../../src/preflight/brackets.ts';
import { analyzePhotos, needsReview, sortPhotos } from '../../../src/preflight/analyze-photos.ts';
import { toolMessages, sentenceFor } from '../../../src/preflight/tool-messages.ts';
import { fingerprint } from '../../../src/preflight/fingerprint.ts';
import { embeddedByUse } from '../../../src/preflight/thumbnail.ts';
import type { PreflightEntry } from '../../../src/preflight/preflight-queue.ts';
import { findingCodes, type PhotoReport } from '../../../src/preflight/photo-report.ts';
import { reportOf } from './report-of.ts';

const fileOf = (name: string, content = name) => new File([content], name, { lastModified: 1 });

describe('the analysis of a photo list', () => {
  test('finds copies by content and hashes only files with equal sizes', async () => {
    const [a, b, c, d] = [
      fileOf('a.jpg', 'same'),
      fileOf('b.jpg', 'same'),
      fileOf('c.jpg', 'diff'),
      fileOf('d.jpg', 'longer'),
    ];
    const downloadedAgain = new File(['same'], 'a.jpg', { lastModified: 2 });
    const photos = [a, b, c, d, downloadedAgain];
    const entries = new Map<File, PreflightEntry>(photos.map((file) => [file, { report: reportOf() }]));
    const getEntry = (file: File) => entries.get(file) ?? {};
    expect(analyzePhotos(photos, getEntry).withoutFingerprint).toEqual([a, b, c, downloadedAgain]);
    for (const file of [a, b, c, downloadedAgain]) {
      entries.set(file, { report: reportOf(), fingerprint: await fingerprint(file) });
    }
    const check = analyzePhotos(photos, getEntry);
    const copy = { code: 'copy', detail: 'a.jpg' } as const;
    expect(check.findings.get(b)).toEqual([copy]);
    expect(check.findings.get(downloadedAgain)).toEqual([copy]);
    expect(check.findings.size).toBe(2);
    expect(sentenceFor(toolMessages, 'a.jpg', copy)).toBe('a.jpg is in the list twice.');
    expect(sentenceFor(toolMessages, 'b.jpg', copy)).toBe('b.jpg is the same photo as a.jpg.');
    expect(check.isReading).toBe(false);
  });
  test('reports a photo without a thumbnail as info, unless it has another finding', () => {
    const heic = fileOf('a.heic');
    const only = (entry: PreflightEntry) => analyzePhotos([heic], () => entry).findings.get(heic);
    expect(only({ report: reportOf({ kind: 'heic' }), thumbnail: null })).toEqual([
      { code: 'noPicture', detail: 'heic' },
    ]);
    expect(needsReview([{ code: 'noPicture' }])).toBe(false);
    const broken = reportOf({ kind: 'heic', findings: [{ code: 'truncated' }] });
    expect(only({ report: broken, thumbnail: null })).toEqual([{ code: 'truncated' }]);
    expect(only({ report: reportOf({ kind: 'heic' }) })).toBeUndefined();
  });
  test('reports a common format without a thumbnail as too large or unreadable, not as unsupported', () => {
    const photo = fileOf('a.jpg');
    const only = (report: PhotoReport) =>
      analyzePhotos([photo], () => ({ report, thumbnail: null })).findings.get(photo);
    expect(only(reportOf({ width: 16_000, height: 12_000 }))).toEqual([{ code: 'tooLarge' }]);
    expect(needsReview([{ code: 'tooLarge' }])).toBe(false);
    for (const kind of ['jpeg', 'png', 'gif', 'webp', 'bmp'] as const) {
      expect(only(reportOf({ kind }))).toEqual([{ code: 'unreadable' }]);
    }
    // Nothing of these keeps a browser from drawing the photo.
    for (const code of ['misnamed', 'cmyk', 'animated'] as const)
      expect(only(reportOf({ kind: 'webp', findings: [{ code }] }))).toEqual([
        { code: 'unreadable' },
        { code },
      ]);
    expect(only(reportOf({ kind: 'png', findings: [{ code: 'huge' }] }))).toEqual([{ code: 'huge' }]);
    for (const kind of ['tiff', 'avif'] as const)
      expect(only(reportOf({ kind }))).toEqual([{ code: 'noPicture', detail: kind }]);
    // What is only not shown needs no second sentence.
    const warned = { findings: [{ code: 'cmyk' }] } as const;
    for (const facts of [{ kind: 'tiff' }, { width: 16_000, height: 12_000 }] as const)
      expect(only(reportOf({ ...facts, ...warned }))).toEqual(warned.findings);
  });
  test('does not call a photo broken that this browser cannot read (brief 1)', () => {
    expect(sentenceFor(toolMessages, 'a.jpg', { code: 'unreadable' })).toBe(
      'a.jpg can’t be read here. If it opens on your computer, send it as it is.',
    );
  });
  test('sorts by natural name order, by time with unknown times last, and by severity', () => {
    const [two, ten, one] = [fileOf('2.jpg'), fileOf('10.jpg'), fileOf('1.jpg')];
    const check = {
      reports: new Map([
        [two, reportOf({ takenAt: 9 })],
        [ten, reportOf({ takenAt: 3 })],
        [one, reportOf()],
      ]),
      findings: new Map([
        [ten, [{ code: 'cmyk' } as const]],
        [one, [{ code: 'empty' } as const]],
      ]),
    };
    const photos = [two, ten, one];
    expect(sortPhotos(photos, 'added', check)).toBe(photos);
    expect(sortPhotos(photos, 'name', check)).toEqual([one, two, ten]);
    expect(sortPhotos(photos, 'time', check)).toEqual([ten, two, one]);
    expect(sortPhotos(photos, 'problems', check)).toEqual([one, ten, two]);
    expect(sortPhotos(photos, 'problems', check, new Map([[two, 'Gone']]))).toEqual([two, one, ten]);
  });
  test('has a sentence for every finding that begins with the file name', () => {
    for (const code of Object.keys(findingCodes) as (keyof typeof findingCodes)[]) {
      for (const detail of [undefined, 'program', 'png', '20000']) {
        expect(sentenceFor(toolMessages, 'a.jpg', detail ? { code, detail } : { code })).toMatch(
          /^a\.jpg .+\.$/,
        );
      }
    }
  });
});

describe('embeddedByUse', () => {
  const sizes = (...lengths: number[]) =>
    embeddedByUse({ embedded: lengths.map((length) => ({ at: 1, length })) }).map(({ length }) => length);
  test('tries the smallest preview that is good enough first, then larger ones', () => {
    expect(sizes(30_000, 300_000, 5_000_000)).toEqual([30_000, 300_000, 5_000_000]);
  });
  test('tries previews that are too small last, the largest first', () => {
    expect(sizes(4000, 9000, 30_000)).toEqual([30_000, 9000, 4000]);
  });
  test('takes a large preview if there is no other, whatever its share of the file', () => {
    expect(sizes(5_364_435)).toEqual([5_364_435]);
  });
});

describe('findBrackets', () => {
  const NINE = Date.UTC(2026, 10, 20, 9);
  type Frame = { at: number; speed: number; camera?: string; kind?: PhotoReport['kind'] };
  const shoot = (frames: Frame[]) => {
    const photos = frames.map((_, index) => fileOf(`${index}.jpg`));
    const reports = new Map(
      frames.map(({ at, speed, camera = 'NIKON Z 6', kind = 'jpeg' }, index) => [
        photos[index]!,
        reportOf({
          kind,
          camera,
          takenAt: NINE + at,
          exposure: { seconds: 1 / speed, aperture: 8, iso: 100 },
        }),
      ]),
    );
    expect(countImages(photos, reports)).toBe(
      photos.length - findBrackets(photos, reports).reduce((sum, { length }) => sum + length - 1, 0),
    );
    return findBrackets(photos, reports).map((bracket) => bracket.map(({ name }) => Number.parseInt(name)));
  };
  const three = (start: number) => [60, 250, 15].map((speed, index) => ({ at: start + index * 400, speed }));

  test('starts a new bracket at a repeated exposure: nine photos make three brackets', () => {
    expect(shoot([...three(0), ...three(1200), ...three(2400)])).toEqual([
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
    ]);
  });
  test('finds no bracket in a burst with equal or nearly equal exposures', () => {
    expect(shoot([0, 1, 2, 3].map((at) => ({ at: at * 100, speed: 250 })))).toEqual([]);
    expect(shoot([250, 260, 240].map((speed, index) => ({ at: index * 100, speed })))).toEqual([]);
  });
  test('finds no bracket in photos minutes apart, of different cameras, or only two', () => {
    expect(shoot(three(0).map((frame, index) => ({ ...frame, at: index * 60_000 })))).toEqual([]);
    expect(shoot(three(0).map((frame, index) => ({ ...frame, camera: `Camera ${index}` })))).toEqual([]);
    expect(shoot(three(0).slice(0, 2))).toEqual([]);
  });
  test('adds the exposure time to the gap: 8 s, 30 s and 2 s make one bracket', () => {
    const night = [
      { at: 0, speed: 1 / 8 },
      { at: 9000, speed: 1 / 30 },
      { at: 40_000, speed: 1 / 2 },
    ];
    expect(shoot(night)).toEqual([[0, 1, 2]]);
  });
  test('finds the same bracket in the RAW and the JPEG files of a camera', () => {
    const both = three(0).flatMap((frame) => [frame, { ...frame, kind: 'nef' as const }]);
    expect(shoot(both)).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ]);
  });
});
