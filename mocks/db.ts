import type { ErrorReport, OrderPayload } from '../src/api/contract.ts';

/** The number of the first order. A studio that begins at 1 looks like one that began today. */
const FIRST_ORDER = 2048;

export type StoredOrder = OrderPayload & { id: string };
export type StoredFile = { filename: string; original: string; size: number };

type Accounts = Map<string, { username: string; email: string }>;

/** State of the mock server, in memory. Lasts until the page is reloaded or `reset` is called. */
export const db = {
  orders: [] as StoredOrder[],
  files: [] as StoredFile[],
  accounts: new Map() as Accounts,
  errorReports: [] as ErrorReport[],
  /** Answers by Idempotency-Key, and what came with it: a repeated submission gets the first answer. */
  answered: new Map<string, unknown>(),
  /** Sentinels that work once and have. */
  met: new Set<string>(),

  nextOrderId: () => `SL-${FIRST_ORDER + db.orders.length}`,

  /** A name that is safe in a path and unique in the store: a counter and what is left of the original. */
  storedName(original: string): string {
    const dot = original.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [original.slice(0, dot), original.slice(dot + 1)] : [original, ''];
    const number = String(db.files.length + 1).padStart(5, '0');
    return [`${number}-${slug(stem, 40) || 'photo'}`, slug(extension, 8).replaceAll('-', '')]
      .filter(Boolean)
      .join('.');
  },

  reset(): void {
    db.orders = [];
    db.files = [];
    db.accounts.clear();
    db.errorReports = [];
    db.answered.clear();
    db.met.clear();
  },
};

const slug = (text: string, limit: number) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, limit)
    .replace(/^-+|-+$/g, '');
