import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { PhotoReport } from '../../../src/preflight/photo-report.ts';
import { readPhoto } from '../../../src/preflight/read-photo.ts';
import {
  asFile,
  makeGif,
  makeHeic,
  makeJpeg,
  makeRaw,
  fixtureRawKinds,
  makeTiffPicture,
} from '../../../stories/photos/photo-fixtures.ts';
import { plainPicture } from '../../plain-picture.ts';

let jpeg: Uint8Array;
let cmyk: Uint8Array;
let png: Uint8Array;
let webp: Uint8Array;
beforeAll(async () => {
  const picture = plainPicture();
  jpeg = await picture.clone().jpeg().toBuffer();
  cmyk = await picture.clone().toColourspace('cmyk').jpeg().toBuffer();
  png = await picture.clone().png().toBuffer();
  webp = await picture.clone().webp().toBuffer();
});

const codes = ({ findings }: PhotoReport) => findings.map(({ code }) => code);
const read = (bytes: Uint8Array | string, name: string) =>
  readPhoto(typeof bytes === 'string' ? new File([bytes], name) : asFile(bytes, name));
/** Appends repeated bytes to an image, by default 16 KB, as phones append videos and recovery programs zeros. */
const withBehind = (bytes: Uint8Array, what: string, length = 16_384) =>
  joined(bytes, new Uint8Array(Buffer.from(what.repeat(length / what.length), 'latin1')));
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
/** Returns a photo of about 400 KB of noise, which JPEG cannot compress. */
const noise = async () =>
  new Uint8Array(
    await sharp({
      create: {
        width: 700,
        height: 560,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 98 })
      .toBuffer(),
  );
const cut = (bytes: Uint8Array, share = 0.6) => bytes.slice(0, Math.floor(bytes.length * share));

describe('readPhoto of a RAW file', () => {
  test.each(fixtureRawKinds)(
    'reads the metadata and a preview of a %s from 15 % of it (brief 1, brief 3)',
    async (kind) => {
      const bytes = makeRaw(kind, jpeg, { taken: '2026:11:20 09:30:12', seconds: [1, 60], bias: -2 });
      const report = await read(bytes, `DSC_0412.${kind}`);
      expect(report).toMatchObject({
        kind,
        takenAt: Date.UTC(2026, 10, 20, 9, 30, 12),
        exposure: { seconds: 1 / 60, bias: -2 / 3, aperture: 5.6, iso: 400 },
        findings: [],
      });
      expect(report.camera).toMatch(
        /^(NIKON Z 6|SONY ILCE-7M4|Canon EOS R[56]|LEICA M11|PENTAX K-3|OLYMPUS E-M1MarkII|Panasonic DC-S5|FUJIFILM X-T5)$/,
      );
      expect(report.width).toBeGreaterThan(80);
      const preview = report.embedded.at(-1)!;
      expect(Array.from(bytes.slice(preview.at, preview.at + 3))).toEqual([0xff, 0xd8, 0xff]);
      expect(preview.length).toBeGreaterThanOrEqual(jpeg.length);
      expect(report.bytesRead / bytes.length).toBeLessThan(0.15);
    },
  );
  test.each(fixtureRawKinds.filter((kind) => kind !== 'rw2'))(
    'reports a truncated %s (brief 2)',
    async (kind) => {
      expect(codes(await read(cut(makeRaw(kind, jpeg), 0.5), `a.${kind}`))).toContain('truncated');
    },
  );
});

describe('readPhoto of an intact photo', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'reports width and height as displayed for EXIF orientation %i',
    async (orientation) => {
      const report = await read(makeJpeg(jpeg, { orientation }), 'a.jpg');
      expect(report.orientation).toBe(orientation);
      expect([report.width, report.height]).toEqual(orientation >= 5 ? [60, 90] : [90, 60]);
    },
  );
  test('finds the embedded preview of a JPEG in its EXIF data', async () => {
    const bytes = makeJpeg(jpeg, {}, jpeg);
    const { embedded } = await read(bytes, 'a.jpg');
    expect(embedded).toHaveLength(1);
    const { at, length } = embedded[0]!;
    expect(bytes.slice(at, at + length)).toEqual(new Uint8Array(jpeg));
  });
  test('reads the dimensions of PNG, WebP and TIFF', async () => {
    expect(await read(png, 'a.png')).toMatchObject({ kind: 'png', width: 90, height: 60, findings: [] });
    expect(await read(webp, 'a.webp')).toMatchObject({ kind: 'webp', width: 90, height: 60, findings: [] });
    expect(await read(makeTiffPicture(40, 30), 'a.tif')).toMatchObject({
      kind: 'tiff',
      width: 40,
      height: 30,
      findings: [],
    });
  });
  test('reads dimensions, orientation, camera and time of a HEIC', async () => {
    expect(await read(makeHeic(4032, 3024, 3), 'a.heic')).toMatchObject({
      kind: 'heic',
      width: 3024,
      height: 4032,
      orientation: 6,
      camera: 'Apple iPhone 17',
      takenAt: Date.UTC(2026, 10, 20, 9, 30, 12),
      findings: [],
    });
  });
});

describe('readPhoto of an unusual or damaged file', () => {
  test.each<[string, () => Uint8Array | string, string, string[]]>([
    ['zero bytes', () => '', 'a.jpg', ['empty']],
    ['a program with the extension of a photo', () => 'MZ\x90\0\x03', 'a.jpg', ['notPhoto']],
    ['a text file', () => 'Dear retoucher,', 'a.nef', ['notPhoto']],
    ['a PNG named .jpg', () => png, 'a.jpg', ['misnamed']],
    ['a JPEG named .nef', () => jpeg, 'a.nef', ['misnamed']],
    ['a CMYK JPEG', () => cmyk, 'a.jpg', ['cmyk']],
    ['half a JPEG', () => cut(jpeg), 'a.jpg', ['truncated']],
    [
      'a JPEG followed by a video of an unknown kind',
      () => withBehind(jpeg, 'moov\xff\x01\xff\xe7'),
      'a.jpg',
      [],
    ],
    ['a truncated JPEG padded with zeros', () => withBehind(cut(jpeg, 0.97), '\0'), 'a.jpg', ['truncated']],
    [
      'a JPEG followed by an archive of text files',
      () => withBehind(jpeg, 'PK\x03\x04order\0\0\0'),
      'a.jpg',
      [],
    ],
    [
      'a truncated JPEG followed by text',
      () => withBehind(cut(jpeg, 0.97), 'lorem ip'),
      'a.jpg',
      ['truncated'],
    ],
    ['a JPEG followed by a shorter JPEG', () => joined(jpeg, jpeg), 'a.jpg', []],
    ['half a PNG', () => cut(png), 'a.png', ['truncated']],
    ['a PNG followed by the rest of a longer PNG', () => withBehind(png, 'IDATxxxx'), 'a.png', []],
    ['half a WebP', () => cut(webp), 'a.webp', ['truncated']],
    ['half a TIFF', () => cut(makeTiffPicture(400, 300)), 'a.tif', ['truncated']],
    ['half a HEIC', () => cut(makeHeic()), 'a.heic', ['truncated']],
    ['an animated GIF', () => makeGif(3), 'a.gif', ['animated']],
    ['a still GIF', () => makeGif(1), 'a.gif', []],
    [
      'a web page with an SVG',
      () => '\ufeff<!DOCTYPE html>\n<body><svg></svg></body>',
      'a.jpg',
      ['notPhoto'],
    ],
    [
      'a web page that begins with a comment',
      () => '<!-- <svg> of the cache --><html><svg></svg></html>',
      'a.jpg',
      ['notPhoto'],
    ],
    ['a fragment of a web page', () => '<div class="error"><svg></svg></div>', 'a.jpg', ['notPhoto']],
    [
      'an error message in XML',
      () => '<?xml version="1.0"?>\n<Error>AccessDenied</Error>',
      'a.jpg',
      ['notPhoto'],
    ],
    [
      'an SVG after a declaration, a comment and a document type',
      () => '\ufeff<?xml version="1.0"?><!-- <b> --><!DOCTYPE svg PUBLIC "x" [<!ENTITY a "b">]><svg:svg/>',
      'a.svg',
      ['vector'],
    ],
    ['an SVG with a script', () => '<svg xmlns="x"><script>alert(1)</script></svg>', 'a.svg', ['script']],
    ['an SVG with a script in a namespace', () => '<svg><s:script>x()</s:script></svg>', 'a.svg', ['script']],
    ['an SVG with an event handler', () => '<svg onload="x()"></svg>', 'a.svg', ['script']],
    ['an SVG with a handler after a >', () => '<svg aria-label=">" onload="x()"/>', 'a.svg', ['script']],
    ['an SVG with a handler and an odd prefix', () => '<svg><ü:a onload="x()"/></svg>', 'a.svg', ['script']],
    [
      'an SVG with the text of an event handler',
      () => '<svg><!-- on top = 1 --><text>day one = dry run</text></svg>',
      'a.svg',
      ['vector'],
    ],
    [
      'an SVG with a text in HTML',
      () => '<svg xmlns="x"><foreignObject><p>10 cm</p></foreignObject></svg>',
      'a.svg',
      ['vector'],
    ],
    ['a plain SVG', () => '<svg><path d="M0 0"/></svg>', 'a.svg', ['vector']],
  ])('reports the findings of %s', async (_name, bytes, name, expected) =>
    expect(codes(await read(bytes(), name))).toEqual(expected),
  );

  describe('with data after or before a large JPEG', () => {
    // A video ends with its index: many zeros and no marker. Its data comes before the index.
    const video = (data: Uint8Array) => withBehind(data, 'moov\0\0\0\0', 32_768);
    test('reports no truncation for a video, a second photo or empty memory after it (brief 1)', async () => {
      const photo = await noise();
      expect(photo.length).toBeGreaterThan(300_000);
      const data = crypto.getRandomValues(new Uint8Array(65_536));
      for (const bytes of [
        video(joined(photo, data)),
        joined(photo, photo),
        withBehind(photo, '\0', 200_000),
        withBehind(photo, '\0', 3_000_000),
        withBehind(photo, '\xff', 3_000_000),
        withBehind(withBehind(photo, 'a note. ', 8192), '\0', 3_000_000),
        withBehind(photo, 'a note. ', 3_000_000),
      ])
        expect(codes(await read(bytes, 'a.jpg'))).toEqual([]);
    });
    test('reports truncation of a photo and of a motion photo at any cut (brief 2)', async () => {
      const photo = await noise();
      const note = new TextEncoder().encode('http://ns.adobe.com/xap/1.0/\0<x GCamera:MotionPhoto="1"/>');
      const segment = joined(new Uint8Array([0xff, 0xe1, 0, note.length + 2]), note);
      const motion = joined(photo.slice(0, 2), segment, photo.slice(2));
      for (const share of [0.1, 0.5, 0.9, 0.999])
        for (const bytes of [photo, motion])
          expect(codes(await read(cut(bytes, share), 'a.jpg'))).toEqual(['truncated']);
    });
    test('reports no truncation for zeros after a product shot whose flat background is stored as zeros', async () => {
      const photo = Buffer.from(await noise());
      const flat = new Uint8Array(
        await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#fff' } })
          .composite([
            { input: photo, gravity: 'north' },
            { input: photo, gravity: 'south' },
          ])
          .jpeg({ quality: 90, optimiseCoding: true })
          .toBuffer(),
      );
      for (const length of [4096, 200_000])
        expect(codes(await read(withBehind(flat, '\0', length), 'a.jpg'))).toEqual([]);
    });
    test.each(['\0', '\xff'])(
      'reports truncation of a photo whose copy stopped early and left 3 MB of the byte %j (brief 2)',
      async (byte) => {
        const photo = await noise();
        for (const share of [0.5, 0.999])
          expect(codes(await read(withBehind(cut(photo, share), byte, 3_000_000), 'a.jpg'))).toEqual([
            'truncated',
          ]);
      },
    );
    test('reads the dimensions behind 4 MB of metadata', async () => {
      const segment = joined(new Uint8Array([0xff, 0xe1, 0xff, 0xff]), new Uint8Array(0xffff - 2));
      const deep = joined(jpeg.slice(0, 2), ...Array<Uint8Array>(64).fill(segment), jpeg.slice(2));
      expect(await read(deep, 'a.jpg')).toMatchObject({ width: 90, findings: [] });
    });
  });

  test('reports a panorama of 20,000 pixels as huge', async () => {
    const wide = new Uint8Array(jpeg);
    const frame = wide.findIndex((byte, at) => byte === 0xff && wide[at + 1] === 0xc0);
    new DataView(wide.buffer).setUint16(frame + 7, 20_000);
    expect((await read(wide, 'a.jpg')).findings).toEqual([{ code: 'huge', detail: '20000' }]);
  });
  test('ignores corrupt EXIF data and reports no finding', async () => {
    const bytes = makeJpeg(jpeg, { orientation: 6 });
    // Overwrites the entry count of the first directory, after the marker, the length, the name and TIFF's 8-byte header.
    new DataView(bytes.buffer).setUint16(2 + 4 + 6 + 8, 0xffff, true);
    expect(await read(bytes, 'a.jpg')).toMatchObject({ width: 90, height: 60, orientation: 1, findings: [] });
  });
  test('stops at a directory that points to itself', async () => {
    const bytes = makeTiffPicture(4, 4);
    const view = new DataView(bytes.buffer);
    const first = view.getUint32(4, true);
    view.setUint32(first + 2 + view.getUint16(first, true) * 12, first, true);
    expect((await read(bytes, 'a.tif')).kind).toBe('tiff');
  });
});

/** A file on a sleeping disk. Reading its first bytes advances the fake timers by `delay`, in ms. */
class SlowFile extends File {
  delay = 60_000;
  override slice(...range: [number?, number?]) {
    const part = super.slice(...range);
    const read = part.arrayBuffer.bind(part);
    part.arrayBuffer = () => {
      vi.advanceTimersByTime(this.delay);
      this.delay = 0;
      return read();
    };
    return part;
  }
}

test('readPhoto reads a photo whose first bytes take 60 s', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const report = await readPhoto(new SlowFile([new Uint8Array(jpeg)], 'a.jpg'));
  vi.useRealTimers();
  expect(report).toMatchObject({ width: 90, height: 60, findings: [] });
});
