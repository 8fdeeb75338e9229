import { isPhotoKind, photoKinds, type OtherKind, type PhotoKind } from './formats.ts';
import type { Source } from './source.ts';

/**
 * Findings that the visitor should know. The code decides the sentence; its rank in this list decides the order of
 * the photos: `problem` first (cannot be edited), then `warning` (a possible slip), then `info`.
 */
export const findingCodes = {
  empty: 'problem',
  notPhoto: 'problem',
  truncated: 'problem',
  unreadable: 'problem',
  script: 'problem',
  misnamed: 'warning',
  copy: 'warning',
  cmyk: 'warning',
  animated: 'warning',
  vector: 'warning',
  huge: 'warning',
  tooLarge: 'info',
  noPicture: 'info',
} as const satisfies Record<string, 'problem' | 'warning' | 'info'>;

/** Kind of a finding. `findingCodes` ranks each as a problem, a warning or information. */
export type FindingCode = keyof typeof findingCodes;

/** One fact about a file that its report states. */
export type Finding = {
  code: FindingCode;
  /**
   * The subject: a kind's key for `notPhoto`, `misnamed` and `noPicture`, a file's name for `copy`, the longer side for
   * `huge`.
   */
  detail?: string;
};

/**
 * Maximum number of pixels that is decoded. 110 million take 440 MB of memory, and medium-format cameras make 102 million.
 * A few malicious kilobytes can unpack to gigabytes.
 */
export const MAX_PIXELS = 110_000_000;

/** Longest side, in px, that nearly all programs and graphics processors take. Chromium and others draw longer ones. */
export const MAX_SIDE = 16_384;

/**
 * Whether an image is too large to be decoded here. An image of unknown size counts as too large. The file is sent either
 * way.
 */
export const isTooLarge = ({ width, height }: { width?: number; height?: number }): boolean =>
  width === undefined || height === undefined || width * height > MAX_PIXELS;

/** Position of a JPEG inside the file, so that it can be cut out without reading the rest. */
export type Embedded = { at: number; length: number };

/** Exposure of the frame, as far as the camera says. */
export type Exposure = {
  /** Shutter time in seconds. */
  seconds?: number;
  /** Compensation in stops. */
  bias?: number;
  /** The f-number. */
  aperture?: number;
  iso?: number;
};

/** The result of reading one file. */
export type PhotoReport = {
  /** By content. A file that is not a photo has a kind of its own, such as `program`. */
  kind: PhotoKind | OtherKind;
  /** Size of the upright image, in px. Missing if the file does not state it. */
  width?: number;
  height?: number;
  /** EXIF's 1 to 8: how the stored pixels must be turned to be upright. */
  orientation: number;
  /** Color space of a HEIC's pixels, if it is not sRGB. */
  colorSpace?: 'display-p3';
  /** Maker and model in the camera's own words. */
  camera?: string;
  /** When the photo was taken, in ms, by the camera's clock without a time zone. Compare it with that of other photos only. */
  takenAt?: number;
  exposure: Exposure;
  findings: readonly Finding[];
  /** The JPEGs inside the file, the smallest first. */
  embedded: readonly Embedded[];
  /** Bytes read for the headers. */
  bytesRead: number;
};

/** Report of a file that has not been read. */
export const unreadReport: PhotoReport = {
  kind: 'unknown',
  orientation: 1,
  exposure: {},
  findings: [],
  embedded: [],
  bytesRead: 0,
};

/**
 * The result of a format's reader. The reader fills it in as it goes, so that anything read before a fault counts.
 * `width` and `height` are those of the stored pixels.
 */
export type Metadata = Partial<Omit<PhotoReport, 'bytesRead' | 'findings' | 'embedded'>> & {
  exposure: Exposure;
  findings: Set<FindingCode>;
  embedded: Embedded[];
};

export const newMetadata = (): Metadata => ({ exposure: {}, findings: new Set(), embedded: [] });

/** Sets the stored size if it is larger than the one found so far, because a decoder may choose any image of the file. */
export function offerSize(metadata: Metadata, width = 0, height = 0): void {
  if (width * height > (metadata.width ?? 0) * (metadata.height ?? 0))
    Object.assign(metadata, { width, height });
}

/** Whether the file itself may be decoded, and not only a preview in it. */
export const canDrawWhole = (report: PhotoReport): boolean =>
  isPhotoKind(report.kind) &&
  !['preview', 'never'].includes(photoKinds[report.kind].shown) &&
  !isTooLarge(report);

/** Reads one format. Throws the errors of `source.ts`, and others for numbers that no camera writes. */
export type Reader = (source: Source, metadata: Metadata) => Promise<void>;
