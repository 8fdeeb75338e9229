/*
 * The server behind `npm start`: the built site as a careful host would serve it. Node only, no
 * dependencies; `node site/serve.ts` runs it as it is.
 */
import { readFile, stat } from 'node:fs/promises';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headersFor, parseHeaders, type HeaderRules } from './build/headers.ts';

const BUILT = fileURLToPath(new URL('../dist/site/', import.meta.url));
const PORT = 4173;
const HOST = '127.0.0.1';

const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': JSON_TYPE,
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': TEXT_TYPE,
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.cube': TEXT_TYPE,
};

/** Best first: at equal wishes of the browser, brotli is a fifth smaller than gzip. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Headers that speak to a document or a worker. */
const FOR_DOCUMENTS = ['Content-Security-Policy', 'Permissions-Policy', 'Referrer-Policy', 'X-Frame-Options'];

type Answer = {
  status: number;
  headers?: Record<string, string>;
  /** File below the built site. */
  file?: string;
  body?: string;
};

/** A server for a built site. It listens on nothing yet: call `listen`. */
export async function createServer({ root = BUILT }: { root?: string } = {}): Promise<Server> {
  const rules = parseHeaders(await readFile(join(root, '_headers'), 'utf8'));
  return createHttpServer((request, response) => {
    answer(root, request)
      .then((result) => send(root, rules, request, response, result))
      .catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500, { 'Content-Type': TEXT_TYPE });
        response.end('The server failed.\n');
      });
  });
}

/** Decides what an address answers. */
async function answer(root: string, request: IncomingMessage): Promise<Answer> {
  const url = new URL(
    `http://localhost${request.url?.startsWith('/') ? request.url.replace(/^\/+/, '/') : '/'}`,
  );
  const path = decode(url.pathname);
  // No text, so not even an address; who mistyped it still gets a page with a way on.
  if (path === null) return { status: 400, file: '/404.html' };

  // The mocks answer inside the page; a call that gets here has no backend behind it.
  if (path === '/api' || path.startsWith('/api/')) {
    return {
      status: 404,
      headers: { 'Content-Type': JSON_TYPE },
      body: JSON.stringify({ message: 'No API is connected to this server.' }),
    };
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, headers: { Allow: 'GET, HEAD' }, body: 'Only GET and HEAD.\n' };
  }

  if (isPrivate(path)) return { status: 404, file: '/404.html' };
  const proper = properPath(path);
  if (proper !== path && (await isFile(root, fileOf(proper)))) {
    return { status: 301, headers: { Location: encodeURI(proper) + url.search } };
  }
  for (const file of [path, fileOf(path)]) {
    // The not-found page is an answer to others' addresses and has none itself.
    if (file !== '/404.html' && (await isFile(root, file))) return { status: 200, file };
  }
  return { status: 404, file: '/404.html' };
}

/** A page's one address: in lower case, without its file's name, and without a slash at the end. */
function properPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/+$/, '$1');
}

/** The file of a page: `/services` is services.html. */
function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** Not for visitors: anything that climbs out, hides, configures, or is a compressed twin. */
function isPrivate(path: string): boolean {
  return path.includes('\0') || /\/\.(?!well-known\/)|\\|\.(?:br|gz)$|^\/_headers$/.test(path);
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

async function isFile(root: string, path: string): Promise<boolean> {
  return (await stat(join(root, path)).catch(() => null))?.isFile() ?? false;
}

async function send(
  root: string,
  rules: HeaderRules,
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, file, body }: Answer,
) {
  // `no-cache` keeps a copy but asks each time, so that a deploy is seen at once.
  const all: Record<string, string | number> = {
    'Cache-Control': 'no-cache',
    ...headersFor(rules, file ?? '/'),
    ...headers,
  };
  // Nothing runs in a picture or a font, and over HTTP/1.1 the policies would weigh 0.7 KB with each of them.
  if (file && /\.(?:avif|webp|jpg|png|woff2)$/.test(file)) for (const name of FOR_DOCUMENTS) delete all[name];
  let content = Buffer.from(body ?? '');
  if (file) {
    const chosen = await choose(root, file, request.headers['accept-encoding']);
    content = await readFile(join(root, chosen.path));
    const { mtimeMs, size } = await stat(join(root, chosen.path));
    all['Content-Type'] = types[extname(file)] ?? 'application/octet-stream';
    all.ETag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    if (chosen.negotiated) all.Vary = 'Accept-Encoding';
    if (chosen.encoding) all['Content-Encoding'] = chosen.encoding;
    if (status === 200 && matches(request.headers['if-none-match'], all.ETag)) {
      delete all['Content-Type'];
      response.writeHead(304, all).end();
      return;
    }
  } else if (body !== undefined) {
    all['Content-Type'] ??= TEXT_TYPE;
  }
  all['Content-Length'] = content.byteLength;
  response.writeHead(status, all).end(request.method === 'HEAD' ? undefined : content);
}

/** The smallest form of a file that the browser takes. */
async function choose(root: string, file: string, accepted: string | undefined) {
  const available = [];
  for (const encoding of encodings) {
    if (await isFile(root, file + encoding.extension)) available.push(encoding);
  }
  const negotiated = available.length > 0;
  const best = available
    .map((encoding) => ({ encoding, wish: quality(accepted ?? '', encoding.name) }))
    .filter(({ wish }) => wish > 0)
    .toSorted((a, b) => b.wish - a.wish)[0]?.encoding;
  return { path: file + (best?.extension ?? ''), encoding: best?.name, negotiated };
}

/** How much a browser wants an encoding, 0 to 1 (RFC 9110, 12.5.3). */
function quality(accepted: string, encoding: string): number {
  const wishes = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q ? Number(q.slice(2)) || 0 : 1];
    }),
  );
  return wishes.get(encoding) ?? wishes.get('*') ?? 0;
}

/** Whether the browser's copy is still this one; weak and strong tags are the same to a cache. */
function matches(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.env.PORT) || PORT;
  const server = await createServer().catch(() => {
    console.error('There is no built site yet. Run: npm run build');
    process.exit(1);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(taken ? `Port ${port} is taken. Choose another: PORT=4180 npm start` : error.message);
    process.exit(1);
  });
  server.listen(port, HOST, () => console.log(`The site is at http://${HOST}:${port}`));
}
