import { createHash } from 'node:crypto';
import type { OrderResponse, OrderPayload } from '../../../src/api/contract.ts';
import { isBlankText } from '../../../src/lib/is-blank-text.ts';
import { isDay } from '../../../src/lib/is-day.ts';
import { isEmail } from '../../../src/lib/is-email.ts';
import { MAX_PHOTOS } from '../../../src/photos/accept.ts';
import { MAX_IMAGE_COUNT } from '../../../src/pricing/estimate.ts';
import { isQualityLevel, isServiceId, isTurnaround } from '../../../src/pricing/price-table.ts';
import { briefOf } from '../files/brief.ts';
import { slug, uniqueNames } from '../files/safe-name.ts';
import { Refusal } from '../http/refusal.ts';
import type { MailKind, Order, OrderFile, Upload } from '../sqlite-records.ts';
import type { Backend, Exchange } from './calls.ts';

/** Single-line texts: the field, its name in a sentence, and its longest value in characters. */
const TEXT_LIMITS = [
  ['customerName', 'name', 200],
  ['customerEmail', 'email address', 320],
  ['customerPhone', 'phone number', 100],
] as const;
const MAX_CHOICES = 50;
/** Maximum number of confirmations to one email address in a day, because anyone can order in its name. */
const MAX_CONFIRMATIONS = 20;
/** Names in an order's folder that are not the visitor's. */
const OWN_NAMES = ['brief.txt', 'order.json', 'references'];

/**
 * Takes an order. Everything that needs disk space is written before the order is recorded. After that files are only
 * renamed, which the next start of the server can repeat. Orders are taken one after the other, so the second of two equal
 * requests finds the answer of the first.
 */
export async function createOrder(payload: OrderPayload, exchange: Exchange): Promise<OrderResponse> {
  checkPayload(payload);
  return navigator.locks.request('orders', () => placeOrder(payload, exchange));
}

async function placeOrder(payload: OrderPayload, exchange: Exchange): Promise<OrderResponse> {
  const { key, backend } = exchange;
  const { records, files } = backend;
  const fingerprint = createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
  const [earlier] = await records.findAnswers(key, 'createOrder');
  if (earlier) {
    const answer = earlier.answer as { id: string };
    if (earlier.fingerprint !== fingerprint)
      throw new Refusal(
        409,
        `This order was received before, as number ${answer.id}, with other content. Contact us to change it.`,
      );
    // Recorded, but something failed while its folder was moved into place.
    const unplaced = (await records.unplacedOrders()).find(({ number }) => String(number) === answer.id);
    if (unplaced) await finishPlacing(unplaced, backend);
    return answer;
  }
  const uploads = await findFiles(payload, backend);
  const order = toOrder(payload, uploads, await records.reserveOrderNumber());
  const answer = { id: String(order.number) };
  const record = { key, call: 'createOrder', fingerprint, answer } as const;
  try {
    await files.stage(order, [
      { name: 'brief.txt', text: briefOf(order) },
      {
        name: 'order.json',
        text: `${JSON.stringify({ ...payload, id: answer.id, receivedAt: order.receivedAt }, null, 2)}\n`,
      },
    ]);
    const mails: MailKind[] = [];
    if (backend.sendsMail) mails.push('studio');
    if (backend.sendsMail && (await mayConfirm(payload.customerEmail, backend))) mails.push('customer');
    if (!(await records.addOrder(order, mails, record))) {
      // Meanwhile `sweep` or `forget` has deleted a file, or another order has taken it. Throws with the names of all such files.
      await findFiles(payload, backend);
      throw new Error(`Order ${order.number} could not be recorded.`);
    }
  } catch (error) {
    await files.unstage(order.number);
    throw error;
  }
  await finishPlacing(order, backend);
  return answer;
}

async function mayConfirm(email: string, { records }: Backend): Promise<boolean> {
  // Quotes and comments are allowed in an address, but a mail server may read another one in them.
  return !/["()\\]/.test(email) && (await records.countOrdersInLastDay(email)) < MAX_CONFIRMATIONS;
}

/** Moves a recorded order's folder into place, as far as an earlier run has not done so, and reports the order. */
export async function finishPlacing(
  order: Order,
  { files, records, onOrder }: Pick<Backend, 'files' | 'records' | 'onOrder'>,
) {
  await files.place(order);
  await records.markPlaced(order.number);
  onOrder(order.number);
}

function checkPayload(payload: OrderPayload): void {
  const refuse = (message: string) => {
    throw new Refusal(400, message);
  };
  const { serviceType, qualityLevel, turnaroundTime, projectDeadline, uploadedFiles, referenceFiles } =
    payload;
  if (!isServiceId(serviceType)) refuse(`There is no service "${serviceType.slice(0, 40)}".`);
  if (!isQualityLevel(qualityLevel)) refuse('The quality level must be basic, pro or premium.');
  if (!isTurnaround(turnaroundTime)) refuse(`There is no turnaround "${turnaroundTime.slice(0, 40)}".`);
  if (projectDeadline !== null && !isDay(projectDeadline))
    refuse('The deadline is not a day of the calendar.');
  for (const [field, name, limit] of TEXT_LIMITS)
    if (payload[field].length > limit) refuse(`The ${name} must not be longer than ${limit} characters.`);
  if (isBlankText(payload.customerName)) refuse('Enter a name.');
  if (!isEmail(payload.customerEmail)) refuse('Enter an email address such as ada@example.com.');
  if (payload.imageCount > MAX_IMAGE_COUNT) refuse(`An order can have at most ${MAX_IMAGE_COUNT} images.`);
  if (payload.stylePreferences.length + payload.colorPreferences.length > MAX_CHOICES)
    refuse('Too many preferences were chosen.');
  const names = [...uploadedFiles, ...referenceFiles];
  if (Math.max(uploadedFiles.length, referenceFiles.length) > MAX_PHOTOS)
    refuse(`An order can have at most ${MAX_PHOTOS} photos, and as many references.`);
  if (new Set(names).size < names.length) refuse('A file is named twice in this order.');
}

/**
 * Finds the files of an order by their stored names. Rejects files that another order has taken. The names prove that the
 * visitor has sent the files: they cannot be guessed, and only their sender has received them.
 */
async function findFiles({ uploadedFiles, referenceFiles }: OrderPayload, { records, files }: Backend) {
  const names = [...uploadedFiles, ...referenceFiles];
  const found = new Map((await records.findUploads(names)).map((upload) => [upload.name, upload]));
  refuseMissing(names.filter((name) => !found.has(name)));
  const used = names.filter((name) => found.get(name)?.order !== null);
  if (used.length > 0) throw filesInUse(used);
  refuseMissing(await files.missing(names));
  return found;
}

/** Refuses an order with missing files. Names all of them, as `filesInUse` does: the form uploads again only what is named. */
function refuseMissing(missing: readonly string[]): void {
  if (missing.length > 0)
    throw new Refusal(400, sentenceOn(missing, 'was not uploaded', 'were not uploaded'));
}

/** Not 409, which says that the server knows the order's key with other content. */
function filesInUse(names: readonly string[]): Refusal {
  const sentence = sentenceOn(names, 'belongs to another order', 'belong to another order');
  return new Refusal(400, `${sentence} Please send the order again.`);
}

/** Returns a sentence on one or more files, with their names. */
function sentenceOn(names: readonly string[], one: string, many: string): string {
  const list = names.map((name) => `"${name.slice(0, 80)}"`).join(', ');
  return names.length === 1 ? `The file ${list} ${one}.` : `These files ${many}: ${list}.`;
}

function toOrder(payload: OrderPayload, uploads: ReadonlyMap<string, Upload>, number: number): Order {
  const originals = (names: readonly string[]) => names.map((name) => uploads.get(name)?.original ?? name);
  const photoNames = uniqueNames([...OWN_NAMES, ...originals(payload.uploadedFiles)]).slice(OWN_NAMES.length);
  const filesOf = (names: readonly string[], savedAs: readonly string[]): OrderFile[] =>
    names.map((name, index) => {
      const { original = name, size = 0, sha256 = '' } = uploads.get(name) ?? {};
      return { name, original, size, sha256, savedAs: savedAs[index] ?? original };
    });
  return {
    number,
    receivedAt: new Date().toISOString(),
    folder: folderOf(number, payload),
    payload,
    photos: filesOf(payload.uploadedFiles, photoNames),
    references: filesOf(payload.referenceFiles, uniqueNames(originals(payload.referenceFiles))),
  };
}

/** Name of an order's folder, such as `2048-ada-brook-wedding`. */
function folderOf(number: number, { customerName, serviceType }: OrderPayload): string {
  return [number, slug(customerName) || 'customer', slug(serviceType)].join('-');
}
