/** What a file is by its bytes, whatever its name says. */
export const photoKinds = {
  jpeg: { name: 'JPEG', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { name: 'PNG', extensions: ['png', 'apng'] },
  gif: { name: 'GIF', extensions: ['gif'] },
  webp: { name: 'WebP', extensions: ['webp'] },
  bmp: { name: 'BMP', extensions: ['bmp', 'dib'] },
  avif: { name: 'AVIF', extensions: ['avif'] },
  heic: { name: 'HEIC', extensions: ['heic', 'heif', 'hif'] },
  jxl: { name: 'JPEG XL', extensions: ['jxl'] },
  psd: { name: 'Photoshop', extensions: ['psd', 'psb'] },
  svg: { name: 'SVG', extensions: ['svg'] },
  tiff: { name: 'TIFF', extensions: ['tif', 'tiff'] },
  cr2: { name: 'Canon RAW', extensions: ['cr2'] },
  cr3: { name: 'Canon RAW', extensions: ['cr3'] },
  crw: { name: 'Canon RAW', extensions: ['crw'] },
  nef: { name: 'Nikon RAW', extensions: ['nef', 'nrw'] },
  arw: { name: 'Sony RAW', extensions: ['arw', 'sr2', 'srf'] },
  dng: { name: 'DNG', extensions: ['dng'] },
  raf: { name: 'Fujifilm RAW', extensions: ['raf'] },
  orf: { name: 'Olympus RAW', extensions: ['orf'] },
  rw2: { name: 'Panasonic RAW', extensions: ['rw2', 'rwl', 'raw'] },
  pef: { name: 'Pentax RAW', extensions: ['pef'] },
  srw: { name: 'Samsung RAW', extensions: ['srw'] },
  x3f: { name: 'Sigma RAW', extensions: ['x3f'] },
  mrw: { name: 'Minolta RAW', extensions: ['mrw'] },
  /** A RAW in TIFF's shape, of a maker that isn't told apart here. Goes by any RAW extension. */
  raw: { name: 'RAW', extensions: [] },
} as const satisfies Record<string, { name: string; extensions: readonly string[] }>;

export type PhotoKind = keyof typeof photoKinds;

/** What is in a file that is no photo, as far as its first bytes tell. */
export const otherKinds = ['program', 'archive', 'pdf', 'page', 'video', 'sound', 'text', 'unknown'] as const;
export type OtherKind = (typeof otherKinds)[number];

const rawKinds = 'cr2 cr3 crw nef arw dng raf orf rw2 pef srw x3f mrw raw'.split(' ');

/** Whether it holds a sensor's own data, which no browser can show. */
export const isRawKind = (kind: string): boolean => rawKinds.includes(kind);

/**
 * What a person should know about a file. The word decides the sentence, and its rank in this list the
 * order in which photos are named: what can't be edited, then what may be a slip, then what is only said.
 */
export const findingCodes = {
  empty: 'problem',
  notPhoto: 'problem',
  truncated: 'problem',
  unreadable: 'problem',
  script: 'problem',
  misnamed: 'warning',
  copy: 'warning',
  cmyk: 'warning',
  animated: 'warning',
  vector: 'warning',
  huge: 'warning',
  tooLarge: 'info',
  noPicture: 'info',
} as const satisfies Record<string, 'problem' | 'warning' | 'info'>;

export type FindingCode = keyof typeof findingCodes;

export type Finding = {
  code: FindingCode;
  /** What it is about: a kind's key for `notPhoto` and `misnamed`, a file's name for `copy`, the longer side for `huge`. */
  detail?: string;
};

/**
 * Above this many pixels a picture isn't decoded: 110 million take 440 MB for a moment. No camera's 102 million are
 * turned away; a few kilobytes that unpack to gigabytes are.
 */
export const MAX_PIXELS = 110_000_000;

/** Whether a picture of this size is too large to be decoded here. It is sent all the same. */
export const isTooLarge = ({ width = 0, height = 0 }: { width?: number; height?: number }): boolean =>
  width * height > MAX_PIXELS;

/** A JPEG inside the file: where it lies, so that it can be cut out without reading the rest. */
export type Embedded = { at: number; length: number };

/** How the frame was exposed, as far as the camera says. */
export type Exposure = {
  /** Shutter time in seconds. */
  seconds?: number;
  /** Compensation in stops. */
  bias?: number;
  aperture?: number;
  iso?: number;
};

/** What was read of one file. */
export type PhotoReport = {
  /** By content. What is no photo has a kind of its own, such as `program`. */
  kind: PhotoKind | OtherKind;
  /** Pixels as the picture is looked at, its orientation respected. */
  width?: number;
  height?: number;
  /** EXIF's 1 to 8: how the stored pixels must be turned to stand upright. */
  orientation: number;
  /** Maker and model in the camera's own words. */
  camera?: string;
  /** When it was taken, in ms. By the camera's clock, which knows no zone: for order and gaps, not for a date. */
  takenAt?: number;
  exposure: Exposure;
  findings: readonly Finding[];
  /** Its embedded JPEGs, the smallest first. */
  embedded: readonly Embedded[];
  /** What reading the headers took, in bytes. */
  bytesRead: number;
};

/** What one format's reader adds to an empty report. */
export type Facts = Partial<Omit<PhotoReport, 'findings' | 'bytesRead' | 'embedded'>> & {
  findings?: Finding[];
  embedded?: Embedded[];
};
