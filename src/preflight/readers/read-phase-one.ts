import type { Metadata } from '../photo-report.ts';
import { ascii, type Source } from '../source.ts';

/**
 * Offset of Phase One's own data in the TIFF, in bytes. It begins with `IIII` for little-endian numbers or `MMMM` for
 * big-endian ones, and its offsets count from there.
 */
const START = 8;
/** Offset in it at which the offset of its directory is stored. */
const DIRECTORY_AT = 8;
/** Size of an entry, in bytes: tag, type, length and value in four bytes each. */
const ENTRY = 16;
const MAX_ENTRIES = 200;
/** Tags of ExifTool's PhaseOne table. */
const TAG = { width: 0x10c, height: 0x10d, sensorData: 0x10f } as const;

/** Reads from the directory of an IIQ the sensor's size, and whether its data is truncated. */
export async function readPhaseOne(source: Source, metadata: Metadata): Promise<void> {
  const little = ascii(await source.read(START, 1)) === 'I';
  const directory = START + (await source.read(START + DIRECTORY_AT, 4)).getUint32(0, little);
  const count = Math.min(MAX_ENTRIES, (await source.read(directory, 4)).getUint32(0, little));
  const table = await source.read(directory + 8, count * ENTRY);
  for (let at = 0; at < table.byteLength; at += ENTRY) {
    const tag = table.getUint32(at, little);
    const length = table.getUint32(at + 8, little);
    const value = table.getUint32(at + 12, little);
    if (tag === TAG.width) metadata.width = value;
    if (tag === TAG.height) metadata.height = value;
    if (tag === TAG.sensorData && START + value + length > source.size) metadata.findings.add('truncated');
  }
}
