import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, NetworkError, ResponseError } from '../../../src/api/errors.ts';
import { RETRY_DELAY, withRetry } from '../../../src/api/retry.ts';

const refused = (status: number) => new ApiError({ status, statusText: '', body: '', path: '/' });

const failureOf = (promise: Promise<unknown>) => promise.catch((reason: unknown) => reason);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('withRetry', () => {
  async function attemptsAfter(error: Error): Promise<number> {
    const attempt = vi.fn<() => Promise<never>>().mockRejectedValue(error);
    const ended = failureOf(withRetry(attempt));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await ended).toBe(error);
    return attempt.mock.calls.length;
  }

  test.each([
    ['a 500', refused(500), 2],
    ['a 503', refused(503), 2],
    ['a lost connection', new NetworkError('unreachable', '/'), 2],
    ['a 400', refused(400), 1],
    ['a 409', refused(409), 1],
    ['no connection', new NetworkError('offline', '/'), 1],
    ['a timeout', new NetworkError('timeout', '/'), 1],
    ['a stalled upload', new NetworkError('stalled', '/'), 1],
    ['an unreadable response', new ResponseError('/'), 1],
    ['an abort', new DOMException('', 'AbortError'), 1],
  ])('after %s makes %o attempts', async (_name, error, attempts) => {
    expect(await attemptsAfter(error)).toBe(attempts);
  });

  test('waits 1 s before the second attempt (errors 7)', async () => {
    const attempt = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(refused(500))
      .mockResolvedValue('ok');
    const ended = withRetry(attempt);
    await vi.advanceTimersByTimeAsync(RETRY_DELAY - 1);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ended).toBe('ok');
  });

  test('rejects at once with the reason of an abort during the delay', async () => {
    const controller = new AbortController();
    const attempt = vi.fn<() => Promise<never>>().mockRejectedValue(refused(500));
    const ended = failureOf(withRetry(attempt, controller.signal));
    await vi.advanceTimersByTimeAsync(RETRY_DELAY / 2);
    controller.abort(new Error('left'));
    expect(await ended).toMatchObject({ message: 'left' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('sends nothing if the connection was lost during the delay', async () => {
    const attempt = vi.fn<() => Promise<never>>().mockRejectedValue(refused(500));
    const ended = failureOf(withRetry(attempt));
    vi.stubGlobal('navigator', { onLine: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await ended).toMatchObject({ status: 500 });
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
