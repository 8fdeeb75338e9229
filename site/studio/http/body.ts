import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/**
 * Minimum speed of an upload: this many bytes in this time, in ms. A phone on a train reaches 1 KB/s on average, also with
 * gaps. A client that keeps connections busy has to send as much. The server ends an idle connection after 60 s.
 */
const MIN_SPEED = { bytes: 25_000, ms: 25_000 };
/**
 * Limits for reading the rest of a refused body. Browsers read no answer before they have sent it all, and closing the
 * connection would lose the message.
 */
const DRAIN_LIMITS = { ms: 10_000, bytes: 64 * 1024 * 1024 };

/**
 * Calls `fail` if a request's body is too slow, or if the connection is lost.
 *
 * @param minBytes Bytes that have to arrive in each `MIN_SPEED.ms`. `Infinity`: all of the body, in the first of them.
 * @returns a function that stops watching.
 */
export function watchBody(
  request: IncomingMessage,
  fail: (error: Refusal) => void,
  minBytes = MIN_SPEED.bytes,
): () => void {
  let bytes = 0;
  const check = setInterval(() => {
    if (bytes < minBytes)
      fail(new Refusal(408, 'The connection is too slow, or was lost for a while. Please try again.'));
    bytes = 0;
  }, MIN_SPEED.ms);
  const onData = (chunk: Buffer) => void (bytes += chunk.length);
  const stopClock = () => clearInterval(check);
  // The visitor cannot receive it. But a `Refusal` is not logged, and a lost connection is no error of the server.
  const onClose = () => fail(new Refusal(400, 'The connection was lost before everything had arrived.'));
  request.on('data', onData).on('end', stopClock);
  // Also after the last byte, because busboy 1.6 never finishes some malformed forms.
  request.socket.on('close', onClose);
  return () => {
    stopClock();
    request.off('data', onData).off('end', stopClock);
    request.socket.off('close', onClose);
  };
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
    // The body is kept in memory, and the site gives up a call after 15 s.
    stop = watchBody(request, reject, Infinity);
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

/**
 * Reads and drops the rest of a body, such as a refused one, so that the client receives the answer. Beyond `DRAIN_LIMITS` it
 * ends the connection.
 */
export function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let bytes = 0;
  const timer = setTimeout(() => request.destroy(), DRAIN_LIMITS.ms);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > DRAIN_LIMITS.bytes) request.destroy();
  });
  request.on('close', () => clearTimeout(timer));
  request.on('error', () => {});
  request.resume();
}
