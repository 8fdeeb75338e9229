import { isRecord } from '../lib/is-record.ts';
import { plainLine } from '../lib/plain-line.ts';
import type { ResponseOf, SearchResult } from './contract.ts';
import type { EndpointName } from './endpoints.ts';
import { isPage, ResponseError } from './errors.ts';

/*
 * Parsers of the responses that are read. A response is `unknown` until its parser has checked it. A parser takes a value
 * or its JSON, and returns a new value with the known fields only. `readServices` is the exception.
 */

/** Maximum length of an order number, in characters: a person has to read it. */
const ORDER_ID_LIMIT = 1000;
/** Maximum length of a stored file name: file systems allow 255 bytes, object stores 1,024. */
const FILE_NAME_LIMIT = 1024;
/** Maximum length of each text of a search result, in characters. */
const TEXT_LIMIT = 500;

/**
 * Parses JSON. A whole number that JavaScript would round, as an order number of 17 digits, becomes its text. Browsers
 * without `source` round it (before Chrome 114, Firefox 135 and Safari 18.4).
 */
export const parseExactly = (json: string): unknown =>
  JSON.parse(json, (_key, value: unknown, context?: { source?: string }) =>
    Number.isInteger(value) && !Number.isSafeInteger(value) ? (context?.source ?? value) : value,
  );

/**
 * A response whose content type is not JSON arrives as text, although it may be JSON: PHP labels responses text/html by
 * default. An accepted order must not be reported as failed.
 */
function fromText(answer: unknown): unknown {
  try {
    return typeof answer === 'string' ? parseExactly(answer) : answer;
  } catch {
    return answer;
  }
}

/** Returns the order's number as text: a non-empty string or a finite number. */
export function readOrder(answer: unknown): { id: string } {
  const id = field(fromText(answer), 'id');
  const words = typeof id === 'number' && Number.isFinite(id) ? String(id) : id;
  if (typeof words !== 'string' || plainLine(words) === '' || words.length > ORDER_ID_LIMIT) {
    throw new ResponseError('The server sent no order number. Please try again.');
  }
  return { id: plainLine(words) };
}

/**
 * Returns the stored names in order, exactly one per sent file. Files of different sizes must have different names,
 * because under one name the second has replaced the first. Two of one size may be the same photo, which a server may
 * store once.
 */
export function readUpload(answer: unknown, sent: readonly { size: number }[]): string[] {
  const files = field(fromText(answer), 'files');
  if (!Array.isArray(files)) throw new ResponseError();
  const names = files.map((file) => field(file, 'filename')).filter(isFileName);
  if (names.length !== files.length) throw new ResponseError();
  const sizeOfName = new Map(names.map((name, index) => [name, sent[index]?.size]));
  const isReplaced = names.some((name, index) => sizeOfName.get(name) !== sent[index]?.size);
  if (names.length !== sent.length || isReplaced) {
    const stored = isReplaced ? sizeOfName.size : names.length;
    throw new ResponseError(`The server stored ${stored} of ${sent.length} files. Please try again.`);
  }
  return names;
}

const isFileName = (name: unknown): name is string =>
  typeof name === 'string' && name.trim() !== '' && name.length <= FILE_NAME_LIMIT;

/** Returns the well-formed results, and leaves out the others. */
export function readResults(answer: unknown): SearchResult[] {
  const results = fromText(answer);
  if (!Array.isArray(results)) throw new ResponseError();
  return results.flatMap((entry) => readResult(entry) ?? []);
}

function readResult(entry: unknown): SearchResult | undefined {
  const [id, title, url] = [field(entry, 'id'), text(entry, 'title'), field(entry, 'url')];
  if ((typeof id !== 'string' || id.trim() === '') && typeof id !== 'number') return undefined;
  // A shortened URL would be another URL, so a long one is left out.
  if (!title || typeof url !== 'string' || url.trim() === '' || url.length > 2 * TEXT_LIMIT) return undefined;
  const image = field(entry, 'image');
  return {
    id: String(id),
    type: text(entry, 'type') || 'other',
    title,
    description: text(entry, 'description'),
    ...(typeof image === 'string' && image !== '' && image.length <= 2 * TEXT_LIMIT ? { image } : {}),
    url: url.trim(),
  };
}

/** Returns the response as it is, because the site shows its own list. Refuses an HTML page, as a proxy sends it. */
function readServices(answer: unknown): unknown {
  if (typeof answer === 'string' && isPage(answer)) throw new ResponseError();
  return answer;
}

/** Reads own properties only, so that `__proto__` and inherited names have no effect. */
const field = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

function text(value: unknown, name: string): string {
  const found = field(value, name);
  return typeof found === 'string'
    ? plainLine(found.slice(0, 2 * TEXT_LIMIT))
        .slice(0, TEXT_LIMIT)
        .toWellFormed()
    : '';
}

/** The parser of each call that `call` makes and whose response is read. `readUpload` also needs the sent files. */
export const checks = {
  createOrder: readOrder,
  // Some servers send 204 if they find nothing.
  search: (answer: unknown): SearchResult[] => readResults(answer ?? []),
  services: readServices,
} as const satisfies { [N in EndpointName]?: (answer: unknown) => unknown };

/** The value that a call resolves with: the checked response, or `undefined` if the body is not read. */
export type CheckedResponse<N extends EndpointName> = N extends keyof typeof checks
  ? ReturnType<(typeof checks)[N]>
  : Extract<ResponseOf<N>, undefined>;
