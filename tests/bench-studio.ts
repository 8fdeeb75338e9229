/**
 * The studio's own figures: start, throughput, memory, search, and orders of a second client. As a program
 * (bench-studio.ts <folder>) it is the server that is measured, in a process of its own.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from './bench-row.ts';
import { listen } from './listen.ts';
import { startLiveStudio } from './test-server.ts';
import { anOrder } from './unit/api/order-fixture.ts';

const MB = 1024 * 1024;
const PHOTO_BYTES = 50 * MB;
/** The first bytes of a JPEG. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
/** As long as Chromium's, because the parser's speed depends on the length of the boundary. */
const BOUNDARY = '----WebKitFormBoundaryx3nJkZ0qWq7v2b8M';
const AT_ONCE = 20;
const ORDERS = 200;
const SEARCHES = [
  'wedding',
  'weding',
  'portrait retouching',
  'pric',
  'background removal',
  'how do i send raw',
  'zzzz',
];

let photo: Buffer<ArrayBuffer> | undefined;
/** Returns the photo. It is made when it is first sent, so that the process of the server, whose memory is measured, has none. */
const photoToSend = () => (photo ??= Buffer.alloc(PHOTO_BYTES, 7).fill(JPEG, 0, JPEG.length));

export async function studioRows(): Promise<Row[]> {
  const data = await mkdtemp(join(tmpdir(), 'studio-'));
  const started = performance.now();
  const child = fork(import.meta.filename, [data], { execArgv: ['--optimize-for-size'] });
  const [{ origin, bare }] = (await once(child, 'message')) as [{ origin: string; bare: string }];
  await fetch(`${origin}/api/services`);
  const start = performance.now() - started;
  try {
    // Before `throughput`, because the bare server shares the process.
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        send(`${origin}/api/upload`, { 'X-Forwarded-For': `192.0.2.${n}` }),
      ),
    );
    const peak = await peakOf(child);
    const share = await throughput(origin, bare);
    const { p95, errors } = await searchAndOrder(origin);
    return [
      { what: 'Studio: start to first answer', figure: start, unit: 'ms', budget: 1000 },
      { what: 'Studio: upload, of a bare pipe to disk', figure: share, unit: '%', budget: 70, atLeast: true },
      { what: 'Studio: search, 95th percentile', figure: p95, unit: 'ms', budget: 20 },
      { what: `Studio: ${ORDERS} orders of a second client`, figure: errors, unit: 'errors', budget: 0 },
      {
        what: `Studio: peak memory, ${AT_ONCE} uploads of 50 MB at once`,
        figure: peak,
        unit: 'MB',
        budget: 200,
      },
    ];
  } finally {
    child.kill();
    await once(child, 'exit');
    await rm(data, { recursive: true, force: true });
  }
}

/** Sends one photo of 50 MB as a form. Resolves with the time that it took, in ms. */
async function send(url: string, addressHeader: Record<string, string> = {}): Promise<number> {
  const started = performance.now();
  const head = Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="large.jpg"\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const headers = {
    ...addressHeader,
    'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
    'Content-Length': head.length + PHOTO_BYTES + tail.length,
  };
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(url, { method: 'POST', headers, agent: false }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode)),
    );
    request.on('error', reject);
    request.write(head);
    request.write(photoToSend());
    request.end(tail);
  });
  if (status !== 200) throw new Error(`The upload was answered with ${status}.`);
  return performance.now() - started;
}

/** The studio's throughput as a share of the bare server's, in percent: the middle of five pairs, taken in turn. */
async function throughput(origin: string, bare: string): Promise<number> {
  const shares: number[] = [];
  for (let round = 0; round < 6; round++) {
    const plain = await send(bare);
    const studio = await send(`${origin}/api/upload`);
    // The first pair warms both up.
    if (round > 0) shares.push((100 * plain) / studio);
  }
  return shares.toSorted((a, b) => a - b)[2] ?? 0;
}

async function searchAndOrder(origin: string): Promise<{ p95: number; errors: number }> {
  const times: number[] = [];
  let errors = 0;
  for (let order = 0; order < ORDERS; order++) {
    const started = performance.now();
    const query = encodeURIComponent(SEARCHES[order % SEARCHES.length] ?? '');
    await (await fetch(`${origin}/api/search?q=${query}`)).text();
    times.push(performance.now() - started);
    if (!(await place(origin))) errors++;
  }
  return { p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity, errors };
}

async function place(origin: string): Promise<boolean> {
  const key = crypto.randomUUID();
  const form = new FormData();
  for (const name of ['a.jpg', 'b.jpg'])
    form.append('files', new File([photoToSend().subarray(0, MB)], name));
  const headers = { 'Idempotency-Key': key };
  const uploaded = await fetch(`${origin}/api/upload`, { method: 'POST', body: form, headers });
  if (!uploaded.ok) return false;
  const { files } = (await uploaded.json()) as { files: { filename: string }[] };
  const order = anOrder({ imageCount: 2, uploadedFiles: files.map(({ filename }) => filename) });
  const placed = await fetch(`${origin}/api/orders`, {
    method: 'POST',
    body: JSON.stringify(order),
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
  return placed.ok;
}

async function peakOf(child: ChildProcess): Promise<number> {
  child.send('peak');
  const [kilobytes] = (await once(child, 'message')) as [number];
  return (kilobytes * 1024) / 1e6;
}

if (process.send && import.meta.main) {
  const data = process.argv[2] ?? '';
  const studio = await startLiveStudio(data);
  // Synced before the answer, as the studio's files are: without, the bytes are in the memory and not on the disk.
  const bare = createServer((request, response) => {
    request.pipe(createWriteStream(join(data, 'bare'), { flush: true })).on('close', () => response.end());
  });
  process.on('message', () => process.send?.(process.resourceUsage().maxRSS));
  process.send({
    origin: studio.origin,
    bare: await listen(bare),
  });
}
