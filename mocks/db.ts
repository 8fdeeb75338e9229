import type { ErrorReport, OrderPayload } from '../src/api/contract.ts';

/** Number of the first order. It is not 1, because a real studio has had orders before. */
const FIRST_ORDER = 2048;

/** An order that the mock server has accepted. */
export type StoredOrder = OrderPayload & { id: string };
/** A photo that the mock server has stored. Its `size` is 0 if `startMocks` paced the upload. */
export type StoredFile = { filename: string; original: string; size: number };

/** State of the mock server, in memory. Lasts until the page is reloaded or `reset` is called. */
export const db = {
  orders: [] as StoredOrder[],
  files: [] as StoredFile[],
  /** The email addresses that have signed up, in lower case. */
  accounts: new Set<string>(),
  errorReports: [] as ErrorReport[],
  /** Responses by Idempotency-Key and content. A repeated submission gets the first response. */
  answered: new Map<string, unknown>(),
  /** Idempotency-Keys of the accepted orders. */
  orderKeys: new Set<string>(),
  /** Sentinels of the `once` kind that have been used. */
  usedSentinels: new Set<string>(),

  nextOrderId: () => `SL-${FIRST_ORDER + db.orders.length}`,

  /** Returns a file name that is safe in a path and unique in the store: a counter and the end of the original name. */
  storedName(original: string): string {
    const safe = original
      .toLowerCase()
      .replace(/[^a-z0-9.]+/g, '-')
      .replace(/^[-.]+/, '');
    return `${String(db.files.length + 1).padStart(5, '0')}-${safe.slice(-40)}`;
  },

  reset(): void {
    db.orders = [];
    db.files = [];
    db.accounts.clear();
    db.errorReports = [];
    db.answered.clear();
    db.orderKeys.clear();
    db.usedSentinels.clear();
  },
};
