/** Fault that a mock produces instead of the regular response. */
export type Fault = Failure | { kind: 'slow'; ms: number };

/** Fault that ends a call. */
export type Failure =
  | { kind: 'answer'; status: number; statusText?: string; body: string | null; type: string }
  | { kind: 'hang' }
  | { kind: 'reset' };

const HTML =
  '<!doctype html><html><head><title>502</title></head><body><h1>502 Bad Gateway</h1></body></html>';

const answer = (status: number, type: string, body: string | null, statusText?: string): Failure => ({
  kind: 'answer',
  status,
  statusText,
  body,
  type,
});

/** Answers with a status and a plain text. */
export const text = (status: number, body: string): Failure => answer(status, 'text/plain', body);

/** Answers with a status and JSON: `{ message }` for a string, else the value itself. */
export const json = (status: number, value: unknown): Failure =>
  answer(status, 'application/json', JSON.stringify(typeof value === 'string' ? { message: value } : value));

/** Answers with a status, its reason phrase and nothing else. */
export const empty = (status: number, statusText?: string): Failure => answer(status, '', null, statusText);

/** Answers with a page, as a proxy in front of a server does. */
export const html = (status: number): Failure => answer(status, 'text/html', HTML);

/** Answers with JSON that breaks off. */
export const malformed = (): Failure => answer(200, 'application/json', '{"files":[{"file');

/** Answers as usual, but later. */
export const slow = (ms = 4000): Fault => ({ kind: 'slow', ms });

/** Never answers. */
export const hang = (): Failure => ({ kind: 'hang' });

/** Loses the connection. */
export const reset = (): Failure => ({ kind: 'reset' });
