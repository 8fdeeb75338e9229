import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatHeaders, headerRules, headersFor, parseHeaders } from '../../../site/build/headers.ts';
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

type RawResponse = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request with `node:http`, because `fetch` normalizes the path, follows redirects and decompresses. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> {
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

test('serveStatic sends a page at its path with type, length and security headers', async () => {
  const { status, headers, body } = await send('/pricing');
  expect(status).toBe(200);
  expect(String(body)).toBe(PAGE);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(PAGE.length),
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
    'permissions-policy': expect.stringContaining('geolocation=()'),
  });
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-x';");
});

test.each([
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('serveStatic responds to Accept-Encoding "%s" with the encoding %s', async (accepted, expected) => {
  const { headers } = await send('/pricing', { 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBe(expected);
  expect(headers['vary']).toBe('Accept-Encoding');
});

test('the Brotli response contains the same page', async () => {
  const { body } = await send('/pricing', { 'Accept-Encoding': 'br' });
  expect(String(brotliDecompressSync(body))).toBe(PAGE);
});

test('serveStatic responds with 304 only to the current ETag of the same encoding', async () => {
  const first = await send('/pricing', { 'Accept-Encoding': 'br' });
  const tag = String(first.headers.etag);
  const again = await send('/pricing', { 'Accept-Encoding': 'br', 'If-None-Match': tag });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  const plain = await send('/pricing', { 'If-None-Match': tag });
  expect(plain.status).toBe(200);
});

test('serveStatic sends a Content-Security-Policy for worker scripts, but not for other scripts', async () => {
  const policyOf = async (path: string) => (await send(path)).headers['content-security-policy'];
  expect(await policyOf('/assets/workers/look-abc.js')).toContain("default-src 'none'");
  expect(await policyOf('/assets/entry-abc.js')).toBeUndefined();
});

/** Calls `listener` with the file that the next response sends, before anything has been read of it. */
function onNextFile(listener: (content: Readable) => void) {
  server.prependOnceListener('request', (_, response: ServerResponse) => response.once('pipe', listener));
}

test('serveStatic closes the file of a download that is broken off', async () => {
  // More than the buffers of the connection hold.
  await writeFile(join(folder, 'site/assets/decoder-abc.wasm'), Buffer.alloc(20_000_000));
  const closed = new Promise((resolve) => onNextFile((content) => content.once('close', resolve)));
  const download = request({ host: '127.0.0.1', port, path: '/assets/decoder-abc.wasm' });
  download.end();
  await once(download, 'response');
  download.destroy();
  await expect(closed).resolves.toBeUndefined();
});

test('serveStatic ends the response if its file has just been deleted', async () => {
  const file = join(folder, 'site/assets/old-abc.js');
  await writeFile(file, 'export {}');
  onNextFile(() => rmSync(file));
  await expect(send('/assets/old-abc.js')).rejects.toThrow('socket hang up');
});

test('serveStatic marks hashed files as immutable for a year', async () => {
  const { headers } = await send('/assets/entry-abc.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['bytes=2-8', 206, 'doctype', 'bytes 2-8'],
  ['bytes=0-1', 206, '<!', 'bytes 0-1'],
  ['bytes=30-', 206, PAGE.slice(30), `bytes 30-${PAGE.length - 1}`],
  ['bytes=30-900', 206, PAGE.slice(30), `bytes 30-${PAGE.length - 1}`],
  // Forms that the server may ignore. It sends the whole page.
  ['bytes=-4', 200, PAGE, undefined],
  ['bytes=8-2', 200, PAGE, undefined],
  ['bytes=0-1, 4-5', 200, PAGE, undefined],
  // sirv would send the whole file as 206.
  ['bytes=0-0', 200, PAGE, undefined],
  // sirv would announce the rest and close the connection, because Node rejects an inexact offset.
  [`bytes=2-${'9'.repeat(20)}`, 200, PAGE, undefined],
])('serveStatic responds to Range "%s" with %i', async (range, status, part, place) => {
  const response = await send('/pricing', { Range: range });
  expect([response.status, String(response.body)]).toEqual([status, part]);
  expect(response.headers['content-range']).toBe(place && `${place}/${PAGE.length}`);
});

test('serveStatic applies a range to the uncompressed file', async () => {
  const { headers, body } = await send('/pricing', { Range: 'bytes=2-8', 'Accept-Encoding': 'br' });
  expect([headers['content-encoding'], String(body)]).toEqual([undefined, 'doctype']);
});

test('HEAD ignores a range (RFC 9110, 14.2)', async () => {
  const { status, headers } = await send('/pricing', { Range: 'bytes=2-8' }, 'HEAD');
  expect([status, headers['content-length']]).toEqual([200, String(PAGE.length)]);
});

test('serveStatic sends the whole file if `If-Range` does not match', async () => {
  const { status, body } = await send('/pricing', { Range: 'bytes=2-8', 'If-Range': '"an-earlier-deploy"' });
  expect([status, String(body)]).toEqual([200, PAGE]);
});

test('serveStatic responds with 416 to a range after the end', async () => {
  expect((await send('/pricing', { Range: 'bytes=900-' })).status).toBe(416);
});

test('HEAD gets the headers of GET without the body', async () => {
  const { status, headers, body } = await send('/pricing', {}, 'HEAD');
  expect([status, headers['content-length'], body.length]).toEqual([200, String(PAGE.length), 0]);
});

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing.html?a=1', '/pricing?a=1'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/Pricing', '/pricing'],
  ['/PRICING/?a=B', '/pricing?a=B'],
  ['/%70ricing', '/pricing'],
  ['//pricing', '/pricing'],
  ['/old//../pricing', '/pricing'],
  ['//pricing?a=//b', '/pricing?a=//b'],
  ['/old/../pricing', '/pricing'],
  ['/%2e%2e/', '/'],
])('serveStatic redirects %s to %s', async (path, location) => {
  const { status, headers } = await send(path);
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
])('serveStatic responds to %s with the not-found page (pages 2)', async (path) => {
  const { status, headers, body } = await send(path);
  expect(status).toBe(404);
  // A cached 404 would hide a file that the next deploy adds.
  expect(headers['cache-control']).toBe('no-cache');
  expect(String(body)).toContain('Not found');
});

test('the not-found page is compressed, and complete despite a range and a known ETag', async () => {
  const first = await send('/nope', { 'Accept-Encoding': 'br' });
  expect([first.status, first.headers['content-encoding']]).toEqual([404, 'br']);
  expect(String(brotliDecompressSync(first.body))).toBe(NOT_FOUND);
  const known = { 'If-None-Match': String(first.headers.etag), Range: 'bytes=0-3' };
  const again = await send('/nope', { ...known, 'Accept-Encoding': 'br' });
  expect([again.status, again.body]).toEqual([404, first.body]);
});

test('serveStatic responds with 400 and the not-found page to invalid UTF-8 (pages 2)', async () => {
  const { status, body } = await send('/%E0%A4%A');
  expect(status).toBe(400);
  expect(String(body)).toContain('Not found');
});

test('serveStatic never redirects to another host', async () => {
  for (const path of ['//evil.example/', '/%2fevil.example/', '/\\evil.example/'])
    expect((await send(path)).headers.location).toBeUndefined();
  // Two slashes at the start of a location would name a host.
  for (const path of ['/%2fpricing/', '//pricing/', '/%2f%2fPricing'])
    expect((await send(path)).headers.location).toBe('/pricing');
});

test('serveStatic takes the path of an absolute-form target, which a proxy may send (RFC 9112, 3.2.2)', async () => {
  const { status, body } = await send(`http://127.0.0.1:${port}/pricing?a=1`);
  expect([status, String(body)]).toEqual([200, PAGE]);
  expect((await send('http://127.0.0.1')).status).toBe(200);
});

test('serveStatic responds to an API call with 404 and a JSON message', async () => {
  const { status, headers, body } = await send('/api/orders', {}, 'POST');
  expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  expect(JSON.parse(String(body))).toHaveProperty('message');
});

test('serveStatic responds with 405 to DELETE', async () => {
  const { status, headers } = await send('/pricing', {}, 'DELETE');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('serveStatic sends the headers of a new build, and the last ones while there are none', async () => {
  const headers = join(folder, 'site/_headers');
  const before = await readFile(headers);
  const policy = async () => (await send('/pricing')).headers['content-security-policy'];
  await writeFile(headers, formatHeaders(headerRules({ script: 'sha256-new', style: 'sha256-y' })));
  expect(await policy()).toContain("script-src 'self' 'sha256-new';");
  await rm(headers);
  expect(await policy()).toContain("script-src 'self' 'sha256-new';");
  await writeFile(headers, before);
});

test('parseHeaders reads the rules that formatHeaders writes', () => {
  const rules = headerRules({ script: 'sha256-a', style: 'sha256-b' });
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  expect(headersFor(rules, '/')).not.toHaveProperty('Cache-Control');
});

test.for([
  ['abc', /^PORT is "abc"\. /],
  ['99999', /^PORT is "99999"\. /],
  ['taken', /^Port (\d+) is taken\. Choose another: PORT=\d+ npm start$/],
] as const)(
  'the program reports in one sentence why it does not start with the port %s',
  ([value, sentence]) => {
    const program = join(import.meta.dirname, '../../../site/serve.ts');
    const env = { ...process.env, DIST: folder, PORT: value === 'taken' ? port : value };
    const { status, stderr } = spawnSync(process.execPath, [program], {
      encoding: 'utf8',
      env,
      timeout: 60_000,
    });
    expect(stderr.trim()).toMatch(sentence);
    expect(status).toBe(1);
  },
);
