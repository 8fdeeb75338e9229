/**
 * Runs the studio in a separate process, which tests can kill and start again on the same folder. Imported, this module
 * starts the process; as a program it is the server (killable-server.ts <folder> <port> <live or bare> <step>).
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { sqliteRecords } from '../site/studio/sqlite-records.ts';
import { listen } from './listen.ts';
import { bodyOf, forward, reply, startLiveStudio } from './test-server.ts';
import { openTestStudio } from './unit/site/studio/test-studio.ts';

/**
 * The point at which the server stops: during an upload, or after it stores an order and before it responds. `die` kills its
 * process; `hang` keeps the request open, for a test that kills the browser meanwhile.
 */
type Stop = { call: 'upload' | 'order'; and: 'die' | 'hang' } | null;

type ForkOptions = {
  /** Default: a free one. */
  port?: number;
  /** `live` serves the live build as well; `bare` answers the calls only. */
  site: 'live' | 'bare';
  /** Kills itself before or after the n-th change of the disk or the database. Default: never. */
  killAt?: number;
};

/** Starts the studio on a folder. `origin` is `undefined` if the process ended before it listened. */
export async function forkStudio(data: string, { port = 0, site, killAt = 0 }: ForkOptions) {
  const child = fork(import.meta.filename, [data, String(port), site, String(killAt)], {
    execArgv: [],
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const origin = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    ended.then(() => undefined),
  ]);
  return {
    child,
    origin,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
  };
}

/** Starts a studio with the live build that stops where a test says, and can be started again at the same origin. */
export async function startKillableServer() {
  const data = await fs.mkdtemp(join(tmpdir(), 'studio-'));
  const database = join(data, 'studio.db');
  let studio = await forkStudio(data, { site: 'live' });
  const origin = studio.origin!;
  return {
    origin,
    /** Starts the server again after it has been killed. */
    async start() {
      await studio.ended;
      studio = await forkStudio(data, { site: 'live', port: Number(new URL(origin).port) });
    },
    /** Resolves when the server is about to stop at this point. */
    async stopAt(stop: Stop) {
      studio.child.send({ stop });
      await once(studio.child, 'message');
    },
    /** Resolves when a call is kept open. */
    async reached() {
      await once(studio.child, 'message');
    },
    async orders() {
      const records = sqliteRecords(database);
      const orders = await records.orders();
      await records.close();
      return orders;
    },
    countUploads() {
      const db = new DatabaseSync(database, { readOnly: true });
      const { count } = db.prepare('SELECT count(*) AS count FROM uploads').get() as { count: number };
      db.close();
      return count;
    },
    async close() {
      await studio.kill();
      await fs.rm(data, { recursive: true });
    },
  };
}

/** Kills this process before or after the n-th change of the disk or the database. */
function killAtStep(killAt: number): void {
  let left = killAt;
  const step = () => {
    if (--left === 0) process.kill(process.pid, 'SIGKILL');
  };
  function wrap<T extends object>(object: T, name: keyof T & string): void {
    const original = object[name] as (...values: unknown[]) => unknown;
    const wrapped = function (this: unknown, ...values: unknown[]): unknown {
      step();
      const result = original.apply(this, values);
      if (!(result instanceof Promise)) step();
      return result instanceof Promise ? result.finally(step) : result;
    };
    Object.assign(object, { [name]: wrapped });
  }
  for (const name of ['rename', 'open', 'mkdir', 'rm', 'readdir'] as const) wrap(fs, name);
  wrap(DatabaseSync.prototype, 'exec');
  wrap(StatementSync.prototype, 'run');
}

async function run(data: string, port: number, site: string, killAt: number): Promise<void> {
  if (killAt > 0) killAtStep(killAt);
  const studio = await (site === 'live' ? startLiveStudio(data) : openTestStudio({ data }));
  let stop: Stop = null;
  const post = (message: unknown) => process.send?.(message);
  const stopNow = () => {
    if (stop?.and === 'die') process.kill(process.pid, 'SIGKILL');
    post('reached');
  };
  const server = createServer((request, response) => {
    if (request.url === '/api/upload' && stop?.call === 'upload') {
      // During the upload: some bytes of the photos have arrived.
      return void request.once('data', () => {
        request.pause();
        stopNow();
      });
    }
    void bodyOf(request).then(async (body) => {
      const answer = await forward(request, body, studio.origin);
      if (request.url === '/api/orders' && stop?.call === 'order') stopNow();
      else reply(response, answer);
    });
  });
  process.on('message', (message: { stop: Stop }) => {
    ({ stop } = message);
    post('set');
  });
  post(await listen(server, port));
}

if (process.send && import.meta.main) {
  const [, , data = '', port, site = 'live', killAt] = process.argv;
  await run(data, Number(port), site, Number(killAt));
}
