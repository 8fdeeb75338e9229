import { kindsOf, photoKinds, type Shown } from '../../../src/preflight/formats.ts';

type Format = {
  /** File extensions. */
  extensions: readonly string[];
  /** Maker of the camera or program, or kind of file. */
  kind: string;
  /** Requirement of the editors for files of this format. */
  need: string;
};

/** Returns how the form shows the files of a row, from the library’s table of formats and the site’s own decoders. */
export function previewOf({ extensions: [extension = ''] }: Format): Shown {
  const [kind] = kindsOf(extension);
  const shown = kind ? photoKinds[kind].shown : 'never';
  return shown === 'somewhere' ? 'decoded' : shown;
}

/** Every file format that the form accepts by its extension, by group. */
export const formatGroups: readonly { title: string; formats: readonly Format[] }[] = [
  {
    title: 'Raw files',
    formats: [
      {
        extensions: ['cr2', 'cr3', 'crw'],
        kind: 'Canon',
        need: 'Full-size raw or C-RAW; no M-RAW or S-RAW, which are half developed',
      },
      {
        extensions: ['nef', 'nrw'],
        kind: 'Nikon',
        need: '14-bit, lossless or compressed; High Efficiency is fine',
      },
      {
        extensions: ['arw', 'sr2', 'srf', 'arq'],
        kind: 'Sony',
        need: 'Lossless where the camera has it, for skies and bright lights',
      },
      {
        extensions: ['raf'],
        kind: 'Fujifilm',
        need: 'Name the film simulation you want to keep, if any',
      },
      {
        extensions: ['orf', 'ori'],
        kind: 'OM System, Olympus',
        need: 'High-resolution files are often above 50 MB: send the normal frame',
      },
      {
        extensions: ['rw2', 'rwl', 'raw'],
        kind: 'Panasonic, Leica',
        need: 'Leave lens corrections on in the file',
      },
      {
        extensions: ['pef'],
        kind: 'Pentax',
        need: 'PEF or DNG, whichever the camera writes',
      },
      { extensions: ['srw'], kind: 'Samsung', need: 'As the camera wrote it' },
      {
        extensions: ['dng'],
        kind: 'Adobe; phones, Leica, drones',
        need: 'The original, not a linear DNG made by another program',
      },
      {
        extensions: ['iiq', '3fr', 'fff', 'mef', 'mos'],
        kind: 'Phase One, Hasselblad, Mamiya, Leaf',
        need: 'Current cameras exceed 50 MB even compressed: send a link',
      },
      {
        extensions: ['gpr'],
        kind: 'GoPro',
        need: 'As it is, with the lens mode in the notes',
      },
      {
        extensions: ['x3f'],
        kind: 'Sigma',
        need: 'Where the camera offers DNG, prefer that',
      },
      {
        extensions: ['dcr', 'kdc', 'k25', 'erf', 'mrw'],
        kind: 'Kodak, Epson, Minolta and others',
        need: 'Old cameras are welcome; add a JPEG to show the color you saw',
      },
    ],
  },
  {
    title: 'Finished pictures',
    formats: [
      {
        extensions: ['jpg', 'jpeg', 'jpe', 'jfif', 'mpo', 'insp'],
        kind: 'JPEG',
        need: 'Largest size, least compression, color profile embedded',
      },
      {
        extensions: ['png', 'apng'],
        kind: 'PNG',
        need: 'For graphics and cut-outs; photographs are better as TIFF',
      },
      {
        extensions: ['tif', 'tiff'],
        kind: 'TIFF',
        need: '16-bit with profile, LZW or ZIP; one layer',
      },
      {
        extensions: ['heic', 'heif', 'hif', 'heics', 'avci'],
        kind: 'HEIF: iPhone, Canon, Sony',
        need: 'The original from the phone, not a copy out of a messenger',
      },
      {
        extensions: ['webp', 'avif'],
        kind: 'Web formats',
        need: 'Only if nothing larger exists',
      },
      { extensions: ['jxl'], kind: 'JPEG XL', need: 'Lossless if you can choose' },
      {
        extensions: ['gif', 'bmp', 'dib'],
        kind: 'Older formats',
        need: 'For restoration of old scans; ask before sending a set',
      },
    ],
  },
  {
    title: 'Layered files',
    formats: [
      {
        extensions: ['psd', 'psb'],
        kind: 'Adobe Photoshop',
        need: 'Saved with “Maximize compatibility”; linked objects embedded',
      },
    ],
  },
];
