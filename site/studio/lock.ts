import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/**
 * Locks a data folder, so that a second server cannot use it. The lock belongs to the operating system, on a SQLite file, so
 * it ends with the process, also after a crash.
 *
 * @returns a function that releases the lock.
 * @throws if another process holds the lock.
 */
export function lockFolder(data: string): () => void {
  const lock = new DatabaseSync(join(data, 'lock.db'), { timeout: 0 });
  try {
    // Without a journal, so that a full disk does not stop it.
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new Error(`Another server is running on ${data}.`, { cause: error });
  }
  return () => lock.close();
}
