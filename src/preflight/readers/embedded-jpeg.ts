import type { Metadata } from '../photo-report.ts';
import { orNothing, type ByteRange, type Source } from '../source.ts';
import { TAG, type Ifd } from './tiff.ts';

/** Adds the JPEG whose offset and length two tags state, as EXIF does for its thumbnail. Returns where it ends. */
export async function addThumbnail(source: Source, ifd: Ifd, metadata: Metadata): Promise<number> {
  const at = await ifd.number(TAG.jpegAt);
  const length = await ifd.number(TAG.jpegLength);
  return addJpeg(source, { at, length }, metadata);
}

/**
 * Adds an embedded JPEG if its first bytes prove that it is one. Otherwise a tag that means something else would hide the
 * true preview. The very first byte is not checked, because some Minolta cameras overwrite it.
 *
 * @returns the offset at which it ends, maybe after the file's end; 0 if there is none.
 */
export async function addJpeg(
  source: Source,
  { at = -1, length = 0 }: Partial<ByteRange>,
  metadata: Metadata,
): Promise<number> {
  if (at < 0 || length <= 3) return 0;
  const head = await orNothing(source.skim(at, 3));
  if (head && !(head.getUint8(1) === 0xd8 && head.getUint8(2) === 0xff)) return 0;
  // Directories that point at each other lead to the same JPEG again and again.
  const isKnown = metadata.embedded.some((known) => known.at === source.offset + at);
  if (!isKnown && at + length <= source.size) metadata.embedded.push({ at: source.offset + at, length });
  return at + length;
}
