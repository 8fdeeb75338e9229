import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../../../src/api/client.ts';
import { configureApi } from '../../../src/api/config.ts';
import { contract } from '../../../src/api/contract.ts';
import {
  createErrorId,
  reportError,
  reportUncaughtEvent,
  resetReports,
} from '../../../src/api/report-error.ts';
import { mismatch } from '../../../src/api/schema.ts';
import { assertPresent } from '../assert-present.ts';
import { beginReporting, sendBeacon, sent } from './beacon-fixture.ts';

vi.mock('../../../src/api/client.ts', () => ({ call: vi.fn<() => Promise<void>>() }));

beforeEach(() => {
  beginReporting({ pathname: '/orders/new', search: '?name=Ada' });
});
afterEach(() => vi.unstubAllGlobals());

describe('report of reportError (errors 23)', () => {
  test('contains id, message, stack, component stack, URL, user agent and time', async () => {
    const error = new Error('Broken');
    const before = Date.now();
    const id = reportError(error, { componentStack: '\n at Hero' });
    const after = Date.now();
    const report = await sent();
    expect(mismatch(contract.logError.request, report)).toBeUndefined();
    expect(report).toMatchObject({
      id,
      message: 'Broken',
      stack: expect.stringContaining('Broken'),
      componentStack: '\n at Hero',
      url: 'https://studio.test/orders/new',
      userAgent: 'Test/1',
    });
    const time = Date.parse(assertPresent(report['timestamp']));
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(after);
  });

  test('contains the URL of a site on an IP address', async () => {
    vi.stubGlobal('location', { origin: 'http://127.0.0.1:4173', pathname: '/orders/new' });
    reportError(new Error('Broken'));
    expect(await sent()).toMatchObject({ url: 'http://127.0.0.1:4173/orders/new' });
  });

  test('contains no query, hash or email address', async () => {
    const error = new Error('GET https://studio.test/a?name=Ada#top failed for ada.l@example.com, twice');
    reportError(error);
    const { message, stack } = await sent();
    expect(message).toBe('GET https://studio.test/a failed for [email], twice');
    expect(stack).not.toMatch(/Ada|example\.com/);
  });

  test('stays below 64 KiB for any error text (errors 23)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
        sendBeacon.mockClear();
        resetReports();
        const error = new Error(text.repeat(3000));
        error.stack = `\u0000${text}`.repeat(3000);
        reportError(error, { componentStack: '\u0001€'.repeat(30_000) });
        expect(assertPresent(sendBeacon.mock.calls[0])[1].size).toBeLessThan(65_536);
      }),
      { numRuns: 15 },
    );
  });

  test.each([['a text'], [undefined], [null], [42], [Object.create(null)], [{ toString: null }]])(
    'fits the contract if the thrown value is %s',
    async (thrown) => {
      expect(reportError(thrown)).toMatch(/^E-/);
      expect(mismatch(contract.logError.request, await sent())).toBeUndefined();
    },
  );
});

describe('reportError', () => {
  test('sends the report by beacon, as application/json (errors 23)', () => {
    reportError(new Error('x'));
    const [url, body] = assertPresent(sendBeacon.mock.calls[0]);
    expect(url).toBe('/api/logs/error');
    expect(body.type).toBe('application/json');
    expect(call).not.toHaveBeenCalled();
  });

  test.each([
    ['is missing', () => vi.stubGlobal('navigator', { userAgent: '' })],
    ['returns false', () => sendBeacon.mockReturnValue(false)],
    [
      'throws',
      () =>
        sendBeacon.mockImplementation(() => {
          throw new Error('no');
        }),
    ],
    ['is turned off', () => configureApi({ beacon: false })],
  ])('sends the report by a call if the beacon %s (errors 23)', (_name, arrange) => {
    arrange();
    const id = reportError(new Error('x'));
    expect(call).toHaveBeenCalledExactlyOnceWith('logError', { json: expect.objectContaining({ id }) });
  });

  test('ignores a failed log call (errors 24)', async () => {
    configureApi({ beacon: false });
    const failing = Promise.reject(new Error('down'));
    const handle = vi.spyOn(failing, 'catch');
    vi.mocked(call).mockReturnValue(failing);
    reportError(new Error('x'));
    expect(handle).toHaveBeenCalledTimes(1);
    await expect(assertPresent(handle.mock.results[0]).value).resolves.toBeUndefined();
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('error reports: ids and limits (errors 22, errors 24)', () => {
  test('reportError reports the same error object once and returns the same id', () => {
    const error = new Error('x');
    expect(reportError(error)).toBe(reportError(error));
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  test('createErrorId returns distinct ids of unambiguous characters', () => {
    const ids = Array.from({ length: 200 }, createErrorId);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^E-[2-9A-HJKMNP-Z]{8}$/);
  });

  test('reportError sends at most twenty reports', () => {
    for (let index = 0; index < 100; index++) reportError(new Error(String(index)));
    expect(sendBeacon).toHaveBeenCalledTimes(20);
  });
});

describe('reportUncaughtEvent (errors 24)', () => {
  const report = (type: string, properties: object) =>
    reportUncaughtEvent(Object.assign(new Event(type), properties));

  test('reports window errors and rejections once each', () => {
    const error = new Error('x');
    expect(report('error', { error })).toMatch(/^E-/);
    expect(report('error', { error })).toBeUndefined();
    expect(report('unhandledrejection', { reason: new Error('y') })).toMatch(/^E-/);
    expect(report('unhandledrejection', { reason: undefined })).toMatch(/^E-/);
    expect(sendBeacon).toHaveBeenCalledTimes(3);
  });

  test('reports a thrown string', () => {
    expect(report('error', { error: 'just words' })).toMatch(/^E-/);
    expect(sendBeacon).toHaveBeenCalledOnce();
  });

  test('ignores aborts and events without an error', () => {
    report('unhandledrejection', { reason: new DOMException('', 'AbortError') });
    report('error', { message: 'ResizeObserver loop completed with undelivered notifications.' });
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
