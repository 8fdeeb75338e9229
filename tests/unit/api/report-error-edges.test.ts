/** Tests error reports in old browsers, with unusual errors, and while the page closes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../src/api/client.ts';
import { reportError } from '../../../src/api/report-error.ts';
import { beginReporting, sendBeacon, sent } from './beacon-fixture.ts';

vi.mock('../../../src/api/client.ts', () => ({ call: vi.fn<() => Promise<void>>() }));

beforeEach(() => {
  beginReporting({ pathname: '/' });
});
afterEach(() => vi.unstubAllGlobals());

test('reportError truncates each text to its limit', async () => {
  vi.stubGlobal('navigator', { userAgent: 'x'.repeat(9000), sendBeacon });
  vi.stubGlobal('location', { origin: 'https://studio.test', pathname: '/an'.repeat(200) });
  const error = Object.assign(new Error('an '.repeat(3000)), { stack: 'at '.repeat(3000) });
  reportError(error, { componentStack: 'in '.repeat(3000) });
  const report = await sent();
  const lengths = Object.fromEntries(Object.entries(report).map(([name, text]) => [name, text.length]));
  expect(lengths).toMatchObject({
    message: 1000,
    stack: 6000,
    componentStack: 2000,
    url: 500,
    userAgent: 500,
  });
});

test('reportError removes personal data from the path and keeps the origin', async () => {
  vi.stubGlobal('location', { origin: 'https://studio.test', pathname: '/orders/ada@example.com/edit' });
  reportError(new Error('Broken'));
  const { url } = await sent();
  expect(url).toMatch(/^https:\/\/studio\.test/);
  expect(url).not.toContain('ada');
});

test('reportError sends a placeholder for an error whose toString throws', async () => {
  reportError({
    toString() {
      throw new Error('not even that');
    },
  });
  expect(await sent()).toMatchObject({ message: 'An error without words', stack: '', componentStack: '' });
});

test('reportError reports the same thrown function once', () => {
  const thrown = () => undefined;
  expect(reportError(thrown)).toBe(reportError(thrown));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test.each([
  ['is missing', undefined],
  [
    'throws',
    () => {
      throw new TypeError('blob');
    },
  ],
  ['returns false', () => false],
])('reportError sends the report by a call if sendBeacon %s', (_name, beacon) => {
  vi.stubGlobal('navigator', { userAgent: 'Test/1', sendBeacon: beacon });
  reportError(new Error('Broken'));
  expect(call).toHaveBeenCalledTimes(1);
});

test('reportError reports an error whose message and stack are not strings', async () => {
  reportError(Object.assign(new Error('Broken'), { message: { code: 7 }, stack: null }));
  expect(await sent()).toMatchObject({ message: '[object Object]', stack: '' });
});

test.each([
  ['on a server', () => vi.stubGlobal('location', undefined), new Error('x')],
  ['for an error that cannot be read', () => {}, hostile()],
])('reportError returns an ID %s and throws nothing', (_, arrange, error) => {
  arrange();
  expect(reportError(error)).toMatch(/^E-/);
});

function hostile() {
  return Object.defineProperty(new Error('x'), 'stack', {
    get() {
      throw new Error('not even that');
    },
  });
}
