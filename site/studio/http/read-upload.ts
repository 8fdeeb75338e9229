import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../../../src/photos/accept.ts';
import { safeName } from '../files/safe-name.ts';
import type { Files, ReceivedFile } from '../files/folder-files.ts';
import { watchBody } from './body.ts';
import { Refusal } from './refusal.ts';

/** Form fields besides the files. The site sends none. */
const MAX_FIELDS = 20;
/** Maximum number of files of one request that are written at once: as many as Node has threads for. */
const WRITES_AT_ONCE = 4;

export type SentFile = ReceivedFile & { original: string };

/**
 * Streams the files of a multipart request to `files`, one after the other as they come. If the request is refused,
 * broken or too slow, nothing of it stays.
 */
export async function readUpload(
  request: IncomingMessage,
  files: Pick<Files, 'receive' | 'discard'>,
): Promise<SentFile[]> {
  const parser = parserOf(request);
  const arriving: Promise<SentFile>[] = [];
  const streams: Readable[] = [];
  let stop = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      stop = watchBody(request, reject);
      const refuse = (status: number, message: string) => reject(new Refusal(status, message));
      const tooMany = () =>
        refuse(413, `At most ${MAX_PHOTOS} files can be sent at once. Send the rest as a second order.`);
      parser.on('file', (field, stream, { filename }) => {
        const original = safeName(filenameOf(filename));
        if (field !== 'files') refuse(400, 'Files are expected under "files".');
        stream.on('limit', () =>
          refuse(
            413,
            `${original} is larger than ${MAX_PHOTO_BYTES / 1024 / 1024} MB. Send a smaller version of it.`,
          ),
        );
        // A stream that is not read yet fails as well if the request breaks off. `receive` rejects then.
        stream.on('error', () => {});
        const arrival = Promise.resolve(arriving.at(-WRITES_AT_ONCE))
          .then(() => files.receive(stream))
          .then((file) => ({ ...file, original }));
        streams.push(stream);
        arriving.push(arrival);
        arrival.catch(reject);
      });
      parser.on('filesLimit', tooMany).on('fieldsLimit', tooMany).on('partsLimit', tooMany);
      parser.on('error', () => refuse(400, 'The upload broke off. Please send the files again.'));
      parser.on('close', resolve);
      request.pipe(parser);
    });
    return await Promise.all(arriving);
  } catch (error) {
    request.unpipe(parser);
    parser.destroy();
    // The parser destroys the last one only. Without an error, `receive` would wait for one that it has not read yet.
    for (const stream of streams) stream.destroy(Object(error) as Error);
    for (const arrival of await Promise.allSettled(arriving))
      if (arrival.status === 'fulfilled') await files.discard(arrival.value);
    throw error;
  } finally {
    stop();
  }
}

function parserOf(request: IncomingMessage) {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'Send the files as multipart/form-data.');
  if (Number(request.headers['content-length']) > MAX_PHOTOS * (MAX_PHOTO_BYTES + 10_000))
    throw new Refusal(413, 'The upload is too large. Send the photos in several steps.');
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      // One byte more than allowed: busboy reports the limit also for a file that is exactly as long.
      limits: {
        fileSize: MAX_PHOTO_BYTES + 1,
        files: MAX_PHOTOS,
        fields: MAX_FIELDS,
        fieldSize: 1000,
        parts: MAX_PHOTOS + MAX_FIELDS,
      },
    });
  } catch {
    throw new Refusal(400, 'The upload is not a complete form.');
  }
}

/** Undoes what browsers write for quotes and line breaks in a file's name (HTML Standard, 4.10.21.8). */
const filenameOf = (name: string | undefined) => (name ?? '').replace(/%22/g, '"').replace(/%0[DA]/gi, ' ');
