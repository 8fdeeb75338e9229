import { formatMarks } from '../../annotations/format-marks.ts';
import type { OrderPayload } from '../../api/contract.ts';
import { digest } from '../../lib/digest.ts';
import { photoKey } from '../../lib/photo-key.ts';
import type { PhotoList, QuoteState } from '../quote-state.ts';
import { serialize, type SerializedQuote } from '../serialized-quote.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Time after which a draft that was offered once and left alone is removed, in ms. */
export const DRAFT_LIFETIME = 7 * DAY;
/** Time for which a receipt is used, in ms. Later the server may have deleted a file that no order names. */
export const RECEIPT_LIFETIME = DAY;

/** The name under which the server stored a file, and the time of its answer. */
export type Receipt = { name: string; at: number };
export type Receipts = Readonly<Record<string, Receipt>>;
/** A file in both lists is uploaded for each: a server may refuse an order that names a stored file twice. */
export const receiptKey = (list: PhotoList, file: File): string => `${list}/${photoKey(file)}`;

export const outcomes = ['unknown', 'setAside', 'refused'] as const;

/** One content that was sent, or is about to be. An accepted order needs no entry: it ends the draft. */
export type Attempt = {
  /** Hash of the content (`contentHash`). */
  content: string;
  /** Its Idempotency-Key. */
  key: string;
  /**
   * `unknown`: the order is being sent, or was, and no answer said whether the server accepted it. `setAside`: the same,
   * and the visitor sends another order knowing that this one may have arrived.
   */
  outcome: (typeof outcomes)[number];
  /** The order that has been sent, so that it can be sent again unchanged. */
  payload?: OrderPayload | undefined;
  /**
   * Payloads that the server refused under this key. After a 409 each is sent again, in case the server did accept it.
   */
  refused: readonly OrderPayload[];
};

/** One order, from its first word until it is sent or given up. Its files are stored by its id and `photoKey`. */
export type OrderRecord = {
  id: string;
  /** The `draftKey` of its form. */
  form: string;
  /** Random text from which the Idempotency-Keys derive. */
  seed: string;
  /**
   * Seed of the upload keys. Equals `seed` until receipts are lost; then it changes, because under the old key the server
   * would repeat its old response with deleted files.
   */
  uploadSeed: string;
  /** The tab that may write, and the time of its last write. */
  owner: { tab: string; at: number } | null;
  updatedAt: number;
  /** Whether a later visit has shown it. Before that it is not removed, however old. */
  isOffered: boolean;
  quote: SerializedQuote;
  receipts: Receipts;
  attempts: readonly Attempt[];
  /** Number of the order that the server accepted. Then everything else is empty: the record only informs other tabs. */
  taken: string | null;
};

/** A tab that has not written for this time, in ms, no longer owns its draft. For browsers without Web Locks. */
export const LEASE = 30_000;

/** Whether the owner has written lately. */
export const isLeased = ({ owner }: OrderRecord, now: number): boolean =>
  owner !== null && now - owner.at < LEASE;

/** Whether a tab may write the record: it owns it, or nobody does and the order has no number yet. */
export const isWritableBy = ({ taken, owner }: OrderRecord, tab: string): boolean =>
  owner ? owner.tab === tab : taken === null;

/** Returns a hash of everything that the order will contain. Two orders with the same hash are the same order. */
export function contentHash(quote: QuoteState): string {
  const { fields, photos, references } = serialize(quote);
  return digest(JSON.stringify([fields, photos, references, formatMarks(quote.photos, quote.marks)]));
}

/**
 * Returns the Idempotency-Key of some content, which follows from the draft's seed. A tab that could store nothing, and
 * the next tab that finds the draft, so send the same content under the same key. The seed keeps the equal orders of two
 * visitors apart. The form is a UUID of version 8 (RFC 9562 §5.8).
 */
export function keyFor(seed: string, content: string): string {
  const hex = digest(`${seed} ${content}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** A record that could be read. `isPartial`: something was left out. */
export type StoredDraft = { record: OrderRecord; isPartial: boolean };
