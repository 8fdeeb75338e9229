import type { Metadata } from '../photo-report.ts';
import { orNothing, type ByteRange, type Source } from '../source.ts';
import { TAG, type Ifd } from './tiff.ts';

/** Adds the JPEG whose offset and length two tags state, as EXIF does for its thumbnail. */
export async function addThumbnail(source: Source, ifd: Ifd, metadata: Metadata): Promise<JpegState> {
  const at = await ifd.number(TAG.jpegAt);
  const length = await ifd.number(TAG.jpegLength);
  return addJpeg(source, { at, length }, metadata);
}

/** Whether a JPEG at the stated offset ends inside the file, ends after it, or does not exist. */
export type JpegState = 'whole' | 'truncated' | 'none';

/**
 * Adds an embedded JPEG if its first bytes prove that it is one. Otherwise a tag that means something else would hide the
 * true preview. The very first byte is not checked, because some Minolta cameras overwrite it.
 */
export async function addJpeg(
  source: Source,
  { at = 0, length = 0 }: Partial<ByteRange>,
  metadata: Metadata,
): Promise<JpegState> {
  if (at <= 0 || length <= 3) return 'none';
  const head = await orNothing(source.skim(at, 3));
  if (head && !(head.getUint8(1) === 0xd8 && head.getUint8(2) === 0xff)) return 'none';
  if (!head || at + length > source.size) return 'truncated';
  // Directories that point at each other lead to the same JPEG again and again.
  if (!metadata.embedded.some((known) => known.at === source.offset + at))
    metadata.embedded.push({ at: source.offset + at, length });
  return 'whole';
}
