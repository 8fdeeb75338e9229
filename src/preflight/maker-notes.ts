import { addJpeg, addThumbnail } from './exif.ts';
import type { Metadata } from './photo-report.ts';
import { ascii } from './source.ts';
import { ifdAt, orNothing, readIfd, TAG, tiffWithin, type Ifd, type Tiff } from './tiff.ts';

/** Bytes of a note that tell which maker's it is. */
const NAME = 12;

/** The makers' own tags for a preview (ExifTool's Olympus and Minolta tables, whose notes have one ancestor). */
const NOTE = {
  previewBytes: 0x81,
  previewAt: 0x88,
  previewLength: 0x89,
  thumbnailBytes: 0x100,
  cameraSettings: 0x2020,
  settingsPreviewAt: 0x101,
  settingsPreviewLength: 0x102,
} as const;

/**
 * Adds the previews that makers keep in their notes: Olympus and OM System (offsets from the note's start), Olympus
 * before 2005 and Epson (offsets from the file's), and Minolta (the same, in a note without a name).
 */
export async function addMakerPreviews(tiff: Tiff, exif: Ifd, metadata: Metadata): Promise<void> {
  const note = exif.entry(TAG.makerNote);
  if (!note || note.bytes < NAME + 4) return;
  const name = ascii((await orNothing(tiff.source.read(note.at, NAME))) ?? new DataView(new ArrayBuffer(0)));
  const own = tiffWithin(tiff, note.at);
  if (name.startsWith('OLYMPUS\0')) return addFrom(own, 12, metadata);
  if (name.startsWith('OM SYSTEM\0')) return addFrom(own, 16, metadata);
  if (/^(OLYMP|EPSON)\0/.test(name)) return addFrom(tiff, note.at + 8, metadata);
  if (/^minolta|^konica/i.test(metadata.camera ?? '')) return addFrom(tiff, note.at, metadata);
}

async function addFrom(tiff: Tiff, at: number, metadata: Metadata): Promise<void> {
  const note = (await orNothing(readIfd(tiff, at)))?.ifd;
  if (!note) return;
  const add = (place?: number, length?: number) => addJpeg(tiff.source, { at: place, length }, metadata);
  for (const tag of [NOTE.previewBytes, NOTE.thumbnailBytes]) {
    const bytes = note.entry(tag);
    if (bytes) await add(bytes.at, bytes.bytes);
  }
  await add(await note.number(NOTE.previewAt), await note.number(NOTE.previewLength));
  await addThumbnail(tiff.source, note, metadata);
  const settings = await cameraSettings(tiff, note);
  await add(
    await settings?.number(NOTE.settingsPreviewAt),
    await settings?.number(NOTE.settingsPreviewLength),
  );
}

/** Newer cameras point at the settings' directory; older ones have it as the tag's own bytes. */
async function cameraSettings(tiff: Tiff, note: Ifd): Promise<Ifd | undefined> {
  const entry = note.entry(NOTE.cameraSettings);
  if (!entry || entry.bytes <= 4) return ifdAt(tiff, note, NOTE.cameraSettings);
  return (await orNothing(readIfd(tiff, entry.at)))?.ifd;
}
