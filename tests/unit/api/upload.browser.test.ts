import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '../../../mocks/db.ts';
import { setLatency } from '../../../mocks/network.ts';
import { startMocks } from '../../../mocks/page.ts';
import { configureApi } from '../../../src/api/config.ts';
import { ApiError, serverWords } from '../../../src/api/errors.ts';
import { forgetFailures } from '../../../src/api/call-outcomes.ts';
import { READING_SPEED, STALL_TIMEOUTS, uploadFiles } from '../../../src/api/upload.ts';
import { clearToasts, getToasts } from '../../../src/lib/toast-store.ts';
import { assertPresent } from '../assert-present.ts';

const photo = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });
const error = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
const lastToast = () => getToasts()[0];

beforeEach(() => {
  configureApi();
  clearToasts();
  forgetFailures();
  db.reset();
});
afterEach(() => vi.restoreAllMocks());

describe('uploadFiles with mocks in the page', () => {
  let stopMocks: () => void;
  beforeAll(() => {
    stopMocks = startMocks();
    setLatency(0, 0);
  });
  afterAll(() => stopMocks());

  test('stores the files and returns their names in order (ordering 30, ordering 33)', async () => {
    expect(await uploadFiles([photo('b.jpg'), photo('a.jpg')])).toEqual(['00001-b.jpg', '00002-a.jpg']);
    expect(db.files.map(({ original }) => original)).toEqual(['b.jpg', 'a.jpg']);
  });

  test('sends control characters in a file name as a space, because multipart parsers reject them', async () => {
    await uploadFiles([photo('a\u0001\u007Fb.jpg')]);
    expect(db.files.map(({ original }) => original)).toEqual(['a b.jpg']);
  });

  test('reports rising progress up to the last byte', async () => {
    const onProgress = vi.fn<(loaded: number, total: number) => void>();
    await uploadFiles([photo('a.jpg', 100_000)], { onProgress });
    const loaded = onProgress.mock.calls.map(([bytes]) => bytes);
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded).toEqual(loaded.toSorted((a, b) => a - b));
    const [sent, total] = assertPresent(onProgress.mock.lastCall);
    expect(sent).toBe(total);
  });

  test('rejects with "File upload failed" and the server’s reason, and raises a toast (errors 10, ordering 35)', async () => {
    const refused = await error(uploadFiles([photo('fail.jpg')]));
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ message: 'File upload failed', status: 500, path: '/api/upload' });
    expect(serverWords(refused)).toBe('Storage is full.');
    expect(lastToast()).toMatchObject({
      title: 'Network error (500)',
      description: 'Request failed: /api/upload',
      variant: 'destructive',
    });
  });

  test.each([
    ['malformed.jpg', 'ResponseError', 'couldn’t read'],
    ['lost.jpg', 'ResponseError', 'The server stored 0 of 1 files.'],
  ])('rejects the response to %s', async (name, kind, message) => {
    const failed = await error(uploadFiles([photo(name)]));
    expect(failed).toMatchObject({ name: kind, message: expect.stringContaining(message) });
  });

  test('raises a toast for a lost connection (errors 10)', async () => {
    expect(await error(uploadFiles([photo('reset.jpg')]))).toMatchObject({ reason: 'unreachable' });
    expect(lastToast()).toMatchObject({ title: 'Network request failed' });
  });

  test('rejects with the reason of the caller’s abort, raises no toast and stores nothing', async () => {
    const controller = new AbortController();
    const pending = uploadFiles([photo('a.jpg')], { signal: controller.signal });
    controller.abort('enough');
    expect(await error(pending)).toBe('enough');
    expect(lastToast()).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(db.files).toEqual([]);
  });

  test('stores the same files under the same key once (ordering 40)', async () => {
    const send = () => uploadFiles([photo('a.jpg')], { idempotencyKey: 'k' });
    expect(await send()).toEqual(await send());
    expect(db.files).toHaveLength(1);
  });
});

/** Mock of `XMLHttpRequest`. The test controls its progress and its response. */
class MockRequest {
  static last: MockRequest;
  static made = 0;
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  headers: Record<string, string> = {};
  opened?: string[];
  body?: FormData;
  aborted = false;

  constructor() {
    MockRequest.last = this;
    MockRequest.made += 1;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
  progress(loaded: number, total = 100) {
    this.upload.onprogress?.({ loaded, total });
  }
  respond(status: number, responseText: string) {
    Object.assign(this, { status, responseText });
    this.onload?.();
  }
}

describe('uploadFiles with a mock XMLHttpRequest', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    MockRequest.made = 0;
    vi.stubGlobal('XMLHttpRequest', MockRequest);
  });
  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const stored = JSON.stringify({ files: [{ filename: 'x.jpg' }] });

  async function begin(options = {}, file = photo('a.jpg')) {
    const settled = vi.fn<(outcome: unknown) => void>();
    const pending = uploadFiles([file], options).then(settled, settled);
    await vi.advanceTimersByTimeAsync(0);
    return { xhr: MockRequest.last, settled, pending };
  }

  test('sends one multipart POST with cookies and sets no content type (ordering 30)', async () => {
    const pending = uploadFiles([photo('b.jpg'), photo('a.jpg')], { idempotencyKey: 'k1' });
    await vi.advanceTimersByTimeAsync(0);
    const xhr = MockRequest.last;
    expect(xhr.opened).toEqual(['POST', '/api/upload']);
    expect(xhr.withCredentials).toBe(true);
    expect(xhr.headers).toEqual({ Accept: 'application/json', 'Idempotency-Key': 'k1' });
    expect([...assertPresent(xhr.body).keys()]).toEqual(['files', 'files']);
    expect(
      assertPresent(xhr.body)
        .getAll('files')
        .map((file) => (file as File).name),
    ).toEqual(['b.jpg', 'a.jpg']);
    xhr.respond(200, JSON.stringify({ files: [{ filename: '1' }, { filename: '2' }] }));
    expect(await pending).toEqual(['1', '2']);
  });

  test('does not abort while progress continues (ordering 32)', async () => {
    const { xhr, settled, pending } = await begin();
    for (let loaded = 1; loaded <= 20; loaded++) {
      await vi.advanceTimersByTimeAsync(STALL_TIMEOUTS.base - 1);
      xhr.progress(loaded);
    }
    expect(settled).not.toHaveBeenCalled();
    xhr.respond(200, stored);
    await pending;
    expect(settled).toHaveBeenCalledWith(['x.jpg']);
  });

  test('aborts after 15 s without progress (ordering 32)', async () => {
    const { xhr, settled, pending } = await begin();
    xhr.progress(50);
    await vi.advanceTimersByTimeAsync(STALL_TIMEOUTS.base - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(settled).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'NetworkError', reason: 'stalled' }),
    );
    expect(xhr.aborted).toBe(true);
    expect(lastToast()).toMatchObject({
      title: 'Network request failed',
      description: 'The upload made no progress for too long. Check your connection and try again.',
    });
  });

  test('waits for the first progress until the browser can have read the files (ordering 32)', async () => {
    const { xhr, settled, pending } = await begin({}, new File([new Uint8Array(50_000_000)], 'a.nef'));
    const readingTime = 50_000_000 / READING_SPEED;
    await vi.advanceTimersByTimeAsync(STALL_TIMEOUTS.base + readingTime - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ reason: 'stalled' }));
    expect(xhr.aborted).toBe(true);
  });

  test('waits no longer for the bytes after the first progress, however large the files are', async () => {
    const { xhr, settled, pending } = await begin({}, new File([new Uint8Array(50_000_000)], 'a.nef'));
    xhr.progress(50);
    await vi.advanceTimersByTimeAsync(STALL_TIMEOUTS.base);
    await pending;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ reason: 'stalled' }));
  });

  test('ignores a progress event without further bytes (ordering 32)', async () => {
    const { xhr, settled, pending } = await begin();
    xhr.progress(50);
    await vi.advanceTimersByTimeAsync(STALL_TIMEOUTS.base - 1);
    xhr.progress(50);
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ reason: 'stalled' }));
  });

  test.each([
    { name: 'waits 15 s for the response to an upload that took no time', sending: 0, limit: 15_000 },
    { name: 'waits for the response as much longer as the sending took', sending: 9000, limit: 24_000 },
    { name: 'waits 90 s at most', sending: 140_000, limit: 90_000 },
  ])('$name (ordering 32)', async ({ sending, limit }) => {
    const { xhr, settled, pending } = await begin();
    for (let loaded = 1; loaded <= 10; loaded++) {
      await vi.advanceTimersByTimeAsync(sending / 10);
      xhr.progress(loaded);
    }
    xhr.upload.onload?.();
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ reason: 'stalled' }));
  });

  test('does not abort a slow link that reports its bytes rarely (ordering 32)', async () => {
    const { xhr, settled, pending } = await begin();
    // As measured with 4 MB at 250 kbit/s.
    for (const pause of [2, 5, 13, 24]) {
      await vi.advanceTimersByTimeAsync(pause * 1000);
      xhr.progress(pause);
    }
    expect(settled).not.toHaveBeenCalled();
    xhr.respond(200, stored);
    await pending;
  });

  test('stops waiting for `ready` after 15 s and sends nothing later', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    configureApi({ ready: () => promise });
    const { pending } = await begin();
    await vi.advanceTimersByTimeAsync(STALL_TIMEOUTS.base);
    await pending;
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(MockRequest.made).toBe(0);
  });

  test('creates the request after `ready`, so that mocks can replace XMLHttpRequest', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    configureApi({ ready: () => promise });
    const { pending } = await begin();
    expect(MockRequest.made).toBe(0);
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(MockRequest.made).toBe(1);
    MockRequest.last.respond(200, stored);
    await pending;
  });

  test('sends nothing if the signal is already aborted', async () => {
    const { settled } = await begin({ signal: AbortSignal.abort('no') });
    expect(settled).toHaveBeenCalledWith('no');
    expect(MockRequest.made).toBe(0);
  });

  test('aborts the request if the caller aborts while waiting for the response', async () => {
    const controller = new AbortController();
    const { xhr, settled, pending } = await begin({ signal: controller.signal });
    xhr.upload.onload?.();
    controller.abort('no');
    await pending;
    expect(settled).toHaveBeenCalledWith('no');
    expect(xhr.aborted).toBe(true);
  });

  test('rejects with the reason of a signal that the browser aborts, such as a timeout, and raises no toast', async () => {
    const signal = AbortSignal.timeout(100);
    const { xhr, settled, pending } = await begin({ signal });
    await pending;
    expect(settled).toHaveBeenCalledWith(signal.reason);
    expect(xhr.aborted).toBe(true);
    expect(lastToast()).toBeUndefined();
  });

  test('rejects if the browser aborts the request, as for its Stop button', async () => {
    const { xhr, settled, pending } = await begin();
    xhr.abort();
    await pending;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ reason: 'unreachable' }));
  });

  test.each([204, 299])('resolves for status %i', async (status) => {
    const { xhr, settled, pending } = await begin();
    xhr.respond(status, stored);
    await pending;
    expect(settled).toHaveBeenCalledWith(['x.jpg']);
  });

  test.each([199, 300, 404])('rejects for status %i', async (status) => {
    const { xhr, settled, pending } = await begin();
    xhr.respond(status, stored);
    await pending;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ status, message: 'File upload failed' }));
  });
});
