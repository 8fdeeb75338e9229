/**
 * Reads mutated files: each read returns a valid report, in time, from a bounded part of the file. For a long run:
 * `PREFLIGHT_FUZZ=50000`.
 */
import { expect, test } from 'vitest';
import { readPhoto } from '../../../src/preflight/read-photo.ts';
import {
  asFile,
  makeGif,
  makeHeic,
  makeHeif,
  makeJpeg,
  makeRaw,
  fixtureRawKinds,
  makeTiffPicture,
  shotTags,
} from '../../../stories/photos/photo-fixtures.ts';
import { makeTiff } from '../../../stories/photos/make-tiff.ts';
import { plainPicture } from '../../plain-picture.ts';
import { be16, box, joined } from '../../../stories/photos/bytes.ts';
import {
  makeBigTiff,
  makeCrw,
  makeJxl,
  makeJxlFront,
  makeMrw,
  makePng,
  makePsd,
  makeWebp,
  makeX3f,
} from './structure-fixtures.ts';
import { cpuTime } from '../../cpu-time.ts';
import { randomFrom } from '../../random.ts';

const SEED = Number(process.env['SEED'] ?? 20_261_121);
const RUNS = Number(process.env['PREFLIGHT_FUZZ'] ?? 500);
/** Longest time for one file, in ms, on a busy machine. */
const TIME_LIMIT = 1000;

const picture = plainPicture();
const jpeg: Uint8Array = await picture.clone().jpeg().toBuffer();
const webp: Uint8Array = await picture.clone().webp().toBuffer();
const exif = makeTiff({ ifds: [shotTags()] });
const samples: Record<string, Uint8Array> = {
  jpg: makeJpeg(jpeg, {}, jpeg),
  png: makePng({ width: 90, height: 60, data: 1 }, [['eXIf', exif]]),
  webp: makeWebp(webp, 90, 60, exif),
  gif: makeGif(2, { loop: true }),
  tif: makeTiffPicture(20, 20),
  bigtiff: makeBigTiff(20, 20),
  heic: makeHeic(),
  avif: makeHeif({ brand: 'avif', size: [90, 60], exif, jpeg, base: true }),
  jxl: makeJxl(makeJxlFront(90, 60, 1), exif),
  psd: makePsd(60, 40, exif),
  crw: makeCrw(jpeg, 0),
  mrw: makeMrw(jpeg, shotTags({ make: 'Minolta' }), [96, 64]),
  x3f: makeX3f(jpeg, { ISO: '100' }),
  ...Object.fromEntries(fixtureRawKinds.map((kind) => [kind, makeRaw(kind, jpeg, {}, 2000)])),
};

/** Byte values that break readers more often than random ones. */
const NASTY = [0, 1, 0x7f, 0x80, 0xff, 0xfe, 0x10];

function mutated(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
  const changed = new Uint8Array(bytes);
  // Headers are at the front or at the end; the middle is mostly pixels.
  const reach = Math.min(changed.length, 2000);
  for (let count = 1 + random(12); count > 0; count--) {
    const at = random(4) === 0 ? changed.length - 1 - random(reach) : random(reach);
    changed[at] = random(2) === 0 ? random(256) : (NASTY[random(NASTY.length)] ?? 0);
  }
  if (random(10) === 0) for (let at = 16; at < changed.length; at++) changed[at] = random(256);
  return random(5) === 0 ? changed.slice(0, random(changed.length)) : changed;
}

test.each(Object.keys(samples))(
  `readPhoto reports on ${RUNS} mutated %s files within 1 s of CPU time each`,
  async (kind) => {
    const bytes = samples[kind]!;
    const { below: random } = randomFrom(SEED);
    const slow: string[] = [];
    const wrong: string[] = [];
    for (let run = 0; run < RUNS; run++) {
      const changed = mutated(bytes, random);
      const start = cpuTime();
      const report = await readPhoto(asFile(changed, `a.${kind}`));
      if (cpuTime() - start > TIME_LIMIT) slow.push(`run ${run}`);
      const isInside = report.embedded.every(({ at, length }) => at >= 0 && at + length <= changed.length);
      const isSane =
        isInside &&
        report.orientation >= 1 &&
        report.orientation <= 8 &&
        report.bytesRead <= Math.max(2 * changed.length, 640 * 1024) &&
        (report.takenAt === undefined || Number.isFinite(report.takenAt));
      if (!isSane) wrong.push(`run ${run}: ${JSON.stringify(report)}`);
    }
    expect(wrong).toEqual([]);
    expect(slow).toEqual([]);
  },
  Math.max(120_000, RUNS * 20),
);

test('readPhoto reads a HEIC of 4,096 items that claim 65,535 extents each within 1 s of CPU time', async () => {
  const items = Array.from({ length: 4096 }, (_, id) => joined(be16(id), be16(0), be16(0xffff)));
  const places = box('iloc', new Uint8Array(6), be16(items.length), ...items);
  const bytes = joined(box('ftyp', 'heic', new Uint8Array(4)), box('meta', new Uint8Array(4), places));
  const start = cpuTime();
  await readPhoto(asFile(bytes, 'a.heic'));
  expect(cpuTime() - start).toBeLessThan(TIME_LIMIT);
});
