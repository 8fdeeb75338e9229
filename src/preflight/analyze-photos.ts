import { displayName } from '../lib/display-name.ts';
import type { PreflightEntry } from './preflight-queue.ts';
import { isPhotoKind, photoKinds } from './formats.ts';
import {
  findingCodes,
  isTooLarge,
  type Finding,
  type FindingCode,
  type PhotoReport,
} from './photo-report.ts';

/** Findings about a list of photos as a whole. */
export type PhotoAnalysis = {
  reports: ReadonlyMap<File, PhotoReport>;
  /** Only photos with findings, the most severe first. */
  findings: ReadonlyMap<File, readonly Finding[]>;
  /** Photos of the same size as another one, whose fingerprint is still missing. */
  withoutFingerprint: readonly File[];
  /** Whether some photos have not been read yet. */
  isReading: boolean;
};

const ranks = Object.keys(findingCodes) as FindingCode[];
const rankOf = ({ code }: Finding) => ranks.indexOf(code);

/** Whether a person should look at the photo before sending it. Findings of severity `info` don’t count. */
export const needsReview = (findings: readonly Finding[] = []): boolean =>
  findings.some(({ code }) => findingCodes[code] !== 'info');

/** Combines the reports of all photos, and finds copies among them. Pure. */
export function analyzePhotos(
  photos: readonly File[],
  getEntry: (file: File) => PreflightEntry,
): PhotoAnalysis {
  const reports = new Map<File, PhotoReport>();
  const findings = new Map<File, readonly Finding[]>();
  const copies = copiesAmong(photos, getEntry);
  for (const file of photos) {
    const { report, thumbnail } = getEntry(file);
    if (!report) continue;
    reports.set(file, report);
    const original = copies.originals.get(file);
    const all = [
      ...report.findings,
      ...(original ? [{ code: 'copy', detail: displayName(original.name) } as const] : []),
      ...(thumbnail === null ? missingThumbnail(report) : []),
    ].toSorted((a, b) => rankOf(a) - rankOf(b));
    if (all.length > 0) findings.set(file, all);
  }
  return {
    reports,
    findings,
    withoutFingerprint: copies.withoutFingerprint,
    isReading: reports.size < photos.length,
  };
}

/**
 * Returns the finding for a photo without a thumbnail, unless another finding explains it. That the photo is only not
 * shown is left out beside any other finding.
 */
function missingThumbnail(report: PhotoReport): Finding[] {
  const { kind, findings, width } = report;
  const isExplained = findings.some(({ code }) => code === 'huge' || findingCodes[code] === 'problem');
  if (!isPhotoKind(kind) || isExplained) return [];
  const isLarge = width !== undefined && isTooLarge(report);
  // A format that every browser decodes: if one fails, the file is corrupt even if its headers look valid. Not so an
  // AVIF, because browsers support different parts of its codec.
  if (photoKinds[kind].shown === 'everywhere' && kind !== 'avif' && !isLarge) return [{ code: 'unreadable' }];
  if (findings.length > 0) return [];
  return isLarge ? [{ code: 'tooLarge' }] : [{ code: 'noPicture', detail: kind }];
}

/** Finds copies: files of the same size and the same fingerprint. The first one in the list is the original. */
function copiesAmong(photos: readonly File[], getEntry: (file: File) => PreflightEntry) {
  const originals = new Map<File, File>();
  const withoutFingerprint: File[] = [];
  const sameSize = Map.groupBy(photos, ({ size }) => size);
  for (const group of sameSize.values()) {
    if (group.length < 2) continue;
    const seen = new Map<string, File>();
    for (const file of group) {
      const { fingerprint } = getEntry(file);
      if (fingerprint === undefined) withoutFingerprint.push(file);
      if (!fingerprint) continue;
      const original = seen.get(fingerprint);
      if (original) originals.set(file, original);
      else seen.set(fingerprint, file);
    }
  }
  return { originals, withoutFingerprint };
}

/** Order in which photos are shown. They are always sent in the order in which they were added. */
export const sortOrders = ['added', 'name', 'time', 'problems'] as const;
export type SortOrder = (typeof sortOrders)[number];

const names = new Intl.Collator('en', { numeric: true });

/**
 * Sorts photos. Those without a time or a finding come last, in the order in which they were added.
 *
 * @param problems Photos with a problem that the host has found. Sorted by problems, they come first.
 */
export function sortPhotos(
  photos: readonly File[],
  order: SortOrder,
  { reports, findings }: Pick<PhotoAnalysis, 'reports' | 'findings'>,
  problems?: ReadonlyMap<File, string>,
): readonly File[] {
  if (order === 'added') return photos;
  const time = (file: File) => reports.get(file)?.takenAt ?? Number.POSITIVE_INFINITY;
  const problem = (file: File) => {
    if (problems?.has(file)) return -1;
    const worst = findings.get(file)?.[0];
    return worst ? rankOf(worst) : ranks.length;
  };
  const compare: Record<typeof order, (a: File, b: File) => number> = {
    name: (a, b) => names.compare(a.name, b.name),
    // Two photos without a time are equal; infinity minus infinity is NaN.
    time: (a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)),
    problems: (a, b) => problem(a) - problem(b),
  };
  return photos.toSorted(compare[order]);
}
