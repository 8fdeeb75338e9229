import { isPhotoKind, isRawKind, type PhotoKind } from './formats.ts';
import { canDrawWhole, isTooLarge, type Embedded, type PhotoReport } from './photo-report.ts';
import { readPhoto } from './read-photo.ts';
import { sampleTiff } from './sample-tiff.ts';

/** Minimum size of an embedded JPEG that is good enough to show, in bytes. Smaller ones are about 160 px wide. */
const GOOD_PREVIEW = 24 * 1024;
/** Maximum number of embedded JPEGs that are tried. */
const MAX_PREVIEW_TRIES = 4;
/** Quality of a thumbnail, from 0 to 1. */
const QUALITY = 0.82;

/** Decodes a photo that the browser cannot. Resolves to its upright pixels, or to `null` if it fails. */
export type PhotoDecoder = (file: Blob) => Promise<ImageData | null>;

/** Loaders of decoders, by format. A loader is called with the first photo that needs it. */
export type PhotoDecoders = Partial<Record<PhotoKind, () => Promise<PhotoDecoder>>>;

/** The decoders of this worker, set by `runPreflightWorker`. */
export const decoders: Partial<Record<PhotoKind, PhotoDecoder>> = {};

/** `edge`: shorter side of the thumbnail, in px. `quick`: uses the camera's thumbnail if there is one. */
type ThumbnailOptions = { edge: number; quick?: boolean };

export type Thumbnail = {
  image: Blob;
  /** Made from the camera's thumbnail: a better one can be made from the whole file, maybe by a decoder. */
  isRough: boolean;
};

/**
 * Makes a small upright image of a photo, from the file itself or from an embedded JPEG. Returns `null` if this browser
 * can decode neither.
 */
export async function makeThumbnail(
  file: File,
  report: PhotoReport,
  { edge, quick = false }: ThumbnailOptions,
): Promise<Thumbnail | null> {
  if (!isPhotoKind(report.kind)) return null;
  const canDraw = canDrawWhole(report);
  const drawPreview = async () => {
    for (const embedded of embeddedByUse(report).slice(0, MAX_PREVIEW_TRIES)) {
      const image = await drawEmbedded(file, embedded, report, edge);
      if (image) return image;
    }
    return null;
  };
  // Browsers apply an orientation that the image itself states, whether asked to or not. The size that they show counts,
  // not the header's: the whole file has no bars to cut off.
  const upright = { ...report, orientation: 1, width: undefined };
  const decode = canDraw ? decoders[report.kind] : undefined;
  if (quick && canDraw && report.embedded.length > 0) {
    const rough = await drawPreview();
    if (rough) return { image: rough, isRough: true };
  }
  const whole =
    (canDraw ? await drawThumbnail(file, upright, edge) : null) ??
    (decode ? await drawThumbnail(decodePhoto(decode, file, report), upright, edge) : null);
  if (whole) return { image: whole, isRough: false };
  const preview = await drawPreview();
  if (preview) return { image: preview, isRough: canDraw };
  const isTiff = report.kind === 'tiff' || isRawKind(report.kind);
  const image = isTiff ? await drawThumbnail(sampleTiff(file, edge), report, edge) : null;
  return image && { image, isRough: false };
}

/**
 * The embedded JPEGs in the order in which they are tried: the smallest one that is good enough, then larger ones, then
 * the small ones, the largest first. So no more is read of a RAW than one preview, unless that one is broken.
 */
export function embeddedByUse({ embedded }: Pick<PhotoReport, 'embedded'>): Embedded[] {
  const good = embedded.filter(({ length }) => length >= GOOD_PREVIEW);
  const tooSmall = embedded.filter(({ length }) => length < GOOD_PREVIEW);
  return [...good, ...tooSmall.toReversed()];
}

/** Draws an embedded JPEG. Most have no orientation of their own, so that of the file around them counts. */
async function drawEmbedded(file: File, { at, length }: Embedded, report: PhotoReport, edge: number) {
  // In one piece: Firefox 153 decodes no image from a Blob of several.
  const bytes = new Uint8Array(await file.slice(at, at + length).arrayBuffer());
  // Some Minolta cameras overwrite the first byte, which is FF in every JPEG.
  bytes[0] = 0xff;
  const jpeg = new File([bytes], 'preview.jpg', { type: 'image/jpeg' });
  const jpegReport = await readPhoto(jpeg);
  // The size of the embedded JPEG decides, not that of the file around it.
  if (isTooLarge(jpegReport)) return null;
  return drawThumbnail(jpeg, jpegReport.orientation === 1 ? report : { ...report, orientation: 1 }, edge);
}

/**
 * Decodes a photo. The decoder returns pixels in the photo's own color space, and a canvas converts them. Firefox's canvas
 * supports sRGB only (bugzil.la/1841326).
 */
async function decodePhoto(decode: PhotoDecoder, file: File, { colorSpace }: PhotoReport) {
  const pixels = await decode(file);
  return pixels && colorSpace
    ? new ImageData(pixels.data, pixels.width, pixels.height, { colorSpace })
    : pixels;
}

type Pixels = Blob | ImageData | null;

async function drawThumbnail(pixels: Pixels | Promise<Pixels>, report: PhotoReport, edge: number) {
  try {
    const source = await pixels;
    const bitmap = source && (await createImageBitmap(source));
    return bitmap && (await toThumbnail(bitmap, report, edge).finally(() => bitmap.close()));
  } catch {
    return null;
  }
}

/** Scales down, turns upright, and cuts off the black bars by which cameras fit a frame into a 4:3 thumbnail. */
async function toThumbnail(bitmap: ImageBitmap, report: PhotoReport, edge: number): Promise<Blob> {
  const { orientation } = report;
  const isOnSide = orientation >= 5;
  const stored = isOnSide ? { width: report.height, height: report.width } : report;
  const frame = visiblePart(bitmap, stored);
  const scale = Math.min(1, edge / Math.min(frame.width, frame.height));
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  const canvas = new OffscreenCanvas(isOnSide ? height : width, isOnSide ? width : height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.setTransform(...uprightTransform(orientation, width, height));
  context.drawImage(bitmap, frame.x, frame.y, frame.width, frame.height, 0, 0, width, height);
  // A JPEG shows transparent parts as black. Other formats hardly ever have some, and Safari encodes no WebP.
  const isWebp = ['png', 'webp', 'gif', 'avif', 'bmp', 'jxl'].includes(report.kind);
  const type = isWebp ? 'image/webp' : 'image/jpeg';
  return canvas.convertToBlob({ type, quality: QUALITY });
}

/**
 * Longer side, in px, of the largest embedded JPEG with black bars, and its ratio to the shorter one. Other JPEGs fill their
 * frame, but may show less than the RAW, which has the whole sensor even if the camera is set to 16:9.
 */
const BARRED = { longer: 640, ratio: 4 / 3 };
/** Factor between the ratios of photo and thumbnail for which black bars are assumed. Outside it nothing is cut off. */
const BARS = { min: 1.02, max: 1.25 };

function visiblePart(bitmap: ImageBitmap, photo: { width?: number; height?: number }) {
  let { width, height } = bitmap;
  const longer = Math.max(width, height);
  const mayHaveBars =
    longer <= BARRED.longer && Math.abs(longer / Math.min(width, height) - BARRED.ratio) < 0.01;
  const ratio =
    mayHaveBars && photo.width && photo.height ? photo.width / photo.height / (width / height) : 1;
  if (ratio >= BARS.min && ratio <= BARS.max) height /= ratio;
  if (1 / ratio >= BARS.min && 1 / ratio <= BARS.max) width *= ratio;
  return { x: (bitmap.width - width) / 2, y: (bitmap.height - height) / 2, width, height };
}

type Transform = [number, number, number, number, number, number];

/** Returns the transform that turns stored pixels of this size upright, by EXIF's orientation. */
function uprightTransform(orientation: number, width: number, height: number): Transform {
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
