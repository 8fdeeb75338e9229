/**
 * A studio's server for tests: the live build and the seven calls over real HTTP, at an address of its own. It
 * notes what reaches it, keeps its word about Idempotency-Keys, and can be told to answer badly.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DIST } from '../../site/build/dist.ts';
import { serveStatic } from '../../site/serve.ts';

/** Answers instead of the studio. `body` is what was sent. Nothing written, nothing is answered. */
export type Fault = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

export type TakenOrder = { id: string; key: string; payload: Record<string, unknown> };

export async function openStudio() {
  const site = await serveStatic({ root: join(DIST, 'live/site') });
  /** SHA-256 of each stored file, by the name that it was given. */
  const files = new Map<string, string>();
  const orders: TakenOrder[] = [];
  /** Calls that have arrived, as "POST /api/orders". */
  const calls: string[] = [];
  const faults = new Map<string, Fault>();

  async function upload(request: IncomingMessage, body: Buffer): Promise<unknown> {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': request.headers['content-type'] ?? '' },
    }).formData();
    const stored: { filename: string }[] = [];
    for (const file of form.getAll('files')) {
      if (!(file instanceof File)) continue;
      const filename = `${files.size}-${file.name}`;
      files.set(
        filename,
        createHash('sha256')
          .update(Buffer.from(await file.arrayBuffer()))
          .digest('hex'),
      );
      stored.push({ filename });
    }
    return { files: stored };
  }

  function take(request: IncomingMessage, body: Buffer): { id: string } {
    const key = String(request.headers['idempotency-key']);
    const payload = JSON.parse(body.toString()) as Record<string, unknown>;
    const known = orders.find((taken) => taken.key === key);
    const id = known?.id ?? `A-${1042 + orders.length}`;
    if (!known) orders.push({ id, key, payload });
    return { id };
  }

  async function answer(request: IncomingMessage, response: ServerResponse, call: string, body: Buffer) {
    const value =
      call === 'POST /api/upload'
        ? await upload(request, body)
        : call === 'POST /api/orders'
          ? take(request, body)
          : call.startsWith('POST')
            ? { user: { id: '1', email: 'ada@example.com', name: 'Ada' } }
            : [];
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // A connection that is used again and then reset makes Chromium send the request anew by itself.
    response.setHeader('Connection', 'close');
    if (!pathname.startsWith('/api/')) return site(request, response);
    const call = `${request.method} ${pathname}`;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => {});
    request.on('end', () => {
      calls.push(call);
      const body = Buffer.concat(chunks);
      const fault = faults.get(call);
      if (fault) fault(request, response, body);
      else void answer(request, response, call, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    orders,
    calls,
    /** How often a call has arrived. */
    count: (call: string) => calls.filter((arrived) => arrived === call).length,
    /** From now on the call is answered like this; without a fault it is answered well again. */
    fail(call: string, fault?: Fault) {
      if (fault) faults.set(call, fault);
      else faults.delete(call);
    },
    /** Takes an order without answering: once for each Idempotency-Key. */
    take,
    /** Answers well, whatever was asked for. For faults that begin as an answer. */
    answer,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Studio = Awaited<ReturnType<typeof openStudio>>;
