/**
 * Photographs of every kind the pre-flight knows, made in code: headers as cameras write them around a real
 * JPEG that the caller brings. No camera's file is shipped. For stories and tests.
 */

import { be16, be32, box, directory, joined, le16, type Part } from './bytes.ts';
import { makeTiff, type Tags } from './make-tiff.ts';

type Shot = {
  make?: string;
  model?: string;
  /** In the form of EXIF: "2026:11:20 09:30:12". */
  taken?: string;
  fraction?: string;
  seconds?: [number, number];
  /** Thirds of a stop. */
  bias?: number;
  orientation?: number;
};

/** Returns the tags of the first directory in which a camera describes a shot. */
export function shotTags(shot: Shot = {}): Tags {
  const { make = 'NIKON CORPORATION', model = 'NIKON Z 6', taken = '2026:11:20 09:30:12' } = shot;
  const { fraction = '00', seconds = [1, 250], bias = 0, orientation = 1 } = shot;
  return {
    0x10f: make,
    0x110: model,
    0x112: orientation,
    0x8769: {
      ifd: {
        0x829a: { ratio: seconds },
        0x829d: { ratio: [56, 10] },
        0x8827: 400,
        0x9003: taken,
        0x9204: { ratio: [bias, 3], signed: true },
        0x9291: fraction,
      },
    },
  };
}

const noise = (length: number) => new Uint8Array(length).map((_, index) => (index * 73 + (index >> 5)) & 255);

/** Returns a JPEG with EXIF data, and with a thumbnail in it if one is given. */
export function makeJpeg(jpeg: Uint8Array, shot?: Shot, thumbnail?: Uint8Array): Uint8Array {
  const second: Tags[] = thumbnail ? [{ 0x201: { place: thumbnail }, 0x202: thumbnail.length }] : [];
  const exif = joined('Exif\0\0', makeTiff({ ifds: [shotTags(shot), ...second] }));
  return joined([0xff, 0xd8, 0xff, 0xe1], be16(exif.length + 2), exif, jpeg.subarray(2));
}

/** Returns a RAW file of a kind, with this JPEG as preview, and with noise in place of sensor data. */
export function makeRaw(
  kind: RawKind,
  jpeg: Uint8Array,
  shot: Shot = {},
  sensorBytes = 4_000_000,
): Uint8Array {
  const sensor = noise(sensorBytes);
  const mosaic: Tags = {
    0x100: 6048,
    0x101: 4024,
    0x103: 1,
    0x106: 32803,
    0x111: { place: sensor },
    0x117: sensor.length,
  };
  const preview: Tags = { 0x201: { place: jpeg }, 0x202: jpeg.length };
  return rawMakers[kind]({ mosaic, preview, jpeg, sensor, shot });
}

type RawParts = { mosaic: Tags; preview: Tags; jpeg: Uint8Array; sensor: Uint8Array; shot: Shot };

const inStrip = (jpeg: Uint8Array): Tags => ({
  0x103: 6,
  0x106: 6,
  0x111: { place: jpeg },
  0x117: jpeg.length,
});

const rawMakers = {
  nef: ({ mosaic, preview, shot }: RawParts) =>
    makeTiff({ little: false, ifds: [shotTags(shot), mosaic, preview] }),
  arw: ({ mosaic, preview, shot }: RawParts) =>
    makeTiff({ ifds: [{ ...shotTags({ make: 'SONY', model: 'ILCE-7M4', ...shot }), ...preview }, mosaic] }),
  cr2: ({ mosaic, jpeg, shot }: RawParts) =>
    makeTiff({
      gap: joined('CR', [2, 0, 0, 0, 0, 0]),
      ifds: [
        { ...shotTags({ make: 'Canon', model: 'Canon EOS R5', ...shot }), ...inStrip(jpeg) },
        { ...mosaic, 0x103: 6 },
      ],
    }),
  dng: ({ mosaic, jpeg, shot }: RawParts) =>
    makeTiff({
      ifds: [
        {
          ...shotTags({ make: 'LEICA', model: 'LEICA M11', ...shot }),
          0x14a: { ifd: mosaic },
          0xc612: 0x0104,
        },
        { ...inStrip(jpeg), 0x103: 7 },
      ],
    }),
  pef: ({ mosaic, preview, shot }: RawParts) =>
    makeTiff({
      little: false,
      ifds: [shotTags({ make: 'PENTAX', model: 'PENTAX K-3', ...shot }), mosaic, preview],
    }),
  orf: ({ jpeg, sensor, shot }: RawParts) => {
    // Offsets in the camera settings count from the start of the maker note.
    const settingsAt = 12 + 2 + 12 + 4;
    const jpegAt = settingsAt + 2 + 24 + 4;
    const note = joined(
      'OLYMPUS\0II',
      [3, 0],
      directory({ 0x2020: settingsAt }),
      directory({ 0x101: jpegAt, 0x102: jpeg.length }),
      jpeg,
    );
    const tags = shotTags({ make: 'OLYMPUS', model: 'E-M1MarkII', ...shot });
    const exif = tags[0x8769] as { ifd: Tags };
    return makeTiff({
      magic: 0x4f52,
      ifds: [
        {
          ...tags,
          0x100: 5240,
          0x101: 3912,
          0x111: { place: sensor },
          0x117: sensor.length,
          0x8769: { ifd: { ...exif.ifd, 0x927c: { bytes: note } } },
        },
      ],
    });
  },
  rw2: ({ jpeg, sensor, shot }: RawParts) =>
    joined(
      makeTiff({
        magic: 0x55,
        ifds: [
          {
            ...shotTags({ make: 'Panasonic', model: 'DC-S5', ...shot }),
            0x02: 6024,
            0x03: 4016,
            0x2e: { bytes: jpeg },
          },
        ],
      }),
      sensor,
    ),
  raf: ({ jpeg, sensor, shot }: RawParts) =>
    makeRaf(makeJpeg(jpeg, { make: 'FUJIFILM', model: 'X-T5', ...shot }), [7728, 5152], sensor),
  cr3: ({ jpeg, sensor, shot }: RawParts) => {
    const tags = shotTags({ make: 'Canon', model: 'Canon EOS R6', ...shot });
    const exif = tags[0x8769] as { ifd: Tags };
    const notes = joined(
      [0x85, 0xc0, 0xb6, 0x87, ...noise(12)],
      box('CMT1', makeTiff({ ifds: [{ ...tags, 0x100: 5472, 0x101: 3648 }] })),
      box('CMT2', makeTiff({ ifds: [exif.ifd] })),
    );
    const preview = joined(
      [0xea, 0xf4, 0x2b, 0x5e, ...noise(20)],
      box('PRVW', be32(0), be16(1), be16(1620), be16(1080), be16(1), be32(jpeg.length), jpeg),
    );
    return joined(
      box('ftyp', 'crx ', be32(1), 'crx isom'),
      box('moov', box('uuid', notes)),
      box('uuid', preview),
      box('mdat', sensor),
    );
  },
} satisfies Record<string, (parts: RawParts) => Uint8Array>;

type RawKind = keyof typeof rawMakers;
export const fixtureRawKinds = Object.keys(rawMakers) as RawKind[];

/** Returns a Fujifilm RAF. Its directory has the cropped dimensions of the sensor, height first. */
export function makeRaf(
  inner: Uint8Array,
  [width, height]: [number, number],
  sensor: Uint8Array = noise(5000),
): Uint8Array {
  const sizes = joined(
    be32(2),
    [0x100, 4, height + 20, width + 96].flatMap(be16),
    [0x111, 4, height, width].flatMap(be16),
  );
  const jpegAt = 160;
  const sizesAt = jpegAt + inner.length;
  const sensorAt = sizesAt + sizes.length;
  return joined(
    'FUJIFILMCCD-RAW 0201FF129502X-T5'.padEnd(84, '\0'),
    [jpegAt, inner.length, sizesAt, sizes.length, sensorAt, sensor.length].flatMap(be32),
    new Uint8Array(52),
    inner,
    sizes,
    sensor,
  );
}

/** Returns an uncompressed TIFF with a gradient, 8 bits per channel. */
export function makeTiffPicture(width: number, height: number, more: Tags = {}): Uint8Array {
  const pixels = new Uint8Array(width * height * 3).map((_, at) => {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    return [(x * 255) / width, (y * 255) / height, 120][at % 3] ?? 0;
  });
  return makeTiff({
    ifds: [
      {
        0x100: width,
        0x101: height,
        0x102: [8, 8, 8],
        0x103: 1,
        0x106: 2,
        0x111: { place: pixels },
        0x115: 3,
        0x116: height,
        0x117: pixels.length,
        ...more,
      },
    ],
  });
}

/** Returns the boxes of a phone's HEIC: size, rotation and EXIF data, but no image that a decoder would draw. */
export const makeHeic = (width = 4032, height = 3024, rotation = 0, shot: Shot = {}): Uint8Array =>
  makeHeif({
    brand: 'heic',
    size: [width, height],
    turn: { rotation },
    exif: makeTiff({ ifds: [shotTags({ make: 'Apple', model: 'iPhone 17', ...shot })] }),
  });

type Heif = {
  brand: string;
  size: [number, number];
  /** Dimensions of other items, such as a gain map or tiles. */
  others?: [number, number][];
  turn?: { rotation?: number; mirror?: number };
  /** Content of the `colr` box: the kind of the color profile and the profile. */
  colors?: Part;
  exif: Uint8Array;
  jpeg?: Uint8Array;
  /** Whether the item offsets are relative to a base offset. */
  base?: boolean;
};

/** Returns a HEIF image: items, their offsets, and the properties of the primary item. */
export function makeHeif({ brand, size, others = [], turn, colors, exif, jpeg, base }: Heif): Uint8Array {
  const full = (type: string, version: number, ...content: Part[]) =>
    box(type, [version, 0, 0, 0], ...content);
  const ispe = ([width, height]: [number, number]) => full('ispe', 0, be32(width), be32(height));
  const items: [type: string, data: Uint8Array][] = [
    ['hvc1', joined([1, 2, 3, 4])],
    ['Exif', joined(be32(6), 'Exif\0\0', exif)],
    ...(jpeg ? [['jpeg', jpeg] as [string, Uint8Array]] : []),
  ];
  const entries = items.map(([type], index) => full('infe', 2, be16(index + 1), be16(0), `${type}\0`));
  const properties = [
    ...others.map(ispe),
    ispe(size),
    ...(colors ? [box('colr', colors)] : []),
    ...(turn?.rotation === undefined ? [] : [box('irot', [turn.rotation])]),
    ...(turn?.mirror === undefined ? [] : [box('imir', [turn.mirror])]),
  ];
  const bound = properties.slice(others.length).map((_, index) => others.length + index + 1);
  const places = (start: number) => {
    let at = start;
    return items.map(([, { length }], index) => {
      const from = base ? at - start : at;
      at += length;
      return joined(be16(index + 1), be16(0), base ? be32(start) : [], be16(1), be32(from), be32(length));
    });
  };
  const meta = (data: number) =>
    full(
      'meta',
      0,
      full('pitm', 0, be16(1)),
      full('iinf', 0, be16(items.length), ...entries),
      full('iloc', 0, [0x44, base ? 0x40 : 0], be16(items.length), ...places(data)),
      box('iprp', box('ipco', ...properties), full('ipma', 0, be32(1), be16(1), [bound.length, ...bound])),
    );
  const front = box('ftyp', brand, be32(0), `mif1${brand}`);
  const data = items.map(([, bytes]) => bytes);
  return joined(front, meta(front.length + meta(0).length + 8), box('mdat', ...data));
}

/**
 * Returns a GIF of one pixel with frames of this size (GIF89a specification). `loop` adds Netscape's extension. `blocks`:
 * number of 255-byte blocks before the data of each frame.
 */
export function makeGif(
  frames: number,
  { size: [width, height] = [1, 1], loop = false, trailer = [0x3b], blocks = 0 }: GifOptions = {},
): Uint8Array {
  const block = new Uint8Array(256).fill(0xff);
  const frame = joined(
    [0x2c, 0, 0, 0, 0],
    le16(width),
    le16(height),
    [0, 2],
    ...Array.from({ length: blocks }, () => block),
    [2, 0x44, 1, 0],
  );
  return joined(
    'GIF89a',
    [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    loop ? joined([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 0]) : [],
    ...Array.from({ length: frames }, () => frame),
    trailer,
  );
}

type GifOptions = { size?: [number, number]; loop?: boolean; trailer?: number[]; blocks?: number };

/** Returns a file with this name and these bytes. */
export const asFile = (bytes: Uint8Array, name: string, type = ''): File =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: Date.UTC(2026, 10, 20, 9) });
