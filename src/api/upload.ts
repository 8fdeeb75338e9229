import type { CallOptions } from './client.ts';
import { parseResponse, readUpload } from './responses.ts';
import { apiUrl, whenReady } from './config.ts';
import { endpoints } from './endpoints.ts';
import { ApiError, lostConnection, NetworkError, sentences } from './errors.ts';
import { reportFailure, reportSuccess } from './call-reports.ts';

/**
 * Time without progress after which an upload is aborted, in ms (ordering 32). While bytes move, it may take as long
 * as it needs; after the last byte, the response has this long.
 */
export const STALL_TIMEOUT = 15_000;

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
 * @throws {NetworkError} the connection was lost, or nothing moved for 15 s.
 * @throws {ResponseError} the answer does not name one stored file per file sent.
 */
export async function uploadFiles(files: readonly File[], options: UploadOptions = {}): Promise<string[]> {
  const { path, toasts } = endpoints.upload;
  try {
    const text = await send(files, path, options);
    reportSuccess(path);
    return readUpload(parseResponse(text, path), files.length, path);
  } catch (error) {
    reportFailure(error, path, toasts);
    throw error;
  }
}

/** Sends the files with XMLHttpRequest, because `fetch` reports no upload progress. */
function send(files: readonly File[], path: string, options: UploadOptions): Promise<string> {
  const { onProgress, signal, idempotencyKey } = options;
  return new Promise((resolve, reject) => {
    let xhr: XMLHttpRequest | undefined;
    let sent = 0;
    let settled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const settle = (act: () => void) => {
      settled = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      act();
    };
    const giveUp = (reason: unknown) => {
      settle(() => reject(reason));
      xhr?.abort();
    };
    const cancel = () => giveUp(signal?.reason);
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => giveUp(new NetworkError('stalled', path)), STALL_TIMEOUT);
    };

    if (signal?.aborted) return cancel();
    signal?.addEventListener('abort', cancel);
    restartTimer();

    void whenReady().then(() => {
      if (settled) return;
      // Created only now: a request created before the mocks replace XMLHttpRequest would bypass them.
      const request = new XMLHttpRequest();
      xhr = request;
      request.upload.onprogress = ({ loaded, total }) => {
        if (loaded > sent) {
          sent = loaded;
          restartTimer();
        }
        onProgress?.(loaded, total);
      };
      request.upload.onload = restartTimer;
      request.onload = () =>
        settle(() => (isOk(request) ? resolve(request.responseText) : reject(refusal(request, path))));
      request.onerror = () => settle(() => reject(lostConnection(path)));
      request.open('POST', apiUrl(path));
      // Firefox otherwise parses an empty answer as XML and logs that this failed (seen in Firefox 153).
      request.responseType = 'text';
      request.withCredentials = true;
      request.setRequestHeader('Accept', 'application/json');
      if (idempotencyKey !== undefined) request.setRequestHeader('Idempotency-Key', idempotencyKey);
      // No content type: the browser writes the one with the boundary.
      request.send(formOf(files));
    });
  });
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', file, file.name);
  return form;
}

const isOk = ({ status }: XMLHttpRequest) => status >= 200 && status < 300;

function refusal({ status, statusText, responseText }: XMLHttpRequest, path: string): ApiError {
  return new ApiError({ status, statusText, body: responseText, path }, sentences.uploadFailed);
}
