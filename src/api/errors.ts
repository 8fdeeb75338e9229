/**
 * Errors of calls, and their sentences. The specification fixes most of the sentences. They are defined in this file
 * only.
 */
import { isOnline } from '../lib/is-online.ts';
import { isRecord } from '../lib/is-record.ts';
import { plainLine } from '../lib/plain-line.ts';

/** Maximum length of an error's body, in characters, also if a server sends megabytes. */
export const ERROR_BODY_LIMIT = 4000;

/** Maximum length of a server's text that is shown, in characters. */
export const SHOWN_LIMIT = 300;

/** Sentences of the API. Those that the specification fixes are quoted exactly (errors 10). */
export const sentences = {
  networkError: (status: number) => `Network error (${status})`,
  requestFailed: (path: string) => `Request failed: ${path}`,
  networkFailed: 'Network request failed',
  timeout: 'The server took longer than 15 seconds to answer. Please try again.',
  stalled: 'The upload made no progress for too long. Check your connection and try again.',
  offline: 'You appear to be offline. Check your connection and try again.',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  malformed: 'The server sent a response we couldn’t read. Please try again.',
  uploadFailed: 'File upload failed',
} as const;

/** Reasons of a refusal, by status. They usually come from a proxy, with no words that a visitor could read. */
const refusals: Readonly<Record<number, string>> = {
  408: 'The connection is too slow for the server. Try again on a faster one, or with fewer photos.',
  413: 'Your photos are too large for the server. Send fewer of them, and the rest as a second order.',
  429: 'Too many attempts. Please try again later.',
};

/** Toast of each form whose call fails: its title, and its text if the server sends none. */
export const failures = {
  login: { title: 'Login failed', fallback: 'Invalid credentials' },
  register: { title: 'Registration failed', fallback: 'Unable to create account' },
  upload: { title: 'Upload Error', fallback: 'Failed to upload files. Please try again.' },
  createOrder: { title: 'Submission Error', fallback: 'Failed to submit order. Please try again.' },
} as const;

/**
 * The server responded, but not with 2xx. The message is `{status}: {body or status text}` (errors 4), unless a call
 * has its own message ("File upload failed").
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The reason phrase; always empty over HTTP/2. */
  readonly statusText: string;
  /** The body as text, at most `ERROR_BODY_LIMIT` characters. */
  readonly body: string;
  /** The path of the call, without query. */
  readonly path: string;

  constructor(answer: { status: number; statusText: string; body: string; path: string }, message?: string) {
    const body = answer.body.slice(0, ERROR_BODY_LIMIT);
    super(message ?? `${answer.status}: ${body.trim() === '' ? answer.statusText : body}`);
    this.status = answer.status;
    this.statusText = answer.statusText;
    this.body = body;
    this.path = answer.path;
  }
}

/**
 * No response arrived: there is no connection, it was lost, or the call timed out. The message can be shown as it is.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: 'offline' | 'unreachable' | 'timeout' | 'stalled';

  constructor(reason: NetworkError['reason'], options?: ErrorOptions) {
    super(sentences[reason], options);
    this.reason = reason;
  }
}

/** Returns the error for a request that reached no server or lost it: “offline” if the browser is certain of that. */
export function lostConnection(cause?: unknown): NetworkError {
  return new NetworkError(isOnline() ? 'unreachable' : 'offline', { cause });
}

/** A 2xx that violates the contract, or a redirect of a POST. The message can be shown as it is. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';

  /** @param message Default: that the response could not be read. */
  constructor(message: string = sentences.malformed, options?: ErrorOptions) {
    super(message, options);
  }
}

/**
 * Returns the server's own text in an error response, without the status prefix (errors 15): the `message` of a JSON
 * body, else its `error` or `detail` (RFC 9457), or a plain text. Returns all texts of a list, as NestJS and
 * FastAPI send it. Returns `undefined` if it has none for visitors, as with an empty body, an HTML page or JSON without
 * a message. At most 300 characters, on one line.
 */
export function serverWords(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return messagesIn(error.body.trim()).map(shownText).find(Boolean);
}

function messagesIn(body: string): unknown[] {
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? [value.message, value.error, value.detail].map(textIn) : [value];
  } catch {
    // Incomplete JSON and HTML pages contain nothing for visitors. Other text is shown, also if it begins with a bracket,
    // as in `[alpha] not available`.
    return incompleteJson.test(body) || isPage(body) ? [] : [body];
  }
}

/** Matches the start of a JSON object, or of a list of objects, lists or texts. */
const incompleteJson = /^(?:\{|\[\s*[[{"])/;

/** Matches a JSON body with a field for the message. If that field has no text, the body has none for a visitor either. */
const hasMessageField = /^\s*\{[^]*"(?:message|error|detail)"/;

/** A field's text: a string, or the entries of a list as one line. */
const textIn = (field: unknown) =>
  [field].flat().map(entryText).filter(Boolean).join('; ').replaceAll('.; ', '. ');

/** A text, or an error of FastAPI, `{ loc: ['body', 'email'], msg: 'Field required' }`: "email: Field required". */
function entryText(entry: unknown): string {
  if (typeof entry === 'string') return entry.trim();
  if (!isRecord(entry) || typeof entry.msg !== 'string') return '';
  const name = [entry.loc].flat().findLast((part) => typeof part === 'string');
  const text = entry.msg.trim();
  return name && text ? `${name}: ${text}` : text;
}

/** Matches tags inside a sentence, which are not shown, as in WordPress's `<strong>Error:</strong> Unknown email address.` */
const inlineTags = /<\/?(?:(br|p)|a|b|em|i|strong)\b[^<>]*>/gi;
export const isPage = (text: string) => /<[a-z!/?]/i.test(text.replaceAll(inlineTags, ''));

function shownText(words: unknown): string | undefined {
  if (typeof words !== 'string') return undefined;
  const tidy = plainLine(words.replaceAll(inlineTags, (_tag, line) => (line ? ' ' : '')));
  if (tidy === '') return undefined;
  return tidy.length > SHOWN_LIMIT ? `${tidy.slice(0, SHOWN_LIMIT - 1).toWellFormed()}…` : tidy;
}

/**
 * Returns the destructive toast of a form whose call has failed. Pass it to `toast`.
 *
 * - A failed upload has the error's message ("File upload failed").
 * - Otherwise the server's own text, at sign-up also the body or the status text (account 8), else `fallback`. A sign-in
 *   that ends in a 429, or in a server error with an unreadable body, has another sentence instead of `fallback`, because
 *   the password may be right.
 * - Without a readable response, the error's own sentence ("You appear to be offline…"). An order has `fallback`
 *   instead; `failureReason` returns the sentence.
 */
export function failureToast(
  form: keyof typeof failures,
  error: unknown,
  { title, fallback }: { title: string; fallback: string } = failures[form],
) {
  return { title, description: describeFailure(form, error) ?? fallback, variant: 'destructive' as const };
}

/**
 * Returns the reason of a failure that its toast does not state: the connection error, the server's own words, or what
 * the status means: of any call 429, of an upload also 408 and 413. Any other status without words is named.
 */
export function failureReason(form: keyof typeof failures, error: unknown): string | undefined {
  const status = error instanceof ApiError ? error.status : 0;
  const refusal = form === 'upload' || status === 429 ? refusals[status] : undefined;
  const reason =
    messageWithoutResponse(error) ??
    serverWords(error) ??
    refusal ??
    (status ? `The server answered with error ${status}.` : undefined);
  return reason === failureToast(form, error).description ? undefined : reason;
}

/** Returns the text of a form's toast, as `failureToast` says; `undefined` for the form's own fallback. */
function describeFailure(form: keyof typeof failures, error: unknown): string | undefined {
  if (form !== 'createOrder' && messageWithoutResponse(error)) return messageWithoutResponse(error);
  if (!(error instanceof ApiError)) return undefined;
  if (form === 'upload') return error.message;
  const words = serverWords(error);
  // With these the server has not checked the password.
  if (form === 'login' && error.status === 429) return words ?? refusals[429];
  if (form === 'login' && error.status >= 500 && error.body.trim()) return words ?? sentences.malformed;
  if (words || form !== 'register') return words;
  const isText = !isPage(error.body) && !hasMessageField.test(error.body);
  return shownText(isText ? error.body : '') ?? shownText(error.statusText);
}

/** Returns the sentence of a call without a response, or with an unreadable one. */
function messageWithoutResponse(error: unknown): string | undefined {
  return error instanceof NetworkError || error instanceof ResponseError ? error.message : undefined;
}

/**
 * Logs an error of a host's call that no response and no connection explains. A form says only that the call failed.
 *
 * @param signal The signal of the call. After its abort nothing is logged.
 */
export function logUnexpected(error: unknown, signal: AbortSignal | undefined): void {
  const isOfCall = error instanceof ApiError || messageWithoutResponse(error) !== undefined;
  if (!isOfCall && !signal?.aborted && !isAbort(error)) console.error(error);
}

/** Whether an error is the caller's own abort, which is no failure. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
