import { kindsOf, photoKinds, type Shown } from '../../../src/preflight/formats.ts';

/**
 * Returns a row of the table.
 *
 * @param extensions File extensions, separated by spaces.
 * @param kind Maker of the camera or program, or kind of file.
 * @param need Requirement of the editors for files of this format.
 */
const format = (extensions: string, kind: string, need: string) => ({
  extensions: extensions.split(' '),
  kind,
  need,
});

type Format = ReturnType<typeof format>;

/** Returns how the form shows the files of a row, from the library’s table of formats and the site’s own decoders. */
export function previewOf({ extensions: [extension = ''] }: Format): Shown {
  const [kind] = kindsOf(extension);
  const shown = kind ? photoKinds[kind].shown : 'never';
  return shown === 'somewhere' ? 'decoded' : shown;
}

/** Every file format that the form accepts by its extension, by group. */
export const formatGroups: Readonly<Record<string, readonly Format[]>> = {
  'Raw files': [
    format('cr2 cr3 crw', 'Canon', 'Full-size raw or C-RAW; no M-RAW or S-RAW, which are half developed'),
    format('nef nrw', 'Nikon', '14-bit, lossless or compressed; High Efficiency is fine'),
    format('arw sr2 srf arq', 'Sony', 'Lossless where the camera has it, for skies and bright lights'),
    format('raf', 'Fujifilm', 'Name the film simulation you want to keep, if any'),
    format(
      'orf ori',
      'OM System, Olympus',
      'High-resolution files are often above 50 MB: send the normal frame',
    ),
    format('rw2 rwl raw', 'Panasonic, Leica', 'Leave lens corrections on in the file'),
    format('pef', 'Pentax', 'PEF or DNG, whichever the camera writes'),
    format('srw', 'Samsung', 'As the camera wrote it'),
    format('dng', 'Adobe; phones, Leica, drones', 'The original, not a linear DNG made by another program'),
    format(
      'iiq 3fr fff mef mos',
      'Phase One, Hasselblad, Mamiya, Leaf',
      'Current cameras exceed 50 MB even compressed: send a link',
    ),
    format('gpr', 'GoPro', 'As it is, with the lens mode in the notes'),
    format('x3f', 'Sigma', 'Where the camera offers DNG, prefer that'),
    format(
      'dcr kdc k25 erf mrw',
      'Kodak, Epson, Minolta and others',
      'Old cameras are welcome; add a JPEG to show the color you saw',
    ),
  ],
  'Finished pictures': [
    format('jpg jpeg jpe jfif mpo insp', 'JPEG', 'Largest size, least compression, color profile embedded'),
    format('png apng', 'PNG', 'For graphics and cut-outs; photographs are better as TIFF'),
    format('tif tiff', 'TIFF', '16-bit with profile, LZW or ZIP; one layer'),
    format(
      'heic heif hif heics avci',
      'HEIF: iPhone, Canon, Sony',
      'The original from the phone, not a copy out of a messenger',
    ),
    format('webp avif', 'Web formats', 'Only if nothing larger exists'),
    format('jxl', 'JPEG XL', 'Lossless if you can choose'),
    format('gif bmp dib', 'Older formats', 'For restoration of old scans; ask before sending a set'),
  ],
  'Layered files': [
    format('psd psb', 'Adobe Photoshop', 'Saved with “Maximize compatibility”; linked objects embedded'),
  ],
};
