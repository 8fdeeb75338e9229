import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { originOf } from '../servers.ts';

/** Replacement for a built file: another response, or a function that changes the file's text. */
type Change =
  | { status: number; headers?: Record<string, string>; body?: string }
  | ((text: string) => string);

/** The built site behind a server that can change between two requests, as a deploy does it. */
export async function changingServer() {
  const site = originOf('site');
  const changes = new Map<string, Change>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', site).pathname;
    asked.push(`${request.method} ${path}`);
    const change = changes.get(path);
    if (change && 'status' in change)
      return response.writeHead(change.status, change.headers).end(change.body);
    void fetch(site + request.url, { method: request.method, redirect: 'manual' }).then(async (answer) => {
      const headers = Object.fromEntries(answer.headers);
      for (const name of ['content-encoding', 'content-length', 'etag', 'transfer-encoding'])
        delete headers[name];
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, headers).end(change ? change(body.toString()) : body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Requests so far, such as `GET /pricing`. */
    asked,
    changes,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
