import { randomUUID } from 'node:crypto';
import { readOrder, readUpload } from '../../src/api/responses.ts';
import type { OrderPayload } from '../../src/api/contract.ts';
import { anOrder } from '../unit/api/order-fixture.ts';
import type { Checker } from './check-server.ts';

/** Size of a large photo, in bytes: above 1 MB, the default limit of nginx (`client_max_body_size`). */
const LARGE = 2_000_000;

/**
 * Checks uploads and orders. Repeats an upload and an order under the same key, like a retry after a lost response. Also
 * sends a second list and a changed order under that key, and invalid requests.
 */
export async function checkOrders(checker: Checker): Promise<void> {
  const { send, differ, expectRejection } = checker;
  const key = randomUUID();
  const photos = [aPhoto('one'), aPhoto('two', LARGE), aPhoto('one', 20)];
  const uploadedFiles = await upload(
    checker,
    photos,
    key,
    'three photos, one of 2 MB and two of the same name',
  );
  if (!uploadedFiles) return;

  const again = await upload(checker, photos, key, 'the same upload again');
  if (again && again.join() !== uploadedFiles.join())
    differ('upload', 'stores the same files again for a repeated request with the same Idempotency-Key.');

  const referenceFiles = await upload(
    checker,
    [aPhoto('reference')],
    key,
    'a second list under the same key',
  );
  if (referenceFiles?.some((name) => uploadedFiles.includes(name)))
    differ(
      'upload',
      'returns the names of the photos for the references: it compares the key only, not the files.',
    );
  expectRejection('upload', await send('upload', { files: [] }), 'an upload without files');

  await checkOrder(checker, { ...sampleOrder, uploadedFiles, referenceFiles: referenceFiles ?? [] }, key);
}

async function checkOrder(checker: Checker, values: OrderPayload, key: string) {
  const { send, differ, expectRejection } = checker;
  const first = await placeOrder(checker, values, key, 'an order');
  if (first) {
    const second = await placeOrder(checker, values, key, 'the same order again');
    if (second && second !== first)
      differ('createOrder', 'accepts the same order twice under one Idempotency-Key: a retry orders twice.');
    // With another photo, because a server may reject a file that belongs to an order already.
    const otherKey = randomUUID();
    const uploadedFiles = await upload(checker, [aPhoto('another')], otherKey, 'the photo of another order');
    const other =
      uploadedFiles &&
      (await placeOrder(
        checker,
        { ...values, uploadedFiles, referenceFiles: [] },
        otherKey,
        'another order',
      ));
    if (other && other === first)
      differ('createOrder', 'returns the same number for another order under another key.');
    await sendChangedOrder(checker, values, key, first);
  }
  const { serviceType: _, ...incomplete } = values;
  const headers = { 'Idempotency-Key': randomUUID() };
  expectRejection(
    'createOrder',
    await send('createOrder', { values: incomplete, headers }),
    'an order without a service',
  );
  const nowhere = { ...values, uploadedFiles: [`${randomUUID()}.jpg`] };
  const accepted = await send('createOrder', {
    values: nowhere,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  if ('status' in accepted && accepted.status < 400)
    checker.advise('createOrder', 'accepts an order for a file that was never uploaded.');
}

/** Sends other content under the key of an accepted order. */
async function sendChangedOrder(checker: Checker, values: OrderPayload, key: string, number: string) {
  const photos = [aPhoto('changed')];
  const uploadedFiles = await upload(checker, photos, randomUUID(), 'the photo of a changed order');
  if (!uploadedFiles) return;
  const response = await checker.send('createOrder', {
    values: { ...values, uploadedFiles, referenceFiles: [] },
    headers: { 'Idempotency-Key': key },
  });
  const isTaken = 'status' in response && response.status < 300;
  if (
    isTaken &&
    tryRead(
      () => readOrder(response.json).id,
      () => {},
    ) !== number
  )
    checker.advise(
      'createOrder',
      'accepts two orders of different content under one Idempotency-Key. Answer the second one with 409.',
    );
}

/** Returns the stored names. Reports a wrong response and returns `null`. */
async function upload({ send, expectSuccess, differ }: Checker, files: File[], key: string, when: string) {
  const response = await send('upload', { files, headers: { 'Idempotency-Key': key } });
  if (!expectSuccess('upload', response, when)) return null;
  return tryRead(
    () => readUpload(response.json, files),
    (words) => differ('upload', `${words} The request had ${when}.`),
  );
}

async function placeOrder(
  { send, expectSuccess, differ }: Checker,
  values: OrderPayload,
  key: string,
  when: string,
) {
  const response = await send('createOrder', { values, headers: { 'Idempotency-Key': key } });
  if (!expectSuccess('createOrder', response, when)) return null;
  return tryRead(
    () => readOrder(response.json).id,
    (words) => differ('createOrder', words),
  );
}

/** Reads a response as the site does. Reports the site's error message and returns `null` if that fails. */
function tryRead<Value>(read: () => Value, report: (words: string) => void): Value | null {
  try {
    return read();
  } catch (error) {
    report(String(Object(error).message).replace(' Please try again.', ''));
    return null;
  }
}

function aPhoto(name: string, size = 10): File {
  const bytes = new Uint8Array(size).fill(0x2a);
  // The first bytes of every JPEG, for servers that check the file type.
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([bytes], `check ${name}.jpg`, { type: 'image/jpeg' });
}

const sampleOrder = anOrder({
  customerName: 'Contract Check',
  customerEmail: 'check@example.com',
  imageCount: 3,
  specialInstructions: 'Contract check: please ignore.',
});
