/**
 * The studio in a process of its own, which can be killed and started again on the same folder. As a program it is
 * that server (killable-server.ts <port> <folder>); imported, it starts one and stops it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteRecords } from '../../site/studio/records/sqlite-records.ts';
import { bodyOf, forward, reply, startLiveStudio } from '../test-server.ts';

/**
 * The point at which the server stops: during an upload, or after it stores an order and before it responds. `die` kills its
 * process; `hang` keeps the request open, for a test that kills the browser meanwhile.
 */
type Stop = { call: 'upload' | 'order'; and: 'die' | 'hang' } | null;

export async function startKillableServer() {
  const data = await mkdtemp(join(tmpdir(), 'studio-'));
  const database = join(data, 'studio.db');
  let child: ChildProcess | undefined;
  let port = 0;
  const ended = async () => {
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  async function start() {
    await ended();
    child = fork(import.meta.filename, [String(port), data]);
    [port] = (await once(child, 'message')) as [number];
  }
  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Starts it again, at the same origin, once it has died. */
    start,
    /** Resolves when the server will stop there. */
    async stopAt(stop: Stop) {
      child?.send({ stop });
      await once(child!, 'message');
    },
    /** Resolves when a call hangs. */
    async reached() {
      await once(child!, 'message');
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
      child?.kill('SIGKILL');
      await ended();
      await rm(data, { recursive: true });
    },
  };
}

async function run(port: number, data: string): Promise<void> {
  const studio = await startLiveStudio(data);
  let stop: Stop = null;
  const post = (message: unknown) => process.send?.(message);
  const stopNow = () => {
    if (stop?.and === 'die') process.kill(process.pid, 'SIGKILL');
    post('reached');
  };
  const server = createServer((request, response) => {
    if (request.url === '/api/upload' && stop?.call === 'upload') {
      // In the middle: some of the photos' bytes have arrived, and no more are read.
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
  server.listen(port, '127.0.0.1', () => post((server.address() as AddressInfo).port));
}

if (process.send && process.argv[1] === import.meta.filename) {
  const [, , port, data] = process.argv;
  await run(Number(port), String(data));
}
