import type { PhotoKind } from './formats.ts';
import type { Reader } from './photo-report.ts';
import { readPsd } from './photoshop.ts';
import { readCr3 } from './read-cr3.ts';
import { readCrw } from './read-crw.ts';
import { readGif } from './read-gif.ts';
import { readHeif } from './read-heif.ts';
import { readJpeg } from './read-jpeg.ts';
import { readJxl } from './read-jxl.ts';
import { readMrw } from './read-mrw.ts';
import { readBmp, readSvg, readWebp } from './read-others.ts';
import { readPng } from './read-png.ts';
import { readRaf } from './read-raf.ts';
import { tiffReader } from './read-tiff.ts';
import { readX3f } from './read-x3f.ts';

const readers: Partial<Record<PhotoKind, Reader>> = {
  jpeg: readJpeg,
  png: readPng,
  gif: readGif,
  webp: readWebp,
  bmp: readBmp,
  avif: readHeif,
  heic: readHeif,
  jxl: readJxl,
  psd: readPsd,
  svg: readSvg,
  cr3: readCr3,
  crw: readCrw,
  raf: readRaf,
  x3f: readX3f,
  mrw: readMrw,
};

/** Returns the reader of a format. All that are not listed are built like a TIFF. */
export const readerOf = (kind: PhotoKind): Reader => readers[kind] ?? tiffReader(kind);
