import { addJpeg } from './embedded-jpeg.ts';
import type { Metadata, Reader } from '../photo-report.ts';
import { readJpegHeaders } from './read-jpeg.ts';
import { orNothing, type Source } from '../source.ts';

/** Maximum number of entries of Fujifilm's directory that are read. */
const MAX_RECORDS = 256;
/** Records that hold the sensor's size, height first. The most reliable record is first (ExifTool's RAF table). */
const SIZES = [0x111, 0x121, 0x100] as const;

/** Fujifilm: the header has the offsets of a JPEG with EXIF, of a directory about the sensor, and of the sensor's data. */
export const readRaf: Reader = async (source, metadata) => {
  const table = await source.read(84, 24);
  const jpeg = { at: table.getUint32(0), length: table.getUint32(4) };
  const dataEnd = table.getUint32(16) + table.getUint32(20);
  await readJpegHeaders(source, jpeg, metadata);
  await addJpeg(source, jpeg, metadata);
  await orNothing(readSize(source, table.getUint32(8), metadata));
  if (Math.max(dataEnd, jpeg.at + jpeg.length) > source.size) metadata.findings.add('truncated');
};

async function readSize(source: Source, start: number, metadata: Metadata): Promise<void> {
  if (start === 0) return;
  const found = new Map<number, { width: number; height: number }>();
  const count = Math.min(MAX_RECORDS, (await source.read(start, 4)).getUint32(0));
  for (let index = 0, at = start + 4; index < count; index++) {
    const head = await source.read(at, 4);
    const [tag, length] = [head.getUint16(0), head.getUint16(2)];
    if (length === 4) {
      const size = await source.read(at + 4, 4);
      found.set(tag, { height: size.getUint16(0), width: size.getUint16(2) });
    }
    at += 4 + length;
  }
  const size = SIZES.map((tag) => found.get(tag)).find((known) => known && known.width * known.height > 0);
  if (!size) return;
  const { width = 0, height = 0 } = metadata;
  // A Super CCD has half the rows of the image that its camera makes of it.
  const isHalf = Math.round(size.width / size.height / (width / height)) === 2;
  Object.assign(metadata, isHalf ? { ...size, height: size.height * 2 } : size);
}
