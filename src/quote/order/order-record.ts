import { markLines } from '../../annotations/mark-lines.ts';
import type { OrderPayload } from '../../api/contract.ts';
import { newId } from '../../lib/new-id.ts';
import type { QuoteState } from '../quote-state.ts';
import {
  isReadWhole,
  isRecord,
  listOf,
  MAX_PHOTOS,
  readQuote,
  serialize,
  textOf,
  type SerializedQuote,
} from '../serialized-quote.ts';
import { digest, keyOf } from './order-key.ts';

/** Version of the stored record. A record of a newer release is neither read, changed nor deleted. */
export const RECORD_VERSION = 2;
const DAY = 24 * 60 * 60 * 1000;
/** Time after which a draft that was offered once and left alone is removed, in ms. */
export const DRAFT_LIFETIME = 7 * DAY;
/** Time for which a receipt is used, in ms: later the server may have deleted a file that no order names. */
export const RECEIPT_LIFETIME = DAY;

/** More attempts than anyone makes with one order. */
const MAX_ATTEMPTS = 100;

/** The two lists of files, in the order in which they are uploaded. */
export const photoLists = ['photos', 'references'] as const;
export type PhotoList = (typeof photoLists)[number];

/** The name under which the server stored a file, and when it said so. */
export type Receipt = { name: string; at: number };
/** By list, because each list is uploaded on its own, and by `photoKey`. */
export type Receipts = Readonly<Record<PhotoList, Readonly<Record<string, Receipt>>>>;
export const noReceipts: Receipts = { photos: {}, references: {} };

/** One content that a person has asked to send. That it was taken needs no entry: it ends the draft. */
export type Attempt = {
  /** Digest of the content (`contentOf`). */
  content: string;
  /** Its Idempotency-Key. */
  key: string;
  /** `unknown`: the order has left, and no answer said what became of it. */
  outcome: 'unsent' | 'unknown' | 'refused';
  at: number;
  /** The order that has left, so that it can be sent again exactly as it was. */
  payload?: OrderPayload;
  /** The person was told that it may have arrived, and sends another order all the same. */
  isSetAside?: boolean;
};

/** One order, from its first word until it is sent or given up. Its files lie beside it, by id and `photoKey`. */
export type OrderRecord = {
  version: typeof RECORD_VERSION;
  id: string;
  /** The form that it belongs to (`draftKey`). */
  form: string;
  /** Random text from which the Idempotency-Keys derive. */
  seed: string;
  /** The tab that may write, and when it last did. */
  owner: { tab: string; at: number } | null;
  updatedAt: number;
  /** Whether a later visit has shown it. Before that it is not removed, however old. */
  isOffered: boolean;
  quote: SerializedQuote;
  receipts: Receipts;
  attempts: readonly Attempt[];
  /** The order's number. Then everything else is empty: the record only tells other tabs. */
  taken: string | null;
};

/** Time since `then`, in ms. A clock that was set back makes nothing younger than now. */
export const ageOf = (then: number, now: number): number => Math.max(0, now - then);

/** Returns a digest of everything that the order will say. Equal contents are one order. */
export function contentOf(quote: QuoteState): string {
  const { fields, photos, references } = serialize(quote);
  return digest(JSON.stringify([fields, photos, references, markLines(quote.photos, quote.marks)]));
}

/** The Idempotency-Key of some content: the one it has had before, else the one that follows from the seed. */
export const keyFor = ({ seed, attempts }: Pick<OrderRecord, 'seed' | 'attempts'>, content: string): string =>
  attempts.find((attempt) => attempt.content === content)?.key ?? keyOf(seed, content);

/** What storage has in a record's place. `broken`: nothing of it can be read. `isPartial`: not all of it. */
export type FoundOrder = { kind: 'order'; record: OrderRecord; isPartial: boolean };
export type Found = { kind: 'none' | 'newer' | 'broken' } | FoundOrder;

/**
 * Reads a stored record, where anything may be: an older version, half a write, or what a curious person has edited.
 * Each part is judged on its own. Never throws.
 */
export function readRecord(stored: unknown, id: string): Found {
  if (stored === undefined) return { kind: 'none' };
  if (!isRecord(stored)) return { kind: 'broken' };
  if (typeof stored['version'] === 'number' && stored['version'] > RECORD_VERSION) return { kind: 'newer' };
  const { quote, taken, owner, attempts, updatedAt, savedAt } = stored;
  const number = textOf(taken);
  if (!isRecord(quote) && number === '') return { kind: 'broken' };
  const record: OrderRecord = {
    version: RECORD_VERSION,
    id,
    // The first version had one record a form, under the form's name.
    form: textOf(stored['form']) || id,
    seed: textOf(stored['seed']) || newId(),
    owner: isRecord(owner) ? { tab: textOf(owner['tab']), at: toTime(owner['at']) } : null,
    updatedAt: toTime(updatedAt ?? savedAt),
    isOffered: stored['isOffered'] === true,
    quote: readQuote(quote),
    receipts: readReceipts(stored['receipts']),
    attempts: listOf(attempts).slice(-MAX_ATTEMPTS).flatMap(readAttempt),
    taken: number === '' ? null : number,
  };
  return { kind: 'order', record, isPartial: number === '' && !isReadWhole(quote, record.quote) };
}

const toTime = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
function readReceipts(value: unknown): Receipts {
  const lists = isRecord(value) ? value : {};
  const readList = (list: unknown) =>
    Object.entries(isRecord(list) ? list : {})
      .slice(0, MAX_PHOTOS)
      .flatMap(([key, receipt]) =>
        isRecord(receipt) && textOf(receipt['name']) !== ''
          ? [[key, { name: textOf(receipt['name']), at: toTime(receipt['at']) }] as const]
          : [],
      );
  return {
    photos: Object.fromEntries(readList(lists['photos'])),
    references: Object.fromEntries(readList(lists['references'])),
  };
}

function readAttempt(value: unknown): Attempt[] {
  if (!isRecord(value)) return [];
  const [content, key] = [textOf(value['content']), textOf(value['key'])];
  if (content === '' || key === '') return [];
  const outcome =
    (['unsent', 'unknown', 'refused'] as const).find((name) => name === value['outcome']) ?? 'unknown';
  const { payload } = value;
  return [
    {
      content,
      key,
      outcome,
      at: toTime(value['at']),
      // It was checked when it was built, and the server checks it again.
      ...(isRecord(payload) && { payload: payload as OrderPayload }),
      ...(value['isSetAside'] === true && { isSetAside: true }),
    },
  ];
}
