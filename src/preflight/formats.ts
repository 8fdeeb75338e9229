/**
 * The one table of file formats. What the file input accepts, what the readers recognize, what the contact sheet can
 * show, the messages and the documentation pages all derive from it. To add a format, see README.md.
 */

/**
 * How the contact sheet gets a thumbnail.
 * - `everywhere`: every current browser decodes the file.
 * - `decoded`: the site decodes it where the browser does not.
 * - `somewhere`: some browsers decode it; others need a decoder of the host, or a JPEG preview in the file.
 * - `preview`: from the JPEG preview that cameras and programs put into it.
 * - `never`: the file is shown by its name only.
 */
export type Shown = 'everywhere' | 'decoded' | 'somewhere' | 'preview' | 'never';

type Format = {
  /** In sentences, after “a” or “an”. */
  name: string;
  /** Extensions in lower case. The first is the usual one. */
  extensions: readonly string[];
  shown: Shown;
  /** Holds a sensor’s own data, which no browser decodes. */
  isRaw?: boolean;
};

/** Formats that the studio edits, by content. */
export const photoKinds = {
  jpeg: {
    name: 'JPEG',
    extensions: ['jpg', 'jpeg', 'jpe', 'jfif', 'mpo', 'insp'],
    shown: 'everywhere',
  },
  png: { name: 'PNG', extensions: ['png', 'apng'], shown: 'everywhere' },
  gif: { name: 'GIF', extensions: ['gif'], shown: 'everywhere' },
  webp: { name: 'WebP', extensions: ['webp'], shown: 'everywhere' },
  bmp: { name: 'BMP', extensions: ['bmp', 'dib'], shown: 'everywhere' },
  avif: { name: 'AVIF', extensions: ['avif'], shown: 'everywhere' },
  heic: {
    name: 'HEIC',
    extensions: ['heic', 'heif', 'hif', 'heics', 'avci'],
    shown: 'somewhere',
  },
  jxl: { name: 'JPEG XL', extensions: ['jxl'], shown: 'somewhere' },
  psd: { name: 'Photoshop', extensions: ['psd', 'psb'], shown: 'preview' },
  svg: { name: 'SVG', extensions: ['svg'], shown: 'never' },
  tiff: { name: 'TIFF', extensions: ['tif', 'tiff'], shown: 'decoded' },
  cr2: { name: 'Canon RAW', extensions: ['cr2'], shown: 'preview', isRaw: true },
  cr3: { name: 'Canon RAW', extensions: ['cr3'], shown: 'preview', isRaw: true },
  crw: { name: 'Canon RAW', extensions: ['crw'], shown: 'preview', isRaw: true },
  nef: { name: 'Nikon RAW', extensions: ['nef', 'nrw'], shown: 'preview', isRaw: true },
  arw: { name: 'Sony RAW', extensions: ['arw', 'sr2', 'srf', 'arq'], shown: 'preview', isRaw: true },
  dng: { name: 'DNG', extensions: ['dng', 'gpr'], shown: 'preview', isRaw: true },
  raf: { name: 'Fujifilm RAW', extensions: ['raf'], shown: 'preview', isRaw: true },
  orf: { name: 'Olympus RAW', extensions: ['orf', 'ori'], shown: 'preview', isRaw: true },
  rw2: { name: 'Panasonic RAW', extensions: ['rw2', 'rwl', 'raw'], shown: 'preview', isRaw: true },
  pef: { name: 'Pentax RAW', extensions: ['pef'], shown: 'preview', isRaw: true },
  srw: { name: 'Samsung RAW', extensions: ['srw'], shown: 'preview', isRaw: true },
  x3f: { name: 'Sigma RAW', extensions: ['x3f'], shown: 'preview', isRaw: true },
  mrw: { name: 'Minolta RAW', extensions: ['mrw'], shown: 'preview', isRaw: true },
  iiq: { name: 'Phase One RAW', extensions: ['iiq'], shown: 'preview', isRaw: true },
  /** A RAW built like a TIFF, of a maker without a row of its own. Any RAW extension fits it. */
  raw: {
    name: 'RAW',
    extensions: ['3fr', 'fff', 'mef', 'mos', 'erf', 'dcr', 'kdc', 'k25'],
    shown: 'preview',
    isRaw: true,
  },
} as const satisfies Record<string, Format>;

/** A format that the studio edits. */
export type PhotoKind = keyof typeof photoKinds;

/** Image formats that the studio does not edit. The file input accepts them, because their type is `image/…`. */
export const foreignFormats = {
  jp2: { name: 'JPEG 2000', extensions: ['jp2', 'j2k', 'jpf', 'jpx'] },
  jxr: { name: 'JPEG XR', extensions: ['jxr', 'wdp', 'hdp'] },
  exr: { name: 'OpenEXR', extensions: ['exr'] },
  hdr: { name: 'Radiance HDR', extensions: ['hdr'] },
  ico: { name: 'icon', extensions: ['ico', 'cur'] },
} as const satisfies Record<string, { name: string; extensions: readonly string[] }>;

/** A file that is no photo, as far as its first bytes show, or an image in a format that the studio does not edit. */
export type OtherKind =
  | 'program'
  | 'archive'
  | 'pdf'
  | 'page'
  | 'video'
  | 'sound'
  | 'text'
  | keyof typeof foreignFormats
  | 'unknown';

const table: Readonly<Record<PhotoKind, Format>> = photoKinds;
const entries = Object.entries(table) as [PhotoKind, Format][];

/** Whether the kind holds a sensor's own data, which no browser decodes. */
export const isRawKind = (kind: string): boolean => isPhotoKind(kind) && table[kind].isRaw === true;

/** Whether the kind is one that the studio edits. */
export const isPhotoKind = (kind: string): kind is PhotoKind => Object.hasOwn(photoKinds, kind);

/** Returns the kinds that have an extension. A RAW extension can belong to several. */
export const kindsOf = (extension: string): PhotoKind[] =>
  entries.filter(([, { extensions }]) => extensions.includes(extension)).map(([kind]) => kind);

/** Returns the letters after the last dot of a name, in lower case; empty if there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** Extensions of the photos that the studio edits, without SVG, which is a drawing. */
export const photoExtensions: readonly string[] = entries.flatMap(([, { shown, extensions }]) =>
  shown === 'never' ? [] : extensions,
);

/**
 * Extensions of images that are left out. `eip` is Capture One's package, `nev` Nikon's video; a TGA has no magic bytes by
 * which its content could be recognized.
 */
export const foreignExtensions: readonly string[] = [
  ...Object.values(foreignFormats).flatMap(({ extensions }) => extensions),
  'eip',
  'nev',
  'tga',
];

/** Extensions of files that programs put beside a photo to hold its settings. */
export const sidecarExtensions: readonly string[] = ['xmp', 'pp3', 'dop', 'cos', 'on1', 'aae', 'thm'];

/** Whether a name has the extension of a camera's RAW file, which no browser can show. */
export const hasRawExtension = (name: string): boolean => kindsOf(extensionOf(name)).some(isRawKind);
