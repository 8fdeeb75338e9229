import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../src/api/client.ts';
import { configureApi } from '../../../src/api/config.ts';
import { resetReports } from '../../../src/api/report-error.ts';
import { announceUncaught, announceUnexpected } from '../../../src/api/report-error.ts';
import { clearToasts, getToasts, toast } from '../../../src/lib/toast-store.ts';

vi.mock('../../../src/api/client.ts', () => ({ call: vi.fn<() => Promise<void>>() }));

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Test/1' });
  vi.stubGlobal('location', { origin: 'https://studio.test', pathname: '/' });
  configureApi();
  resetReports();
  vi.mocked(call).mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  clearToasts();
  vi.unstubAllGlobals();
});

const event = (type: string, properties: object) => Object.assign(new Event(type), properties);

test('announceUnexpected shows the specified toast with the ID that it returns and logs (errors 22)', () => {
  const id = announceUnexpected(new Error('x'), { componentStack: ' at Hero' });
  expect(getToasts()).toMatchObject([
    {
      title: 'Unexpected error',
      description: `An unexpected error occurred (ID: ${id}). Please copy this ID and share with support.`,
      variant: 'destructive',
    },
  ]);
  expect(call).toHaveBeenCalledExactlyOnceWith('logError', {
    json: expect.objectContaining({ id, componentStack: ' at Hero' }),
  });
});

test('announceUncaught ignores an error that announceUnexpected has reported (errors 24)', () => {
  const error = new Error('x');
  announceUnexpected(error);
  clearToasts();
  announceUncaught(event('error', { error }));
  expect(getToasts()).toEqual([]);
  expect(call).toHaveBeenCalledOnce();
});

test('announceUncaught reports a rejection, but no abort and no event without an error (errors 24)', () => {
  announceUncaught(event('unhandledrejection', { reason: new DOMException('', 'AbortError') }));
  announceUncaught(event('error', { message: 'ResizeObserver loop completed' }));
  expect(getToasts()).toEqual([]);
  announceUncaught(event('unhandledrejection', { reason: 'just words' }));
  expect(getToasts()[0]?.title).toBe('Unexpected error');
  expect(call).toHaveBeenCalledOnce();
});

test('announceUncaught raises one toast for an error in a loop, also after the toast was dismissed', () => {
  const throwAgain = () => announceUncaught(event('error', { error: new Error('again') }));
  throwAgain();
  const [first] = getToasts();
  for (let count = 0; count < 30; count += 1) throwAgain();
  expect(getToasts()).toEqual([first]);
  clearToasts();
  throwAgain();
  expect(getToasts()).toEqual([]);
  expect(call).toHaveBeenCalledTimes(20);
});

test('announceUncaught replaces a toast of something else', () => {
  toast({ title: 'Copied' });
  announceUncaught(event('error', { error: new Error('x') }));
  expect(getToasts()[0]?.title).toBe('Unexpected error');
});

test('a failed log call raises no second toast and no second log call (errors 24)', async () => {
  vi.mocked(call).mockRejectedValue(new Error('down'));
  const id = announceUnexpected(new Error('x'));
  await Promise.resolve();
  expect(getToasts()).toHaveLength(1);
  expect(getToasts()[0]?.description).toContain(id);
  expect(call).toHaveBeenCalledOnce();
});
