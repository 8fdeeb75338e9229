import { backoff } from '../lib/backoff.ts';
import { canDrawWhole, unreadReport, type PhotoReport } from './photo-report.ts';
import { drawPhoto, runTask, type RunTask } from './run-task.ts';
import type { Thumbnail } from './thumbnail.ts';

/** Shorter side of a thumbnail, in px: the contact sheet’s square at twice its density. */
const THUMBNAIL_EDGE = 256;
/** Minimum time between two notifications of the list's watchers, in ms. Reports arrive by the hundred. */
const NOTIFY_INTERVAL = 120;
/** Maximum number of queued tasks that run at the same time. */
const MAX_RUNNING = 2;

/** Results for one photo so far. */
export type PreflightEntry = {
  report?: PhotoReport;
  /** `null`: this browser can't draw the photo. */
  thumbnail?: Thumbnail | null;
  fingerprint?: string | null;
};

/** Kinds of tasks by priority: visible thumbnails first, then what the list needs to know, then finer thumbnails. */
const priorities = ['thumbnail', 'read', 'fingerprint', 'fine'] as const;
type TaskKind = (typeof priorities)[number];

/** Cache and priority queue for pre-flight results. Entries are weakly keyed by `File`, so they are collected with it. */
export function createPreflightQueue(run: RunTask) {
  const entries = new WeakMap<File, PreflightEntry>();
  /** Requested tasks, and whether each has started. A repeated request does not start it again. */
  const tasks: Record<TaskKind, Map<File, boolean>> = {
    thumbnail: new Map(),
    read: new Map(),
    fingerprint: new Map(),
    fine: new Map(),
  };
  const readings = new WeakMap<File, Promise<PhotoReport>>();
  const watchers = new Map<File, Set<() => void>>();
  const listWatchers = new Set<() => void>();
  let runningCount = 0;
  /** Number of tasks in a row whose code did not load. */
  let failures = 0;
  let notifying: ReturnType<typeof setTimeout> | undefined;

  const getEntry = (file: File): PreflightEntry => entries.get(file) ?? {};
  const set = (file: File, found: PreflightEntry) => {
    entries.set(file, { ...getEntry(file), ...found });
    for (const watcher of watchers.get(file) ?? []) watcher();
    notifying ??= setTimeout(() => {
      notifying = undefined;
      for (const watcher of listWatchers) watcher();
    }, NOTIFY_INTERVAL);
  };

  /** Whether a photo was read. `failedReport` does not count: its storage may only have been slow. */
  const isRead = (file: File) => ![undefined, failedReport].includes(getEntry(file).report);
  const startReading = async (file: File): Promise<PhotoReport> => {
    const report = (await run('read', file)) ?? failedReport;
    set(file, { report });
    if (!isRead(file)) readings.delete(file);
    // An earlier task failed, so no thumbnail could be made.
    else if (getEntry(file).thumbnail === null) enqueue('thumbnail', file);
    return report;
  };
  /** Reads a photo once, however often it is requested. It is read again only if the task or the load of its code failed. */
  const read = (file: File): Promise<PhotoReport> => {
    const reading = readings.get(file) ?? startReading(file);
    readings.set(file, reading);
    reading.catch(() => readings.delete(file));
    return reading;
  };
  const perform: Record<TaskKind, (file: File) => Promise<void>> = {
    read: async (file) => void (await read(file)),
    async thumbnail(file) {
      const thumbnail = await drawPhoto(run, file, await read(file), { edge: THUMBNAIL_EDGE, quick: true });
      set(file, { thumbnail });
      if (thumbnail?.isRough) enqueue('fine', file);
    },
    async fine(file) {
      const thumbnail = await drawPhoto(run, file, await read(file), { edge: THUMBNAIL_EDGE });
      if (thumbnail) set(file, { thumbnail });
    },
    async fingerprint(file) {
      set(file, { fingerprint: await run('fingerprint', file) });
    },
  };

  const nextTask = (): [TaskKind, File] | null => {
    for (const kind of priorities)
      for (const [file, hasStarted] of tasks[kind]) if (!hasStarted) return [kind, file];
    return null;
  };
  const runNext = async () => {
    if (runningCount >= MAX_RUNNING) return;
    const task = nextTask();
    if (!task) return;
    const [kind, file] = task;
    tasks[kind].set(file, true);
    runningCount++;
    const hasRun = await perform[kind](file).then(
      () => true,
      () => false,
    );
    runningCount--;
    if (hasRun) {
      tasks[kind].delete(file);
      failures = 0;
      void runNext();
    } else {
      // Its code did not load, as without a connection.
      tasks[kind].set(file, false);
      setTimeout(() => void runNext(), backoff(failures++));
    }
  };
  /** Returns a function that cancels the task unless it has started. */
  const enqueue = (kind: TaskKind, file: File) => {
    if (!tasks[kind].has(file)) tasks[kind].set(file, false);
    void runNext();
    return () => {
      if (!tasks[kind].get(file)) tasks[kind].delete(file);
    };
  };

  return {
    getEntry,
    /**
     * Returns a small image of a photo, or the file itself if it is truncated (`truncatedFile`). Returns `null` if there is
     * none, and `undefined` while that is unknown.
     */
    thumbnailOf(file: File): Blob | null | undefined {
      const { thumbnail, report } = getEntry(file);
      return thumbnail === null && report ? truncatedFile(file, report) : thumbnail && thumbnail.image;
    },
    /** Returns a photo's report. Reads the photo at once if necessary, ahead of the queue. Never rejects. */
    getReport: (file: File): Promise<PhotoReport> => read(file).catch(() => failedReport),
    /** Requests a photo's report: its headers are read, once. */
    requestReport: (file: File) => void (getEntry(file).report || enqueue('read', file)),
    /** Requests a photo's fingerprint, once. Only for photos of the same size as another one. */
    requestFingerprint: (file: File) =>
      void (getEntry(file).fingerprint !== undefined || enqueue('fingerprint', file)),
    /**
     * Requests a thumbnail, ahead of all other tasks. Returns a function that cancels the request unless it has started.
     */
    requestThumbnail: (file: File) =>
      isRead(file) && getEntry(file).thumbnail !== undefined ? () => undefined : enqueue('thumbnail', file),
    /** Calls `watcher` after each new result for this photo. */
    watch(file: File, watcher: () => void) {
      const all = watchers.get(file) ?? new Set();
      watchers.set(file, all.add(watcher));
      return () => {
        all.delete(watcher);
        if (all.size === 0) watchers.delete(file);
      };
    },
    /** Calls `watcher` after new results for any photo, at most once in `NOTIFY_INTERVAL`. */
    watchAll(watcher: () => void) {
      listWatchers.add(watcher);
      return () => void listWatchers.delete(watcher);
    },
  };
}

/**
 * Returns the file itself if the photo is truncated, because an `<img>` still renders the part that exists. Otherwise
 * returns `null`.
 */
export function truncatedFile(file: File, report: PhotoReport): File | null {
  const isCutOff = report.findings.some(({ code }) => code === 'truncated');
  return isCutOff && canDrawWhole(report) ? file : null;
}

/** Report of a photo on which the worker hung or crashed, or for which no code could be loaded. */
const failedReport: PhotoReport = { ...unreadReport, findings: [{ code: 'unreadable' }] };

/** The page's only queue. All photo lists share it. */
export const preflightQueue = createPreflightQueue(runTask);
