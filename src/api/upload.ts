import { untilAborted } from '../lib/wait.ts';
import type { CallOptions } from './client.ts';
import { readUpload } from './responses.ts';
import { apiUrl, whenReady } from './config.ts';
import { endpoints } from './endpoints.ts';
import { ApiError, lostConnection, NetworkError, sentences } from './errors.ts';
import { handleFailure, handleSuccess } from './call-outcomes.ts';

/**
 * Time without progress after which an upload is aborted, in ms (ordering 32). `base`: at its start. Each progress sets the
 * limit to `base` and the time that the upload has taken, at most `max`. The reason: a byte counts as sent once the system
 * has buffered it, so over a slow connection bytes still move long after the last progress event.
 * `stories/decisions/07-sending-once.mdx` has figures. Until the first progress, the time to read the files is added
 * (`READING_SPEED`).
 */
export const STALL_TIMEOUTS = { base: 15_000, max: 90_000 };
/**
 * Assumed speed at which a browser reads files before it sends the first byte, in bytes per ms. Firefox sends and reports
 * nothing before it has read them all. A sixth of what Firefox 153 reached on a busy machine (640 MB in 22 s), because a card
 * or a network folder may be slower.
 */
export const READING_SPEED = 5000;

/** Options of one upload. */
export type UploadOptions = CallOptions & {
  /** Called while the body is sent, with the bytes sent and the total. The body is a little larger than the files. */
  onProgress?: (loaded: number, total: number) => void;
};

/**
 * Sends files in one multipart request with the `files` field repeated in order (ordering 30) and resolves with the
 * names under which the server stored them, in the same order.
 *
 * @throws {ApiError} "File upload failed": a status other than 2xx; `serverWords` has the server's reason.
 * @throws {NetworkError} the connection was lost, or made no progress (`STALL_TIMEOUTS`, `READING_SPEED`).
 * @throws {ResponseError} the answer does not name one stored file per file sent.
 */
export async function uploadFiles(files: readonly File[], options: UploadOptions = {}): Promise<string[]> {
  const { path, toasts } = endpoints.upload;
  try {
    const text = await send(files, path, options);
    handleSuccess(path);
    return readUpload(text, files);
  } catch (error) {
    handleFailure(error, path, toasts);
    throw error;
  }
}

/** Sends the files with XMLHttpRequest, because `fetch` reports no upload progress. */
async function send(files: readonly File[], path: string, options: UploadOptions): Promise<string> {
  const { onProgress, signal, idempotencyKey } = options;
  const stall = new AbortController();
  const ended = signal ? AbortSignal.any([signal, stall.signal]) : stall.signal;
  const startedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (readingTime = 0) => {
    clearTimeout(timer);
    const { base, max } = STALL_TIMEOUTS;
    const limit = Math.min(base + performance.now() - startedAt, max) + readingTime;
    timer = setTimeout(() => stall.abort(new NetworkError('stalled')), limit);
  };
  restartTimer();
  try {
    await untilAborted(whenReady(), ended);
    // Created after `whenReady`. A request that is created before the mocks replace XMLHttpRequest bypasses them.
    const request = new XMLHttpRequest();
    // First, because the mocks replace `upload` only of a request that is opened for this path.
    request.open('POST', apiUrl(path));
    const answered = new Promise<void>((resolve, reject) => {
      request.onload = () => resolve();
      request.onerror = () => reject(lostConnection());
      // The browser itself aborts a request if the visitor stops the loading of the page.
      request.onabort = request.onerror;
    });
    let sent = 0;
    request.upload.onprogress = ({ loaded, total }) => {
      if (loaded > sent) {
        sent = loaded;
        restartTimer();
      }
      onProgress?.(loaded, total);
    };
    request.upload.onload = () => restartTimer();
    // Firefox otherwise parses an empty answer as XML and logs that this failed (seen in Firefox 153).
    request.responseType = 'text';
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    if (idempotencyKey !== undefined) request.setRequestHeader('Idempotency-Key', idempotencyKey);
    // No content type: the browser writes the one with the boundary.
    request.send(formOf(files));
    restartTimer(files.reduce((sum, { size }) => sum + size, 0) / READING_SPEED);
    await untilAborted(answered, ended).catch((error: unknown) => {
      // Not in a listener of the signal: `onabort` could then reject before the signal does.
      request.abort();
      throw error;
    });
    const { status, statusText, responseText } = request;
    if (status >= 200 && status < 300) return responseText;
    throw new ApiError({ status, statusText, body: responseText, path }, sentences.uploadFailed);
  } finally {
    clearTimeout(timer);
  }
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  // Many parsers refuse the whole request if a file name contains a control character, which Linux and macOS allow.
  for (const file of files) form.append('files', file, file.name.replace(/\p{Cc}+/gu, ' '));
  return form;
}
