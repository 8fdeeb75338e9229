import type { OrderPayload } from '../../api/contract.ts';
import { isRecord } from '../../lib/is-record.ts';
import { newId } from '../../lib/new-id.ts';
import { isReadWhole, listOf, partsOf, readQuote, textOf } from '../read-quote.ts';

/** Time after which a draft that a tab has claimed once, and that has not changed since, is removed, in ms. */
export const DRAFT_LIFETIME = 7 * 24 * 60 * 60 * 1000;
/** A tab that has not written for this time, in ms, counts as closed. For browsers without Web Locks. */
export const LEASE = 30_000;
const outcomes = ['unsent', 'unknown', 'setAside', 'refused'] as const;

/** One content that was sent, or is about to be. An accepted order needs no entry: it ends the draft. */
export type Attempt = ReturnType<typeof readAttempt>[number];
/** The name under which the server stored a file, and the time of its answer. */
export type Receipt = { name: string; at: number };
export type Receipts = Readonly<Record<string, Receipt>>;
/** One order, from its first word until it is sent or given up. Its files are stored by its id and `photoKey`. */
export type OrderRecord = NonNullable<ReturnType<typeof readRecord>>;

/**
 * Reads a stored record, which may be anything: an older version, half a write, or edited by hand. Each part is judged
 * on its own. A time after `now` comes from a clock that was wrong, and counts as now. Never throws.
 *
 * @returns `undefined` if nothing of it can be read.
 */
export function readRecord(stored: unknown, id: string, now: number) {
  const { quote: storedQuote, owner, ...parts } = partsOf(stored);
  // An older version called it `taken`.
  const orderNumber = textOf(parts['orderNumber'] ?? parts['taken']) || null;
  if (!isRecord(storedQuote) && orderNumber === null) return undefined;
  const timeOf = (value: unknown) =>
    typeof value === 'number' && Number.isFinite(value) ? Math.min(value, now) : 0;
  const readReceipt = ([key, value]: [string, unknown]) => {
    const { name, at } = partsOf(value);
    return textOf(name) === '' ? [] : [[key, { name: textOf(name), at: timeOf(at) }] as const];
  };
  const seed = textOf(parts['seed']) || newId();
  const quote = readQuote(storedQuote);
  return {
    id,
    /** The `draftKey` of its form. */
    form: textOf(parts['form']),
    /** Random text from which the Idempotency-Keys derive. */
    seed,
    /**
     * Seed of the upload keys. Changes when an upload was accepted, refused (4xx) or answered with anything that cannot be
     * read, and when receipts are too old: under the old key the server would repeat its answer, also once it has deleted the files.
     */
    uploadSeed: textOf(parts['uploadSeed']) || seed,
    /** The tab that may write, and the time of its last write. */
    owner: isRecord(owner) ? { tab: textOf(owner['tab']), at: timeOf(owner['at']) } : null,
    updatedAt: timeOf(parts['updatedAt']),
    /**
     * Whether it is removed once it is older than `DRAFT_LIFETIME`: if a tab has claimed or emptied it, or if it is the number
     * of an accepted order. Until then a draft is kept at any age (ordering 53).
     */
    mayExpire: parts['mayExpire'] === true || orderNumber !== null,
    quote,
    /** Whether something of the form was left out. Not read from storage. */
    isPartial: orderNumber === null && !isReadWhole(storedQuote, quote),
    /** By `receiptKey`. */
    receipts: Object.fromEntries(Object.entries(partsOf(parts['receipts'])).flatMap(readReceipt)) as Receipts,
    attempts: listOf(parts['attempts']).flatMap(readAttempt) as readonly Attempt[],
    /** The number of the accepted order. Then everything else is empty: the record only informs other tabs. */
    orderNumber,
  };
}

function readAttempt(value: unknown) {
  const { content, key, outcome, payload, refused } = partsOf(value);
  // An older version stored attempts that had not left.
  if (outcome === 'unsent' || textOf(content) === '' || textOf(key) === '') return [];
  const attempt = {
    /** Hash of the content (`contentHash`). */
    content: textOf(content),
    /** Its Idempotency-Key. */
    key: textOf(key),
    /**
     * `unsent`: it has not left, and is not stored. `unknown`: the order is being sent, or was, and no answer said whether
     * the server accepted it. `setAside`: the same, and the visitor sends another order knowing that this one may have
     * arrived. `refused`: it was not accepted.
     */
    outcome: outcomes.find((name) => name === outcome) ?? 'unknown',
    /**
     * The order that has been sent, so that it can be sent again unchanged. Payloads were checked when they were built,
     * and the server checks them again.
     */
    payload: isRecord(payload) ? (payload as OrderPayload) : undefined,
    /** Payloads that the server refused under this key. After a 409 each is sent again, in case it did accept it. */
    refused: listOf(refused).filter(isRecord) as object[] as readonly OrderPayload[],
  };
  return [attempt];
}
