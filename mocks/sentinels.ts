import type { EndpointName } from '../src/api/endpoints.ts';
import { empty, hang, html, json, malformed, reset, slow, text, type Fault } from './faults.ts';

/**
 * Input that makes a call fail when it is typed: on the site, in a story or in a test. The table of the README and the
 * tests derive from the rows of `sentinels`.
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
const sentinelFields = {
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

type Options = Partial<Pick<Sentinel, 'does' | 'once'>>;

/** One row of the table. `does` is needed where the fault alone does not say it. */
const row = (call: EndpointName, input: string, fault: Fault, { does, once }: Options = {}): Sentinel => ({
  call,
  input,
  does: (does ?? describe(fault)) + (once ? ', at the first attempt only' : ''),
  fault,
  once,
});

const contents: { [type: string]: string } = {
  '': 'empty',
  'text/plain': 'text',
  'text/html': 'an HTML page',
  'application/json': 'JSON message',
};

function describe(fault: Fault): string {
  if (fault.kind === 'slow') return `answers after ${fault.ms / 1000} s`;
  if (fault.kind === 'hang') return 'never answers';
  return fault.kind === 'reset' ? 'loses the connection' : `${fault.status}, ${contents[fault.type]}`;
}

const brokenOff = { does: '200, JSON that breaks off' };

/** Inputs that make a mocked call fail, each with its effect. */
export const sentinels: readonly Sentinel[] = [
  row('login', 'wrong@example.com', text(401, 'Invalid email or password.')),
  row('login', 'locked@example.com', json(423, 'This account is locked for 15 minutes.')),
  row('login', 'silent@example.com', empty(401, 'Unauthorized')),
  row('login', 'html@example.com', html(502)),
  row('login', 'slow@example.com', slow()),
  row('login', 'never@example.com', hang()),
  row('login', 'offline@example.com', reset()),

  row('register', 'taken@example.com', json(409, 'An account with this email already exists.')),
  row('register', 'refused@example.com', text(422, 'This email address cannot be used.')),
  row('register', 'silent@example.com', empty(503, 'Service Unavailable')),
  row('register', 'html@example.com', html(502)),
  row('register', 'slow@example.com', slow()),
  row('register', 'never@example.com', hang()),
  row('register', 'offline@example.com', reset()),

  row('upload', 'fail-once', text(503, 'Storage is restarting.'), { once: true }),
  row('upload', 'fail', text(500, 'Storage is full.')),
  row('upload', 'too-large', json(413, 'This photo is larger than 50 MB.')),
  row('upload', 'html', html(502)),
  row('upload', 'empty', empty(500, 'Internal Server Error')),
  row('upload', 'malformed', malformed(), brokenOff),
  row('upload', 'lost', json(200, { files: [] }), { does: '200, names no stored file' }),
  row('upload', 'slow', slow()),
  row('upload', 'hang', hang()),
  row('upload', 'reset', reset()),

  row('createOrder', 'answer 503 once', text(503, 'We are restarting. Please try again.'), { once: true }),
  row(
    'createOrder',
    'answer 503',
    text(503, 'Orders are paused for maintenance. Please try again in ten minutes.'),
  ),
  row('createOrder', 'answer 400', json(400, 'We could not read the special requirements.')),
  row('createOrder', 'answer 409', json(409, 'We are still working on this order.')),
  row('createOrder', 'answer html', html(502)),
  row('createOrder', 'answer empty', empty(500, 'Internal Server Error')),
  row('createOrder', 'answer malformed', malformed(), brokenOff),
  row('createOrder', 'answer without id', json(200, {}), { does: '200, no order number' }),
  row('createOrder', 'answer slowly', slow()),
  row('createOrder', 'answer never', hang()),
  row('createOrder', 'answer offline', reset()),

  row('search', 'none', json(200, []), { does: 'finds nothing' }),
  row('search', 'error', text(500, 'The index is being rebuilt.')),
  row('search', 'html', html(502)),
  row('search', 'slow', slow()),
  row('search', 'never', hang()),
  row('search', 'offline', reset()),
  row('search', 'hostile', json(200, hostileResults), {
    does: 'script and off-site addresses, markup, broken rows',
  }),
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
