import { extensionOf, hasRawExtension, isPhotoKind, isRawKind, kindsOf, type PhotoKind } from './formats.ts';
import {
  MAX_SIDE,
  newMetadata,
  unreadReport,
  type Finding,
  type Metadata,
  type PhotoReport,
  type Reader,
} from './photo-report.ts';
import { readPsd } from './readers/photoshop.ts';
import { readCr3 } from './readers/read-cr3.ts';
import { readCrw } from './readers/read-crw.ts';
import { readGif } from './readers/read-gif.ts';
import { readHeif } from './readers/read-heif.ts';
import { readJpeg } from './readers/read-jpeg.ts';
import { readJxl } from './readers/read-jxl.ts';
import { readMrw } from './readers/read-mrw.ts';
import { readBmp, readSvg, readWebp } from './readers/read-others.ts';
import { readPng } from './readers/read-png.ts';
import { readRaf } from './readers/read-raf.ts';
import { readTiff } from './readers/read-tiff.ts';
import { readX3f } from './readers/read-x3f.ts';
import { SNIFF_BYTES, sniff } from './sniff.ts';
import { openSource, PastEnd } from './source.ts';

/** Read budget of one file: bytes for the headers and the search at its end, and ms. */
const LIMITS = { bytes: 1024 * 1024, time: 2000 };

/** All formats that are not listed are built like a TIFF. */
const readers: Partial<Record<PhotoKind, Reader>> = {
  jpeg: readJpeg,
  png: readPng,
  gif: readGif,
  webp: readWebp,
  bmp: readBmp,
  avif: readHeif,
  heic: readHeif,
  jxl: readJxl,
  psd: readPsd,
  svg: readSvg,
  cr3: readCr3,
  crw: readCrw,
  raf: readRaf,
  x3f: readX3f,
  mrw: readMrw,
};

/**
 * Reads what a photo is from its content, never from its name or the type that the system states. Reads only headers.
 * Never throws: a file that cannot be read has the finding `unreadable`.
 */
export async function readPhoto(file: File): Promise<PhotoReport> {
  if (file.size === 0) return { ...unreadReport, findings: [{ code: 'empty' }] };
  const source = openSource(file, LIMITS);
  const metadata = newMetadata();
  try {
    const kind = sniff(await source.read(0, Math.min(SNIFF_BYTES, file.size)));
    metadata.kind = kind;
    if (isPhotoKind(kind)) await (readers[kind] ?? readTiff)(source, metadata);
  } catch (error) {
    // `unreadable`: the budget is used up, numbers contradict each other, or the file was deleted.
    metadata.findings.add(error instanceof PastEnd ? 'truncated' : 'unreadable');
  }
  return toReport(file, source.bytesRead(), metadata);
}

/** Combines metadata and findings. Width and height become those of the upright image. */
function toReport(file: File, bytesRead: number, metadata: Metadata): PhotoReport {
  const { width = 0, height = 0, embedded, findings, ...others } = metadata;
  const report: PhotoReport = { ...unreadReport, ...others, bytesRead };
  const isTurned = report.orientation >= 5;
  if (width > 0 && height > 0) {
    report.width = isTurned ? height : width;
    report.height = isTurned ? width : height;
  }
  const longerSide = Math.max(report.width ?? 0, report.height ?? 0);
  report.embedded = embedded.toSorted((a, b) => a.length - b.length);
  report.findings = [
    ...nameFindings(file.name, report.kind),
    ...Array.from(findings, (code) => ({ code })),
    ...(longerSide > MAX_SIDE ? [{ code: 'huge', detail: String(longerSide) } as const] : []),
  ];
  return report;
}

/** Returns the findings about a name that does not fit the content. */
function nameFindings(name: string, kind: PhotoReport['kind']): Finding[] {
  if (!isPhotoKind(kind)) return [{ code: 'notPhoto', detail: kind }];
  const promised = kindsOf(extensionOf(name));
  if (promised.length === 0 || promised.includes(kind)) return [];
  // Makers use each other's formats, so a RAW with another RAW's extension is fine. So is a TIFF with one: not every
  // maker's sensor data is recognized here.
  if (hasRawExtension(name) && (isRawKind(kind) || kind === 'tiff')) return [];
  return [{ code: 'misnamed', detail: kind }];
}
