/** How a file appears in the form before it is sent. */
export type Preview = 'every browser' | 'Safari' | 'usually' | 'embedded' | 'frame with its name';

export type Format = {
  /** Extensions, as file names end. */
  extensions: readonly string[];
  /** Maker of the camera or program, or kind of file. */
  kind: string;
  /** What an editor needs from it. */
  need: string;
  preview: Preview;
};

/** The form reads the picture that cameras put beside the raw data. */
const embedded = 'embedded' as const;
const undeveloped = 'frame with its name' as const;

/** Every kind of file that the form takes by its extension, by group. */
export const formatGroups: readonly { title: string; formats: readonly Format[] }[] = [
  {
    title: 'Raw files',
    formats: [
      {
        extensions: ['cr2', 'cr3', 'crw'],
        kind: 'Canon',
        need: 'Full-size raw or C-RAW; no M-RAW or S-RAW, which are half developed',
        preview: embedded,
      },
      {
        extensions: ['nef', 'nrw'],
        kind: 'Nikon',
        need: '14-bit, lossless or compressed; High Efficiency is fine',
        preview: embedded,
      },
      {
        extensions: ['arw', 'sr2', 'srf'],
        kind: 'Sony',
        need: 'Lossless where the camera has it, for skies and lamps',
        preview: embedded,
      },
      {
        extensions: ['raf'],
        kind: 'Fujifilm',
        need: 'Name the film simulation you want to keep, if any',
        preview: embedded,
      },
      {
        extensions: ['orf'],
        kind: 'OM System, Olympus',
        need: 'High-resolution files are often above 50MB: send the normal frame',
        preview: embedded,
      },
      {
        extensions: ['rw2', 'rwl'],
        kind: 'Panasonic, Leica',
        need: 'Leave lens corrections on in the file',
        preview: embedded,
      },
      {
        extensions: ['pef'],
        kind: 'Pentax',
        need: 'PEF or DNG, whichever the camera writes',
        preview: embedded,
      },
      { extensions: ['srw'], kind: 'Samsung', need: 'As the camera wrote it', preview: embedded },
      {
        extensions: ['dng'],
        kind: 'Adobe; phones, Leica, drones',
        need: 'The original, not a linear DNG made by another program',
        preview: embedded,
      },
      {
        extensions: ['iiq', '3fr', 'fff', 'mef', 'mos'],
        kind: 'Phase One, Hasselblad, Mamiya, Leaf',
        need: 'Compressed variants stay below the limit',
        preview: embedded,
      },
      {
        extensions: ['gpr'],
        kind: 'GoPro',
        need: 'As it is, with the lens mode in the notes',
        preview: embedded,
      },
      {
        extensions: ['x3f'],
        kind: 'Sigma',
        need: 'Where the camera offers DNG, prefer that',
        preview: undeveloped,
      },
      {
        extensions: ['dcr', 'kdc', 'erf', 'mrw', 'raw'],
        kind: 'Kodak, Epson, Minolta and others',
        need: 'Old cameras are welcome; add a JPEG to show the color you saw',
        preview: embedded,
      },
    ],
  },
  {
    title: 'Finished pictures',
    formats: [
      {
        extensions: ['jpg', 'jpeg'],
        kind: 'JPEG',
        need: 'Largest size, least compression, color profile embedded',
        preview: 'every browser',
      },
      {
        extensions: ['png'],
        kind: 'PNG',
        need: 'For graphics and cut-outs; photographs are better as TIFF',
        preview: 'every browser',
      },
      {
        extensions: ['tif', 'tiff'],
        kind: 'TIFF',
        need: '16-bit with profile, LZW or ZIP; one layer',
        preview: 'usually',
      },
      {
        extensions: ['heic', 'heif', 'hif'],
        kind: 'HEIF: iPhone, Canon, Sony',
        need: 'The original from the phone, not a copy out of a messenger',
        preview: 'Safari',
      },
      {
        extensions: ['webp', 'avif'],
        kind: 'Web formats',
        need: 'Only if nothing larger exists',
        preview: 'every browser',
      },
      { extensions: ['jxl'], kind: 'JPEG XL', need: 'Lossless if you can choose', preview: 'Safari' },
      {
        extensions: ['gif', 'bmp'],
        kind: 'Older formats',
        need: 'For restoration of old scans; ask before sending a set',
        preview: 'every browser',
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
        preview: undeveloped,
      },
    ],
  },
];
