import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ResponseError,
  ApiError,
  failureReason,
  failureToast,
  isAbort,
  NetworkError,
  serverWords,
  SHOWN_LIMIT,
} from '../../../src/api/errors.ts';
import { apiError } from './api-error.ts';

const refused = (body: string, status = 400, statusText = 'Bad Request') =>
  apiError(status, body, statusText);
const refusedUpload = (status: number, body = '') =>
  new ApiError({ status, statusText: '', body, path: '/api/upload' }, 'File upload failed');

describe('serverWords', () => {
  test.each([
    ['plain text', 'Storage is full.', 'Storage is full.'],
    ['the message of a JSON object', '{"message":"Taken"}', 'Taken'],
    ['the error of a JSON object', '{"error":"Taken","code":7}', 'Taken'],
    ['the detail of a JSON object (RFC 9457)', '{"title":"Conflict","detail":"Taken"}', 'Taken'],
    ['the message before the error', '{"error":"Conflict","message":"Taken"}', 'Taken'],
    ['the error behind an empty message', '{"error":"Taken","message":""}', 'Taken'],
    [
      'a list of messages',
      '{"statusCode":400,"message":["a must be x","b must be y"],"error":"Bad Request"}',
      'a must be x; b must be y',
    ],
    ['a list of sentences', '{"message":["Enter a.","",7,"Enter b."]}', 'Enter a. Enter b.'],
    ['the error behind an empty list', '{"message":[],"error":"Taken"}', 'Taken'],
    [
      'the fields that FastAPI rejects',
      '{"detail":[{"loc":["body","email"],"msg":"Field required"},{"loc":["body","files",0],"msg":"Too large"},{"msg":"Try again"}]}',
      'email: Field required; files: Too large; Try again',
    ],
    ['a JSON string', '"Taken"', 'Taken'],
    ['text in brackets', '[alpha] not available', '[alpha] not available'],
    ['text with a comparison', 'a < b and 3 <5', 'a < b and 3 <5'],
    ['text without the space around it', '  Storage is full.\n', 'Storage is full.'],
    ['several lines as one', 'one\r\n\ttwo', 'one two'],
    ['text without bidirectional control characters', 'a\u202Eb\u2066c', 'abc'],
  ])('returns %s (account 4, account 8)', (_name, body, words) => {
    expect(serverWords(refused(body))).toBe(words);
  });

  test.each([
    ['an empty body', ''],
    ['a blank body', ' \n '],
    ['an HTML page', '<!doctype html><html><body><h1>502</h1></body></html>'],
    ['an HTML page after a byte order mark', '\uFEFF<html></html>'],
    ['an HTML fragment', 'Error <code>500</code>'],
    ['JSON without a message', '{"error":1}'],
    ['JSON whose message is an object', '{"message":{"a":1}}'],
    ['a blank message', '{"message":" "}'],
    ['a list without texts', '{"message":[" ",{"a":1},null,["x"]]}'],
    ['an error of FastAPI without text', '{"detail":[{"loc":"body","msg":{}},{"loc":[{}]}]}'],
    // For `about:blank` it is the phrase of the status (RFC 9457 §4.2.1), which says less than our own default.
    ['a title without a detail', '{"title":"Unauthorized","status":401}'],
    ['a message under __proto__', '{"__proto__":{"message":"x"}}'],
    ['truncated JSON', '{"message":"Tak'],
    ['a truncated JSON list', '[{"id":"1","title":"Wed'],
    ['a truncated JSON list of texts', '[ "Taken'],
    ['a JSON list', '[1,2]'],
    ['a JSON null', 'null'],
    ['a JSON number', '42'],
  ])('returns undefined for %s', (_name, body) => {
    expect(serverWords(refused(body))).toBeUndefined();
  });

  test('returns one line of at most 300 characters, or undefined, for any body', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 800 }), fc.json()), (body) => {
        const words = serverWords(refused(body));
        if (words === undefined) return;
        expect(words.length).toBeLessThanOrEqual(SHOWN_LIMIT);
        expect(words).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
        expect(words.trim()).toBe(words);
        expect(words).not.toBe('');
      }),
    );
  });

  test('truncates a text over 300 characters and ends it with an ellipsis', () => {
    expect(serverWords(refused('x'.repeat(301)))).toBe(`${'x'.repeat(299)}…`);
    expect(serverWords(refused('x'.repeat(300)))).toBe('x'.repeat(300));
  });

  test('returns undefined for other errors', () => {
    expect(serverWords(new Error('x'))).toBeUndefined();
    expect(serverWords(undefined)).toBeUndefined();
  });
});

describe('failureToast', () => {
  const words = (form: Parameters<typeof failureToast>[0], error: unknown) => failureToast(form, error);

  test("a sign-in shows the server's text (account 4, errors 15)", () => {
    expect(words('login', refused('Wrong password', 401))).toEqual({
      title: 'Login failed',
      description: 'Wrong password',
      variant: 'destructive',
    });
  });

  test('a sign-in without a text shows "Invalid credentials", not the status text (account 4)', () => {
    expect(words('login', refused('', 401, 'Unauthorized')).description).toBe('Invalid credentials');
  });

  test('a sign-in refused for too many attempts does not blame the password', () => {
    expect(words('login', refused('', 429)).description).toBe('Too many attempts. Please try again later.');
    expect(words('login', refused('Wait 5 seconds.', 429)).description).toBe('Wait 5 seconds.');
  });

  test('a sign-in shows a text without the tags inside it (account 4)', () => {
    const text = '<strong>Error:</strong> Wrong <b>password</b>.<br/>Try again.';
    expect(words('login', refused(text, 401)).description).toBe('Error: Wrong password. Try again.');
    expect(words('login', refused(JSON.stringify({ message: text }), 401)).description).toBe(
      'Error: Wrong password. Try again.',
    );
  });

  test.each([
    [502, '<h1>502 Bad Gateway</h1>'],
    [511, '<!doctype html><title>Train WiFi</title><h1>Welcome on board</h1>'],
    [500, '{"message":"Tak'],
  ])('a sign-in does not blame the password for a %i with the body %j (account 4)', (status, body) => {
    expect(words('login', refused(body, status)).description).toBe(
      'The server sent a response we couldn’t read. Please try again.',
    );
  });

  test('a sign-in refused with a page shows "Invalid credentials" (account 4)', () => {
    expect(words('login', refused('<h1>Unauthorized</h1>', 401)).description).toBe('Invalid credentials');
  });

  test('a sign-up shows the body of JSON without a message, and no page (account 8)', () => {
    expect(words('register', refused('{"email":["taken"]}', 422, 'Unprocessable')).description).toBe(
      '{"email":["taken"]}',
    );
    expect(words('register', refused('<h1>502</h1>', 502, 'Bad Gateway')).description).toBe('Bad Gateway');
  });

  test.each(['{"message":""}', '{"message":[]}', '{ "error" : null }', '{"detail":[{"msg":" "}]}'])(
    'a sign-up does not show the JSON %s, whose message is empty (account 8)',
    (body) => {
      expect(words('register', refused(body, 422, 'Unprocessable')).description).toBe('Unprocessable');
      expect(words('register', refused(body, 422, '')).description).toBe('Unable to create account');
    },
  );

  test('a sign-up shows the message, else the text, else the status text, else a default (account 8)', () => {
    expect(words('register', refused('{"message":"Taken"}')).description).toBe('Taken');
    expect(words('register', refused('Taken as text')).description).toBe('Taken as text');
    expect(words('register', refused('', 503, 'Service Unavailable')).description).toBe(
      'Service Unavailable',
    );
    expect(words('register', refused('', 503, '')).description).toBe('Unable to create account');
    expect(words('register', refused('')).title).toBe('Registration failed');
  });

  test('an upload shows "File upload failed", else a default text (ordering 35)', () => {
    const error = refusedUpload(500, 'x');
    expect(words('upload', error)).toMatchObject({
      title: 'Upload Error',
      description: 'File upload failed',
    });
    expect(words('upload', null).description).toBe('Failed to upload files. Please try again.');
  });

  test("an order shows the server's message, else a default text (ordering 35)", () => {
    expect(words('createOrder', refused('{"message":"Paused"}'))).toMatchObject({
      title: 'Submission Error',
      description: 'Paused',
    });
    expect(words('createOrder', refused('')).description).toBe('Failed to submit order. Please try again.');
  });

  test('an order shows the default text for a network error or an unreadable response (ordering 35)', () => {
    const sentence = 'Failed to submit order. Please try again.';
    expect(words('createOrder', new NetworkError('unreachable')).description).toBe(sentence);
    expect(words('createOrder', new ResponseError()).description).toBe(sentence);
  });

  test('a sign-in shows a network error or an unreadable response, not wrong credentials', () => {
    expect(words('login', new NetworkError('offline')).description).toMatch(/^You appear to be offline/);
    expect(words('login', new ResponseError()).description).toMatch(/couldn’t read/);
  });

  test('an order hides the message of a programming error', () => {
    expect(words('createOrder', new TypeError("Cannot read 'x'")).description).toMatch(/^Failed to submit/);
  });
});

describe('failureReason', () => {
  test('returns the reason that the toast omits', () => {
    const full = refusedUpload(413, '{"message":"This photo is too large."}');
    expect(failureReason('upload', full)).toBe('This photo is too large.');
    expect(failureReason('createOrder', new NetworkError('timeout'))).toMatch(/longer than 15 seconds/);
    expect(failureReason('createOrder', new ResponseError())).toMatch(/couldn’t read/);
  });

  test.each([
    [413, '', /too large for the server/],
    [413, '<h1>413 Request Entity Too Large</h1>', /too large for the server/],
    [408, '', /too slow for the server/],
  ])('explains an upload rejected with %i and the body %j', (status, body, reason) => {
    const rejection = refusedUpload(status, body);
    expect(failureReason('upload', rejection)).toMatch(reason);
  });

  test('asks to wait after a 429 without words', () => {
    const busy = new ApiError({ status: 429, statusText: '', body: '<h1>429</h1>', path: '/' });
    expect(failureReason('upload', busy)).toMatch(/try again later/);
    expect(failureReason('createOrder', busy)).toMatch(/try again later/);
  });

  test.each([403, 413, 502])('names the status of a page that a proxy has sent: %i', (status) => {
    const page = new ApiError({ status, statusText: '', body: '<h1>Sorry</h1>', path: '/' });
    expect(failureReason('createOrder', page)).toBe(`The server answered with error ${status}.`);
  });

  test('names the status of a failed upload without words', () => {
    expect(failureReason('upload', refusedUpload(500))).toBe('The server answered with error 500.');
  });

  test('returns undefined if it knows no reason beyond the toast', () => {
    expect(failureReason('createOrder', refused('{"message":"Paused"}'))).toBeUndefined();
    expect(failureReason('upload', new NetworkError('offline'))).toBeUndefined();
    expect(failureReason('createOrder', new TypeError("Cannot read 'x'"))).toBeUndefined();
  });
});

test('isAbort returns true only for an AbortError', () => {
  expect(isAbort(new DOMException('', 'AbortError'))).toBe(true);
  expect(isAbort(new DOMException('', 'TimeoutError'))).toBe(false);
  expect(isAbort(new Error('AbortError'))).toBe(false);
});
