import type { EndpointName } from '../src/api/endpoints.ts';
import { empty, hang, html, json, malformed, reset, slow, text, type Fault } from './faults.ts';

/**
 * Inputs that make a call fail when they are typed: in the site, in a story, in a test. The tables of the
 * README and the tests derive from these rows.
 */
export type Sentinel = {
  call: EndpointName;
  /** Text to type, or name of the file. Case does not matter. */
  input: string;
  /** Response of the server, as the README lists it. */
  does: string;
  fault: Fault;
  /** Only the first attempt meets it; the next one succeeds. */
  once?: true;
};

/** The field of each call that is checked for a sentinel, and how it is compared. */
export const sentinelFields = {
  login: { where: 'Email at sign-in', compare: 'equal' },
  register: { where: 'Email at sign-up', compare: 'equal' },
  upload: { where: 'Name of a photo', compare: 'start' },
  createOrder: { where: 'Special requirements', compare: 'contain' },
  search: { where: 'Search', compare: 'equal' },
} as const satisfies { [N in EndpointName]?: { where: string; compare: 'equal' | 'start' | 'contain' } };

/** Results that a careless page would follow or render. */
const hostileResults = [
  { id: 'h1', type: 'page', title: 'A script address', description: '', url: 'javascript:alert(1)' },
  { id: 'h2', type: 'page', title: 'Another site', description: '', url: 'https://example.com/phish' },
  { id: 'h3', type: 'page', title: 'Another site, no scheme', description: '', url: '//example.com/phish' },
  {
    id: 'h4',
    type: '<b>markup</b>',
    title: '<img src=x onerror=alert(1)>',
    description: '<script>alert(1)</script>',
    image: 'javascript:alert(1)',
    url: '/services',
  },
  {
    id: 'h5',
    type: 'page',
    title: 'Right-to-left \u202Egnp.exe',
    description: 'x'.repeat(20_000),
    url: '#upload',
  },
  { id: 6, title: null, url: {} },
  null,
  'not a result',
];

/** Inputs that make a mocked call fail, each with its effect. */
export const sentinels: readonly Sentinel[] = [
  {
    call: 'login',
    input: 'wrong@example.com',
    does: '401, text',
    fault: text(401, 'Invalid email or password.'),
  },
  {
    call: 'login',
    input: 'locked@example.com',
    does: '423, JSON message',
    fault: json(423, 'This account is locked for 15 minutes.'),
  },
  { call: 'login', input: 'silent@example.com', does: '401, empty', fault: empty(401, 'Unauthorized') },
  { call: 'login', input: 'html@example.com', does: '502, an HTML page', fault: html(502) },
  { call: 'login', input: 'slow@example.com', does: 'signs in after 4 s', fault: slow() },
  { call: 'login', input: 'never@example.com', does: 'never answers', fault: hang() },
  { call: 'login', input: 'offline@example.com', does: 'loses the connection', fault: reset() },

  {
    call: 'register',
    input: 'taken@example.com',
    does: '409, JSON message',
    fault: json(409, 'An account with this email already exists.'),
  },
  {
    call: 'register',
    input: 'refused@example.com',
    does: '422, text',
    fault: text(422, 'This email address cannot be used.'),
  },
  {
    call: 'register',
    input: 'silent@example.com',
    does: '503, empty, status text only',
    fault: empty(503, 'Service Unavailable'),
  },
  { call: 'register', input: 'html@example.com', does: '502, an HTML page', fault: html(502) },
  { call: 'register', input: 'slow@example.com', does: 'signs up after 4 s', fault: slow() },
  { call: 'register', input: 'never@example.com', does: 'never answers', fault: hang() },
  { call: 'register', input: 'offline@example.com', does: 'loses the connection', fault: reset() },

  {
    call: 'upload',
    input: 'fail-once',
    does: '503 at the first attempt, then stores',
    fault: text(503, 'Storage is restarting.'),
    once: true,
  },
  { call: 'upload', input: 'fail', does: '500, text', fault: text(500, 'Storage is full.') },
  {
    call: 'upload',
    input: 'too-large',
    does: '413, JSON message',
    fault: json(413, 'This photo is larger than 50 MB.'),
  },
  { call: 'upload', input: 'html', does: '502, an HTML page', fault: html(502) },
  { call: 'upload', input: 'empty', does: '500, empty', fault: empty(500, 'Internal Server Error') },
  { call: 'upload', input: 'malformed', does: '200, JSON that breaks off', fault: malformed() },
  { call: 'upload', input: 'lost', does: '200, names no stored file', fault: json(200, { files: [] }) },
  { call: 'upload', input: 'slow', does: 'stores after 4 s', fault: slow() },
  { call: 'upload', input: 'hang', does: 'never answers', fault: hang() },
  { call: 'upload', input: 'reset', does: 'loses the connection', fault: reset() },

  {
    call: 'createOrder',
    input: 'answer 503 once',
    does: '503 at the first attempt, then accepts',
    fault: text(503, 'We are restarting. Please try again.'),
    once: true,
  },
  {
    call: 'createOrder',
    input: 'answer 503',
    does: '503, text',
    fault: text(503, 'Orders are paused for maintenance. Please try again in ten minutes.'),
  },
  {
    call: 'createOrder',
    input: 'answer 400',
    does: '400, JSON message',
    fault: json(400, 'We could not read the special requirements.'),
  },
  { call: 'createOrder', input: 'answer html', does: '502, an HTML page', fault: html(502) },
  {
    call: 'createOrder',
    input: 'answer empty',
    does: '500, empty',
    fault: empty(500, 'Internal Server Error'),
  },
  { call: 'createOrder', input: 'answer malformed', does: '200, JSON that breaks off', fault: malformed() },
  { call: 'createOrder', input: 'answer without id', does: '200, no order number', fault: json(200, {}) },
  { call: 'createOrder', input: 'answer slowly', does: 'accepts after 4 s', fault: slow() },
  { call: 'createOrder', input: 'answer never', does: 'never answers', fault: hang() },
  { call: 'createOrder', input: 'answer offline', does: 'loses the connection', fault: reset() },

  { call: 'search', input: 'none', does: 'finds nothing', fault: json(200, []) },
  { call: 'search', input: 'error', does: '500, text', fault: text(500, 'The index is being rebuilt.') },
  { call: 'search', input: 'html', does: '502, an HTML page', fault: html(502) },
  { call: 'search', input: 'slow', does: 'answers after 4 s', fault: slow() },
  { call: 'search', input: 'never', does: 'never answers', fault: hang() },
  { call: 'search', input: 'offline', does: 'loses the connection', fault: reset() },
  {
    call: 'search',
    input: 'hostile',
    does: 'script and off-site addresses, markup, broken rows',
    fault: json(200, hostileResults),
  },
];

/** The first sentinel that one of a call's typed texts matches. */
export function sentinelFor(call: EndpointName, typed: readonly string[]): Sentinel | undefined {
  if (!(call in sentinelFields)) return undefined;
  const { compare } = sentinelFields[call as keyof typeof sentinelFields];
  const texts = typed.map((one) => one.trim().toLowerCase());
  return sentinels.find((row) => row.call === call && texts.some((one) => matches[compare](one, row.input)));
}

const matches = {
  equal: (typed: string, input: string) => typed === input,
  start: (typed: string, input: string) => new RegExp(`^${input}(\\W|_|$)`).test(typed),
  contain: (typed: string, input: string) => typed.includes(input),
};

/** Returns the rows as a Markdown table. The project’s `README.md` contains it. */
export function sentinelTable(): string {
  const rows = sentinels.map(({ call, input, does }) => {
    const field = sentinelFields[call as keyof typeof sentinelFields];
    return `| ${field.where} | ${call === 'upload' ? `\`${input}.jpg\`` : `\`${input}\``} | ${does} |`;
  });
  return ['| Where | Type | The server |', '| --- | --- | --- |', ...rows].join('\n');
}
