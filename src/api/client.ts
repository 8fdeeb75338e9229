import { untilAborted } from '../lib/wait.ts';
import { checks, parseExactly, type CheckedResponse } from './responses.ts';
import { apiUrl, whenReady } from './config.ts';
import type { RequestOf } from './contract.ts';
import { endpoints, type Endpoint, type EndpointName } from './endpoints.ts';
import { ResponseError, ApiError, ERROR_BODY_LIMIT, lostConnection, NetworkError } from './errors.ts';
import { handleFailure, handleSuccess } from './call-outcomes.ts';

/** Timeout of every call, in ms, from the request to the end of its response (errors 3). */
export const REQUEST_TIMEOUT = 15_000;

/**
 * Maximum size of a response that is read, in bytes. Expected responses are below 50 KB, so a server that sends more is
 * broken.
 */
const RESPONSE_LIMIT = 2_000_000;

/** The calls that `call` makes. Uploads need progress: see `uploadFiles`. */
type CallName = Exclude<EndpointName, 'upload'>;

/** Options of one call. */
export type CallOptions = {
  /** Aborts the call. It then rejects with the signal's reason and raises no toast. */
  signal?: AbortSignal;
  /** Sent as the Idempotency-Key header: the same for every attempt of one submission (ordering 40). */
  idempotencyKey?: string;
};

type Sends<N extends CallName> = (typeof endpoints)[N]['sends'];

/** Arguments of a call: its options, and its body (`json`) or the parameters of its URL (`query`). */
type CallInput<N extends CallName> = CallOptions &
  (Sends<N> extends 'json'
    ? { json: RequestOf<N> }
    : Sends<N> extends 'query'
      ? { query: RequestOf<N> }
      : unknown);

/**
 * Makes one of the seven calls. Resolves with its checked response, or with `undefined` if the response is not read.
 *
 * @throws {ApiError} if the status is not 2xx.
 * @throws {NetworkError} if there is no connection, or no response within 15 s.
 * @throws {ResponseError} if the response violates the contract, or redirects a POST.
 * @example
 * const { id } = await call('createOrder', { json: payload, idempotencyKey });
 */
export async function call<N extends CallName>(
  name: N,
  ...[input]: Sends<N> extends 'none' ? [input?: CallInput<N>] : [input: CallInput<N>]
): Promise<CheckedResponse<N>> {
  const endpoint: Endpoint = endpoints[name];
  const { json, query, ...options }: CallOptions & { json?: unknown; query?: Record<string, string> } =
    input ?? {};
  const check = (checks as { [name: string]: (answer: unknown) => unknown })[name];
  // Spaces as "%20": only decoders of forms take "+" for a space.
  const search = query && `?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
  const row = { ...endpoint, reads: check !== undefined };
  const answer = await request(row, { ...options, body: json, search });
  return check?.(answer) as CheckedResponse<N>;
}

/** GETs a path that is not in the contract, for the default query (errors 6). It counts as a background call. */
export function get(path: string, options: CallOptions = {}): Promise<unknown> {
  return request({ method: 'GET', path, reads: true, toasts: 'once' }, options);
}

/** `reads`: whether the body of a 2xx response is read. A body that is not read cannot make the call fail. */
type RequestRow = Pick<Endpoint, 'method' | 'toasts'> & { path: string; reads: boolean };
type RequestOptions = CallOptions & { body?: unknown; search?: string | undefined };

async function request(row: RequestRow, options: RequestOptions): Promise<unknown> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal;
  try {
    // Also ends the wait for a host that is never ready.
    await untilAborted(whenReady(), signal);
    const response = await fetch(apiUrl(row.path + (options.search ?? '')), {
      method: row.method,
      credentials: 'include',
      // A redirected POST becomes a GET, and the page behind it would count as success.
      redirect: row.method === 'POST' ? 'manual' : 'follow',
      signal,
      ...withBody(options),
    });
    const answer = await readBody(response, row);
    handleSuccess(row.path);
    return answer;
  } catch (cause) {
    const error = options.signal?.aborted ? options.signal.reason : toError(cause, timeout.signal);
    handleFailure(error, row.path, row.toasts);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function withBody({ body, idempotencyKey }: RequestOptions): RequestInit {
  const headers = new Headers({ Accept: 'application/json, text/plain;q=0.9' });
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  if (body === undefined) return { headers };
  headers.set('Content-Type', 'application/json');
  return { headers, body: JSON.stringify(body) };
}

async function readBody(response: Response, { path, reads }: RequestRow): Promise<unknown> {
  // The status of a redirect that is not followed is hidden.
  if (response.status === 0) throw new ResponseError();
  if (!response.ok) {
    // If the body breaks off or never ends, the status is still reported, because it is known.
    const { text } = await textOf(response, ERROR_BODY_LIMIT).catch(() => ({ text: '' }));
    throw new ApiError({ status: response.status, statusText: response.statusText, body: text, path });
  }
  if (!reads) {
    // Releases the connection. An unread body cannot make the call fail.
    void response.body?.cancel().catch(() => undefined);
    return undefined;
  }
  const { text, cut } = await textOf(response, RESPONSE_LIMIT);
  if (cut) throw new ResponseError();
  if (text === '') return undefined;
  return /[/+]json\b/i.test(response.headers.get('Content-Type') ?? '') ? parseJson(text) : text;
}

function parseJson(text: string): unknown {
  try {
    return parseExactly(text);
  } catch (cause) {
    throw new ResponseError(undefined, { cause });
  }
}

/** Reads a body up to a number of bytes and drops the rest unread. */
async function textOf(response: Response, limit: number): Promise<{ text: string; cut: boolean }> {
  const reader = response.body?.getReader();
  if (!reader) return { text: '', cut: false };
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), cut: false };
    size += value.byteLength;
    text += decoder.decode(value, { stream: true });
    if (size > limit) {
      void reader.cancel().catch(() => undefined);
      return { text: text.slice(0, limit), cut: true };
    }
  }
}

function toError(cause: unknown, timeout: AbortSignal): unknown {
  if (cause instanceof ApiError || cause instanceof ResponseError) return cause;
  if (timeout.aborted) return new NetworkError('timeout', { cause });
  return lostConnection(cause);
}
