import { isRawKind, isTooLarge, photoKinds, type Embedded, type PhotoReport } from './photo-report.ts';
import { readPhoto } from './read-photo.ts';
import { tiffPicture } from './tiff-picture.ts';

/**
 * A RAW is read up to this share of its bytes, headers included (it is large, and waiting costs more than sharpness).
 * With the three parts by which copies are told (`fingerprint.ts`) it is 15 %.
 */
export const RAW_SHARE = 0.12;
/** An embedded JPEG of this size is worth showing; smaller ones are postage stamps, taken if there is nothing else. */
const GOOD_PREVIEW = 24 * 1024;
const QUALITY = 0.82;

/** How a print is wanted: `quick` takes the camera's own thumbnail where there is one. */
export type ThumbnailOptions = { edge: number; quick?: boolean };

export type Thumbnail = {
  picture: Blob;
  /** Made from the camera's thumbnail: a better one can be had from the whole file. */
  isRough: boolean;
};

/**
 * A small upright picture of a photo, its shorter side `edge` pixels: from the file itself, or from the JPEG
 * that its camera put in. `null` where this browser can draw neither.
 */
export async function makeThumbnail(
  file: File,
  report: PhotoReport,
  { edge, quick = false }: ThumbnailOptions,
): Promise<Thumbnail | null> {
  // A drawing is a program in its way, and what is no photo has nothing to show.
  if (!(report.kind in photoKinds) || report.kind === 'svg') return null;
  const embedded = chooseEmbedded(file, report);
  const canDrawAll = !isRawKind(report.kind) && !isTooLarge(report);
  const isRough = Boolean(embedded) && quick && canDrawAll;
  const inside = () => (embedded ? drawnInside(file, embedded, report, edge) : null);
  // Browsers turn what states its own orientation, whether they are asked to or not.
  const whole = () => drawn(file, { ...report, orientation: 1 }, edge);
  const picture =
    (isRough ? await inside() : null) ??
    (canDrawAll ? await whole() : null) ??
    (await inside()) ??
    (report.kind === 'tiff' ? await drawnTiff(file, report, edge) : null);
  return picture && { picture, isRough };
}

/** The smallest embedded picture that is good enough, within what may be read of a RAW; else the largest that is. */
export function chooseEmbedded(
  file: Pick<File, 'size'>,
  { kind, embedded, bytesRead }: Pick<PhotoReport, 'kind' | 'embedded' | 'bytesRead'>,
): Embedded | undefined {
  const most = isRawKind(kind) ? file.size * RAW_SHARE - bytesRead : Number.POSITIVE_INFINITY;
  const readable = embedded.filter(({ length }) => length <= most);
  return readable.find(({ length }) => length >= GOOD_PREVIEW) ?? readable.at(-1);
}

/** Most embedded pictures leave it to the file around them to say how they stand; some say it themselves. */
async function drawnInside(file: File, { at, length }: Embedded, report: PhotoReport, edge: number) {
  const cut = new File([file.slice(at, at + length)], 'preview.jpg', { type: 'image/jpeg' });
  const own = await readPhoto(cut);
  // What the file around it says of its own size is no word on this one's.
  if (isTooLarge(own)) return null;
  return drawn(cut, own.orientation === 1 ? report : { ...report, orientation: 1 }, edge);
}

async function drawn(blob: Blob, report: PhotoReport, edge: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(blob).catch(() => null);
  return bitmap && toThumbnail(bitmap, report, edge).finally(() => bitmap.close());
}

async function drawnTiff(file: Blob, report: PhotoReport, edge: number): Promise<Blob | null> {
  const pixels = await tiffPicture(file, edge).catch(() => null);
  if (!pixels) return null;
  const bitmap = await createImageBitmap(pixels);
  return toThumbnail(bitmap, report, edge).finally(() => bitmap.close());
}

/** Scales down, turns upright, and cuts off the black bars by which cameras fit a frame into a 4:3 thumbnail. */
async function toThumbnail(bitmap: ImageBitmap, report: PhotoReport, edge: number): Promise<Blob> {
  const { orientation } = report;
  const isOnSide = orientation >= 5;
  const frame = visiblePart(bitmap, isOnSide ? flipped(report) : report);
  const scale = Math.min(1, edge / Math.min(frame.width, frame.height));
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  const canvas = new OffscreenCanvas(isOnSide ? height : width, isOnSide ? width : height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('No canvas');
  brush.imageSmoothingQuality = 'high';
  brush.setTransform(...uprightTransform(orientation, width, height));
  brush.drawImage(bitmap, frame.x, frame.y, frame.width, frame.height, 0, 0, width, height);
  // What may be transparent keeps that; the rest is smallest as JPEG.
  const type = ['png', 'webp', 'gif', 'avif'].includes(report.kind) ? 'image/webp' : 'image/jpeg';
  return canvas.convertToBlob({ type, quality: QUALITY });
}

const flipped = ({ width, height }: PhotoReport) => ({ width: height, height: width });

/** Bars are a matter of a few percent; another shape altogether is not to be cut. */
const BARS = { least: 1.02, most: 1.25 };

function visiblePart(bitmap: ImageBitmap, { width = 0, height = 0 }: { width?: number; height?: number }) {
  const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  if (width === 0 || height === 0) return whole;
  const ratio = width / height / (bitmap.width / bitmap.height);
  if (ratio >= BARS.least && ratio <= BARS.most) {
    const visible = bitmap.height / ratio;
    return { ...whole, y: (bitmap.height - visible) / 2, height: visible };
  }
  if (1 / ratio >= BARS.least && 1 / ratio <= BARS.most) {
    const visible = bitmap.width * ratio;
    return { ...whole, x: (bitmap.width - visible) / 2, width: visible };
  }
  return whole;
}

type Transform = [number, number, number, number, number, number];

/** How stored pixels of this size are to be laid to stand upright, by EXIF's orientation. */
export function uprightTransform(orientation: number, width: number, height: number): Transform {
  const transforms: Record<number, Transform> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  };
  return transforms[orientation] ?? [1, 0, 0, 1, 0, 0];
}
