import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Keeps a second server out of a data folder. The lock is one of the operating system on a SQLite file, so it ends
 * with the process, however that ends.
 *
 * @returns a function that gives the folder free.
 * @throws if another process holds the lock.
 */
export function lockFolder(data: string): () => void {
  const lock = new DatabaseSync(join(data, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new Error(`Another server is running on ${data}.`, { cause: error });
  }
  return () => lock.close();
}
