import { chmodSync } from 'node:fs';
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { ErrorReport, OrderPayload } from '../../src/api/contract.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { policy } from '../content/policy.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long records are kept, in ms. */
export const RETENTION = {
  /** The contract requires 30 days. A day more, because clocks differ. */
  answer: 31 * DAY,
  /** An upload that no order names (policy of the integration guide). */
  upload: DAY,
  report: policy.errorReportsKept * DAY,
  /** Then a mail is given up, after `MAIL_ATTEMPTS` at least. */
  mail: 3 * DAY,
};
/** Minimum number of attempts before a mail is given up: the machine may have been off for most of the three days. */
export const MAIL_ATTEMPTS = 10;

/** A file that a visitor has sent. */
export type StoredFile = {
  /** The name under which it is stored, and which the answer to the upload states. */
  name: string;
  /** The visitor's name for it, made safe for a file system. */
  original: string;
  /** In bytes. */
  size: number;
  sha256: string;
};

/** A stored file, with the order that has taken it. */
export type Upload = StoredFile & { order: number | null };

/** A file of an order: `savedAs` is its name in the order's folder, unique there. */
export type OrderFile = StoredFile & { savedAs: string };

export type Order = {
  number: number;
  /** ISO 8601. */
  receivedAt: string;
  /** Name of its folder. Begins with the number. */
  folder: string;
  payload: OrderPayload;
  photos: readonly OrderFile[];
  references: readonly OrderFile[];
};

/** An answer that was given under a key, and the fingerprint of the request. */
type GivenAnswer = { fingerprint: string; answer: unknown };

/**
 * The answer to a request. A later request is the same one if key and fingerprint are equal (contract.ts). The answer to a request
 * without a key is not stored.
 */
export type AnswerRecord = GivenAnswer & { key: string | null; call: EndpointName };

export type Account = { id: number; email: string; name: string; password: string };

export type MailKind = 'studio' | 'customer';
export type DueMail = { id: number; order: number; kind: MailKind; attempts: number };

/** Number of the first order. It is not 1, because a studio has usually had orders before. */
const FIRST_ORDER = 2048;

/** Error reports beyond this number replace the oldest. The site's have at most 10 KB each, a stranger's 64 KB. */
export const REPORT_LIMIT = 10_000;

/** Migrations: `user_version` says how many of these an existing file has seen. */
const versions = [
  `
  CREATE TABLE sessions (token TEXT PRIMARY KEY, visitor TEXT NOT NULL, account INTEGER, seen INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE accounts (id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE COLLATE NOCASE, name TEXT NOT NULL COLLATE NOCASE, password TEXT NOT NULL);
  CREATE INDEX accounts_by_name ON accounts (name);
  CREATE TABLE uploads (name TEXT PRIMARY KEY, original TEXT NOT NULL, size INTEGER NOT NULL, sha256 TEXT NOT NULL,
    visitor TEXT NOT NULL, key TEXT, "order" INTEGER, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX uploads_by_order ON uploads ("order");
  CREATE TABLE orders (number INTEGER PRIMARY KEY, receivedAt TEXT NOT NULL, email TEXT NOT NULL COLLATE NOCASE, folder TEXT NOT NULL,
    payload TEXT NOT NULL, photos TEXT NOT NULL, "references" TEXT NOT NULL, placed INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX orders_by_email ON orders (email);
  CREATE INDEX orders_unplaced ON orders (placed) WHERE placed = 0;
  CREATE TABLE answers (key TEXT NOT NULL, call TEXT NOT NULL, fingerprint TEXT NOT NULL, answer TEXT NOT NULL,
    "order" INTEGER, at INTEGER NOT NULL, PRIMARY KEY (key, call, fingerprint)) WITHOUT ROWID;
  CREATE TABLE mails (id INTEGER PRIMARY KEY, "order" INTEGER NOT NULL, kind TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL, at INTEGER NOT NULL);
  CREATE TABLE reports (id INTEGER PRIMARY KEY, report TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE TABLE removals (kind TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (kind, name)) WITHOUT ROWID;
  CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
  INSERT INTO counters VALUES ('order', ${FIRST_ORDER - 1});
  `,
  `
  DROP TABLE sessions;
  ALTER TABLE uploads DROP COLUMN visitor;
  `,
];

type Row = Record<string, unknown>;

/**
 * Stores all data but the files, in one SQLite file. A method that changes something is one transaction, which is on disk when its
 * promise resolves. The methods are synchronous inside, so no two of them interleave.
 */
export function sqliteRecords(file: string, beforeUpgrade?: () => void) {
  const db = new DatabaseSync(file, { timeout: 5000 });
  makePrivate(file);
  // `synchronous`: a commit is on disk before it returns, also in WAL mode. `secure_delete`: deleted data is overwritten.
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
    PRAGMA journal_size_limit = 16777216; PRAGMA cache_size = -8000;`);

  // Not a tag store of Node (24.21): `db.close` leaves its statements open, and so the write-ahead log beside the file.
  const statements = new Map<TemplateStringsArray, StatementSync>();
  function prepare(parts: TemplateStringsArray): StatementSync {
    const statement = statements.get(parts) ?? db.prepare(parts.join('?'));
    statements.set(parts, statement);
    return statement;
  }
  const all = <T = Row>(parts: TemplateStringsArray, ...values: SQLInputValue[]) =>
    prepare(parts).all(...values) as unknown as T[];
  const run = (parts: TemplateStringsArray, ...values: SQLInputValue[]) =>
    Number(prepare(parts).run(...values).changes);

  /** Runs `work` as a whole or not at all. Reads in it see no other process's changes. */
  function transaction<T>(work: () => T): T {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }

  transaction(() => {
    const version = Number(all`PRAGMA user_version`[0]?.['user_version']);
    if (version > versions.length) throw new Error(`${file} was written by a newer version of this server.`);
    // Nothing is written, so that after a crash a full disk stops neither a start nor a command that only reads. (A clean stop
    // removes the write-ahead log, whose index takes some space again.)
    if (version === versions.length) return;
    if (version > 0) beforeUpgrade?.();
    for (const tables of versions.slice(version)) db.exec(tables);
    db.exec(`PRAGMA user_version = ${versions.length}`);
  });

  const addAnswer = ({ key, call, fingerprint, answer }: AnswerRecord, order: number | null = null) =>
    key !== null &&
    run`INSERT OR REPLACE INTO answers VALUES (${key}, ${call}, ${fingerprint}, ${JSON.stringify(answer)}, ${order}, ${Date.now()})`;

  const remove = (kind: 'folder' | 'upload', name: string) =>
    run`INSERT OR IGNORE INTO removals VALUES (${kind}, ${name})`;

  return {
    /** Resolves to false if an account has this email address. */
    async addAccount({ email, name, password }: Omit<Account, 'id'>) {
      return (
        run`INSERT OR IGNORE INTO accounts (email, name, password) VALUES (${email}, ${name}, ${password})` ===
        1
      );
    },
    /** Finds accounts by email address or by name. Names need not be unique: two are enough to show that a name is not. */
    async findAccounts(login: string) {
      return all<Account>`SELECT id, email, name, password FROM accounts
        WHERE email = ${login} OR name = ${login} ORDER BY email = ${login} DESC, id LIMIT 2`;
    },

    /** Finds the answers that were given to a call under a key. Without a key there are none. */
    async findAnswers(key: string | null, call: EndpointName): Promise<GivenAnswer[]> {
      const rows = all<{ fingerprint: string; answer: string }>`SELECT fingerprint, answer FROM answers
        WHERE key = ${key} AND call = ${call} AND at > ${Date.now() - RETENTION.answer}`;
      return rows.map(({ fingerprint, answer }) => ({ fingerprint, answer: JSON.parse(answer) as unknown }));
    },

    async findUploads(names: readonly string[]) {
      return all<Upload>`SELECT name, original, size, sha256, "order" FROM uploads
        WHERE name IN (SELECT value FROM json_each(${JSON.stringify(names)}))`;
    },
    async addUploads(files: readonly StoredFile[], answer: AnswerRecord) {
      transaction(() => {
        for (const { name, original, size, sha256 } of files)
          run`INSERT INTO uploads VALUES (${name}, ${original}, ${size}, ${sha256}, ${answer.key}, NULL, ${Date.now()})`;
        addAnswer(answer);
      });
    },

    async reserveOrderNumber() {
      return Number(
        all`UPDATE counters SET value = value + 1 WHERE name = 'order' RETURNING value`[0]?.['value'],
      );
    },
    /** Makes the next order number higher than `last`. */
    async skipOrderNumbers(last: number) {
      run`UPDATE counters SET value = max(value, ${last}) WHERE name = 'order'`;
    },
    /**
     * Records an order that is not in place yet, its answer and its mails, and takes its files. Resolves to false, and
     * records nothing, if one of them was taken by another order or deleted meanwhile.
     */
    async addOrder(order: Order, mails: readonly MailKind[], answer: AnswerRecord) {
      const { number, receivedAt, folder, payload, photos, references } = order;
      const names = [...photos, ...references].map(({ name }) => name);
      return transaction(() => {
        const taken = run`UPDATE uploads SET "order" = ${number}
          WHERE "order" IS NULL AND name IN (SELECT value FROM json_each(${JSON.stringify(names)}))`;
        if (taken !== names.length) {
          run`UPDATE uploads SET "order" = NULL WHERE "order" = ${number}`;
          return false;
        }
        run`INSERT INTO orders VALUES (${number}, ${receivedAt}, ${payload.customerEmail.trim()}, ${folder},
          ${JSON.stringify(payload)}, ${JSON.stringify(photos)}, ${JSON.stringify(references)}, 0)`;
        addAnswer(answer, number);
        const now = Date.now();
        for (const kind of mails)
          run`INSERT INTO mails ("order", kind, due, at) VALUES (${number}, ${kind}, ${now}, ${now})`;
        return true;
      });
    },
    /** Records that the order's folder is in place. */
    async markPlaced(number: number) {
      run`UPDATE orders SET placed = 1 WHERE number = ${number}`;
    },
    /** Orders whose folder is not in place: the server was stopped, or something failed. */
    unplacedOrders: async () => all`SELECT * FROM orders WHERE placed = 0`.map(toOrder),
    findOrder: async (number: number) => all`SELECT * FROM orders WHERE number = ${number}`.map(toOrder)[0],
    /** All orders, oldest first. */
    orders: async () => all`SELECT * FROM orders ORDER BY number`.map(toOrder),

    /** The number of orders of an email address in the last 24 hours. */
    async countOrdersInLastDay(email: string) {
      const since = new Date(Date.now() - DAY).toISOString();
      return all`SELECT 1 FROM orders WHERE email = ${email.trim()} AND receivedAt > ${since}`.length;
    },

    /**
     * Mails about orders that are in place. A mail is postponed by hours at most: one that is due in more than a day was
     * postponed while the clock was ahead, so it is due now.
     */
    async dueMails(now: number) {
      return all<DueMail>`SELECT id, "order", kind, attempts FROM mails JOIN orders ON number = "order"
        WHERE (due <= ${now} OR due > ${now + DAY}) AND placed = 1 ORDER BY id`;
    },
    async markMailed(id: number) {
      run`DELETE FROM mails WHERE id = ${id}`;
    },
    async postponeMail(id: number, until: number) {
      run`UPDATE mails SET due = ${until}, attempts = attempts + 1 WHERE id = ${id}`;
    },

    async addReport(report: ErrorReport) {
      transaction(() => {
        run`INSERT INTO reports (report, at) VALUES (${JSON.stringify(report)}, ${Date.now()})`;
        run`DELETE FROM reports WHERE id <= (SELECT max(id) FROM reports) - ${REPORT_LIMIT}`;
      });
    },

    /** Deletes what is older than `RETENTION`, mails only after `MAIL_ATTEMPTS`. Resolves to the names of the files that may be deleted. */
    async sweep(now: number) {
      return transaction(() => {
        run`DELETE FROM answers WHERE at < ${now - RETENTION.answer}`;
        run`DELETE FROM reports WHERE at < ${now - RETENTION.report}`;
        const late = all<DueMail>`DELETE FROM mails
          WHERE at < ${now - RETENTION.mail} AND attempts >= ${MAIL_ATTEMPTS} RETURNING "order", kind`;
        for (const { order, kind } of late)
          console.warn(`Mail about order ${order} to the ${kind} is given up.`);
        // The row of a file that an order has taken is needed only as long as answers under its key.
        run`DELETE FROM uploads WHERE "order" IS NOT NULL AND at < ${now - RETENTION.answer}`;
        const unused = all<Upload>`DELETE FROM uploads WHERE "order" IS NULL AND at < ${now - RETENTION.upload} RETURNING name`;
        return unused.map(({ name }) => name);
      });
    },

    /**
     * Deletes accounts and orders of an email address, and uploads under the key of such an order. Their files become
     * unfinished removals. Resolves to the number of accounts, the numbers of the orders, and the number of uploads that
     * no order had taken.
     */
    async forget(email: string) {
      const isTheirs = (address: string) => foldAddress(address) === foldAddress(email);
      return transaction(() => {
        const theirs = all`SELECT * FROM orders`
          .map(toOrder)
          .filter(({ payload }) => isTheirs(payload.customerEmail));
        let uploads = 0;
        for (const { number, folder, photos, references } of theirs) {
          remove('folder', folder);
          // An order that is not in place yet has photos among the uploads.
          for (const { name } of [...photos, ...references]) remove('upload', name);
          const keys = all<{
            key: string;
          }>`SELECT key FROM uploads WHERE "order" = ${number} AND key IS NOT NULL
            UNION SELECT key FROM answers WHERE "order" = ${number}`;
          for (const { key } of keys) {
            const unused = all<Upload>`DELETE FROM uploads WHERE key = ${key} AND "order" IS NULL RETURNING name`;
            uploads += unused.length;
            for (const { name } of unused) remove('upload', name);
            run`DELETE FROM answers WHERE key = ${key}`;
          }
          run`DELETE FROM uploads WHERE "order" = ${number}`;
          run`DELETE FROM mails WHERE "order" = ${number}`;
          run`DELETE FROM orders WHERE number = ${number}`;
        }
        const accounts = all<Account>`SELECT id, email FROM accounts`.filter(({ email }) => isTheirs(email));
        for (const { id } of accounts) run`DELETE FROM accounts WHERE id = ${id}`;
        return { accounts: accounts.length, orders: theirs.map(({ number }) => number), uploads };
      });
    },
    /** Folders and files that `forget` has recorded and that may still exist. */
    async unfinishedRemovals() {
      const rows = all<{ kind: string; name: string }>`SELECT kind, name FROM removals`;
      const of = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(({ name }) => name);
      return { folders: of('folder'), uploads: of('upload') };
    },
    async finishRemovals() {
      run`DELETE FROM removals`;
      // Truncates the write-ahead log, so that deleted data does not survive in it.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },

    /** Writes a copy of everything to a new file while the server runs. */
    backup: (to: string) => backup(db, to),
    async close() {
      db.close();
    },
  };
}

export type Records = ReturnType<typeof sqliteRecords>;

/**
 * Lets only the owner read the database, because it contains hashes of passwords. SQLite gives new files beside it the
 * same permissions.
 */
function makePrivate(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(path, 0o600);
    } catch {
      // Not there, or on a file system without permissions, such as exFAT.
    }
  }
}

/** Returns the same text for two spellings of an email address. SQLite's NOCASE knows ASCII letters only. */
const foldAddress = (email: string) => email.trim().normalize('NFC').toLowerCase();

function toOrder(row: Row): Order {
  const json = (column: string) => JSON.parse(String(row[column])) as never;
  return {
    number: Number(row['number']),
    receivedAt: String(row['receivedAt']),
    folder: String(row['folder']),
    payload: json('payload'),
    photos: json('photos'),
    references: json('references'),
  };
}
