import { addJpeg } from './embedded-jpeg.ts';
import { addCaptureData, cameraName, mergeExposure, orientationOf } from './exif.ts';
import { newMetadata, type Metadata, type Reader } from '../photo-report.ts';
import { readJpegHeaders } from './read-jpeg.ts';
import { ascii, orNothing, type ByteRange, type Source } from '../source.ts';

/** Maximum number of entries of the directory, and of the properties. */
const MAX_ENTRIES = 100;
/** Maximum size of the properties, in bytes. */
const MAX_PROPERTIES = 64 * 1024;
/** Size of an image's header, in bytes, and the format number of JPEG. */
const IMAGE_HEADER = 28;
const JPEG = 18;

/** Sigma's X3F (Foveon): size at the front; properties and a JPEG by a directory at the end (ExifTool's SigmaRaw tables). */
export const readX3f: Reader = async (source, metadata) => {
  const head = await source.read(4, 48);
  // Since version 4, the header has twelve more bytes before the sizes.
  const at = head.getUint16(2, true) >= 4 ? 36 : 24;
  Object.assign(metadata, { width: head.getUint32(at, true), height: head.getUint32(at + 4, true) });
  metadata.orientation = orientationOf(head.getUint32(at + 8, true));
  const directory = (await source.read(source.size - 4, 4)).getUint32(0, true);
  const start = await orNothing(source.read(directory, 12));
  if (!start || ascii(start, 0, 4) !== 'SECd') return void metadata.findings.add('truncated');
  const count = Math.min(MAX_ENTRIES, start.getUint32(8, true));
  const entries = await source.read(directory + 12, count * 12);
  for (let entry = 0; entry < entries.byteLength; entry += 12) {
    const range = { at: entries.getUint32(entry, true), length: entries.getUint32(entry + 4, true) };
    const type = ascii(entries, entry + 8, 4);
    if (type === 'PROP') await orNothing(readProperties(source, range, metadata));
    if (type === 'IMAG' || type === 'IMA2') await orNothing(readPreview(source, range, metadata));
  }
};

async function readPreview(source: Source, { at, length }: ByteRange, metadata: Metadata): Promise<void> {
  const head = await source.read(at, IMAGE_HEADER);
  if (ascii(head, 0, 4) !== 'SECi' || head.getUint32(12, true) !== JPEG) return;
  const jpeg = { at: at + IMAGE_HEADER, length: length - IMAGE_HEADER };
  await addJpeg(source, jpeg, metadata);
  // All but the first two cameras put EXIF into this JPEG and nowhere else.
  const inside = newMetadata();
  await readJpegHeaders(source, jpeg, inside);
  addCaptureData(metadata, inside);
}

/** Reads pairs of names and values. A table states the index of each in one UTF-16 text. */
async function readProperties(source: Source, { at, length }: ByteRange, metadata: Metadata): Promise<void> {
  const section = await source.read(at, Math.min(length, MAX_PROPERTIES));
  const count = Math.min(MAX_ENTRIES, section.getUint32(8, true));
  const letters = 24 + count * 8;
  const words = new TextDecoder('utf-16le').decode(section.buffer.slice(letters));
  const wordAt = (offset: number) => words.slice(section.getUint32(offset, true)).split('\0', 1)[0] ?? '';
  const properties = new Map<string, string>();
  for (let pair = 24; pair + 8 <= Math.min(letters, section.byteLength); pair += 8)
    properties.set(wordAt(pair), wordAt(pair + 4));
  const number = (name: string) => (properties.has(name) ? Number(properties.get(name)) : undefined);
  const camera = cameraName(properties.get('CAMMANUF'), properties.get('CAMMODEL'));
  if (camera) metadata.camera ??= camera;
  // Seconds since 1970, in 32 bits, by the camera's own clock.
  const time = number('TIME') ?? 0;
  if (time > 0 && time < 2 ** 32) metadata.takenAt ??= time * 1000;
  mergeExposure(metadata, {
    seconds: number('SHUTTER'),
    aperture: number('APERTURE'),
    iso: number('ISO'),
    bias: number('EXPCOMP'),
  });
}
