import { beforeAll, describe, expect, test } from 'vitest';
import { createTaskRunner, runTask as run } from '../../../src/preflight/run-task.ts';
import { FINGERPRINT_BYTES } from '../../../src/preflight/fingerprint.ts';
import { readPhoto } from '../../../src/preflight/read-photo.ts';
import { decoders, embeddedByUse, makeThumbnail } from '../../../src/preflight/thumbnail.ts';
import {
  asFile,
  makeHeic,
  makeJpeg,
  makeRaw,
  fixtureRawKinds,
  makeTiffPicture,
} from '../../../stories/photos/photo-fixtures.ts';

const colors = { red: '#f00000', green: '#00c000', blue: '#0000f0', white: '#ffffff' };
type Corner = keyof typeof colors;

/** Returns a JPEG with a different color in each corner, so that its orientation can be read. */
async function corners(width = 192, height = 128): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d')!;
  Object.values(colors).forEach((color, index) => {
    brush.fillStyle = color;
    brush.fillRect((index % 2) * (width / 2), Math.floor(index / 2) * (height / 2), width / 2, height / 2);
  });
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  return new Uint8Array(await blob.arrayBuffer());
}

let jpeg: Uint8Array;
beforeAll(async () => {
  jpeg = await corners();
});

/** Makes a thumbnail in the real worker, as the page does. Returns it with the file and its report. */
async function thumbnailOf(bytes: Uint8Array, name: string, quick = false) {
  const file = asFile(bytes, name);
  const report = (await run('read', file))!;
  return { report, file, thumbnail: await run('thumbnail', file, report, { edge: 64, quick }) };
}

/** Returns the dimensions of an image and the colors of its corners, row by row. */
async function cornersOf(picture: Blob): Promise<{ width: number; height: number; seen: Corner[] }> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const brush = new OffscreenCanvas(width, height).getContext('2d')!;
  brush.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number): Corner => {
    const [red = 0, green = 0, blue = 0] = brush.getImageData(x * width, y * height, 1, 1).data;
    if (Math.min(red, green, blue) > 200) return 'white';
    return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
  };
  return { width, height, seen: [at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)] };
}

const upright: [number, Corner[]][] = [
  [1, ['red', 'green', 'blue', 'white']],
  [2, ['green', 'red', 'white', 'blue']],
  [3, ['white', 'blue', 'green', 'red']],
  [4, ['blue', 'white', 'red', 'green']],
  [5, ['red', 'blue', 'green', 'white']],
  [6, ['blue', 'red', 'white', 'green']],
  [7, ['white', 'green', 'blue', 'red']],
  [8, ['green', 'white', 'red', 'blue']],
];

describe('the thumbnail', () => {
  test.each(upright)(
    'is upright for EXIF orientation %i of a JPEG, its embedded preview and a RAW (brief 7)',
    async (orientation, expected) => {
      const shape = orientation >= 5 ? { width: 64, height: 96 } : { width: 96, height: 64 };
      const whole = await thumbnailOf(makeJpeg(jpeg, { orientation }), 'a.jpg');
      expect(await cornersOf(whole.thumbnail!.image)).toEqual({ ...shape, seen: expected });
      // The oracle: the browser applies the same EXIF orientation by itself.
      expect((await cornersOf(whole.file)).seen).toEqual(expected);
      const rough = await thumbnailOf(makeJpeg(jpeg, { orientation }, jpeg), 'a.jpg', true);
      expect(rough.thumbnail!.isRough).toBe(true);
      expect(await cornersOf(rough.thumbnail!.image)).toEqual({ ...shape, seen: expected });
      const raw = await thumbnailOf(makeRaw('arw', jpeg, { orientation }), 'a.arw');
      expect((await cornersOf(raw.thumbnail!.image)).seen).toEqual(expected);
    },
  );
});

describe('the thumbnail of a RAW file', () => {
  test.each(fixtureRawKinds)(
    'is made from the embedded preview of a %s, reading at most 15 % of it',
    async (kind) => {
      const { thumbnail, report, file } = await thumbnailOf(makeRaw(kind, jpeg), `a.${kind}`);
      expect((await cornersOf(thumbnail!.image)).seen).toEqual(['red', 'green', 'blue', 'white']);
      const preview = embeddedByUse(report)[0]!;
      const share = (report.bytesRead + preview.length + FINGERPRINT_BYTES) / file.size;
      expect(share).toBeLessThanOrEqual(0.15);
    },
  );
});

test('makeThumbnail crops the black bars of an embedded preview', async () => {
  const canvas = new OffscreenCanvas(160, 120);
  const brush = canvas.getContext('2d')!;
  brush.drawImage(await createImageBitmap(new Blob([new Uint8Array(jpeg)])), 0, 7, 160, 106);
  const barred = await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer();
  const { thumbnail } = await thumbnailOf(makeJpeg(jpeg, {}, new Uint8Array(barred)), 'a.jpg', true);
  const { width, height } = await cornersOf(thumbnail!.image);
  expect(width / height).toBeCloseTo(1.5, 1);
});

test('makeThumbnail does not crop a preview of 16:9 that a camera has put into a RAW of 3:2', async () => {
  const file = asFile(await corners(1920, 1080), 'a.raf');
  const embedded = [{ at: 0, length: file.size }];
  const report = { ...(await readPhoto(file)), kind: 'raf' as const, width: 7728, height: 5152, embedded };
  const { width, height } = await cornersOf((await makeThumbnail(file, report, { edge: 90 }))!.image);
  expect([width, height]).toEqual([160, 90]);
});

test('makeThumbnail does not crop a photo whose header has another aspect ratio', async () => {
  const canvas = new OffscreenCanvas(110, 100);
  canvas.getContext('2d')!.fillRect(0, 0, 110, 100);
  const file = new File([await canvas.convertToBlob()], 'a.png');
  const report = { ...(await readPhoto(file)), width: 100, height: 110 };
  const { image } = (await makeThumbnail(file, report, { edge: 100 }))!;
  expect(await cornersOf(image)).toMatchObject({ width: 110, height: 100 });
});

test.each(['png', 'gif', 'webp', 'avif', 'bmp', 'jxl'] as const)(
  'makeThumbnail keeps the transparent parts of a %s',
  async (kind) => {
    const brush = new OffscreenCanvas(90, 60).getContext('2d')!;
    const file = new File([await brush.canvas.convertToBlob()], 'a.png');
    const { image } = (await makeThumbnail(file, { ...(await readPhoto(file)), kind }, { edge: 60 }))!;
    brush.drawImage(await createImageBitmap(image), 0, 0);
    expect([...brush.getImageData(45, 30, 1, 1).data]).toEqual([0, 0, 0, 0]);
  },
);

/** Returns one color of `corners` as a TIFF tile, a JPEG without quantization tables, and these tables. */
async function tileOf(color: Corner) {
  const canvas = new OffscreenCanvas(32, 32);
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = colors[color];
  brush.fillRect(0, 0, 32, 32);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  const bytes = [...new Uint8Array(await blob.arrayBuffer())];
  const [tables, rest]: [number[], number[]] = [[], []];
  let at = 2;
  for (; bytes[at + 1] !== 0xda; at += 2 + bytes[at + 2]! * 256 + bytes[at + 3]!) {
    const segment = bytes.slice(at, at + 2 + bytes[at + 2]! * 256 + bytes[at + 3]!);
    if (segment[1] === 0xdb) tables.push(...segment);
    // Each tile keeps its own Huffman tables. The JFIF segment is left out, as TIFF writers do.
    else if (segment[1] !== 0xe0) rest.push(...segment);
  }
  return {
    tables: Uint8Array.from([0xff, 0xd8, ...tables, 0xff, 0xd9]),
    tile: Uint8Array.from([0xff, 0xd8, ...rest, ...bytes.slice(at)]),
  };
}

test('makeThumbnail decodes JPEG tiles with shared tables and rejects a tile of too many pixels', async () => {
  const parts = await Promise.all((Object.keys(colors) as Corner[]).map(tileOf));
  const tiffOf = (tiles: Uint8Array[]) =>
    makeTiffPicture(64, 64, {
      0x103: 7,
      0x106: 6,
      0x142: 32,
      0x143: 32,
      0x144: { places: tiles },
      0x145: tiles.map(({ length }) => length),
      0x15b: { bytes: parts[0]!.tables },
    });
  const tiles = parts.map(({ tile }) => tile);
  const { thumbnail } = await thumbnailOf(tiffOf(tiles), 'a.tif');
  expect(await cornersOf(thumbnail!.image)).toEqual({
    width: 64,
    height: 64,
    seen: ['red', 'green', 'blue', 'white'],
  });
  const bomb = Uint8Array.from(tiles[3]!);
  const frame = bomb.findIndex((byte, at) => byte === 0xff && bomb[at + 1] === 0xc0);
  new DataView(bomb.buffer).setUint32(frame + 5, 20_000 * 65_536 + 20_000);
  expect((await thumbnailOf(tiffOf([...tiles.slice(0, 3), bomb]), 'a.tif')).thumbnail).toBeNull();
});

test('makeThumbnail decodes an uncompressed TIFF and returns null for undecodable files', async () => {
  const { thumbnail } = await thumbnailOf(makeTiffPicture(600, 400), 'a.tif');
  expect(await cornersOf(thumbnail!.image)).toMatchObject({ width: 96, height: 64 });
  // Bytes that are not a JPEG, although the TIFF declares one.
  expect((await thumbnailOf(makeTiffPicture(60, 40, { 0x103: 7 }), 'a.tif')).thumbnail).toBeNull();
  expect((await thumbnailOf(makeHeic(), 'a.heic')).thumbnail).toBeNull();
});

test('makeThumbnail keeps the Display P3 colors of decoded pixels', async () => {
  const file = asFile(makeHeic(64, 64), 'a.heic');
  const report = { ...(await readPhoto(file)), width: 64, height: 64, colorSpace: 'display-p3' as const };
  const pixels = new ImageData(64, 64);
  pixels.data.set(Array.from({ length: 64 * 64 }, () => [200, 100, 100, 255]).flat());
  decoders.heic = () => Promise.resolve(pixels);
  const thumbnail = await makeThumbnail(file, report, { edge: 64 });
  delete decoders.heic;
  const brush = new OffscreenCanvas(64, 64).getContext('2d')!;
  const center = () => Array.from(brush.getImageData(32, 32, 1, 1).data);
  brush.fillStyle = `color(display-p3 ${200 / 255} ${100 / 255} ${100 / 255})`;
  brush.fillRect(0, 0, 64, 64);
  const expected = center();
  expect(expected[0]).toBeGreaterThan(205);
  brush.drawImage(await createImageBitmap(thumbnail!.image), 0, 0);
  for (const [index, value] of center().entries())
    expect(Math.abs(value - expected[index]!)).toBeLessThanOrEqual(3);
});

describe('createTaskRunner', () => {
  const file = new File(['x'], 'a.jpg');
  const workerOf = (code: string) =>
    new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));

  test('runs tasks on the main thread if no worker can be started', async () => {
    const here = createTaskRunner(() => {
      throw new Error('Forbidden');
    });
    expect(await here('read', file)).toMatchObject({ kind: 'text' });
  });
  test('runs tasks on the main thread if the worker script fails', async () => {
    const broken = createTaskRunner(() => workerOf('this is no program'));
    expect(await broken('read', file)).toMatchObject({ kind: 'text' });
  });
});
