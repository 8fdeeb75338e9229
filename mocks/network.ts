import { http, HttpResponse, type HttpHandler } from 'msw/http';
import { contract, type RequestOf } from '../src/api/contract.ts';
import { endpoints, type EndpointName } from '../src/api/endpoints.ts';
import { mismatch } from '../src/api/schema.ts';
import { db } from './db.ts';
import { handlers, type Reply } from './handlers.ts';
import { sentinelFor } from './sentinels.ts';
import { json, type Failure, type Fault } from './faults.ts';

/** Values of a request, of any call. */
type Values = RequestOf<EndpointName>;

/** Shortest and longest delay before a response, in ms. None in tests; `startMocks` sets that of a near server. */
let latency: readonly [shortest: number, longest: number] = [0, 0];

/** An order takes this many times the longest delay, so that visitors can read the busy label. */
const ORDER_FACTOR = 3;

/** Sets the shortest and the longest response time, in ms. */
export function setLatency(shortest: number, longest: number): void {
  latency = [shortest, longest];
}

/**
 * Returns the mock server as MSW handlers, one per call of the contract. `faults` makes calls fail for any
 * input; without it only sentinels do.
 */
export function networkHandlers(faults: { readonly [N in EndpointName]?: Fault } = {}): HttpHandler[] {
  return (Object.keys(endpoints) as EndpointName[]).map((name) => {
    const { method, path } = endpoints[name];
    const listen = method === 'GET' ? http.get : http.post;
    return listen(`*${path}`, ({ request }) => respond(name, request, faults[name]));
  });
}

function latencyOf(name: EndpointName): number {
  const [shortest, longest] = latency;
  return name === 'createOrder' ? ORDER_FACTOR * longest : shortest + Math.random() * (longest - shortest);
}

async function respond(name: EndpointName, request: Request, forced?: Fault): Promise<Response> {
  await wait(latencyOf(name));
  const values = await valuesOf(name, request);
  if (values instanceof Response) return values;
  const key = request.headers.get('Idempotency-Key');
  const fault = forced ?? typedFault(name, values, key);
  if (fault?.kind === 'slow') await wait(fault.ms);
  else if (fault) return responseTo(fault);
  return answer(name, values, key);
}

/** Reads the request. Returns its values if they match the contract, otherwise a 400 response. */
async function valuesOf(name: EndpointName, request: Request): Promise<Values | Response> {
  const schema = contract[name].request;
  if (!schema) return undefined;
  const sent = await readers[endpoints[name].sends](request).catch(() => null);
  const wrong = mismatch(schema, sent);
  return wrong === undefined
    ? (sent as Values)
    : responseTo(json(400, `The request is not as agreed: ${wrong}.`));
}

const readers = {
  json: async (request: Request): Promise<unknown> =>
    request.headers.get('Content-Type')?.startsWith('application/json') ? request.json() : null,
  query: async (request: Request) => Object.fromEntries(new URL(request.url).searchParams),
  multipart: async (request: Request) => ({ files: (await request.formData()).getAll('files') }),
  none: async () => undefined,
};

/** Returns the texts of a request that may contain a sentinel. */
function typedIn(values: Values): string[] {
  if (!values) return [];
  if ('files' in values) return values.files.map((file) => file.name);
  if ('specialInstructions' in values) return [values.specialInstructions];
  if ('q' in values) return [values.q];
  if ('email' in values) return [values.email];
  return 'username' in values ? [values.username] : [];
}

function typedFault(name: EndpointName, values: Values, key: string | null): Fault | undefined {
  const sentinel = sentinelFor(name, typedIn(values));
  if (!sentinel?.once) return sentinel?.fault;
  const use = [name, sentinel.input, key].join(' ');
  if (db.usedSentinels.has(use)) return undefined;
  db.usedSentinels.add(use);
  return sentinel.fault;
}

/**
 * Returns the first response for a repeated submission, which is recognized by its key and its content. Accepts no second
 * order under the key of an accepted one.
 */
function answer(name: EndpointName, values: Values, key: string | null): Response | Promise<Response> {
  const submission = [name, key, JSON.stringify(fingerprint(values))].join(' ');
  if (key !== null && db.answered.has(submission)) return succeed(db.answered.get(submission));
  const isOrder = name === 'createOrder' && key !== null;
  if (isOrder && db.orderKeys.has(key)) return responseTo(json(409, 'An order has this key already.'));
  const reply = (handlers[name] as (values: Values) => Reply<EndpointName>)(values);
  if ('refusal' in reply) return responseTo(reply.refusal);
  if (key !== null) db.answered.set(submission, reply.answer);
  if (isOrder) db.orderKeys.add(key);
  return succeed(reply.answer);
}

const fingerprint = (values: Values) =>
  values && 'files' in values ? values.files.map((file) => [file.name, file.size]) : values;

const succeed = (value: unknown) =>
  value === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(value as never);

/**
 * The `resolve` functions of requests that hang. Without these references Node would collect such a request, and then its
 * abort would not reach it (Node 24, undici references the request weakly).
 */
const unanswered = new Set<(response: Response) => void>();

async function responseTo(failure: Failure): Promise<Response> {
  switch (failure.kind) {
    case 'hang':
      return new Promise<Response>((resolve) => unanswered.add(resolve));
    case 'reset':
      return HttpResponse.error();
    case 'answer': {
      const { status, statusText, body, type } = failure;
      return new HttpResponse(body, { status, statusText, headers: type ? { 'Content-Type': type } : {} });
    }
  }
}

/** Waits before a response. Sets no timer for 0, so that tests with fake timers get their responses. */
const wait = (ms: number) => ms > 0 && new Promise((resolve) => setTimeout(resolve, ms));
