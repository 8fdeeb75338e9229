import { extensionOf } from '../photos/accept.ts';
import {
  isRawKind,
  photoKinds,
  type Facts,
  type Finding,
  type OtherKind,
  type PhotoKind,
  type PhotoReport,
} from './photo-report.ts';
import { readCr3, readHeif } from './read-boxes.ts';
import { readJpeg } from './read-jpeg.ts';
import { readBmp, readGif, readPng, readPsd, readRaf, readSvg, readWebp } from './read-others.ts';
import { readTiff } from './read-tiff.ts';
import { SNIFF_BYTES, sniff } from './sniff.ts';
import { openSource, PastEnd, type Limits, type Source } from './source.ts';

/** Headers, and a look at the end, never need more than this share of a file, nor more than the two sizes. */
const HEADER_SHARE = 0.05;
const HEADER_BYTES = { least: 640 * 1024, most: 1024 * 1024 };
/** A file that isn't read by then, in ms, isn't worth the others' waiting. */
const TIME = 2000;
/** Beyond this side, in pixels, many programs refuse a picture, and browsers don't draw it. */
const HUGE_SIDE = 16_384;

const isPhotoKind = (kind: string): kind is PhotoKind => kind in photoKinds;

/**
 * Reads what a photo is: by its content, never by its name or the system's word. Only headers are read, in
 * single places. Never throws; a file that can't be read says so among its findings.
 *
 * @param limits For tests and hosts with other ideas of time. The defaults suit files up to 50 MB.
 */
export async function readPhoto(file: File, limits: Partial<Limits> = {}): Promise<PhotoReport> {
  const report: PhotoReport = {
    kind: 'unknown',
    orientation: 1,
    exposure: {},
    findings: [],
    embedded: [],
    bytesRead: 0,
  };
  if (file.size === 0) return { ...report, findings: [{ code: 'empty' }] };
  const source = openSource(file, {
    bytes: Math.min(HEADER_BYTES.most, Math.max(HEADER_BYTES.least, file.size * HEADER_SHARE)),
    until: performance.now() + TIME,
    ...limits,
  });
  let kind: PhotoKind | OtherKind = 'unknown';
  try {
    kind = sniff(await source.read(0, Math.min(SNIFF_BYTES, file.size)));
    const facts = isPhotoKind(kind) ? await readKind(source, kind) : {};
    return finished(file, { ...report, kind, bytesRead: source.bytesRead() }, facts);
  } catch (error) {
    // Besides: a budget that is used up, numbers that contradict each other, a file gone from the disk.
    const failure: Finding = { code: error instanceof PastEnd ? 'truncated' : 'unreadable' };
    return finished(file, { ...report, kind, bytesRead: source.bytesRead() }, { findings: [failure] });
  }
}

const readers: Partial<Record<PhotoKind, (source: Source) => Promise<Facts>>> = {
  jpeg: readJpeg,
  png: readPng,
  gif: readGif,
  webp: readWebp,
  bmp: readBmp,
  psd: readPsd,
  svg: readSvg,
  raf: readRaf,
  cr3: readCr3,
  heic: readHeif,
  avif: readHeif,
};

const tiffKinds: readonly PhotoKind[] = ['tiff', 'cr2', 'orf', 'rw2'];

async function readKind(source: Source, kind: PhotoKind): Promise<Facts> {
  if (tiffKinds.includes(kind)) return readTiff(source, kind);
  return (await readers[kind]?.(source)) ?? {};
}

/** Puts facts and findings together, the picture's sides as it is looked at. */
function finished(file: File, report: PhotoReport, facts: Facts): PhotoReport {
  const { width = 0, height = 0, ...others } = facts;
  const whole: PhotoReport = { ...report, ...others, findings: [] };
  const isTurned = whole.orientation >= 5;
  if (width > 0 && height > 0) {
    whole.width = isTurned ? height : width;
    whole.height = isTurned ? width : height;
  }
  whole.embedded = (facts.embedded ?? [])
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => a.length - b.length);
  whole.findings = [
    ...nameFindings(file.name, whole.kind),
    ...(facts.findings ?? []),
    ...sizeFindings(whole),
  ];
  return whole;
}

/** Whether the name promises what the content is. */
function nameFindings(name: string, kind: PhotoReport['kind']): Finding[] {
  if (!isPhotoKind(kind)) return [{ code: 'notPhoto', detail: kind }];
  const extension = extensionOf(name);
  const extensions: readonly string[] = photoKinds[kind].extensions;
  const isKnown = Object.values(photoKinds).some((other) =>
    (other.extensions as readonly string[]).includes(extension),
  );
  // Makers share each other's formats, so one RAW under another's extension is no slip.
  const isRawName = Object.entries(photoKinds).some(
    ([other, { extensions: list }]) => isRawKind(other) && (list as readonly string[]).includes(extension),
  );
  if (!isKnown || extensions.includes(extension) || (isRawKind(kind) && isRawName)) return [];
  // A RAW that shows nothing of a sensor is still one by its name: not every maker's mark is known here.
  if (kind === 'tiff' && isRawName) return [];
  return [{ code: 'misnamed', detail: kind }];
}

function sizeFindings({ width = 0, height = 0 }: PhotoReport): Finding[] {
  const side = Math.max(width, height);
  return side > HUGE_SIDE ? [{ code: 'huge', detail: String(side) }] : [];
}
