import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/** A body that sends nothing for so long is given up, in ms. The site gives up an upload after 15 s itself. */
const STALL = 30_000;
/** A body has to bring so many bytes in each minute: a slow line does, somebody who wants to keep us busy doesn't. */
const MINUTE = 60_000;
const BYTES_A_MINUTE = 10_000;
/**
 * The rest of a refused body is read for so long and so far: browsers read no answer before they have sent it, and a
 * closed connection would take the sentence away.
 */
const DRAIN = { ms: 10_000, bytes: 64 * 1024 * 1024 };

const stalled = () => new Refusal(408, 'Nothing arrived for a while. Check your connection and try again.');
const tooSlow = () => new Refusal(408, 'The connection is too slow for this upload. Please try again.');

/** Calls `fail` once if a request's body stalls, crawls or breaks off. Returns a function that stops watching. */
export function watchBody(request: IncomingMessage, fail: (error: Refusal) => void): () => void {
  let bytes = 0;
  const stall = setTimeout(() => fail(stalled()), STALL);
  const pace = setInterval(() => {
    if (bytes < BYTES_A_MINUTE) fail(tooSlow());
    bytes = 0;
  }, MINUTE);
  const onData = (chunk: Buffer) => {
    bytes += chunk.length;
    stall.refresh();
  };
  // Nobody reads this one: the visitor is gone. It keeps a lost connection from being logged as a fault of ours.
  const onClose = () => fail(new Refusal(400, 'The connection was lost before everything had arrived.'));
  const stop = () => {
    clearTimeout(stall);
    clearInterval(pace);
    request.off('data', onData).off('end', stop);
  };
  request.on('data', onData).on('error', onClose).on('end', stop);
  return stop;
}

/** Reads a JSON body of at most `limit` bytes. */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'Send JSON, with the content type application/json.');
  const tooLarge = () => new Refusal(413, `The request is larger than ${Math.floor(limit / 1024)} KB.`);
  if (Number(request.headers['content-length']) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  let stop = () => {};
  await new Promise<void>((resolve, reject) => {
    stop = watchBody(request, reject);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) reject(tooLarge());
      else chunks.push(chunk);
    });
    request.on('end', resolve);
  }).finally(() => {
    stop();
    request.removeAllListeners('data');
  });
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new Refusal(400, 'The request is not valid JSON.');
  }
}

/** Reads the rest of a refused body into nothing, so that the answer arrives; then ends the connection. */
export function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let bytes = 0;
  const timer = setTimeout(() => request.destroy(), DRAIN.ms);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > DRAIN.bytes) request.destroy();
  });
  request.on('close', () => clearTimeout(timer));
  request.on('error', () => {});
  request.resume();
}
