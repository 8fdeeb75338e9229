import type { IncomingMessage } from 'node:http';
import { contract, type ResponseOf, type RequestOf } from '../../../src/api/contract.ts';
import { endpoints, type EndpointName } from '../../../src/api/endpoints.ts';
import type { createSearch } from '../../../src/api/create-search.ts';
import { mismatch } from '../../../src/api/schema.ts';
import { catalog } from '../../../src/pricing/catalog.ts';
import type { Files } from '../files/folder-files.ts';
import { splitTarget } from '../../serve.ts';
import { readJson } from '../http/body.ts';
import { clientAddress, type createRateLimiter } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import type { Records } from '../sqlite-records.ts';
import { login, register } from './accounts.ts';
import { createOrder } from './create-order.ts';
import { upload } from './upload.ts';

/** The storage, limits, search and settings that the calls use. */
export type Backend = {
  trustProxy?: boolean | undefined;
  records: Records;
  files: Files;
  limiter: ReturnType<typeof createRateLimiter>;
  search: ReturnType<typeof createSearch>;
  /** Whether there is a mail server. Without one, an order records no mail. */
  sendsMail: boolean;
  /** Called when an order is in place. */
  onOrder: (number: number) => void;
};

/** One request, without its values. */
export type Exchange = {
  request: IncomingMessage;
  key: string | null;
  backend: Backend;
};

/** Handles one call. A handler that returns anything but the contract's response does not compile. */
type Call<N extends EndpointName> = (values: RequestOf<N>, exchange: Exchange) => Promise<ResponseOf<N>>;

const calls: { readonly [N in Exclude<EndpointName, 'upload'>]: Call<N> } = {
  login,
  register,
  createOrder,
  search: async ({ q }, { backend }) => backend.search(q),
  services: async () => catalog.map(({ id, title, description }) => ({ id, title, description })),
  logError: async (report, { backend }) => backend.records.addReport(report).then(() => undefined),
};

/**
 * Maximum size of a JSON body, in bytes. An order contains the notes of its marks, of which the form allows many. 4 MiB are
 * far above them.
 */
const BODY_LIMITS = { createOrder: 4 * 1024 * 1024, other: 64 * 1024 };

/** Answers a request for one of the seven calls. Rejects with a `Refusal`, or with the error that occurred. */
export async function answerCall(path: string, request: IncomingMessage, backend: Backend): Promise<unknown> {
  const name = (Object.keys(endpoints) as EndpointName[]).find((name) => endpoints[name].path === path);
  if (!name) throw new Refusal(404, 'There is nothing at this address.');
  const { method, sends } = endpoints[name];
  if (request.method !== method)
    throw new Refusal(405, `This address takes ${method} only.`, { Allow: method });
  // First, so that another site's page cannot use up the limits of a visitor's address.
  if (method === 'POST') checkSite(request);
  backend.limiter.take(name, clientAddress(request, backend));
  const exchange: Exchange = { request, key: keyOf(request), backend };
  if (name === 'upload') return upload(exchange);
  const sent =
    sends === 'json'
      ? await readJson(request, name === 'createOrder' ? BODY_LIMITS.createOrder : BODY_LIMITS.other)
      : sends === 'query'
        ? queryOf(request)
        : undefined;
  const schema = contract[name].request;
  const wrong = schema && mismatch(schema, sent);
  if (wrong) throw new Refusal(400, `The request is not as agreed: ${wrong}.`);
  // The schema has just been checked, and the table gives each name the call of its own values.
  return (calls[name] as (values: unknown, exchange: Exchange) => Promise<unknown>)(sent, exchange);
}

/**
 * Refuses what another site's page sends from a visitor's browser. Every browser that the site promises says so, except on
 * plain HTTP. A visitor has nothing here that such a page could use but the address, by which limits count.
 */
function checkSite({ headers }: IncomingMessage): void {
  if (['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'])))
    throw new Refusal(403, 'This request came from another site and was refused.');
}

function queryOf({ url }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(splitTarget(url).search));
}

function keyOf({ headers }: IncomingMessage): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw new Refusal(400, 'The Idempotency-Key must be 1 to 255 plain characters.');
  return key;
}
