import type { Readable } from 'node:stream';
import type { Order } from '../records/records.ts';

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

/** A text that is written into an order's folder beside the photos. */
type OrderDocument = { name: string; text: string };

/**
 * Storage of photos and order folders. The default is folders on the local disk (`folder-files.ts`). When a promise
 * resolves, its data is on disk. Every method can be repeated: after a crash the server does so.
 */
export interface Files {
  /** Rejects with a sentence if files could not be moved from one place to the next. */
  check(): Promise<void>;
  /** Streams a file to its temporary place. Rejects, and leaves nothing there, if the stream fails. */
  receive(stream: Readable): Promise<ReceivedFile>;
  /** Moves received files to their names among the uploads, one name for each file. */
  keep(files: readonly ReceivedFile[], names: readonly string[]): Promise<void>;
  discard(file: ReceivedFile): Promise<void>;
  /** Deletes uploads. Ignores names that do not exist. */
  remove(names: readonly string[]): Promise<void>;
  /** Returns which of these uploads are not there: deleted by hand, or by a virus scanner. */
  missing(names: readonly string[]): Promise<string[]>;
  /** Names of all uploads. Also those of orders that are not in place yet. */
  uploads(): Promise<string[]>;

  /** Prepares an order's folder out of sight: all of it that needs space. */
  stage(order: Order, documents: readonly OrderDocument[]): Promise<void>;
  /** Drops what was prepared for an order. */
  unstage(number: number): Promise<void>;
  /** Moves the photos into the prepared folder, and the folder into place. */
  place(order: Order): Promise<void>;
  /**
   * Deletes order folders by their names, prepared ones too. Resolves to those that were not there: moved, renamed or
   * deleted by hand.
   */
  removeFolders(folders: readonly string[]): Promise<string[]>;

  /** The highest number among the order folders, prepared ones too. 0 without any. */
  lastOrderNumber(): Promise<number>;
  /** Deletes what a crash has left: temporary files, and prepared folders except those of `unplaced` orders. */
  clean(unplaced: readonly number[]): Promise<void>;
  /** Free space in bytes. */
  free(): Promise<number>;
  /** Lists every stored file with its size and hash, for a backup. A file that moves meanwhile may be listed twice. */
  manifest(): AsyncIterable<{ path: string; size: number; sha256: string }>;
}
