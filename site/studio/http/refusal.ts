/**
 * An answer other than 2xx in the contract's form: a status, and one sentence that the site shows to the visitor. `refusalFor`
 * turns any other error into one: 507 if the disk is full, otherwise 500.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Errors that mean "no space left": of the file system, of a quota, and of SQLite (`SQLITE_FULL`, 13). */
const isFull = ({ code, errcode }: { code?: unknown; errcode?: unknown }) =>
  code === 'ENOSPC' || code === 'EDQUOT' || errcode === 13;

export const diskFull = () =>
  new Refusal(507, 'We have no space left for new files. Please try again later or call us.');

/** Logs that the disk is full, because only the studio can make space. */
export const logFullDisk = () => console.error('The disk of the data folder is full. A request was refused.');

/** Returns the refusal for an error. A full disk is logged. So is an unexpected error, which becomes a 500. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isFull(Object(error) as object)) {
    logFullDisk();
    return diskFull();
  }
  console.error(error);
  return new Refusal(500, 'Something went wrong on our side. Please try again.');
}
