import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createSearch, type SearchEntry } from '../../src/api/create-search.ts';
import { answerCall, type Backend } from './calls/calls.ts';
import { finishPlacing } from './calls/create-order.ts';
import { folderFiles, type Files } from './files/folder-files.ts';
import { drain } from './http/body.ts';
import { createRateLimiter, limits as defaultLimits, type Limits } from './http/rate-limit.ts';
import { refusalFor } from './http/refusal.ts';
import { listenOn, splitTarget } from '../serve.ts';
import { lockFolder } from './lock.ts';
import { createOutbox, type MailOptions } from './outbox.ts';
import { RETENTION, sqliteRecords, type Order, type Records } from './sqlite-records.ts';

export type StudioOptions = {
  /** Folder of all data. */
  data: string;
  /** 0 chooses a free port. */
  port?: number;
  host?: string;
  /** Whether a proxy sets `X-Forwarded-For`. Without a proxy, a client could set another address for each request. */
  trustProxy?: boolean | undefined;
  /** Answers everything outside `/api`. */
  site: RequestListener;
  searchEntries: readonly SearchEntry[];
  limits?: Limits;
  /** The mail server; without one no mail is sent. */
  mail?: MailOptions | undefined;
  /** Called with the number of each order that is in place. */
  onOrder?: (number: number) => void;
  /** Other storage. Default: in the folder `data`. */
  stores?: Stores;
};

/** Time between two deletions of old data, such as uploads without an order, and attempts at unplaced orders, in ms. */
const SWEEP_INTERVAL = 60 * 60 * 1000;
/** Time limit for the headers of a request, in ms. */
const HEADERS_TIMEOUT = 20_000;
/** Time after which an idle connection is ended, in ms. */
const IDLE_TIMEOUT = 60_000;
/** Time that `close` waits for requests that are being answered, in ms. */
const CLOSE_TIMEOUT = 10_000;

/** The storage of the server. */
export type Stores = { records: Records; files: Files };

/** Opens both in a folder. `beforeUpgrade` is called, and may throw, before the tables of an older version are changed. */
export async function openStores(data: string, beforeUpgrade?: () => void): Promise<Stores> {
  await mkdir(data, { recursive: true });
  return { records: sqliteRecords(join(data, 'studio.db'), beforeUpgrade), files: await folderFiles(data) };
}

/** Starts the server: the site and the seven calls on one port. Resolves when it listens. */
export async function startStudio(options: StudioOptions) {
  const { data, port = 0, host = '127.0.0.1', site, limits = defaultLimits } = options;
  await mkdir(data, { recursive: true });
  const unlock = lockFolder(data);
  const { records, files } = options.stores ?? (await openStores(data));
  const outbox = options.mail && createOutbox(options.mail, records);
  const backend: Backend = {
    ...options,
    records,
    files,
    limiter: createRateLimiter(limits),
    search: createSearch(options.searchEntries),
    sendsMail: outbox !== undefined,
    onOrder(number) {
      void outbox?.send();
      options.onOrder?.(number);
    },
  };
  await recover(backend);
  /**
   * Clock minus running time of the process, in ms, at the sweeps of the last `RETENTION.upload`. A sweep uses the smallest. So
   * if the clock is set ahead, or the process has slept with the machine, the new time counts a day later, and nothing is
   * deleted early. The first sweep after a start trusts the clock.
   */
  const offsets: number[] = [];
  const sweep = () => {
    const elapsed = performance.now();
    offsets.unshift(Date.now() - elapsed);
    offsets.splice(1 + RETENTION.upload / SWEEP_INTERVAL);
    const now = elapsed + Math.min(...offsets);
    return records
      .sweep(now)
      .then((names) => files.remove(names))
      .catch(console.error);
  };
  let sweeping: Promise<unknown> = sweep();
  const placeAgain = () => navigator.locks.request('orders', () => placeOrders(backend)).catch(console.error);
  const sweepTimer = setInterval(() => (sweeping = sweep().then(placeAgain)), SWEEP_INTERVAL);

  // No limit for a whole request, because a large upload may take hours. `watchBody` ends a request that makes no progress.
  const server = createServer({ requestTimeout: 0, headersTimeout: HEADERS_TIMEOUT }, (request, response) => {
    const { pathname } = new URL(`http://localhost${splitTarget(request.url).sentPath}`);
    if (pathname === '/api' || pathname.startsWith('/api/'))
      void answer(pathname, request, response, backend);
    else site(request, response);
  });
  server.setTimeout(IDLE_TIMEOUT);
  const actual = await listenOn(server, port, host, 'npm run studio');

  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    records,
    files,
    /** Stops listening, lets running requests finish, and closes the records. */
    async close() {
      clearInterval(sweepTimer);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT);
      await closed;
      clearTimeout(force);
      await sweeping;
      await outbox?.close();
      await records.close();
      unlock();
    },
  };
}

/** Finishes what an earlier run had recorded when it was stopped, and deletes what it had not. */
async function recover(backend: Backend): Promise<void> {
  const { records, files } = backend;
  await files.check();
  // A restored backup does not know the orders since.
  await records.skipOrderNumbers(await files.lastOrderNumber());
  const unplaced = await placeOrders(backend);
  // A file that is open in a program, or locked, must not stop the start. The next one tries again.
  const log = (error: unknown) => console.error('Old files could not be deleted.', error);
  await finishRemovals(backend).catch(log);
  await files.clean(unplaced.map(({ number }) => number)).catch(log);
  // A crash leaves uploads without a record. Only now: later, uploads that are being stored have none either.
  const present = await files.uploads();
  const owned = unplaced.flatMap(({ photos, references }) => [...photos, ...references]);
  const known = new Set([...owned, ...(await records.findUploads(present))].map(({ name }) => name));
  await files.remove(present.filter((name) => !known.has(name))).catch(log);
}

/**
 * Places the orders that an earlier run, or an error in the last step, has left. Resolves to those that fail again, which
 * must not stop the start: their files stay for the next attempt.
 */
async function placeOrders(backend: Backend): Promise<Order[]> {
  const unplaced: Order[] = [];
  for (const order of await backend.records.unplacedOrders())
    await finishPlacing(order, backend).catch((error: unknown) => {
      console.error(`Order ${order.number} could not be placed.`, error);
      unplaced.push(order);
    });
  return unplaced;
}

/** Deletes the files that `forget` has recorded. Resolves to the order folders that it did not find. */
export async function finishRemovals({ records, files }: Stores): Promise<string[]> {
  const { folders, uploads } = await records.unfinishedRemovals();
  const missing = await files.removeFolders(folders);
  await files.remove(uploads);
  await records.finishRemovals();
  return missing;
}

async function answer(path: string, request: IncomingMessage, response: ServerResponse, backend: Backend) {
  const bodyOf = (value: unknown) => (value === undefined ? '' : JSON.stringify(value));
  const { status, body, headers } = await answerCall(path, request, backend)
    .then((value) => ({ status: value === undefined ? 204 : 200, body: bodyOf(value), headers: {} }))
    .catch((error: unknown) => {
      const { message, ...refusal } = refusalFor(error);
      return { ...refusal, body: bodyOf({ message }) };
    });
  if (response.destroyed) return;
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(body && {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    }),
    ...headers,
  });
  response.end(body);
  drain(request);
}
