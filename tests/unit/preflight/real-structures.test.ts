import { deflateSync } from 'node:zlib';
import ExifReader from 'exifreader';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { isTooLarge, type PhotoReport } from '../../../src/preflight/photo-report.ts';
import { readPhoto } from '../../../src/preflight/read-photo.ts';
import { embeddedByUse } from '../../../src/preflight/thumbnail.ts';
import {
  asFile,
  makeGif,
  makeHeif,
  makeJpeg,
  makeRaf,
  makeRaw,
  makeTiffPicture,
  shotTags,
} from '../../../stories/photos/photo-fixtures.ts';
import { makeTiff, type Tags } from '../../../stories/photos/make-tiff.ts';
import { plainPicture } from '../../plain-picture.ts';
import { be16, be32, box, directory, joined, le16, le32 } from '../../../stories/photos/bytes.ts';
import {
  makeBigTiff,
  makeCrw,
  makeIiq,
  makeJxl,
  makeJxlFront,
  makeMrw,
  makePng,
  makePsd,
  makeWebp,
  makeX3f,
} from './structure-fixtures.ts';

const TAKEN = Date.UTC(2026, 10, 20, 9, 30, 12);
let jpeg: Uint8Array;
let webp: Uint8Array;
let exif: Uint8Array;
beforeAll(async () => {
  const picture = plainPicture();
  jpeg = await picture.clone().jpeg().toBuffer();
  webp = await picture.clone().webp().toBuffer();
  exif = makeTiff({ ifds: [shotTags({ orientation: 6, seconds: [1, 60] })] });
});

const read = (bytes: Uint8Array, name: string) => readPhoto(asFile(bytes, name));
const codes = ({ findings }: PhotoReport) => findings.map(({ code }) => code);
const cut = (bytes: Uint8Array, share: number) => bytes.slice(0, Math.floor(bytes.length * share));
/** Returns the first 3 bytes of the preview that `embeddedByUse` lists first. */
function previewOf(bytes: Uint8Array, report: PhotoReport): number[] {
  const [first] = embeddedByUse(report);
  return first ? Array.from(bytes.subarray(first.at, first.at + 3)) : [];
}
const JPEG_START = [0xff, 0xd8, 0xff];

describe('ExifReader and readPhoto', () => {
  test.each<[string, () => Uint8Array]>([
    ['a JPEG', () => makeJpeg(jpeg, { orientation: 6, seconds: [1, 60] })],
    ['a PNG', () => makePng({ width: 90, height: 60, data: 1 }, [['eXIf', exif]])],
    ['a WebP', () => makeWebp(webp, 90, 60, exif)],
    ['a JPEG XL', () => makeJxl(makeJxlFront(90, 60, 1), exif)],
    ['a HEIC', () => makeHeif({ brand: 'heic', size: [90, 60], exif, jpeg, base: true })],
  ])('read the same time and exposure from %s', async (_name, make) => {
    const bytes = make();
    const oracle = ExifReader.load(new Uint8Array(bytes).buffer, { expanded: false }) as Record<
      string,
      { value: unknown; description: string } | undefined
    >;
    const report = await read(bytes, 'a');
    expect(oracle['DateTimeOriginal']?.description).toBe('2026:11:20 09:30:12');
    expect(report.takenAt).toBe(TAKEN);
    expect(oracle['ExposureTime']?.description).toBe('1/60');
    expect(report.exposure.seconds).toBeCloseTo(1 / 60);
    expect(oracle['ISOSpeedRatings']?.value).toBe(report.exposure.iso);
    expect(oracle['Orientation']?.value).toBe(6);
  });
});

describe('readPhoto of a PNG', () => {
  test('reads the dimensions of 140 intact chunks of 8 KB without a finding', async () => {
    const report = await read(makePng({ width: 12_000, height: 12_000, data: 140 }), 'a.png');
    expect(report).toMatchObject({ width: 12_000, height: 12_000, findings: [] });
    expect(isTooLarge(report)).toBe(true);
  });
  test('reads EXIF data after the image and from a raw profile, but no orientation, as browsers do', async () => {
    const profile = `exif\n  ${exif.length + 6}\n${Buffer.from(joined('Exif\0\0', exif)).toString('hex')}`;
    const packed = joined('Raw profile type exif\0\0', deflateSync(`\n${profile}\n`));
    const size = { width: 9, height: 6, data: 200 };
    for (const bytes of [
      makePng(size, [], [['eXIf', exif]]),
      makePng(size, [['zTXt', packed]]),
      makePng(size, [], [['tEXt', `Raw profile type APP1\0\n${profile}\n`]]),
    ])
      expect(await read(bytes, 'a.png')).toMatchObject({ takenAt: TAKEN, orientation: 1, findings: [] });
    const before = await read(makePng(size, [['eXIf', exif]], [['eXIf', exif]]), 'a.png');
    expect(before).toMatchObject({ takenAt: TAKEN, orientation: 6, findings: [] });
  });
  test.each([
    [1, []],
    [2, ['animated']],
  ])('reports an APNG of %i frames with the findings %o', async (frames, expected) => {
    const control = joined(be32(frames), be32(0));
    const bytes = makePng({ width: 9, height: 6, data: 1 }, [['acTL', control]]);
    expect(codes(await read(bytes, 'a.png'))).toEqual(expected);
  });
  test('reads the dimensions from IHDR, which is not the first chunk in a PNG of Xcode', async () => {
    const whole = makePng({ width: 9, height: 6, data: 1 });
    const cgbi = joined(be32(4), 'CgBI', be32(0x50002002), be32(0));
    const bytes = joined(whole.slice(0, 8), cgbi, whole.slice(8));
    expect(await read(bytes, 'a.png')).toMatchObject({ width: 9, height: 6, findings: [] });
  });
  test('finds the end of a PNG that 600 KB of other data follow, and its truncation', async () => {
    const whole = makePng({ width: 900, height: 600, data: 40 });
    const behind = new Uint8Array(600_000);
    expect(codes(await read(joined(whole, behind), 'a.png'))).toEqual([]);
    expect(codes(await read(joined(cut(whole, 0.9), behind), 'a.png'))).toEqual(['truncated']);
  });
  test('ignores a raw profile that unpacks to 50 MB', async () => {
    const bomb = joined('Raw profile type exif\0\0', deflateSync(Buffer.alloc(50_000_000)));
    const report = await read(makePng({ width: 9, height: 6, data: 1 }, [['zTXt', bomb]]), 'a.png');
    expect(report).toMatchObject({ width: 9, findings: [] });
  });
});

describe('readPhoto of a RAW file', () => {
  const main = (more: Tags): Tags => ({ ...shotTags({ make: 'Canon', model: 'Canon EOS 350D' }), ...more });
  test('does not take uncompressed RGB marked as a JPEG for the preview of a CR2', async () => {
    const rgb = new Uint8Array(60_000).fill(90);
    const bytes = makeTiff({
      gap: joined('CR', [2, 0, 0, 0, 0, 0]),
      ifds: [
        main({ 0x103: 6, 0x102: [8, 8, 8], 0x111: { place: jpeg }, 0x117: jpeg.length }),
        { 0x103: 6, 0x106: 2, 0x102: [8, 8, 8], 0x111: { place: rgb }, 0x117: rgb.length },
      ],
    });
    expect(previewOf(bytes, await read(bytes, 'a.cr2'))).toEqual(JPEG_START);
  });
  test('finds the end of an RW2 of format 8 from its strip lists', async () => {
    const [strip, at] = [3000, 4000];
    const list = (values: number[]) => ({ bytes: joined(le16(values.length), values.flatMap(le32)) });
    const front = makeTiff({
      magic: 0x55,
      ifds: [
        {
          ...shotTags({ make: 'Panasonic', model: 'DC-GH6' }),
          0x2d: 8,
          0x44: list([at, at + strip]),
          0x46: list([strip * 8, strip * 8 - 5]),
        },
      ],
    });
    expect(front.length).toBeLessThan(at);
    const bytes = joined(front, new Uint8Array(at + 2 * strip - front.length));
    expect(codes(await read(bytes, 'a.rw2'))).toEqual([]);
    for (const share of [0.6, 0.9])
      expect(codes(await read(cut(bytes, share), 'a.rw2'))).toEqual(['truncated']);
  });
  test.each([
    [4, 14],
    [5, 10],
    [6, 14],
    [7, 10],
  ])('reports no truncation of an RW2 of format %i with %i pixels in 16 bytes', async (format, pixels) => {
    const [width, height] = [140, 100];
    const data = new Uint8Array((width * height * 16) / pixels);
    const tags = { 0x02: width, 0x03: height, 0x2d: format, 0x118: { place: data } };
    const bytes = makeTiff({ magic: 0x55, ifds: [tags] });
    expect(codes(await read(bytes, 'a.rw2'))).toEqual([]);
    expect(codes(await read(cut(bytes, 0.9), 'a.rw2'))).toEqual(['truncated']);
  });
  test('subtracts the borders of an RW2 and ignores a strip offset of FFFFFFFF', async () => {
    const sensor = new Uint8Array(Math.ceil((3724 * 27 * 16) / 14));
    const make = (data: Uint8Array) =>
      makeTiff({
        magic: 0x55,
        ifds: [
          {
            0x02: 3724,
            0x03: 27,
            0x04: 6,
            0x05: 8,
            0x06: 26,
            0x07: 3656,
            0x17: 80,
            0x2d: 4,
            0x2e: { bytes: makeJpeg(jpeg) },
            0x111: 0xffffffff,
            0x117: 20_511_792,
            0x118: { place: data },
          },
        ],
      });
    const report = await read(make(sensor), 'a.rw2');
    expect(report).toMatchObject({ width: 3648, height: 20, exposure: { iso: 80 }, findings: [] });
    expect(codes(await read(cut(make(sensor), 0.6), 'a.rw2'))).toEqual(['truncated']);
  });
  test('keeps time and exposure despite an invalid pointer to the next directory', async () => {
    const bytes = makeJpeg(jpeg, { seconds: [1, 60] });
    const view = new DataView(bytes.buffer);
    const tiff = 2 + 4 + 6;
    const first = tiff + view.getUint32(tiff + 4, true);
    view.setUint32(first + 2 + view.getUint16(first, true) * 12, 0xfffffff0, true);
    expect(await read(bytes, 'a.jpg')).toMatchObject({
      takenAt: TAKEN,
      exposure: { seconds: 1 / 60 },
      findings: [],
    });
  });
  test('reads dimensions, orientation, camera, time, exposure and preview of a CRW', async () => {
    const bytes = makeCrw(jpeg, TAKEN);
    const report = await read(bytes, 'a.crw');
    expect(report).toMatchObject({
      kind: 'crw',
      width: 2048,
      height: 3072,
      orientation: 6,
      camera: 'Canon EOS D60',
      takenAt: TAKEN,
      exposure: { bias: -0.5, seconds: 1 / 64 },
      findings: [],
    });
    expect(report.exposure.aperture).toBeCloseTo(2 ** 2.5);
    expect(previewOf(bytes, report)).toEqual(JPEG_START);
    expect(codes(await read(cut(bytes, 0.9), 'a.crw'))).toEqual(['truncated']);
  });
  test('reads dimensions, time and a preview with an overwritten first byte of an MRW', async () => {
    const tags = shotTags({ make: 'Minolta Co., Ltd.', model: 'DiMAGE A2' });
    const bytes = makeMrw(jpeg, tags, [96, 64]);
    const report = await read(bytes, 'a.mrw');
    expect(report).toMatchObject({ kind: 'mrw', width: 96, height: 64, takenAt: TAKEN, findings: [] });
    expect(previewOf(bytes, report)).toEqual([0, 0xd8, 0xff]);
    expect(codes(await read(cut(bytes, 0.9), 'a.mrw'))).toEqual(['truncated']);
  });
  test('reads dimensions, orientation, camera, time, exposure and preview of an X3F', async () => {
    const bytes = makeX3f(jpeg, {
      CAMMANUF: 'SIGMA',
      CAMMODEL: 'SIGMA SD10',
      TIME: `${TAKEN / 1000}`,
      SHUTTER: '0.008',
      APERTURE: '5.6',
      ISO: '100',
      EXPCOMP: '-0.5',
    });
    const report = await read(bytes, 'a.x3f');
    expect(report).toMatchObject({
      kind: 'x3f',
      width: 1512,
      height: 2268,
      orientation: 6,
      camera: 'SIGMA SD10',
      takenAt: TAKEN,
      exposure: { seconds: 0.008, aperture: 5.6, iso: 100, bias: -0.5 },
      findings: [],
    });
    expect(previewOf(bytes, report)).toEqual(JPEG_START);
    expect(codes(await read(cut(bytes, 0.9), 'a.x3f'))).toEqual(['truncated']);
  });
  test.each(['1e20', '1e999', '-5', 'yesterday'])('ignores the invalid time %s of an X3F', async (TIME) => {
    expect((await read(makeX3f(jpeg, { TIME }), 'a.x3f')).takenAt).toBeUndefined();
  });
  test('reads the dimensions of a RAF from the sensor, not from the preview', async () => {
    const bytes = makeRaf(makeJpeg(jpeg), [7728, 5152]);
    expect(await read(bytes, 'a.raf')).toMatchObject({ width: 7728, height: 5152, findings: [] });
  });
  test('reads of the JPEG inside of a RAF only the headers, not its end', async () => {
    const withoutEnd = joined(makeJpeg(jpeg).slice(0, -2), new Uint8Array(400_000).fill(0x11));
    const report = await read(makeRaf(withoutEnd, [7728, 5152]), 'a.raf');
    expect(report).toMatchObject({ width: 7728, findings: [] });
    expect(report.bytesRead).toBeLessThan(64 * 1024);
  });
  test('recognizes an IIQ by Phase One’s signature', async () => {
    const bytes = makeTiff({ gap: joined('IIIICwaR'), ifds: [{ 0x100: 1, 0x101: 1 }] });
    expect((await read(bytes, 'a.iiq')).kind).toBe('iiq');
  });
  test.each([73, 77])(
    'takes no flat TIFF for an IIQ whose gray, %i, is a letter of its signature',
    async (gray) => {
      const bytes = await sharp({
        create: { width: 30, height: 20, channels: 3, background: { r: gray, g: gray, b: gray } },
      })
        .tiff({ compression: 'none' })
        .toBuffer();
      expect(await read(bytes, 'a.tif')).toMatchObject({ kind: 'tiff', width: 30, height: 20, findings: [] });
    },
  );
  test.each([
    ['IIII', true],
    ['MMMM', false],
  ])('reads the dimensions and the end of an IIQ that begins with %s', async (_mark, little) => {
    const bytes = makeIiq([8000, 6000], little);
    expect(await read(bytes, 'a.iiq')).toMatchObject({
      kind: 'iiq',
      width: 8000,
      height: 6000,
      findings: [],
    });
    expect(codes(await read(cut(bytes, 0.9), 'a.iiq'))).toEqual(['truncated']);
  });
  test('lists an embedded JPEG once if the directories of a CRW point at themselves', async () => {
    const bytes = makeCrw(jpeg, TAKEN);
    const view = new DataView(bytes.buffer);
    // The value of the last entry, a directory, becomes the whole heap.
    const table = 26 + view.getUint32(bytes.length - 4, true);
    const entry = table + 2 + 2 * 10;
    view.setUint32(entry + 2, bytes.length - 26, true);
    view.setUint32(entry + 6, 0, true);
    expect((await read(bytes, 'a.crw')).embedded).toHaveLength(1);
  });
  test('reads the preview offset of an Olympus before 2005 from the start of the file', async () => {
    const at = 400;
    const note = joined('OLYMP\0\x01\0', directory({ 0x88: at, 0x89: jpeg.length }));
    const front = makeTiff({
      magic: 0x4f52,
      ifds: [{ 0x10f: 'OLYMPUS', 0x8769: { ifd: { 0x927c: { bytes: note } } } }],
    });
    const bytes = joined(front, new Uint8Array(at - front.length), jpeg);
    expect(previewOf(bytes, await read(bytes, 'a.orf'))).toEqual(JPEG_START);
  });
});

describe('readPhoto reads the ISO from the maker note of', () => {
  const at = 300;
  /** Returns a directory with one tag of short numbers. `value` has the numbers or their offset. */
  const shorts = (tag: number, count: number, value: number[]) =>
    joined(le16(1), le16(tag), le16(3), le32(count), value, le32(0));
  test.each<[string, Uint8Array, number]>([
    // AutoISO and BaseISO, in 1/32 stop of 100 and of 100/32.
    ['Canon', joined(shorts(4, 3, le32(at)), [0, 0, 0, 0]), 200],
    ['NIKON', joined('Nikon\0\x02\x10\0\0', 'II*\0', le32(8), shorts(2, 2, [0, 0, 200, 0])), 200],
    ['Asahi Optical Co.,Ltd.', joined('AOC\0II', shorts(0x14, 1, [9, 0, 0, 0])), 200],
  ])('%s', async (make, note, iso) => {
    const front = makeTiff({ ifds: [{ 0x10f: make, 0x8769: { ifd: { 0x927c: { bytes: note } } } }] });
    expect(front.length).toBeLessThan(at);
    const bytes = joined(front, new Uint8Array(at - front.length), le16(0), le16(32), le16(160));
    expect((await read(bytes, 'a.tif')).exposure.iso).toBe(iso);
  });
});

describe('readPhoto of a TIFF', () => {
  test('reads the dimensions of the first page, not those of EXIF or of the largest page', async () => {
    const stale = { 0x8769: { ifd: { 0xa002: 6000, 0xa003: 4000 } } };
    expect(await read(makeTiffPicture(40, 30, stale), 'a.tif')).toMatchObject({ width: 40, height: 30 });
    const pages = makeTiff({
      ifds: [
        { 0x100: 40, 0x101: 30 },
        { 0x100: 90, 0x101: 60 },
      ],
    });
    expect(await read(pages, 'a.tif')).toMatchObject({ width: 40, height: 30 });
  });
  test('reads the dimensions of a BigTIFF and reports its truncation', async () => {
    const bytes = makeBigTiff(80, 50);
    expect(await read(bytes, 'a.tif')).toMatchObject({ kind: 'tiff', width: 80, height: 50, findings: [] });
    expect(codes(await read(cut(bytes, 0.9), 'a.tif'))).toEqual(['truncated']);
  });
  test('reports a palette, or tables of JPEG strips, that are after the end of the file', async () => {
    const palette = { 0x106: 3, 0x140: Array.from({ length: 768 }, () => 9) };
    const tables = { 0x103: 7, 0x106: 6, 0x15b: { bytes: new Uint8Array(500) } };
    for (const more of [palette, tables]) {
      const bytes = makeTiffPicture(40, 30, more);
      expect(codes(await read(bytes, 'a.tif'))).toEqual([]);
      expect(codes(await read(bytes.slice(0, -9), 'a.tif'))).toEqual(['truncated']);
    }
  });
  test('takes a TIFF for whole whose Photoshop data is after the end of the file', async () => {
    const bytes = makeTiffPicture(40, 30, { 0x8649: { bytes: new Uint8Array(40) } });
    const view = new DataView(bytes.buffer);
    const first = view.getUint32(4, true);
    // The offset of the last tag's value.
    view.setUint32(first + 2 + view.getUint16(first, true) * 12 - 4, 0xffffff, true);
    expect(await read(bytes, 'a.tif')).toMatchObject({ width: 40, height: 30, findings: [] });
  });
  test('reads EXIF from its own directories, and not the copy in Photoshop’s data', async () => {
    const thumbnail = { 0x201: { place: jpeg }, 0x202: jpeg.length };
    const copy = makeTiff({ ifds: [shotTags({ model: 'Copy', orientation: 6 }), thumbnail] });
    const resource = joined('8BIM', be16(0x0422), [0, 0], be32(copy.length), copy);
    const own = { 0x10f: 'Canon', 0x110: 'Canon EOS R6', 0x8649: { bytes: resource } };
    expect(await read(makeTiffPicture(40, 30, own), 'a.tif')).toMatchObject({
      width: 40,
      orientation: 1,
      camera: 'Canon EOS R6',
      embedded: [],
    });
  });
  test('reads 24 pages of 7,000 strips and reports their truncation', async () => {
    const strips = {
      0x111: Array.from({ length: 7000 }, () => 8),
      0x117: Array.from({ length: 7000 }, () => 1),
    };
    const page = { 0x100: 8, 0x101: 7000, 0x102: [1], 0x103: 1, 0x106: 1, 0x116: 1, ...strips };
    const bytes = makeTiff({ ifds: Array.from({ length: 24 }, () => page) });
    expect(await read(bytes, 'a.tif')).toMatchObject({ width: 8, height: 7000, findings: [] });
    expect(codes(await read(cut(bytes, 0.02), 'a.tif'))).toEqual(['truncated']);
  });
});

test.each<Tags>([{ 0x103: 1 }, {}])(
  'readPhoto takes a last strip as long as the others for whole, with these tags of its compression: %o',
  async (compression) => {
    const strips = { 0x111: [8, 88], 0x117: [80, 80] };
    const page = { 0x100: 8, 0x101: 15, 0x102: [8], ...compression, 0x106: 1, 0x116: 10, ...strips };
    const bytes = makeTiff({ ifds: [page] });
    expect(codes(await read(joined(bytes, new Uint8Array(150 - bytes.length)), 'a.tif'))).toEqual([]);
  },
);

test.each<[string, Tags]>([
  ['planes', { 0x106: 2, 0x11c: 2, 0x111: { places: Array.from({ length: 3 }, () => new Uint8Array(64)) } }],
  ['pixels with half of the colors', { 0x106: 6, 0x111: { place: new Uint8Array(96) } }],
])('readPhoto takes a TIFF of %s for whole that states no length of its strips', async (_name, strips) => {
  const page = { 0x100: 8, 0x101: 8, 0x102: [8, 8, 8], 0x103: 1, 0x115: 3, 0x116: 8, ...strips };
  expect(codes(await read(makeTiff({ ifds: [page] }), 'a.tif'))).toEqual([]);
});

test('readPhoto reports a TIFF whose directory is zeros, or whose list of strips is after its end', async () => {
  const zeros = makeTiffPicture(40, 30);
  zeros.fill(0, 8);
  expect(codes(await read(zeros, 'a.tif'))).toEqual(['unreadable']);
  const list = Array.from({ length: 30 }, () => 8);
  const page = { 0x100: 40, 0x101: 30, 0x102: [8], 0x103: 1, 0x106: 1, 0x116: 1, 0x117: list, 0x111: list };
  const bytes = makeTiff({ ifds: [page] });
  expect(codes(await read(bytes, 'a.tif'))).toEqual([]);
  expect(codes(await read(bytes.slice(0, -20), 'a.tif'))).toEqual(['truncated']);
});

describe('readPhoto of a HEIF', () => {
  const make = (more: Partial<Parameters<typeof makeHeif>[0]> = {}) =>
    makeHeif({ brand: 'heic', size: [4032, 3024], exif, jpeg, base: false, ...more });
  test.each([true, false])('finds EXIF data and a JPEG thumbnail, with base offsets: %s', async (base) => {
    const bytes = make({ base });
    const report = await read(bytes, 'a.heic');
    expect(report).toMatchObject({ width: 4032, height: 3024, takenAt: TAKEN, orientation: 1, findings: [] });
    expect(previewOf(bytes, report)).toEqual(JPEG_START);
  });
  test('reads the dimensions of the primary image, not those of another item', async () => {
    expect(await read(make({ brand: 'avif', others: [[8064, 6048]] }), 'a.avif')).toMatchObject({
      width: 4032,
    });
  });
  test.each([
    [{ rotation: 3 }, 6],
    [{ rotation: 1 }, 8],
    [{ mirror: 0 }, 4],
    [{ mirror: 1 }, 2],
    [{ rotation: 1, mirror: 0 }, 5],
    [{ rotation: 1, mirror: 1 }, 7],
  ])('converts the transform %o to orientation %i', async (turn, orientation) => {
    expect((await read(make({ turn }), 'a.heic')).orientation).toBe(orientation);
  });
  test.each<[string, Uint8Array, string | undefined]>([
    [
      'the name of an ICC profile',
      joined('prof', new Uint8Array(200), Array.from('Display P3', (letter) => `\0${letter}`).join('')),
      'display-p3',
    ],
    ['the number of Display P3', joined('nclx', be16(12), be16(13), be16(0), [0x80]), 'display-p3'],
    ['the number of sRGB', joined('nclx', be16(1), be16(13), be16(0), [0x80]), undefined],
    ['an empty profile', joined('prof'), undefined],
  ])('reads the color space from %s', async (_name, colors, colorSpace) => {
    const report = await read(make({ colors }), 'a.heic');
    expect(report.colorSpace).toBe(colorSpace);
    expect(report.findings).toEqual([]);
  });
  test.each(['jpeg', 'mif3', 'mif1', 'MiHB', 'heix', 'avci'])(
    'accepts the brand %s as an image',
    async (brand) => {
      expect((await read(make({ brand }), 'a.heic')).kind).toBe('heic');
    },
  );
  test.each<[string, string, number[], object]>([
    ['avif', 'avif', [0, 0b101, 90 - 1, (60 - 1) << 1], { width: 60, height: 90, orientation: 6 }],
    ['heic', 'heix', [0, 0, 0x8f, 0xbf, 0x17, 0x7e], { width: 4032, height: 3008, orientation: 1 }],
  ])(
    'reads an image of the kind %s, of the codec %s, from a `mini` box',
    async (kind, codec, front, expected) => {
      const bytes = joined(box('ftyp', 'mif3', codec), box('mini', front, new Uint8Array(200)));
      expect(await read(bytes, `a.${kind}`)).toMatchObject({ kind, ...expected, findings: [] });
      expect(codes(await read(cut(bytes, 0.9), `a.${kind}`))).toEqual(['truncated']);
    },
  );
  test.each(['msf1', 'hevc', 'avis'])(
    'reports a sequence of the brand %s as animated, and its truncation',
    async (brand) => {
      const frames = box('mdat', new Uint8Array(5000));
      const bytes = joined(box('ftyp', brand, new Uint8Array(4)), box('moov', new Uint8Array(200)), frames);
      const name = brand === 'avis' ? 'a.avif' : 'a.heic';
      expect(codes(await read(bytes, name))).toEqual(['animated']);
      expect(codes(await read(cut(bytes, 0.9), name))).toEqual(['animated', 'truncated']);
      expect(codes(await read(bytes.subarray(0, 20), name))).toEqual(['truncated']);
    },
  );
  test('accepts bytes behind the boxes of a still', async () => {
    for (const behind of ['SEFH trailing bytes SEFT', 'abcd', '\0'.repeat(100)])
      expect(codes(await read(joined(make(), behind), 'a.heic'))).toEqual([]);
  });
  test('accepts text behind the boxes of a sequence', async () => {
    const type = box('ftyp', 'avis', new Uint8Array(4));
    const bytes = joined(type, box('moov', new Uint8Array(200)), box('mdat', new Uint8Array(5000)));
    for (const behind of ['SEFH trailing bytes SEFT', '\nCopyright: Rosa Ortiz\n'])
      expect(codes(await read(joined(bytes, behind), 'a.avif'))).toEqual(['animated']);
  });
  test('reports items that end after the file as truncation', async () => {
    expect(codes(await read(cut(make(), 0.9), 'a.heic'))).toEqual(['truncated']);
  });
});

test.each([
  ['empty memory of 0', '\0'.repeat(100_000)],
  ['empty memory of FF', new Uint8Array(100_000).fill(0xff)],
  ['text', 'Copyright: Rosa Ortiz\n'],
])('readPhoto takes a CR3 and a JPEG XL for whole that end in %s', async (_name, behind) => {
  expect(codes(await read(joined(makeRaw('cr3', jpeg), behind), 'a.cr3'))).toEqual([]);
  expect(codes(await read(joined(makeJxl(makeJxlFront(90, 60, 1), exif), behind), 'a.jxl'))).toEqual([]);
});

test('readPhoto reports a CR3 without its frames as truncated', async () => {
  const bytes = makeRaw('cr3', jpeg, {}, 0);
  expect(codes(await read(bytes, 'a.cr3'))).toEqual([]);
  expect(codes(await read(bytes.slice(0, -box('mdat').length), 'a.cr3'))).toEqual(['truncated']);
});

describe('readPhoto of another format', () => {
  test('reads the orientation of a JPEG from the first of two EXIF segments, as browsers do', async () => {
    const first = makeJpeg(jpeg, { orientation: 6 });
    const bytes = joined(
      first.slice(0, 2),
      makeJpeg(jpeg, { orientation: 8 }).slice(2, -jpeg.length + 2),
      first.slice(2),
    );
    expect((await read(bytes, 'a.jpg')).orientation).toBe(8);
  });
  test('ignores the orientation of a WebP, as browsers do', async () => {
    const report = await read(makeWebp(webp, 90, 60, exif), 'a.webp');
    expect(report).toMatchObject({ width: 90, height: 60, orientation: 1, takenAt: TAKEN });
  });
  test('skips junk between the segments of a JPEG', async () => {
    const exifEnd = 2 + 2 + new DataView(makeJpeg(jpeg).buffer).getUint16(4);
    const whole = makeJpeg(jpeg);
    const bytes = joined(whole.slice(0, exifEnd), new Uint8Array(5000), whole.slice(exifEnd));
    expect(await read(bytes, 'a.jpg')).toMatchObject({ width: 90, height: 60, findings: [] });
  });
  test('reads the dimensions of a JPEG after 200 segments of 8 KB', async () => {
    const segment = joined([0xff, 0xe2], be16(8192), new Uint8Array(8190));
    const bytes = joined(jpeg.slice(0, 2), ...Array.from({ length: 200 }, () => segment), jpeg.slice(2));
    expect(await read(bytes, 'a.jpg')).toMatchObject({ width: 90, height: 60, findings: [] });
  });
  test('reads dimensions and orientation of a JPEG XL, and its truncation if boxed', async () => {
    const front = makeJxlFront(1600, 1200, 6);
    const sides = { kind: 'jxl', width: 1200, height: 1600, orientation: 6, findings: [] };
    expect(await read(front, 'a.jxl')).toMatchObject(sides);
    const boxed = makeJxl(front, exif);
    expect(await read(boxed, 'a.jxl')).toMatchObject({ ...sides, takenAt: TAKEN });
    expect(codes(await read(cut(boxed, 0.9), 'a.jxl'))).toEqual(['truncated']);
    expect(await read(makeJxl(front, new Uint8Array()), 'a.jxl'), 'without EXIF data').toMatchObject(sides);
  });
  test('reads the EXIF data of a PSD and reports its truncation', async () => {
    const bytes = makePsd(60, 400, exif);
    expect(await read(bytes, 'a.psd')).toMatchObject({ takenAt: TAKEN, orientation: 6, findings: [] });
    for (const share of [0.6, 0.9])
      expect(codes(await read(cut(bytes, share), 'a.psd'))).toEqual(['truncated']);
  });
  test('reads the two-byte dimensions of an OS/2 BMP', async () => {
    const bytes = joined(
      'BM',
      [0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 12, 0, 0, 0, 4, 0, 2, 0, 1, 0, 24, 0],
      new Uint8Array(24),
    );
    expect(await read(bytes, 'a.bmp')).toMatchObject({ width: 4, height: 2, findings: [] });
  });
  test('reads the dimensions of an OS/2 BMP with a header of 16 bytes', async () => {
    const bytes = joined(
      'BM',
      [0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 16, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 1, 0, 24, 0],
      new Uint8Array(24).fill(255),
    );
    expect(await read(bytes, 'a.bmp')).toMatchObject({ width: 4, height: 2, findings: [] });
  });
  test('reports a GIF as animated only if it has several frames, whatever its trailer', async () => {
    expect(codes(await read(makeGif(1, { loop: true }), 'a.gif'))).toEqual([]);
    expect(codes(await read(makeGif(1, { trailer: [0x3b, 0] }), 'a.gif'))).toEqual([]);
    expect(codes(await read(makeGif(1, { trailer: [] }), 'a.gif'))).toEqual([]);
    expect(codes(await read(makeGif(2), 'a.gif'))).toEqual(['animated']);
  });
  test('reports a GIF without a frame as unreadable', async () => {
    expect(codes(await read(makeGif(0), 'a.gif'))).toEqual(['unreadable']);
  });
  test('reads at most 640 KB of a still GIF of 900 KB', async () => {
    const report = await read(makeGif(1, { blocks: 3600 }), 'a.gif');
    expect(report).toMatchObject({ width: 1, findings: [] });
    expect(report.bytesRead).toBeLessThan(640 * 1024);
  });
  test('reports the largest frame of a GIF, so that isTooLarge rejects 22,000² px', async () => {
    const report = await read(makeGif(1, { size: [22_000, 22_000] }), 'a.gif');
    expect(isTooLarge(report)).toBe(true);
  });
  test.each<[string, Uint8Array]>([
    ['jp2', joined(be32(12), 'jP  \r\n\x87\n', box('ftyp', 'jp2 '))],
    ['exr', joined('v/1\x01', be32(2))],
  ])('reports %s as a known format that is not a photo', async (kind, bytes) => {
    expect((await read(bytes, `a.${kind}`)).findings).toEqual([{ code: 'notPhoto', detail: kind }]);
  });
});

test('isTooLarge rejects an image of unknown dimensions (brief 3)', () => {
  expect(isTooLarge({})).toBe(true);
});
