import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
// Imported as one object, so that a test can let a step fail or kill the process between two steps.
import fs from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SNIFF_BYTES } from '../../../src/preflight/sniff.ts';
import type { Order } from '../sqlite-records.ts';

/**
 * Bytes of a file that are buffered before they are written. Small enough that 20 uploads at once stay below the memory that
 * `npm run bench` allows, large enough to keep the number of system calls low.
 */
const BUFFER = 128 * 1024;

/** A file that was received and is not stored yet. */
export type ReceivedFile = {
  /** Temporary location. Only the implementation can interpret it. */
  temporary: string;
  /** In bytes. */
  size: number;
  sha256: string;
  /** The first bytes, at most 4,096. */
  head: Buffer;
};

/**
 * Keeps files in folders below `root`:
 *
 * - `incoming/`: files that are being received. Those that are there at a start are incomplete.
 * - `uploads/`: whole files that no order has taken yet.
 * - `staging/`: order folders that are being prepared, by number.
 * - `orders/`: order folders. A folder comes here by one rename, whole, and the server never looks into it again.
 *
 * When a promise resolves, its data is on disk. Every method can be repeated: after a crash the server does so.
 */
export async function folderFiles(root: string) {
  const incoming = join(root, 'incoming');
  const uploads = join(root, 'uploads');
  const staging = join(root, 'staging');
  const orders = join(root, 'orders');
  // Only the orders are for other users of the machine.
  for (const folder of [incoming, uploads, staging]) await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  await fs.mkdir(orders, { recursive: true });

  const staged = (number: number) => join(staging, String(number));

  return {
    /** Rejects with a sentence if files could not be moved from one place to the next. */
    async check() {
      // A hidden file of one name, so that the next start removes what a crash has left. A folder would need space.
      const probes = [incoming, uploads, staging, orders].map((place) => join(place, '.probe'));
      for (const rest of probes) await fs.rm(rest, { recursive: true, force: true });
      let [probe = ''] = probes;
      await fs.writeFile(probe, '');
      for (const moved of probes.slice(1)) {
        await fs.rename(probe, moved).catch(async (error: NodeJS.ErrnoException) => {
          await fs.rm(probe);
          if (error.code !== 'EXDEV') throw error;
          const places = `${dirname(probe)} and ${dirname(moved)}`;
          throw new Error(`${places} are on different file systems. Put the whole folder ${root} on one.`, {
            cause: error,
          });
        });
        probe = moved;
      }
      await fs.rm(probe);
    },

    /** Streams a file to its temporary place. Rejects, and leaves nothing there, if the stream fails. */
    async receive(stream: Readable): Promise<ReceivedFile> {
      const temporary = join(incoming, randomUUID());
      const hash = createHash('sha256');
      const heads: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        hash.update(chunk);
        if (size < SNIFF_BYTES) heads.push(chunk);
        size += chunk.length;
      });
      try {
        // `flush` syncs the file to the disk before it is closed.
        const out = createWriteStream(temporary, { flags: 'wx', highWaterMark: BUFFER, flush: true });
        await pipeline(stream, out);
      } catch (error) {
        await fs.rm(temporary, { force: true });
        throw error;
      }
      // A copy: a part of a network buffer would keep all of it in memory.
      const head = Buffer.from(Buffer.concat(heads).subarray(0, SNIFF_BYTES));
      return { temporary, size, sha256: hash.digest('hex'), head };
    },

    /** Moves received files to their names among the uploads, one name for each file. */
    async keep(files: readonly ReceivedFile[], names: readonly string[]) {
      for (const [index, { temporary }] of files.entries())
        await fs.rename(temporary, join(uploads, names[index] ?? ''));
      // Once for all files: a disk takes about 10 ms, and the site may give up an upload 15 s after its last byte.
      await sync(uploads);
    },

    discard: ({ temporary }: ReceivedFile) => fs.rm(temporary, { force: true }),

    /** Deletes uploads. Ignores names that do not exist. */
    async remove(names: readonly string[]) {
      for (const name of names) await fs.rm(join(uploads, name), { force: true });
    },

    /** Returns which of these uploads are not there: deleted by hand, or by a virus scanner. */
    async missing(names: readonly string[]) {
      const missing: string[] = [];
      for (const name of names) if (!(await exists(join(uploads, name)))) missing.push(name);
      return missing;
    },

    /** Names of all uploads. Also those of orders that are not in place yet. */
    async uploads() {
      // Without folders: some network storage adds one with thumbnails to each folder of photos.
      const entries = await fs.readdir(uploads, { withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },

    /** Prepares an order's folder out of sight, with these texts: all of it that needs space. */
    async stage({ number, references }: Order, documents: readonly { name: string; text: string }[]) {
      await fs.rm(staged(number), { recursive: true, force: true });
      await fs.mkdir(staged(number));
      if (references.length > 0) await fs.mkdir(join(staged(number), 'references'));
      for (const { name, text } of documents)
        await fs.writeFile(join(staged(number), name), text, { flush: true });
      await sync(staged(number));
      await sync(staging);
    },

    /** Drops what was prepared for an order. */
    unstage: (number: number) => fs.rm(staged(number), { recursive: true, force: true }),

    /** Moves the photos into the prepared folder, and the folder into place. */
    async place({ number, folder, photos, references }: Order) {
      if (!(await exists(staged(number)))) return;
      for (const { name, savedAs } of photos) await move(join(uploads, name), join(staged(number), savedAs));
      for (const { name, savedAs } of references)
        await move(join(uploads, name), join(staged(number), 'references', savedAs));
      if (references.length > 0) await sync(join(staged(number), 'references'));
      await sync(staged(number));
      await fs.rename(staged(number), join(orders, folder));
      await sync(orders);
      await sync(uploads);
    },

    /**
     * Deletes order folders by their names, prepared ones too. Resolves to those that were not there: moved, renamed or
     * deleted by hand.
     */
    async removeFolders(folders: readonly string[]) {
      const missing: string[] = [];
      for (const folder of folders) {
        // The name begins with the order's number. An order that is not in place yet is in `staging/`. That folder is
        // deleted first, because the server may move it to `orders/` meanwhile.
        const places = [staged(Number.parseInt(folder, 10)), join(orders, folder)];
        if (!(await Promise.all(places.map(exists))).includes(true)) missing.push(folder);
        for (const place of places) await fs.rm(place, { recursive: true, force: true });
      }
      return missing;
    },

    /** The highest number among the order folders, prepared ones too. 0 without any. */
    async lastOrderNumber() {
      const numbers = (await fs.readdir(staging)).map(Number);
      // A folder without order.json is not an order's, although its name may begin with a number, such as a date.
      for (const folder of await fs.readdir(orders))
        // A person may have locked a folder. That must not stop the start.
        if (await exists(join(orders, folder, 'order.json')).catch(() => false))
          numbers.push(Number.parseInt(folder, 10));
      // Not spread into `Math.max`: a call takes about 130,000 arguments.
      return numbers.filter(Number.isSafeInteger).reduce((last, number) => Math.max(last, number), 0);
    },

    /** Deletes what a crash has left: temporary files, and prepared folders except those of `unplaced` orders. */
    async clean(unplaced: readonly number[]) {
      const kept = unplaced.map(String);
      for (const folder of [incoming, staging])
        for (const name of await fs.readdir(folder))
          if (!kept.includes(name)) await fs.rm(join(folder, name), { recursive: true, force: true });
    },

    /** Free space in bytes. */
    async free() {
      const { bavail, bsize } = await fs.statfs(root);
      return bavail * bsize;
    },

    /** Lists every stored file with its size and hash, for a backup. A file that moves meanwhile may be listed twice. */
    async *manifest() {
      // In the order in which files move, so that one that moves before it is read is found again.
      for (const folder of [uploads, staging, orders])
        for await (const file of filesIn(folder)) {
          const digest = await unlessGone(digestOf(file));
          if (digest) yield { path: relative(root, file).split(sep).join('/'), ...digest };
        }
    },
  };
}

export type Files = Awaited<ReturnType<typeof folderFiles>>;

/** Walks through the files below a folder, as far as they are still there. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  for (const entry of (await unlessGone(fs.readdir(folder, { withFileTypes: true }))) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

async function digestOf(file: string): Promise<{ size: number; sha256: string }> {
  const stream = createReadStream(file);
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return { size: stream.bytesRead, sha256: hash.digest('hex') };
}

/** Resolves to `undefined` if the file or folder no longer exists. */
const unlessGone = <T>(reading: Promise<T>) =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });

/** Makes renames in a folder durable. Windows can't open folders, and its file system logs renames by itself. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await fs.open(folder);
  await handle.sync();
}

/** Renames a file. Does nothing if it was renamed already, before a crash. */
async function move(from: string, to: string): Promise<void> {
  try {
    await fs.rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !(await exists(to))) throw error;
  }
}

/** Whether a file or folder exists. Rejects after a read error: `place` would take an order for placed. */
async function exists(path: string): Promise<boolean> {
  try {
    await fs.access(path);
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
