/**
 * A studio's server in a process of its own, which can be killed and started again: what it has taken lies in a file.
 * As a program it is that server (mortal-studio.ts <port> <file>); imported, it starts one and stops it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from '../../site/build/dist.ts';
import { serveStatic } from '../../site/serve.ts';

/**
 * Where the plug is pulled: while photos arrive, or when the order is stored and not answered yet. `die` ends this
 * process at that moment; `hang` leaves it waiting there, for who wants to end the browser meanwhile.
 */
type Plug = { call: 'upload' | 'order'; and: 'die' | 'hang' } | null;

/** What has been taken, one line each. */
type Entry =
  | { kind: 'file'; name: string; hash: string }
  | { kind: 'order'; id: string; key: string; payload: Record<string, unknown> };

const read = (journal: string): Entry[] =>
  existsSync(journal)
    ? readFileSync(journal, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Entry)
    : [];

export async function openMortalStudio() {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  const journal = join(folder, 'taken');
  let child: ChildProcess | undefined;
  let port = 0;
  const ended = async () => {
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  async function start() {
    await ended();
    child = fork(import.meta.filename, [String(port), journal]);
    [port] = (await once(child, 'message')) as [number];
  }
  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Starts it again, at the same address, once it has died. */
    start,
    ended,
    /** Resolves when the server has come to this point. */
    async pull(plug: Plug) {
      child?.send({ plug });
      await once(child!, 'message');
    },
    /** Resolves when a hanging call has come. */
    async reached() {
      await once(child!, 'message');
    },
    orders: () => read(journal).filter((entry) => entry.kind === 'order'),
    files: () => read(journal).filter((entry) => entry.kind === 'file'),
    async close() {
      child?.kill('SIGKILL');
      await ended();
      await rm(folder, { recursive: true });
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function run(port: number, journal: string): Promise<void> {
  const site = await serveStatic({ root: join(DIST, 'live/site') });
  let plug: Plug = null;
  const tell = (message: unknown) => process.send?.(message);
  const append = (entry: Entry) => appendFileSync(journal, `${JSON.stringify(entry)}\n`);
  const pulled = () => {
    if (plug?.and === 'die') process.kill(process.pid, 'SIGKILL');
    tell('reached');
  };

  async function upload(request: IncomingMessage) {
    const type = request.headers['content-type'] ?? '';
    const body = new Uint8Array(await bodyOf(request));
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    const files = form.getAll('files').filter((file) => file instanceof File);
    return {
      files: await Promise.all(
        files.map(async (file) => {
          const hash = createHash('sha256')
            .update(await file.bytes())
            .digest('hex');
          const name = `${read(journal).length}-${file.name}`;
          append({ kind: 'file', name, hash });
          return { filename: name };
        }),
      ),
    };
  }

  async function order(request: IncomingMessage) {
    const payload = JSON.parse((await bodyOf(request)).toString()) as Record<string, unknown>;
    const key = String(request.headers['idempotency-key']);
    const orders = read(journal).filter((entry) => entry.kind === 'order');
    const known = orders.find((entry) => entry.key === key);
    const id = known?.id ?? `A-${1042 + orders.length}`;
    if (!known) append({ kind: 'order', id, key, payload });
    return { id };
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith('/api/')) return site(request, response);
    if (pathname === '/api/upload' && plug?.call === 'upload') {
      // In the middle: some of the photos' bytes are here, and no more are read.
      return void request.once('data', () => {
        request.pause();
        pulled();
      });
    }
    const call = pathname === '/api/upload' ? upload : pathname === '/api/orders' ? order : async () => [];
    void call(request).then((answer) => {
      if (pathname === '/api/orders' && plug?.call === 'order') return pulled();
      return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  process.on('message', (message: { plug: Plug }) => {
    ({ plug } = message);
    tell('set');
  });
  server.listen(port, '127.0.0.1', () => tell((server.address() as AddressInfo).port));
}

if (process.send && process.argv[1] === import.meta.filename) {
  const [, , port, journal] = process.argv;
  await run(Number(port), String(journal));
}
