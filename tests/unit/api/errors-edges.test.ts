/** Names, causes and the tidying of a server's words. */
import { afterEach, expect, test, vi } from 'vitest';
import {
  ResponseError,
  ApiError,
  lostConnection,
  NetworkError,
  serverWords,
} from '../../../src/api/errors.ts';

const answered = (body: string, statusText = 'Bad Gateway') =>
  new ApiError({ status: 502, statusText, body, path: '/api/orders' });

afterEach(() => vi.unstubAllGlobals());

test('each error class has its name', () => {
  expect(answered('').name).toBe('ApiError');
  expect(new ResponseError('/').name).toBe('ResponseError');
  expect(new NetworkError('timeout', '/').name).toBe('NetworkError');
});

test('ApiError ignores a body of spaces, and cuts a long one at its limit', () => {
  expect(answered(' \n ').message).toBe('502: Bad Gateway');
  const { body, message } = answered('x'.repeat(1_000_000));
  expect(body.length).toBeLessThan(100_000);
  expect(message).toBe(`502: ${body}`);
});

test('lostConnection keeps the cause, and works without a navigator', () => {
  const cause = new TypeError('Failed to fetch');
  expect(lostConnection('/', cause).cause).toBe(cause);
  vi.stubGlobal('navigator', undefined);
  expect(lostConnection('/').reason).toBe('unreachable');
  vi.stubGlobal('navigator', { onLine: false });
  expect(lostConnection('/').reason).toBe('offline');
});

test.each([
  ['a message in JSON', '{"message":"Closed"}', 'Closed'],
  ['a message in JSON after a break', '\r\n {"message":"Closed"}', 'Closed'],
  ['JSON later in a sentence is part of it', 'Rejected: {"code":7}', 'Rejected: {"code":7}'],
  ['breaks become one space', 'One\r\n\r\ntwo', 'One two'],
  ['spaces become one, and those around go', '  One    two  ', 'One two'],
])('%s', (_name, body, words) => {
  expect(serverWords(answered(body))).toBe(words);
});

test('serverWords takes no sentence from a JSON list', () => {
  expect(serverWords(answered('[null]'))).toBeUndefined();
  expect(serverWords(answered('"Closed today"'))).toBe('Closed today');
});
