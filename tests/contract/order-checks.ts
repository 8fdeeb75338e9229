import { randomUUID } from 'node:crypto';
import { readOrder, readUpload } from '../../src/api/responses.ts';
import type { OrderPayload } from '../../src/api/contract.ts';
import { endpoints } from '../../src/api/endpoints.ts';
import { anOrder } from '../unit/api/order-fixture.ts';
import type { Bench } from './check-server.ts';

/** More than the 1 MB at which a careless proxy cuts a request off, in bytes. */
const LARGE = 2_000_000;

/** The road of an order: two uploads and the order itself under one key, each sent twice as after a lost answer. */
export async function orderChecks(bench: Bench): Promise<void> {
  const { ask, differ, expectRefusal } = bench;
  const key = randomUUID();
  const photos = [aPhoto('one'), aPhoto('two', LARGE), aPhoto('one', 20)];
  const uploadedFiles = await upload(
    bench,
    photos,
    key,
    'three photos, one of 2 MB and two of the same name',
  );
  if (!uploadedFiles) return;
  if (new Set(uploadedFiles).size < photos.length)
    differ('upload', 'stores two files of the same name under one name: the second replaces the first.');

  const again = await upload(bench, photos, key, 'the same upload again');
  if (again && again.join() !== uploadedFiles.join())
    differ('upload', 'stores files twice that come again under the same Idempotency-Key.');

  const referenceFiles = await upload(bench, [aPhoto('reference')], key, 'a second list under the same key');
  if (referenceFiles?.some((name) => uploadedFiles.includes(name)))
    differ('upload', 'answers the references as it answered the photos: the key alone is not the request.');
  expectRefusal('upload', await ask('upload', { files: [] }), 'an upload without files');

  await order(bench, { ...checkOrder, uploadedFiles, referenceFiles: referenceFiles ?? [] }, key);
}

async function order(bench: Bench, values: OrderPayload, key: string) {
  const { ask, differ, expectRefusal } = bench;
  const first = await place(bench, values, key, 'an order');
  if (first) {
    const second = await place(bench, values, key, 'the same order again');
    if (second && second !== first)
      differ('createOrder', 'takes the same order twice under one Idempotency-Key: a retry orders twice.');
    // With a photo of its own: a server may refuse a file that an order has taken.
    const otherKey = randomUUID();
    const uploadedFiles = await upload(bench, [aPhoto('another')], otherKey, 'the photo of another order');
    const other =
      uploadedFiles &&
      (await place(bench, { ...values, uploadedFiles, referenceFiles: [] }, otherKey, 'another order'));
    if (other && other === first)
      differ('createOrder', 'gives another order, under another key, the same number.');
  }
  const { serviceType: _, ...incomplete } = values;
  const headers = { 'Idempotency-Key': randomUUID() };
  expectRefusal(
    'createOrder',
    await ask('createOrder', { values: incomplete, headers }),
    'an order without a service',
  );
  const nowhere = { ...values, uploadedFiles: [`${randomUUID()}.jpg`] };
  const accepted = await ask('createOrder', {
    values: nowhere,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  if ('status' in accepted && accepted.status < 400)
    bench.advise('createOrder', 'accepts an order for a file that was never uploaded.');
}

/** The stored names, or null where the answer was not one; why has been said. */
async function upload({ ask, expectAnswer, differ }: Bench, files: File[], key: string, when: string) {
  const answer = await ask('upload', { files, headers: { 'Idempotency-Key': key } });
  if (!expectAnswer('upload', answer, when)) return null;
  return believe(
    () => readUpload(answer.json, files.length, endpoints.upload.path),
    (words) => differ('upload', `${words} It was ${when}.`),
  );
}

async function place({ ask, expectAnswer, differ }: Bench, values: OrderPayload, key: string, when: string) {
  const answer = await ask('createOrder', { values, headers: { 'Idempotency-Key': key } });
  if (!expectAnswer('createOrder', answer, when)) return null;
  return believe(
    () => readOrder(answer.json, endpoints.createOrder.path).id,
    (words) => differ('createOrder', words),
  );
}

/** Reads an answer as the site does, and says in its words why it could not. */
function believe<Value>(read: () => Value, say: (words: string) => void): Value | null {
  try {
    return read();
  } catch (error) {
    say(String(Object(error).message).replace(' Please try again.', ''));
    return null;
  }
}

function aPhoto(name: string, size = 10): File {
  const bytes = new Uint8Array(size).fill(0x2a);
  // The beginning of every JPEG, for servers that look.
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([bytes], `check ${name}.jpg`, { type: 'image/jpeg' });
}

const checkOrder = anOrder({
  customerName: 'Contract Check',
  customerEmail: 'check@example.com',
  imageCount: 3,
  specialInstructions: 'Contract check: please ignore.',
});
