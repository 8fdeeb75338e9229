import { boxesIn, boxesInside, findBox, type Box } from './boxes.ts';
import { addJpeg } from './embedded-jpeg.ts';
import { readExif } from './exif.ts';
import { offerSize, type Metadata, type Reader } from '../photo-report.ts';
import { orNothing } from '../source.ts';
import { TAG } from './tiff.ts';

/** Canon's two boxes of its own, by the first eight digits of their UUIDs: the notes, and the preview. */
const CANON_NOTES = '85c0b687';
const CANON_PREVIEW = 'eaf42b5e';
/** Number of bytes before the boxes in each: the UUID, and in the preview's eight more. */
const NOTES_HEADER = 16;
const PREVIEW_HEADER = 24;
/** Size of the header of `THMB` and of `PRVW`, in bytes. Their JPEG follows. */
const JPEG_HEADER = 16;

/** Canon's CR3: notes as small TIFFs, and a preview of 1620 pixels in a box of its own. */
export const readCr3: Reader = async (source, metadata) => {
  const { boxes, isWhole } = await boxesIn(source);
  const notes = findBox(await boxesInside(findBox(boxes, 'moov')), CANON_NOTES);
  if (!isWhole || !notes || !findBox(boxes, 'mdat')) metadata.findings.add('truncated');
  const parts = await boxesInside(notes, NOTES_HEADER);
  // `CMT1` begins with TIFF's first directory, `CMT2` with EXIF's.
  const main = findBox(parts, 'CMT1');
  if (main) {
    const [ifd] = await readExif(main.data, metadata);
    offerSize(metadata, await ifd?.number(TAG.width), await ifd?.number(TAG.height));
  }
  const shot = findBox(parts, 'CMT2');
  if (shot) await readExif(shot.data, metadata);
  await addPreviews(boxes, parts, metadata);
};

/** Adds the JPEGs of `THMB` (160 pixels) and `PRVW` (1620), whose headers state their lengths. */
async function addPreviews(boxes: readonly Box[], parts: readonly Box[], metadata: Metadata): Promise<void> {
  const previewParts = await boxesInside(findBox(boxes, CANON_PREVIEW), PREVIEW_HEADER);
  for (const [box, lengthAt] of [
    [findBox(parts, 'THMB'), 8],
    [findBox(previewParts, 'PRVW'), 12],
  ] as const) {
    const length = box && (await orNothing(box.data.read(lengthAt, 4)))?.getUint32(0);
    if (length) await addJpeg(box.data, { at: JPEG_HEADER, length }, metadata);
  }
}
