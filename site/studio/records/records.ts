import type { ErrorReport, OrderPayload } from '../../../src/api/contract.ts';
import type { EndpointName } from '../../../src/api/endpoints.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long records are kept, in ms. */
export const RETENTION = {
  /** A browser that sends photos again within this time is the same visitor. */
  session: 90 * DAY,
  /** The contract requires 30 days. A day more, because clocks differ. */
  answer: 31 * DAY,
  /** An upload that no order names (policy of the integration guide). */
  upload: DAY,
  /** `policy.errorReportsKept` of the site. */
  report: 90 * DAY,
  /** A mail that no server has accepted by then, in `MAIL_ATTEMPTS`, is given up. */
  mail: 3 * DAY,
};
/** Minimum number of attempts, which take some hours: the machine may have been off for days. */
export const MAIL_ATTEMPTS = 10;

/** A file that a visitor has sent. */
type StoredFile = {
  /** The name under which it is stored, and which the answer to the upload states. */
  name: string;
  /** The visitor's name for it, made safe for a file system. */
  original: string;
  /** In bytes. */
  size: number;
  sha256: string;
};

/** A stored file, with the visitor who sent it and the order that has taken it. */
export type Upload = StoredFile & {
  visitor: string;
  key: string | null;
  order: number | null;
};

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

/** The answer to a request. A later request is the same one if key and fingerprint are equal (contract.ts). */
export type Receipt = GivenAnswer & { key: string; call: EndpointName };

export type Session = { visitor: string; account: number | null };
export type Account = { id: number; email: string; name: string; password: string };

export type MailKind = 'studio' | 'customer';
export type DueMail = { id: number; order: number; kind: MailKind; attempts: number };

/**
 * Storage of all data but the files. The default is SQLite (`sqlite-records.ts`). Each method is one transaction, which is on
 * disk when its promise resolves.
 */
export interface Records {
  /** Finds a session, which then lasts for the whole time again. */
  findSession(token: string): Promise<Session | undefined>;
  saveSession(token: string, session: Session): Promise<void>;
  deleteSession(token: string): Promise<void>;

  /** Resolves to false if an account has this email address. */
  addAccount(account: Omit<Account, 'id'>): Promise<boolean>;
  /** Finds at most two accounts, by email address or by name. Names need not be unique. */
  findAccounts(login: string): Promise<Account[]>;

  /** Finds the answers that were given to a call under a key. */
  findAnswers(key: string, call: EndpointName): Promise<GivenAnswer[]>;

  findUploads(names: readonly string[]): Promise<Upload[]>;
  addUploads(files: readonly Upload[], receipt?: Receipt): Promise<void>;
  /** Gives files to another visitor, who has sent the same upload under the same key. */
  giveUploads(names: readonly string[], visitor: string): Promise<void>;

  reserveOrderNumber(): Promise<number>;
  /** Makes the next order number higher than `last`. */
  skipOrderNumbers(last: number): Promise<void>;
  /**
   * Records an order that is not in place yet, its answer and its mails, and takes its files. Resolves to false, and
   * records nothing, if another order has taken one of them meanwhile.
   */
  addOrder(order: Order, mails: readonly MailKind[], receipt?: Receipt): Promise<boolean>;
  /** Records that the order's folder is in place. */
  markPlaced(number: number): Promise<void>;
  /** Orders whose folder is not in place: the server was stopped, or something failed. */
  unplacedOrders(): Promise<Order[]>;
  findOrder(number: number): Promise<Order | undefined>;
  /** All orders, oldest first. */
  orders(): Promise<Order[]>;

  /** Mails about orders that are in place. */
  dueMails(now: number): Promise<DueMail[]>;
  markMailed(id: number): Promise<void>;
  postponeMail(id: number, until: number): Promise<void>;

  addReport(report: ErrorReport): Promise<void>;

  /** Deletes what is older than `RETENTION`. Resolves to the names of the files that may be deleted. */
  sweep(now: number): Promise<string[]>;
  /** Deletes accounts and orders of an email address. Their files become unfinished removals. */
  forget(email: string): Promise<Forgotten>;
  /** Folders and files that `forget` has recorded and that may still exist. */
  unfinishedRemovals(): Promise<Removals>;
  finishRemovals(): Promise<void>;
  /** Writes a copy of everything to a new file while the server runs. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

type Removals = { folders: string[]; uploads: string[] };
/** The accounts, the numbers of the orders, and the uploads that no order had taken. */
type Forgotten = { accounts: number; orders: number[]; uploads: number };
