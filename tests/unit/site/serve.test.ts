import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  formatHeaders,
  headerRules,
  headersFor,
  parseHeaders,
  policyElement,
} from '../../../site/build/headers.ts';
import { serveStatic } from '../../../site/serve.ts';
import { listen } from '../../listen.ts';

const PAGE = '<!doctype html><title>Prices</title>';
const NOT_FOUND = '<!doctype html><title>Not found</title>';
let folder: string;
let server: Server;
let port: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'));
  const root = join(folder, 'site');
  await mkdir(join(root, 'assets/workers'), { recursive: true });
  const files: Record<string, string | Buffer> = {
    'index.html': '<!doctype html><title>Home</title>',
    'pricing.html': PAGE,
    'pricing.html.br': brotliCompressSync(PAGE),
    'pricing.html.gz': gzipSync(PAGE),
    '404.html': NOT_FOUND,
    '404.html.br': brotliCompressSync(NOT_FOUND),
    'assets/entry-abc.js': 'export {}',
    'assets/workers/look-abc.js': 'export {}',
    _headers: formatHeaders(headerRules({ script: 'sha256-x', style: 'sha256-y' })),
    '../secret.txt': 'secret',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content);
  server = createServer(await serveStatic({ root }));
  ({ port } = new URL(await listen(server)));
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** By hand: `fetch` would tidy the path, follow redirects and unpack what comes. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

test('a page answers under its path, with type, length and the security headers', async () => {
  const { status, headers, body } = await ask('/pricing');
  expect(status).toBe(200);
  expect(String(body)).toBe(PAGE);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(PAGE.length),
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-x';");
});

test.each([
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('Accept-Encoding "%s" is answered with %s', async (accepted, expected) => {
  const { headers } = await ask('/pricing', { 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBe(expected);
  expect(headers['vary']).toBe('Accept-Encoding');
});

test('the compressed twin holds the same page', async () => {
  const { body } = await ask('/pricing', { 'Accept-Encoding': 'br' });
  expect(String(brotliDecompressSync(body))).toBe(PAGE);
});

test('a copy that is still good is not sent again, another form of it is', async () => {
  const first = await ask('/pricing', { 'Accept-Encoding': 'br' });
  const tag = String(first.headers.etag);
  const again = await ask('/pricing', { 'Accept-Encoding': 'br', 'If-None-Match': tag });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  const plain = await ask('/pricing', { 'If-None-Match': tag });
  expect(plain.status).toBe(200);
});

test('of the scripts only workers have a policy, which no other script reads', async () => {
  const policyOf = async (path: string) => (await ask(path)).headers['content-security-policy'];
  expect(await policyOf('/assets/workers/look-abc.js')).toContain("default-src 'none'");
  expect(await policyOf('/assets/entry-abc.js')).toBeUndefined();
});

test('hashed files are kept for a year, and never asked for again', async () => {
  const { headers } = await ask('/assets/entry-abc.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['bytes=2-8', 206, 'doctype', 'bytes 2-8'],
  ['bytes=0-1', 206, '<!', 'bytes 0-1'],
  ['bytes=30-', 206, PAGE.slice(30), `bytes 30-${PAGE.length - 1}`],
  ['bytes=30-900', 206, PAGE.slice(30), `bytes 30-${PAGE.length - 1}`],
  // Forms that the server may ignore: the whole page is the answer.
  ['bytes=-4', 200, PAGE, undefined],
  ['bytes=8-2', 200, PAGE, undefined],
  ['bytes=0-1, 4-5', 200, PAGE, undefined],
  // sirv would send the whole file as 206.
  ['bytes=0-0', 200, PAGE, undefined],
  // sirv would promise the rest and break off: Node takes no offset that is not exact.
  [`bytes=2-${'9'.repeat(20)}`, 200, PAGE, undefined],
])('Range "%s" is answered with %i', async (range, status, part, place) => {
  const answer = await ask('/pricing', { Range: range });
  expect([answer.status, String(answer.body)]).toEqual([status, part]);
  expect(answer.headers['content-range']).toBe(place && `${place}/${PAGE.length}`);
});

test('a range of a file with a compressed twin is a range of the file itself', async () => {
  const { headers, body } = await ask('/pricing', { Range: 'bytes=2-8', 'Accept-Encoding': 'br' });
  expect([headers['content-encoding'], String(body)]).toEqual([undefined, 'doctype']);
});

test('HEAD with a range answers as without one (RFC 9110, 14.2)', async () => {
  const { status, headers } = await ask('/pricing', { Range: 'bytes=2-8' }, 'HEAD');
  expect([status, headers['content-length']]).toEqual([200, String(PAGE.length)]);
});

test('the rest of a copy whose file has changed is answered with the whole file', async () => {
  const { status, body } = await ask('/pricing', { Range: 'bytes=2-8', 'If-Range': '"an-earlier-deploy"' });
  expect([status, String(body)]).toEqual([200, PAGE]);
});

test('a range after the end is refused', async () => {
  expect((await ask('/pricing', { Range: 'bytes=900-' })).status).toBe(416);
});

test('HEAD answers like GET, without the body', async () => {
  const { status, headers, body } = await ask('/pricing', {}, 'HEAD');
  expect([status, headers['content-length'], body.length]).toEqual([200, String(PAGE.length), 0]);
});

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing.html?a=1', '/pricing?a=1'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/Pricing', '/pricing'],
  ['/PRICING/?a=B', '/pricing?a=B'],
])('%s has its one address at %s', async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, location]);
});

test.each([
  '/nope',
  '/pricing/nope',
  '/404',
  '/assets',
  '/_headers',
  '/%2f_headers',
  '/%5fheaders',
  '/pricing.html.br',
  '/pricing%2ehtml%2ebr',
  '/.git/config',
  `/${'long'.repeat(100)}`,
  '/assets/missing-abc.js',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/secret.txt%00.html',
])('%s is not found (pages 2)', async (path) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(404);
  // A missing file that a cache keeps would stay missing after the next deploy.
  expect(headers['cache-control']).toBe('no-cache');
  expect(String(body)).toContain('Not found');
});

test('the not-found page is sent compressed, and whole whatever part or copy is asked for', async () => {
  const first = await ask('/nope', { 'Accept-Encoding': 'br' });
  expect([first.status, first.headers['content-encoding']]).toEqual([404, 'br']);
  expect(String(brotliDecompressSync(first.body))).toBe(NOT_FOUND);
  const known = { 'If-None-Match': String(first.headers.etag), Range: 'bytes=0-3' };
  const again = await ask('/nope', { ...known, 'Accept-Encoding': 'br' });
  expect([again.status, again.body]).toEqual([404, first.body]);
});

test('an address that is no text is refused with the not-found page (pages 2)', async () => {
  const { status, body } = await ask('/%E0%A4%A');
  expect(status).toBe(400);
  expect(String(body)).toContain('Not found');
});

test('no redirect leads to another host', async () => {
  for (const path of ['//evil.example/', '/%2fevil.example/', '/\\evil.example/'])
    expect((await ask(path)).headers.location).toBeUndefined();
  // Two slashes at the start of a location would name a host.
  for (const path of ['/%2fpricing/', '//pricing/', '/%2f%2fPricing'])
    expect((await ask(path)).headers.location).toBe('/pricing');
});

test('a call to the API says in JSON that there is none, whatever its method', async () => {
  const { status, headers, body } = await ask('/api/orders', {}, 'POST');
  expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  expect(JSON.parse(String(body))).toHaveProperty('message');
});

test('other methods are refused', async () => {
  const { status, headers } = await ask('/pricing', {}, 'DELETE');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('the table of headers survives being written and read', () => {
  const rules = headerRules({ script: 'sha256-a', style: 'sha256-b' });
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  expect(headersFor(rules, '/')).not.toHaveProperty('Cache-Control');
});

test('scripts and styles come from this origin, or are known by their hash', () => {
  const policy =
    headersFor(headerRules({ script: 'sha256-a', style: 'sha256-b' }), '/')['Content-Security-Policy'] ?? '';
  const directives = new Map(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );
  expect(directives.get('script-src')).toBe("'self' 'sha256-a'");
  expect(directives.get('style-src')).toBe("'self' 'sha256-b'");
  expect(directives.get('default-src')).toBe("'self'");
  expect(directives.get('frame-src')).toBe("'none'");
  expect(directives.get('frame-ancestors')).toBe("'none'");
});

test('the policy in the page is the policy of the headers, but for framing, which no element can forbid', () => {
  const inlined = { script: 'sha256-a', style: 'sha256-b' };
  const header = headersFor(headerRules(inlined), '/')['Content-Security-Policy'];
  const [, element] =
    /^<meta http-equiv="Content-Security-Policy" content="([^"]+)">$/.exec(policyElement(inlined)) ?? [];
  expect(element).toBe(header?.replace(" frame-ancestors 'none';", ''));
});
