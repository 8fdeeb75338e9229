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

const readTiff = tiffReader('tiff');

/** Reader of each format. A RAW that is built like a TIFF is distinguished from one by its content. */
export const readers: Readonly<Record<PhotoKind, Reader>> = {
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
  tiff: readTiff,
  cr2: tiffReader('cr2'),
  cr3: readCr3,
  crw: readCrw,
  nef: readTiff,
  arw: readTiff,
  dng: readTiff,
  raf: readRaf,
  orf: tiffReader('orf'),
  rw2: tiffReader('rw2'),
  pef: readTiff,
  srw: readTiff,
  x3f: readX3f,
  mrw: readMrw,
  iiq: tiffReader('iiq'),
  raw: readTiff,
};
