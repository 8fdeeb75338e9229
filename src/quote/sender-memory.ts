import type { PhotoList } from './submit-order.ts';

/**
 * A receipt that a device kept is good for this time, in ms: a day. After that the server may have cleaned up what no
 * order has asked for, and the photos are sent again.
 */
export const RECEIPT_LIFETIME = 24 * 60 * 60 * 1000;

/** The names that the server gave to accepted files, by `photoKey`. */
export type Receipts = Readonly<Record<string, string>>;

/** What a sender has to know after a reload, and in another tab that shows the same draft. */
export type SenderMemory = {
  /** What was sent last, and the Idempotency-Key that it carried. */
  submission: { content: string; key: string };
  receipts: Readonly<Record<PhotoList, Receipts>>;
  /** When it was remembered, in ms since 1970. */
  at: number;
};

export const emptyMemory: SenderMemory = {
  submission: { content: '', key: '' },
  receipts: { photos: {}, references: {} },
  at: 0,
};

/** Where a sender's memory is kept, if it is to outlast the page. Neither may throw. */
export type MemoryKeeper = {
  recall: () => Promise<unknown>;
  /** `null` forgets. */
  remember: (memory: SenderMemory | null) => Promise<unknown>;
};

/** Reads what a device has kept, where anything may be. Never throws. */
export function readMemory(stored: unknown, now: number): SenderMemory {
  if (!isRecord(stored) || typeof stored['at'] !== 'number') return emptyMemory;
  const { at, submission, receipts } = stored;
  const lists: Readonly<Record<string, unknown>> = isRecord(receipts) ? receipts : {};
  const isFresh = now - at < RECEIPT_LIFETIME;
  return {
    submission: isRecord(submission)
      ? { content: textOf(submission['content']), key: textOf(submission['key']) }
      : emptyMemory.submission,
    receipts: isFresh
      ? { photos: receiptsOf(lists['photos']), references: receiptsOf(lists['references']) }
      : emptyMemory.receipts,
    at,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function receiptsOf(value: unknown): Receipts {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
