import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { toCsv } from '../../src/lib/csv.ts';
import { serviceNames } from '../../src/pricing/names.ts';
import { briefOf, count, nameOf } from './files/brief.ts';
import type { Order } from './sqlite-records.ts';
import { finishRemovals, type Stores } from './server.ts';

/**
 * Command of the terminal. `run` gets the arguments after the command's name, and the path of the data folder. It resolves
 * to the text to print, or rejects with a message for the user.
 */
type Command = {
  /** The command and its arguments, as typed after `npm run studio --`. It takes no more arguments than these. */
  usage: string;
  does: string;
  run: (stores: Stores, args: readonly string[], data: string) => Promise<string>;
};

/** Commands that work on the data folder. All of them may run while the server does. */
export const commands: Readonly<Record<string, Command>> = {
  orders: {
    usage: 'orders',
    does: 'lists all orders',
    run: async ({ records }) => listOf(await records.orders()),
  },
  order: {
    usage: 'order 2048',
    does: 'prints one order',
    async run({ records }, [number = '']) {
      if (!number) throw new Error('Name the order: npm run studio -- order 2048');
      const order = await records.findOrder(Number(number));
      if (!order) throw new Error(`There is no order ${number}.`);
      return `${briefOf(order)}\nFolder: ${order.folder}\n`;
    },
  },
  export: {
    usage: 'export orders.csv',
    does: 'writes all orders as CSV, to the screen if no file is named',
    async run({ records }, [file]) {
      const rows = (await records.orders()).map((order) => csvColumns.map(([, value]) => value(order)));
      const csv = toCsv([csvColumns.map(([name]) => name), ...rows]);
      if (!file) return csv;
      await checkTarget(file);
      await writeFile(file, csv, { mode: 0o600 });
      return `The orders are in ${file}.\n`;
    },
  },
  backup: {
    usage: 'backup FILE',
    does: 'copies the database to FILE, and lists all photos with their hashes in FILE.files.jsonl',
    async run(stores, [file], data) {
      if (!file) throw new Error('Name the file: npm run studio -- backup studio-backup.db');
      return backUp(stores, file, data);
    },
  },
  forget: {
    usage: 'forget ada@example.com',
    does: 'deletes the account, the orders and the photos of an email address',
    async run(stores, [email = '']) {
      if (!/.@./.test(email)) throw new Error('Name the address: npm run studio -- forget ada@example.com');
      const { accounts, orders, uploads } = await stores.records.forget(email.trim());
      const missing = await finishRemovals(stores);
      const notFound = missing.length > 0 ? `Not found, delete by hand: ${missing.join(', ')}\n` : '';
      const numbers = orders.length > 0 ? ` (${orders.join(', ')})` : '';
      return `Deleted ${count(accounts, 'account')}, ${count(orders.length, 'order')}${numbers} and ${count(uploads, 'upload')} without an order. Backups and mailboxes still have them.\n${notFound}`;
    },
  },
};

/** Rejects if no file can be written at a path. */
async function checkTarget(path: string): Promise<void> {
  const isFolder = async (at: string) => (await stat(at).catch(() => null))?.isDirectory() ?? false;
  if (await isFolder(path)) throw new Error(`${path} is a folder. Name a file in it.`);
  const folder = dirname(resolve(path));
  if (!(await isFolder(folder)))
    throw new Error(`There is no folder ${folder}. Create it, or name another one.`);
}

function listOf(orders: readonly Order[]): string {
  if (orders.length === 0) return 'There are no orders yet.\n';
  const rows = orders.map(({ number, receivedAt, payload, photos, folder }) => [
    String(number),
    receivedAt.slice(0, 16).replace('T', ' '),
    nameOf(serviceNames, payload.serviceType),
    count(photos.length, 'photo'),
    payload.projectDeadline ?? '',
    folder,
  ]);
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** The columns of the export: name, and value of an order. */
const csvColumns: readonly [name: string, value: (order: Order) => string | number][] = [
  ['number', ({ number }) => number],
  ['received', ({ receivedAt }) => receivedAt],
  ['name', ({ payload }) => payload.customerName],
  ['email', ({ payload }) => payload.customerEmail],
  ['phone', ({ payload }) => payload.customerPhone],
  ['service', ({ payload }) => payload.serviceType],
  ['quality', ({ payload }) => payload.qualityLevel],
  ['turnaround', ({ payload }) => payload.turnaroundTime],
  ['rush', ({ payload }) => (payload.rushOrder ? 'yes' : 'no')],
  ['images', ({ payload }) => payload.imageCount],
  ['photos', ({ photos }) => photos.length],
  ['references', ({ references }) => references.length],
  ['deadline', ({ payload }) => payload.projectDeadline ?? ''],
  ['folder', ({ folder }) => folder],
];

/**
 * Copies the database first, so that the list has every file that the copy names. An older backup stays until the new
 * one is complete.
 */
async function backUp({ records, files }: Stores, file: string, data: string): Promise<string> {
  if (`${resolve(file)}${sep}`.startsWith(data + sep))
    throw new Error(`Name a file outside of ${data}: with that folder, its backup would be lost.`);
  // Checked first: the last step, a rename, would fail only after the copy was written.
  await checkTarget(file);
  const list = `${file}.files.jsonl`;
  let listed = 0;
  async function* lines() {
    for await (const entry of files.manifest()) {
      listed++;
      yield `${JSON.stringify(entry)}\n`;
    }
  }
  for (const rest of [`${file}.new`, `${list}.new`]) await rm(rest, { force: true });
  // An empty file is an empty database, so the copy gets these permissions.
  await writeFile(`${file}.new`, '', { mode: 0o600 });
  await records.backup(`${file}.new`);
  await writeFile(`${list}.new`, lines(), { mode: 0o600 });
  await rename(`${file}.new`, file);
  await rename(`${list}.new`, list);
  return `The database is in ${file}. Copy the ${count(listed, 'file')} that ${list} lists, too.\n`;
}
