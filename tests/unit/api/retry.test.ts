import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError, ResponseError } from '../../../src/api/errors.ts';
import { RETRY_DELAY, withRetry } from '../../../src/api/retry.ts';
import { apiError } from './api-error.ts';

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
    ['a 500', 2, apiError(500)],
    ['a 503', 2, apiError(503)],
    ['a lost connection', 2, new NetworkError('unreachable')],
    ['a 400', 1, apiError(400)],
    ['a 409', 1, apiError(409)],
    ['a call made offline', 1, new NetworkError('offline')],
    ['a timeout', 1, new NetworkError('timeout')],
    ['a stalled upload', 1, new NetworkError('stalled')],
    ['an unreadable response', 1, new ResponseError()],
    ['an abort', 1, new DOMException('', 'AbortError')],
  ])('after %s, stops at attempt %i', async (_name, attempts, error) => {
    expect(await attemptsAfter(error)).toBe(attempts);
  });

  test('waits 1 s before the second attempt (errors 7)', async () => {
    const attempt = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(apiError(500))
      .mockResolvedValue('ok');
    const ended = withRetry(attempt);
    await vi.advanceTimersByTimeAsync(RETRY_DELAY - 1);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ended).toBe('ok');
  });

  test('rejects immediately with the abort reason if aborted during the delay', async () => {
    const controller = new AbortController();
    const attempt = vi.fn<() => Promise<never>>().mockRejectedValue(apiError(500));
    const ended = failureOf(withRetry(attempt, controller.signal));
    await vi.advanceTimersByTimeAsync(RETRY_DELAY / 2);
    controller.abort(new Error('left'));
    expect(await ended).toMatchObject({ message: 'left' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('makes no second attempt if the browser goes offline during the delay', async () => {
    const attempt = vi.fn<() => Promise<never>>().mockRejectedValue(apiError(500));
    const ended = failureOf(withRetry(attempt));
    vi.stubGlobal('navigator', { onLine: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await ended).toMatchObject({ status: 500 });
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
