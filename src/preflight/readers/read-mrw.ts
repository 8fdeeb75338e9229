import { readExif } from './exif.ts';
import type { Reader } from '../photo-report.ts';
import { ascii } from '../source.ts';

/** Maximum number of blocks before the sensor's data. */
const MAX_BLOCKS = 40;

/** Minolta's MRW: blocks with the sensor's size (`PRD`) and a TIFF (`TTW`), then the sensor's data (ExifTool's MinoltaRaw tables). */
export const readMrw: Reader = async (source, metadata) => {
  const end = 8 + (await source.read(4, 4)).getUint32(0);
  let at = 8;
  for (let count = 0; count < MAX_BLOCKS && at + 8 <= end; count++) {
    const head = await source.read(at, 8);
    const [type, length] = [ascii(head, 1, 3), head.getUint32(4)];
    if (type === 'PRD') {
      const sizes = await source.read(at + 8, 18);
      Object.assign(metadata, { height: sizes.getUint16(12), width: sizes.getUint16(14) });
      const pixels = sizes.getUint16(8) * sizes.getUint16(10);
      // Stored with 12 bits, or with 16 of which 12 are used.
      const bits = sizes.getUint8(16) === 12 ? 12 : 16;
      if (end + (pixels * bits) / 8 > source.size) metadata.findings.add('truncated');
    }
    if (type === 'TTW') await readExif(source.within(at + 8, length), metadata);
    at += 8 + length;
  }
};
