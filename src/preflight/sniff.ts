import type { OtherKind, PhotoKind } from './formats.ts';
import { ascii } from './source.ts';

/** Number of bytes that `sniff` needs. An SVG may have a long comment before its first tag. */
export const SNIFF_BYTES = 4096;

type Kind = PhotoKind | OtherKind;

/** Magic bytes of each kind, optionally at an offset. The first match counts. */
const magicBytes: readonly (readonly [Kind, string, number?])[] = [
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
  ['jp2', '\0\0\0\x0cjP  \r\n'],
  ['jp2', '\xff\x4f\xff\x51'],
  ['jxr', 'II\xbc'],
  ['exr', 'v/1\x01'],
  ['hdr', '#?RADIANCE'],
  ['hdr', '#?RGBE'],
  ['ico', '\0\0\x01\0'],
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

/**
 * Phase One's mark after a TIFF's header (ExifTool's maker notes). Its first four letters alone may also be gray pixels
 * of 73 or 77, because many programs write the pixels directly after the header.
 */
const PHASE_ONE = /^.{8}(?:IIII.waR|MMMMRaw)/s;

/** Main brands of files in ISO's box format, by kind (mp4ra.org). The first match counts. */
const brands: readonly (readonly [Kind, RegExp])[] = [
  ['cr3', /^crx /],
  ['avif', /^(avi[fs]|MA1[AB])/],
  ['heic', /^(hei[cxms]|hev[cxms]|avc[is]|jpeg|jpgs|vvic|vvis|mif[123]|miaf|MiH[ABE]|MiAB|msf1)/],
  ['jp2', /^j2k/],
  ['video', /./],
];

/** Returns what a file is by its first bytes. Never by its name. */
export function sniff(head: DataView): Kind {
  const text = ascii(head);
  if (PHASE_ONE.test(text)) return 'iiq';
  const match = magicBytes.find(([, letters, at = 0]) => text.startsWith(letters, at));
  if (match) return match[0];
  if (text.startsWith('BM') && isBitmap(head)) return 'bmp';
  if (text.startsWith('RIFF')) return kindOfRiff(text.slice(8, 12));
  if (text.startsWith('ftyp', 4)) return kindOfBoxes(text);
  return kindOfText(text);
}

/** Whether the length of the second header is one that exists: 12, 16 or 64 (OS/2), or 40 to 124 (Windows). */
const isBitmap = (head: DataView) =>
  head.byteLength >= 26 && [12, 16, 40, 52, 56, 64, 108, 124].includes(head.getUint32(14, true));

const kindOfRiff = (type: string): Kind => (type === 'WEBP' ? 'webp' : type === 'WAVE' ? 'sound' : 'video');

/** Returns the kind by the main brand, or by the brands after it where the main one means any image. */
function kindOfBoxes(text: string): Kind {
  const main = text.slice(8, 12);
  // The version of the main brand, which for `mif3` is the brand of the codec, and the compatible brands.
  const others = text.slice(12, 16 + 64);
  if (/^(mif[123]|miaf|msf1)/.test(main) && others.includes('avif')) return 'avif';
  return brands.find(([, pattern]) => pattern.test(main))?.[0] ?? 'unknown';
}

/** Tags that begin a web page, or the part of one that a server sends instead of a photo. */
const PAGE_TAG =
  /^(?:html|head|body|script|style|meta|title|link|base|div|p|h\d|center|table|span|img|pre|a)$/i;

/** Returns the kind of a text by its first tag: a web page, which may contain drawings, a drawing, or other text. */
function kindOfText(text: string): Kind {
  const isMarkup = /^(?:\xef\xbb\xbf)?\s*</.test(text);
  const tag = isMarkup ? (/<([a-z][\w:]*)/i.exec(text.replaceAll(/<!--.*?-->/gs, ''))?.[1] ?? '') : '';
  if (PAGE_TAG.test(tag)) return 'page';
  if (/^(?:svg:)?svg$/i.test(tag)) return 'svg';
  // Control characters other than white space are in no text.
  // oxlint-disable-next-line no-control-regex
  return text.length > 0 && !/[\0-\x08\x0e-\x1f]/.test(text) ? 'text' : 'unknown';
}
