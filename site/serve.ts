/*
 * The server behind `npm start`: serves the built site as a well-configured host does. sirv sends the files (types,
 * compressed copies, ETag, ranges). This module adds the security headers, one URL for each page and the not-found page.
 */
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import {
  createServer,
  ServerResponse,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { DIST } from './build/dist.ts';
import { headersFor, parseHeaders } from './build/headers.ts';
import { canonicalPath } from './routing/canonical-path.ts';

const PORT = 4173;
const HOST = '127.0.0.1';

/**
 * Headers that only a document or a worker reads. Over HTTP/1.1 they would add 0.7 KB to every image, font and script of
 * a page. The scripts of workers, in /assets/workers/, keep them.
 */
const FOR_DOCUMENTS = ['Content-Security-Policy', 'Permissions-Policy', 'Referrer-Policy', 'X-Frame-Options'];

const HTML_TYPE = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';
/** Types that sirv does not know, or sends without the encoding that a browser needs to show the text. */
const types: Readonly<Record<string, string>> = {
  html: HTML_TYPE,
  js: 'text/javascript; charset=utf-8',
  json: JSON_TYPE,
  txt: TEXT_TYPE,
  cube: TEXT_TYPE,
  csv: 'text/csv; charset=utf-8',
};

/**
 * Returns the request handler of a built site, which answers each request completely. A server that has the seven calls
 * answers `/api/…` itself and passes everything else to this handler.
 *
 * @param options `root`: folder of the built site. Default: dist/site.
 * @throws if `root` has no `_headers` file, because then the site is not built.
 */
export async function serveStatic({ root = join(DIST, 'site') } = {}): Promise<RequestListener> {
  const readRules = async () => parseHeaders(await readFile(join(root, '_headers'), 'utf8'));
  let rules = await readRules();
  // `dev` looks into the folder at each request, and the rules are read again, so that a new build needs no new server.
  const sendFile = sirv(root, {
    dev: true,
    dotfiles: true,
    extensions: [],
    etag: true,
    brotli: true,
    gzip: true,
  });
  const isFile = async (path: string) => (await stat(join(root, path)).catch(() => null))?.isFile() ?? false;

  function sendFound(request: IncomingMessage, response: ServerResponse, file: string) {
    const isSubresource = /\.(?:avif|webp|jpg|png|woff2)$|^\/assets\/[^/]+\.js$/.test(file);
    // `no-cache` keeps a copy but asks each time, so that a deploy is seen at once.
    for (const [name, value] of Object.entries({ 'Cache-Control': 'no-cache', ...headersFor(rules, file) }))
      if (!isSubresource || !FOR_DOCUMENTS.includes(name)) response.setHeader(name, value);
    const type = types[file.slice(file.lastIndexOf('.') + 1)];
    if (type) response.setHeader('Content-Type', type);
    // sirv would keep the file open if the visitor leaves, and end the process if a build has just deleted the file.
    response.once('pipe', (content: Readable) => {
      content.once('error', () => response.destroy());
      response.once('close', () => content.destroy());
    });
    sendFile(
      Object.create(request, {
        url: { value: encodeURI(file) },
        headers: { value: headersForSirv(request) },
      }),
      response,
    );
  }

  /** Sends the not-found page with its own headers: those of /assets/ would keep a missing file missing for a year. */
  function sendNotFound(request: IncomingMessage, response: ServerResponse, status: 400 | 404) {
    // sirv answers 200, or less than the page if the request has a range or an ETag.
    const { 'accept-encoding': encoding } = request.headers;
    response.writeHead = ((_: number, headers: OutgoingHttpHeaders) =>
      ServerResponse.prototype.writeHead.call(response, status, headers)) as ServerResponse['writeHead'];
    sendFound(
      Object.create(request, { headers: { value: { 'accept-encoding': encoding } } }),
      response,
      '/404.html',
    );
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    // A build that is running has deleted `_headers`.
    rules = await readRules().catch(() => rules);
    const { sentPath, search } = splitTarget(request.url);
    const path = resolvePath(sentPath);
    if (path === null) return sendNotFound(request, response, 400);
    if (path === '/api' || path.startsWith('/api/')) {
      // The mocks answer inside the page, so a call that gets here has no backend behind it.
      const message = 'No API is connected to this server.';
      return response.writeHead(404, { 'Content-Type': JSON_TYPE }).end(JSON.stringify({ message }));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response
        .writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': TEXT_TYPE })
        .end('Only GET and HEAD.\n');

    if (isPrivate(path)) return sendNotFound(request, response, 404);
    const canonical = pathOfPage(path);
    if (encodeURI(canonical) !== sentPath && (await isFile(fileOf(canonical))))
      return response.writeHead(301, { Location: encodeURI(canonical) + search }).end();
    for (const file of [path, fileOf(path)]) {
      // The not-found page answers for other URLs and has none itself.
      if (file !== '/404.html' && (await isFile(file))) return sendFound(request, response, file);
    }
    return sendNotFound(request, response, 404);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      // The error message would become a part of the file.
      if (response.headersSent) return response.destroy();
      response.writeHead(500, { 'Content-Type': TEXT_TYPE }).end('The server failed.\n');
    });
  };
}

/** Splits a request target. That of a proxy may name the host (RFC 9112, 3.2.2). `*` is treated as `/`. */
export function splitTarget(target = '/') {
  const [, sentPath = '/', search = ''] = /^(?:https?:\/\/[^/?]*)?(\/[^?#]*)?(\?[^#]*)?/i.exec(target) ?? [];
  return { sentPath, search };
}

/** Returns the decoded path, or `null` if it is not UTF-8. A `..` remains only beside an encoded slash: see `isPrivate`. */
function resolvePath(sentPath: string): string | null {
  const { pathname } = new URL(`http://localhost${sentPath.replace(/\/+/g, '/')}`);
  try {
    // An encoded slash at the start would make `//other.example` of a redirect.
    return decodeURIComponent(pathname).replace(/\/+/g, '/');
  } catch {
    return null;
  }
}

/** Returns the canonical path of a page, also for a path that names its file. */
const pathOfPage = (path: string) => canonicalPath(path.replace(/\.html$/i, '').replace(/\/index$/i, '/'));

/** Returns the file of a page: `/services` is services.html. */
function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** Whether a path is not for visitors: it leaves the folder, is hidden, configures a host, or is a compressed copy. */
function isPrivate(path: string): boolean {
  return /\0|\\|\/\.(?!well-known\/)|\.(?:br|gz)$|^\/_headers$/i.test(path);
}

/**
 * Returns the request headers without those that sirv misreads. A server may ignore a range and send the whole file.
 *
 * - An encoding refused by `q=0` (RFC 9110, 12.5.3).
 * - A range with `If-Range`, which sirv does not compare, and the range of a HEAD request.
 * - A range that is not one `first-last` or `first-` of at most 15 digits each, with `last` at or after `first`. Also `0-0`:
 *   sirv reads a `last` of 0 as missing.
 *
 * A range that is kept applies to the file itself, so its compressed copies are excluded.
 */
function headersForSirv({ headers, method }: IncomingMessage): IncomingMessage['headers'] {
  const { range, 'if-range': ifRange, ...others } = headers;
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (method === 'GET' && !ifRange && from && (!to || Math.max(Number(from), 1) <= Number(to)))
    return { ...others, range, 'accept-encoding': '' };
  const encodings = (headers['accept-encoding'] ?? '').toLowerCase().split(',');
  return {
    ...others,
    'accept-encoding': encodings.filter((encoding) => !/;\s*q=0(?:\.0*)?\s*$/.test(encoding)).join(),
  };
}

/** Returns the setting `PORT`, or a default port. @throws {Error} if it is not a port. */
export function readPort(defaultPort: number): number {
  // `||`, because an empty variable is a missing one.
  const port = Number(process.env['PORT'] || defaultPort);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is "${process.env['PORT']}". Set it to a number from 0 to 65535.`);
}

/**
 * Makes a server listen. `command` starts it again, on the port that the message suggests.
 *
 * @returns the port, which the system chooses for 0.
 * @throws {Error} if the server cannot listen.
 */
export async function listenOn(server: Server, port: number, host: string, command: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Choose another: PORT=${port < 65_535 ? port + 1 : 0} ${command}`);
  });
  return (server.address() as AddressInfo).port;
}

if (import.meta.main) {
  try {
    const port = readPort(PORT);
    const handler = await serveStatic().catch(() => {
      throw new Error('There is no built site yet. Run: npm run build');
    });
    const actual = await listenOn(createServer(handler), port, HOST, 'npm start');
    console.log(`The site is at http://${HOST}:${actual}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
