import { createHash, randomBytes } from 'node:crypto';
import type { UploadResponse } from '../../../src/api/contract.ts';
import { isPhotoKind, photoKinds, type OtherKind } from '../../../src/preflight/formats.ts';
import { sniff } from '../../../src/preflight/sniff.ts';
import { isPhoto, MAX_PHOTO_BYTES } from '../../../src/photos/accept.ts';
import { safeName, slug } from '../files/safe-name.ts';
import { clientAddress } from '../http/rate-limit.ts';
import { readUpload, type SentFile } from '../http/read-upload.ts';
import { diskFull, logFullDisk, Refusal } from '../http/refusal.ts';
import type { StoredFile } from '../sqlite-records.ts';
import type { Exchange } from './calls.ts';

/** Minimum free disk space during uploads, in bytes. Orders and the database need some. */
const MIN_FREE = 256 * 1024 * 1024;
/** Maximum number of uploads at the same time. Each needs half a megabyte of memory and up to four open files. */
const MAX_AT_ONCE = 64;

/** Names of the kinds of file that are refused, as part of a sentence. */
const refused: Partial<Record<OtherKind, string>> = {
  program: 'a program',
  page: 'a web page',
  archive: 'an archive (such as ZIP)',
  pdf: 'a PDF',
  video: 'a video',
  sound: 'a sound file',
  text: 'a text file',
};
/** Maximum number of files that a refusal names. The site shows 300 characters of it. */
const MAX_NAMED = 10;

/** Maximum number of uploads at the same time from one address. A form sends one or two. */
const MAX_PER_ADDRESS = 8;

/** The address of each running upload. */
const running: string[] = [];
/** Space that is reserved for running uploads, in bytes, until each has ended. */
let reserved = 0;

/** Stores the photos of one request, all or none. */
export async function upload(exchange: Exchange): Promise<UploadResponse> {
  const { request, backend } = exchange;
  const address = clientAddress(request, backend);
  const ofAddress = running.filter((one) => one === address).length;
  if (running.length >= MAX_AT_ONCE || ofAddress >= MAX_PER_ADDRESS)
    throw new Refusal(503, 'Many uploads are running. Please try again in a minute.', {
      'Retry-After': '60',
    });
  // A chunked body has no length.
  const expected = Number(request.headers['content-length']) || MAX_PHOTO_BYTES;
  // Not more than a photo, because a client can announce any length and then send nothing.
  const reservation = Math.min(expected, MAX_PHOTO_BYTES);
  const needed = expected + reserved + MIN_FREE;
  /** Photos that the limit has counted and that are not kept. */
  let notKept = 0;
  running.push(address);
  reserved += reservation;
  try {
    const free = await backend.files.free();
    if (free < MIN_FREE) logFullDisk();
    if (free < needed) throw diskFull();
    const received = await readUpload(request, {
      // Asks again before each file: the length may be unknown, and each of two large uploads may fit only alone.
      async receive(stream) {
        backend.limiter.take('photo', address);
        notKept++;
        if ((await backend.files.free()) < reserved - reservation + MIN_FREE) throw diskFull();
        return backend.files.receive(stream);
      },
      discard: (file) => backend.files.discard(file),
    });
    try {
      const { key } = exchange;
      const store = () => storeUpload(received, exchange);
      // In turn, so that the second of two equal requests finds the answer of the first.
      const { answer, isRepeated } = await (key === null
        ? store()
        : navigator.locks.request(`upload ${key}`, store));
      if (!isRepeated) notKept = 0;
      return answer;
    } finally {
      // Deletes the temporary files. One that was stored has been moved already.
      for (const file of received) await backend.files.discard(file);
    }
  } finally {
    // A large upload that breaks off a few times on a slow line must not use up the limit.
    backend.limiter.giveBack('photo', address, notKept);
    running.splice(running.indexOf(address), 1);
    reserved -= reservation;
  }
}

async function storeUpload(
  sent: readonly SentFile[],
  exchange: Exchange,
): Promise<{ answer: UploadResponse; isRepeated: boolean }> {
  const { key } = exchange;
  const { records, files } = exchange.backend;
  if (sent.length === 0) throw new Refusal(400, 'The upload contains no files.');
  refuseFaulty(sent);
  const received = sent.map((file) => ({ ...file, original: photoName(file) }));
  const fingerprint = fingerprintOf(received);
  const known = await knownAnswer(exchange, fingerprint);
  if (known) return { answer: known, isRepeated: true };

  const uploads = received.map(({ original, size, sha256 }): StoredFile => {
    return { name: storedName(original), original, size, sha256 };
  });
  const names = uploads.map(({ name }) => name);
  try {
    await files.keep(received, names);
    const answer = { files: names.map((filename) => ({ filename })) };
    await records.addUploads(uploads, { key, call: 'upload', fingerprint, answer });
    return { answer, isRepeated: false };
  } catch (error) {
    await files.remove(names);
    throw error;
  }
}

/**
 * Returns the first answer to the same upload, as long as its files are there. That includes files that an order has
 * taken: then the order that follows is recognized, too.
 */
async function knownAnswer({ key, backend: { records, files } }: Exchange, fingerprint: string) {
  const answers = await records.findAnswers(key, 'upload');
  const earlier = answers.find((answer) => answer.fingerprint === fingerprint);
  if (!earlier) return undefined;
  const answer = earlier.answer as UploadResponse;
  const names = answer.files.map(({ filename }) => filename);
  const uploads = await records.findUploads(names);
  if (uploads.length < names.length) return undefined;
  const waiting = uploads.filter(({ order }) => order === null).map(({ name }) => name);
  if ((await files.missing(waiting)).length > 0) return undefined;
  return answer;
}

/** Returns a hash of the names and contents of an upload. The raw body contains a boundary, which is never the same. */
function fingerprintOf(received: readonly SentFile[]): string {
  const hash = createHash('sha256');
  for (const { original, size, sha256 } of received) hash.update(JSON.stringify([original, size, sha256]));
  return hash.digest('base64url');
}

const kindOf = ({ head }: SentFile) => sniff(new DataView(head.buffer, head.byteOffset, head.length));

/** Refuses an upload with files that are no photos. Names all at once, so that the upload is not sent again for each. */
function refuseFaulty(sent: readonly SentFile[]): void {
  const faulty = sent.flatMap((file) => {
    const fault = faultOf(file);
    return fault ? [{ ...fault, name: file.original }] : [];
  });
  const [first] = faulty;
  if (!first) return;
  if (faulty.length === 1)
    throw new Refusal(first.status, `${first.name} is ${first.is}. Leave it out and send again.`);
  const names = faulty.slice(0, MAX_NAMED).map(({ name }) => name);
  const list = names.join(', ') + (faulty.length > MAX_NAMED ? ' …' : '.');
  throw new Refusal(
    first.status,
    `Leave out these ${faulty.length} files, which are empty or not photos, and send again: ${list}`,
  );
}

/**
 * Returns what is wrong with a file: the status of the refusal, and the end of a sentence about the file. An unknown kind of file passes if its extension is that of a
 * camera's format.
 */
function faultOf(file: SentFile): { status: number; is: string } | undefined {
  if (file.size === 0) return { status: 400, is: 'empty' };
  const kind = kindOf(file);
  const what = refused[kind as OtherKind];
  if (what) return { status: 415, is: `${what}, not a photo` };
  if (isPhoto({ name: file.original, type: '' }) || isPhotoKind(kind)) return undefined;
  return { status: 415, is: 'not a photo in a format that we know' };
}

/**
 * Returns the name of a photo with the extension of one. That of its content is added if it has none: a file that begins
 * like a photo may still be a program to Windows, which goes by the extension.
 */
function photoName(file: SentFile): string {
  const { original } = file;
  const kind = kindOf(file);
  if (isPhoto({ name: original, type: '' }) || !isPhotoKind(kind)) return original;
  return safeName(`${original}.${photoKinds[kind].extensions[0]}`);
}

/** Returns an unguessable name, which is the proof of who sent the file, with a part of the original one, which logs and messages show. */
function storedName(original: string): string {
  const dot = original.lastIndexOf('.');
  const stem = slug(dot > 0 ? original.slice(0, dot) : original) || 'photo';
  const extension = dot > 0 ? slug(original.slice(dot + 1), 8) : '';
  return [`${randomBytes(8).toString('hex')}-${stem}`, extension].filter(Boolean).join('.');
}
