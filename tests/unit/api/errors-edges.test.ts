/** Tests error names, error causes and the normalization of server messages. */
import { afterEach, expect, test, vi } from 'vitest';
import { ResponseError, lostConnection, NetworkError, serverWords } from '../../../src/api/errors.ts';
import { apiError } from './api-error.ts';

const badGateway = (body: string, statusText = 'Bad Gateway') => apiError(502, body, statusText);

afterEach(() => vi.unstubAllGlobals());

test('each error class sets its name', () => {
  expect(badGateway('').name).toBe('ApiError');
  expect(new ResponseError().name).toBe('ResponseError');
  expect(new NetworkError('timeout').name).toBe('NetworkError');
});

test('ApiError ignores a blank body and truncates a long one', () => {
  expect(badGateway(' \n ').message).toBe('502: Bad Gateway');
  const { body, message } = badGateway('x'.repeat(1_000_000));
  expect(body.length).toBeLessThan(100_000);
  expect(message).toBe(`502: ${body}`);
});

test('lostConnection keeps the cause and works without a navigator', () => {
  const cause = new TypeError('Failed to fetch');
  expect(lostConnection(cause).cause).toBe(cause);
  vi.stubGlobal('navigator', undefined);
  expect(lostConnection().reason).toBe('unreachable');
  vi.stubGlobal('navigator', { onLine: false });
  expect(lostConnection().reason).toBe('offline');
});

test.each([
  ['the message of a JSON body', '{"message":"Closed"}', 'Closed'],
  ['the message of a JSON body after a line break', '\r\n {"message":"Closed"}', 'Closed'],
  ['text that contains JSON unchanged', 'Rejected: {"code":7}', 'Rejected: {"code":7}'],
  ['text with line breaks as one space', 'One\r\n\r\ntwo', 'One two'],
  ['text trimmed and with single spaces', '  One    two  ', 'One two'],
])('serverWords returns %s', (_name, body, words) => {
  expect(serverWords(badGateway(body))).toBe(words);
});

test('serverWords returns a JSON string, but nothing for a JSON list', () => {
  expect(serverWords(badGateway('[null]'))).toBeUndefined();
  expect(serverWords(badGateway('"Closed today"'))).toBe('Closed today');
});
