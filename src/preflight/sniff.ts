import type { OtherKind, PhotoKind } from './photo-report.ts';
import { ascii } from './source.ts';

/** So many of the first bytes decide; an SVG may have a long comment before its first tag. */
export const SNIFF_BYTES = 4096;

type Kind = PhotoKind | OtherKind;

/** What files of a kind begin with, after so many bytes. The first that fits counts. */
const beginnings: readonly (readonly [Kind, string, number?])[] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['psd', '8BPS'],
  ['raf', 'FUJIFILMCCD-RAW'],
  ['orf', 'IIRO'],
  ['orf', 'IIRS'],
  ['orf', 'MMOR'],
  ['rw2', 'IIU\0'],
  ['cr2', 'CR\x02', 8],
  ['crw', 'HEAPCCDR', 6],
  ['x3f', 'FOVb'],
  ['mrw', '\0MRM'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  // BigTIFF.
  ['tiff', 'II+\0'],
  ['tiff', 'MM\0+'],
  ['jxl', '\xff\x0a'],
  ['jxl', '\0\0\0\x0cJXL \r\n'],
  ['program', 'MZ'],
  ['program', '\x7fELF'],
  ['program', '\xfe\xed\xfa'],
  ['program', '\xcf\xfa\xed\xfe'],
  ['program', '\xca\xfe\xba\xbe'],
  ['program', '#!'],
  ['archive', 'PK\x03\x04'],
  ['archive', 'Rar!'],
  ['archive', '7z\xbc\xaf'],
  ['archive', '\x1f\x8b'],
  ['pdf', '%PDF'],
  ['video', '\x1aE\xdf\xa3'],
  ['sound', 'ID3'],
  ['sound', 'OggS'],
];

/** The brands by which the families of ISO's box format call themselves. */
const brands: readonly (readonly [Kind, RegExp])[] = [
  ['cr3', /^crx /],
  ['avif', /^avi[fs]/],
  ['heic', /^(hei[cxms]|hev[cxms]|mif1|msf1)/],
  ['video', /./],
];

/** What a file is by its first bytes. Never by its name. */
export function sniff(head: DataView): Kind {
  const text = ascii(head);
  const match = beginnings.find(([, letters, at = 0]) => text.startsWith(letters, at));
  if (match) return match[0];
  if (text.startsWith('BM') && head.byteLength >= 26 && head.getUint32(6, true) === 0) return 'bmp';
  if (text.startsWith('RIFF')) return riff(text.slice(8, 12));
  if (text.startsWith('ftyp', 4)) return boxed(text);
  return written(text);
}

const riff = (type: string): Kind => (type === 'WEBP' ? 'webp' : type === 'WAVE' ? 'sound' : 'video');

/** `mif1` as the main brand means no more than "a picture": the compatible brands then say which. */
function boxed(text: string): Kind {
  const main = text.slice(8, 12);
  const compatible = text.slice(16, 16 + 64);
  if (main === 'mif1' && compatible.includes('avif')) return 'avif';
  return brands.find(([, pattern]) => pattern.test(main))?.[0] ?? 'unknown';
}

/** Letters only: a drawing, a web page, or some text. */
function written(text: string): Kind {
  if (/<svg[\s>]/i.test(text)) return 'svg';
  if (/^\s*(<!doctype html|<html|<head|<body|<script)/i.test(text)) return 'page';
  // Control characters other than white space are in no text.
  // oxlint-disable-next-line no-control-regex
  return text.length > 0 && !/[\0-\x08\x0e-\x1f]/.test(text) ? 'text' : 'unknown';
}
