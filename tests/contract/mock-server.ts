/** The mocks behind a real socket, for tests that need HTTP. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import { networkHandlers } from '../../mocks/network.ts';

/** Receives each request first and returns the response. `next` returns the response of the mocks. */
export type Override = (request: Request, next: () => Promise<Response>) => Promise<Response> | Response;

export type MockServer = { base: string; close: () => Promise<void> };

/** Serves the seven calls on a free port. `override` can replace a response with a wrong one. */
export async function serveMocks(override: Override = (_, next) => next()): Promise<MockServer> {
  const handlers = networkHandlers();
  const nothing = () => new Response('There is nothing here.', { status: 404 });
  const server = createServer((incoming, outgoing) => {
    void read(incoming).then(async (request) => {
      const copy = request.clone();
      const { status, headers, body } = await override(
        request,
        async () => (await getResponse(handlers, copy)) ?? nothing(),
      );
      outgoing.writeHead(status, [...headers].flat());
      outgoing.end(Buffer.from(await new Response(body).arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function read(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: incoming.headers as Record<string, string>,
    ...(body.length > 0 && { body }),
  });
}
