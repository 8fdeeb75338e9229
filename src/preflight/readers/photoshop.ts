import { addJpeg } from './embedded-jpeg.ts';
import { readExif } from './exif.ts';
import type { Metadata, Reader } from '../photo-report.ts';
import { ascii, type ByteRange, type Source } from '../source.ts';

/** Maximum number of image resources that are read (Adobe Photoshop File Formats Specification). */
const MAX_RESOURCES = 200;
/** Ids of the resources that are read. */
const THUMBNAIL = 0x040c;
const EXIF = 0x0422;
/** Size of the thumbnail's header, in bytes. Its JPEG follows. */
const THUMBNAIL_HEADER = 28;

/** A color mode. */
const CMYK = 4;
/** Values of the merged image's compression. */
const UNPACKED = 0;
const PACK_BITS = 1;
/** Maximum size of the table of row lengths, in bytes. */
const MAX_TABLE = 256 * 1024;

/** Reads Photoshop's image resources, as PSD files and Photoshop's TIFFs have them: the thumbnail, and the EXIF of a PSD. */
export async function readImageResources(
  source: Source,
  { at: start, length }: ByteRange,
  metadata: Metadata,
): Promise<void> {
  let at = start;
  for (let count = 0; count < MAX_RESOURCES && at + 12 <= start + length; count++) {
    const head = await source.read(at, 7);
    if (ascii(head, 0, 4) !== '8BIM') return;
    const id = head.getUint16(4);
    const name = head.getUint8(6) + 1;
    const sizeAt = at + 6 + name + (name % 2);
    const size = (await source.read(sizeAt, 4)).getUint32(0);
    const resource = source.within(sizeAt + 4, size);
    if (id === THUMBNAIL)
      await addJpeg(resource, { at: THUMBNAIL_HEADER, length: size - THUMBNAIL_HEADER }, metadata);
    // In a TIFF this is a copy of its own EXIF, which other programs leave as it was.
    if (id === EXIF && metadata.kind === 'psd') await readExif(resource, metadata);
    at = sizeAt + 4 + size + (size % 2);
  }
}

/** PSD and PSB: size and color mode at the front, thumbnail and EXIF among the resources, the merged image at the end. */
export const readPsd: Reader = async (source, metadata) => {
  const head = await source.read(0, 30);
  const isLarge = head.getUint16(4) === 2;
  Object.assign(metadata, { height: head.getUint32(14), width: head.getUint32(18) });
  if (head.getUint16(24) === CMYK) metadata.findings.add('cmyk');
  const resourcesAt = 30 + head.getUint32(26);
  const resources = { at: resourcesAt + 4, length: (await source.read(resourcesAt, 4)).getUint32(0) };
  await readImageResources(source, resources, metadata);
  const layersAt = resources.at + resources.length;
  const layers = await source.read(layersAt, isLarge ? 8 : 4);
  const layersLength = isLarge ? Number(layers.getBigUint64(0)) : layers.getUint32(0);
  const end = await mergedEnd(source, layersAt + layers.byteLength + layersLength, {
    rows: head.getUint16(12) * head.getUint32(14),
    rowBytes: Math.ceil((head.getUint32(18) * head.getUint16(22)) / 8),
    isLarge,
  });
  if (end > source.size) metadata.findings.add('truncated');
};

/**
 * Returns the offset at which the merged image's data must end: from its size, or from the lengths of its packed
 * rows.
 */
async function mergedEnd(
  source: Source,
  at: number,
  { rows, rowBytes, isLarge }: { rows: number; rowBytes: number; isLarge: boolean },
): Promise<number> {
  const compression = (await source.read(at, 2)).getUint16(0);
  if (compression === UNPACKED) return at + 2 + rows * rowBytes;
  if (compression !== PACK_BITS) return at + 2;
  const width = isLarge ? 4 : 2;
  // A file with many channels has a table that is not worth reading. Each row takes two bytes at least.
  if (rows * width > MAX_TABLE) return at + 2 + rows * (width + 2);
  const table = await source.read(at + 2, rows * width);
  let end = at + 2 + table.byteLength;
  for (let row = 0; row < table.byteLength; row += width) {
    end += isLarge ? table.getUint32(row) : table.getUint16(row);
  }
  return end;
}
