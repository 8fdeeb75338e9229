import { getToasts, toast } from '../lib/toast-store.ts';
import { call } from './client.ts';
import { apiUrl, mayUseBeacon } from './config.ts';
import type { ErrorReport } from './contract.ts';
import { endpoints } from './endpoints.ts';
import { isAbort } from './errors.ts';
import { enteredTexts, redact } from './redact.ts';

/**
 * Maximum length of each text in a report, in characters. A beacon carries less than 64 KiB. A character takes at most
 * six bytes in JSON (`\u0000`), so 10,000 characters and the names always fit.
 */
const LIMITS = { message: 1000, stack: 6000, componentStack: 2000, url: 500, userAgent: 500 };

/** Maximum number of reports per page view, for an error in a loop. */
const REPORT_LIMIT = 20;

/** Characters of an ID, without 0, O, 1, I and L, because IDs are read out on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

type ErrorDetails = { componentStack?: string; fields?: Iterable<Element> };

let reports = 0;
/** The ID of each reported error, so that a boundary and a window listener report it once. */
const seen = new WeakMap<object, string>();

/** Returns a new reference ID such as `E-7KQM2RXP`. */
export function createErrorId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `E-${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

/**
 * Reports an error to the log and returns the reference ID that the visitor and the log share (errors 22). The same
 * error object is sent once and keeps its ID. A page view sends at most 20 reports, a server none. It never throws and
 * raises no toast, and a failing log call is not itself reported (errors 24).
 *
 * @param details `componentStack`: React's component stack of the error. `fields`: fields that the error has removed from
 *   the page, whose text is redacted as well.
 */
export function reportError(error: unknown, details: ErrorDetails = {}): string {
  const known = isObject(error) ? seen.get(error) : undefined;
  if (known) return known;
  const id = createErrorId();
  if (isObject(error)) seen.set(error, id);
  if (reports < REPORT_LIMIT) {
    reports += 1;
    try {
      send(describe(error, id, details));
    } catch {
      // On a server, which has no `location`, or for an error whose properties throw: only the ID is left.
    }
  }
  return id;
}

/**
 * Reports an `error` or `unhandledrejection` event of the window, once for each error.
 *
 * @returns its ID, or nothing if there is nothing new to report.
 */
export function reportUncaughtEvent(event: Event): string | undefined {
  const { error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  // Events without a thrown value contain nothing to report: scripts of other origins, notices of ResizeObserver.
  if (event.type === 'error' && (error ?? null) === null) return undefined;
  const cause: unknown = event.type === 'error' ? error : reason;
  if (isAbort(cause) || (isObject(cause) && seen.has(cause))) return undefined;
  return reportError(cause);
}

/**
 * Reports an unexpected error and raises a toast, both with the ID that it returns. The screen or panel that replaces
 * the failed part shows the same ID (errors 22).
 */
export function announceUnexpected(error: unknown, details?: ErrorDetails): string {
  const id = reportError(error, details);
  raise(id);
  return id;
}

/**
 * Reports an `error` or `unhandledrejection` event of the window, once for each error, and raises a toast with its ID. An
 * error in a loop raises one toast: none while that is open, and none with an ID that was not logged.
 */
export function announceUncaught(event: Event): void {
  const [shown] = getToasts();
  const id = reportUncaughtEvent(event);
  const isShown = shown?.open && shown.title === sentences.title;
  if (id && !isShown && reports < REPORT_LIMIT) raise(id);
}

function raise(id: string): void {
  toast({ title: sentences.title, description: sentences.description(id), variant: 'destructive' });
}

/** Fixed by the specification (errors 22). */
const sentences = {
  title: 'Unexpected error',
  description: (id: string) =>
    `An unexpected error occurred (ID: ${id}). Please copy this ID and share with support.`,
};

/** Forgets how many reports were sent. For tests. */
export function resetReports(): void {
  reports = 0;
}

function describe(error: unknown, id: string, { componentStack = '', fields }: ErrorDetails): ErrorReport {
  const { message, stack } = error instanceof Error ? error : { message: toText(error) };
  const entered = enteredTexts(fields);
  const clean = (text: string, limit: number) => redact(text, limit, entered);
  return {
    id,
    message: clean(toText(message), LIMITS.message),
    stack: clean(typeof stack === 'string' ? stack : '', LIMITS.stack),
    componentStack: clean(componentStack, LIMITS.componentStack),
    // The origin is not personal, even if it is an IP address.
    url: (location.origin + clean(location.pathname, LIMITS.url)).slice(0, LIMITS.url),
    userAgent: navigator.userAgent.slice(0, LIMITS.userAgent),
    timestamp: new Date().toISOString(),
  };
}

function toText(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'An error without words';
  }
}

function send(report: ErrorReport): void {
  if (sendBeacon(report)) return;
  call('logError', { json: report }).catch(() => undefined);
}

function sendBeacon(report: ErrorReport): boolean {
  if (!mayUseBeacon()) return false;
  try {
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    return navigator.sendBeacon(apiUrl(endpoints.logError.path), body);
  } catch {
    // A browser without beacons, or one that refuses a JSON blob with an exception instead of `false`.
    return false;
  }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
