import type { Metadata } from '../photo-report.ts';
import type { Ifd } from './tiff.ts';

/** Panasonic's own tags (ExifTool's PanasonicRaw table). Borders count from the sensor's corner, in pixels. */
const PANASONIC = {
  sensorWidth: 0x02,
  sensorHeight: 0x03,
  top: 0x04,
  left: 0x05,
  bottom: 0x06,
  right: 0x07,
  iso: 0x17,
  rawFormat: 0x2d,
  stripOffsets: 0x44,
  stripBits: 0x46,
  rawDataAt: 0x118,
} as const;
/** The tag whose bytes are a JPEG preview. */
export const PANASONIC_JPEG = 0x2e;
/** Maximum number of strips in format 8. Cameras write 4 or 5. */
const MAX_STRIPS = 64;
/** Fewest bytes per pixel of Panasonic's packings, by `RawFormat`: 16 bytes hold more pixels of 12 bits than of 14. */
const BYTES_PER_PIXEL: Readonly<Record<number, number>> = { 4: 16 / 14, 5: 16 / 10, 6: 16 / 14, 7: 16 / 10 };

const numberOf = async (ifd: Ifd, name: keyof typeof PANASONIC) => (await ifd.number(PANASONIC[name])) ?? 0;

/** Reads the size of the sensor without its borders, and the ISO, from the first directory of an RW2. */
export async function readPanasonic(ifd: Ifd, metadata: Metadata): Promise<void> {
  const width = (await numberOf(ifd, 'right')) - (await numberOf(ifd, 'left'));
  const height = (await numberOf(ifd, 'bottom')) - (await numberOf(ifd, 'top'));
  if (width > 0 && height > 0) Object.assign(metadata, { width, height });
  else {
    metadata.width = await numberOf(ifd, 'sensorWidth');
    metadata.height = await numberOf(ifd, 'sensorHeight');
  }
  const iso = await ifd.number(PANASONIC.iso);
  if (iso !== undefined) metadata.exposure.iso ??= iso;
}

/**
 * Returns the offset at which the sensor's data ends, in bytes. In an RW2, TIFF's strip offsets have no meaning. The data
 * starts at `RawDataOffset`, and its packing gives the length. Format 8 lists its strips in tags of its own: offsets, and
 * lengths in bits (LibRaw and RawSpeed).
 */
export async function panasonicEnd(ifd: Ifd): Promise<number> {
  const pixels = (await numberOf(ifd, 'sensorWidth')) * (await numberOf(ifd, 'sensorHeight'));
  const length = Math.floor(pixels * (BYTES_PER_PIXEL[await numberOf(ifd, 'rawFormat')] ?? 0));
  const offsets = await listOf(ifd, PANASONIC.stripOffsets);
  const bits = await listOf(ifd, PANASONIC.stripBits);
  const stripEnds = offsets.map((at, index) => at + (bits[index] ?? 0) / 8);
  return Math.max((await numberOf(ifd, 'rawDataAt')) + length, ...stripEnds);
}

/** Reads one of Panasonic's lists: the count in two bytes, then the numbers in four bytes each. */
async function listOf(ifd: Ifd, tag: number): Promise<number[]> {
  const bytes = Uint8Array.from(await ifd.numbers(tag, 2 + 4 * MAX_STRIPS));
  if (bytes.length < 2) return [];
  const view = new DataView(bytes.buffer);
  const count = view.getUint16(0, true);
  if (bytes.length !== 2 + 4 * count) return [];
  return Array.from({ length: count }, (_, index) => view.getUint32(2 + 4 * index, true));
}
