import { addJpeg, addThumbnail } from './embedded-jpeg.ts';
import type { Metadata } from '../photo-report.ts';
import { ascii, orNothing } from '../source.ts';
import { ifdAt, openTiff, TAG, type Ifd, type Tiff } from './tiff.ts';

/** Number of bytes at the start of a note that identify its maker. */
const NAME = 12;

/** The makers' own tags for a preview (ExifTool's Olympus and Minolta tables, whose notes have one ancestor). */
const PREVIEW = {
  previewBytes: 0x81,
  previewAt: 0x88,
  previewLength: 0x89,
  thumbnailBytes: 0x100,
  cameraSettings: 0x2020,
  settingsPreviewAt: 0x101,
  settingsPreviewLength: 0x102,
} as const;

/** The makers' own tags for ISO (ExifTool's Canon, Nikon and Pentax tables). */
const ISO = { canon: 0x04, nikon: 0x02, pentax: 0x14 } as const;

/**
 * Reads what only the makers' own notes contain:
 *
 * - the previews of Olympus and OM System, with offsets from the start of the note
 * - the previews of Epson and of Olympus before 2005, with offsets from the start of the file
 * - the previews of Minolta, with the same offsets, in a note without a name
 * - the ISO of older cameras by Canon, Nikon and Pentax
 */
export async function readMakerNote(tiff: Tiff, exif: Ifd, metadata: Metadata): Promise<void> {
  const note = exif.entry(TAG.makerNote);
  if (!note || note.length < NAME + 4) return;
  const name = ascii((await orNothing(tiff.source.read(note.at, NAME))) ?? new DataView(new ArrayBuffer(0)));
  const camera = metadata.camera ?? '';
  const noteTiff = { ...tiff, source: tiff.source.within(note.at, tiff.source.size) };
  if (name.startsWith('OLYMPUS\0')) return addPreviews(noteTiff, 12, metadata);
  if (name.startsWith('OM SYSTEM\0')) return addPreviews(noteTiff, 16, metadata);
  if (/^(OLYMP|EPSON)\0/.test(name)) return addPreviews(tiff, note.at + 8, metadata);
  if (/^minolta|^konica/i.test(camera)) return addPreviews(tiff, note.at, metadata);
  if (metadata.exposure.iso !== undefined) return;
  const iso = await isoOf(tiff, { at: note.at, name, camera });
  if (iso) metadata.exposure.iso = iso;
}

/** `at`: offset of the note's directory, which follows the maker's name. */
async function addPreviews(tiff: Tiff, at: number, metadata: Metadata): Promise<void> {
  const note = await ifdAt(tiff, at);
  if (!note) return;
  const add = (offset?: number, length?: number) => addJpeg(tiff.source, { at: offset, length }, metadata);
  for (const tag of [PREVIEW.previewBytes, PREVIEW.thumbnailBytes]) {
    const bytes = note.entry(tag);
    if (bytes) await add(bytes.at, bytes.length);
  }
  await add(await note.number(PREVIEW.previewAt), await note.number(PREVIEW.previewLength));
  await addThumbnail(tiff.source, note, metadata);
  // Newer cameras point at the settings' directory; older ones have it as the tag's own bytes.
  const entry = note.entry(PREVIEW.cameraSettings);
  const settingsAt = entry && entry.length > 4 ? entry.at : await note.number(PREVIEW.cameraSettings);
  const settings = await ifdAt(tiff, settingsAt);
  await add(
    await settings?.number(PREVIEW.settingsPreviewAt),
    await settings?.number(PREVIEW.settingsPreviewLength),
  );
}

type Note = { at: number; name: string; camera: string };

async function isoOf(tiff: Tiff, { at, name, camera }: Note): Promise<number | undefined> {
  if (name.startsWith('Nikon\0\x02')) {
    // A TIFF of its own.
    const noteTiff = await orNothing(openTiff(tiff.source.within(at + 10, tiff.source.size)));
    const note = noteTiff && (await ifdAt(noteTiff, noteTiff.first));
    return (await note?.numbers(ISO.nikon))?.[1];
  }
  if (name.startsWith('AOC\0')) {
    // Third stops, of which 6 is ISO 100. Some cameras write the ISO itself.
    const value = await (await ifdAt(tiff, at + 6))?.number(ISO.pentax);
    return value && value < 50 ? Math.round(100 * 2 ** ((value - 6) / 3)) : value;
  }
  if (!/^canon/i.test(camera)) return undefined;
  const [, auto = 0, base = 0] = (await (await ifdAt(tiff, at))?.numbers(ISO.canon)) ?? [];
  return canonIso(auto, base);
}

/** Returns Canon's ISO from the base and the automatic part, both in steps of 1/32 stop. */
export const canonIso = (auto: number, base: number): number | undefined =>
  base > 0 ? (100 / 32) * 2 ** ((auto + base) / 32) : undefined;
