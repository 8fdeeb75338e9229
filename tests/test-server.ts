/**
 * The test server: the studio that `npm run studio` starts, on a free port and an empty folder. A proxy in front of it
 * records the requests, and can inject faults.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIVE } from '../site/build/live.ts';
import { serveStatic } from '../site/serve.ts';
import type { SearchEntry } from '../src/api/create-search.ts';
import { startStudio } from '../site/studio/server.ts';
import { listen } from './listen.ts';

/** Responds instead of the studio. `body`: body of the request. A fault that writes nothing never responds. */
export type Fault = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

type Studio = Awaited<ReturnType<typeof startStudio>>;

type TakenOrder = { id: string; key: string; payload: Record<string, unknown> };

export type Reply = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** Returns a fault that responds with this text. */
export const answerWith =
  (status: number, type: string, body = ''): Fault =>
  (_request, response) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body);

const serveLive = () =>
  serveStatic({ root: join(LIVE, 'site') }).catch((cause: unknown) => {
    throw new Error('dist/live/site is not there. Run: npm run build:live', { cause });
  });

/** Starts the studio with the live build on a folder, without rate limits, because a whole test is one client. */
export async function startLiveStudio(data: string) {
  return startStudio({
    data,
    site: await serveLive(),
    searchEntries: JSON.parse(await readFile(join(LIVE, 'search.json'), 'utf8')) as SearchEntry[],
    limits: {},
    trustProxy: true,
  });
}

/** Forwards a request to another server, and resolves with its whole response. */
export function forward(request: IncomingMessage, body: Buffer, origin: string): Promise<Reply> {
  const { method, url, headers } = request;
  return new Promise((resolve, reject) => {
    const onward = httpRequest(origin + url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 500,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    onward.on('error', reject).end(body);
  });
}

export function reply(response: ServerResponse, { status, headers, body }: Reply): void {
  const { connection: _, ...kept } = headers;
  response.writeHead(status, kept).end(body);
}

/** Collects the body of a request. Never resolves for a request that is aborted. */
export function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => {});
    request.on('end', () => resolve(Buffer.concat(chunks)));
  });
}

/** @param start Starts the studio on a folder. Default: with the live build, whose files skip the studio. */
export async function startTestServer(start?: (data: string) => Promise<Studio>) {
  const data = await mkdtemp(join(tmpdir(), 'studio-'));
  const studio = await (start ?? startLiveStudio)(data);
  const site = start ? undefined : await serveLive();
  /** SHA-256 of each stored file, by the name that it was given. */
  const files = new Map<string, string>();
  const orders: TakenOrder[] = [];
  /** Received requests, as "POST /api/orders". */
  const requests: string[] = [];
  const faults = new Map<string, Fault>();

  /** Forwards a request to the studio, and records what it has stored. */
  async function forwardAndRecord(request: IncomingMessage, body: Buffer): Promise<Reply> {
    const answer = await forward(request, body, studio.origin);
    const json = () => JSON.parse(answer.body.toString()) as never;
    if (answer.status === 200 && request.url === '/api/upload') {
      const { files: stored } = json() as { files: { filename: string }[] };
      const names = stored.map(({ filename }) => filename);
      const hashes = new Map(
        (await studio.records.findUploads(names)).map(({ name, sha256 }) => [name, sha256]),
      );
      for (const name of names) files.set(name, hashes.get(name) ?? '');
    }
    if (answer.status === 200 && request.url === '/api/orders') {
      const { id } = json() as { id: string };
      const key = String(request.headers['idempotency-key']);
      const payload = JSON.parse(body.toString()) as TakenOrder['payload'];
      if (!orders.some((taken) => taken.id === id)) orders.push({ id, key, payload });
    }
    return answer;
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // Chromium repeats a request by itself if a reused connection is reset. So no connection is reused.
    response.setHeader('Connection', 'close');
    void bodyOf(request).then(async (body) => {
      const call = `${request.method} ${pathname}`;
      requests.push(call);
      const fault = faults.get(call) ?? faults.get(pathname);
      if (fault) return fault(request, response, body);
      if (site && !pathname.startsWith('/api/')) return site(request, response);
      // After a test, its page may still send requests to the stopped studio.
      const answer = await forwardAndRecord(request, body).catch(() => undefined);
      if (answer) reply(response, answer);
      else request.socket.destroy();
    });
  });
  const origin = await listen(server);

  return {
    origin,
    files,
    orders,
    requests,
    /** Number of requests of a call. */
    count: (call: string) => requests.filter((arrived) => arrived === call).length,
    /** Responds to the call with the fault until `restore`. A path without a method means all methods. */
    fail: (call: string, fault: Fault) => void faults.set(call, fault),
    /** Makes the studio respond to the call again. */
    restore: (call: string) => void faults.delete(call),
    /** Changes the studio's answer to the call until `restore`. */
    change(call: string, edit: (answer: Reply, request: IncomingMessage) => Partial<Reply>) {
      faults.set(call, async (request, response, body) => {
        // Not compressed, because the text is edited. Its length and its ETag are those of the text before.
        const { 'accept-encoding': _, ...asked } = request.headers;
        const answer = await forwardAndRecord(Object.create(request, { headers: { value: asked } }), body);
        const { 'content-length': _length, etag: _tag, ...headers } = answer.headers;
        reply(response, { ...answer, headers, ...edit({ ...answer, headers }, request) });
      });
    },
    /** Forwards a request to the studio without sending its response. */
    take: forwardAndRecord,
    /** Sends the studio's response. For faults that begin as a response. */
    answer: async (request: IncomingMessage, response: ServerResponse, body: Buffer) =>
      reply(response, await forwardAndRecord(request, body)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await studio.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
