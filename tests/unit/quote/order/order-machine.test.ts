import { describe, expect, test } from 'vitest';
import { ERROR_BODY_LIMIT, NetworkError } from '../../../../src/api/errors.ts';
import { photoKey } from '../../../../src/lib/photo-key.ts';
import {
  isEmpty,
  isSending,
  isUnsaved,
  newOrder,
  findUnconfirmedAttempt,
  receiptFor,
  reduce,
  sendingOf,
  transitions,
  uploadKeyOf,
  type Order,
  type OrderEvent,
  RECEIPT_LIFETIME,
} from '../../../../src/quote/order/order-machine.ts';
import { defaultFields, type QuoteState } from '../../../../src/quote/quote-state.ts';
import { apiError } from '../../api/api-error.ts';
import { fileOf, filesOf } from '../file-of.ts';
import { NOW, record } from './record-fixture.ts';

const DAY = 24 * 60 * 60 * 1000;
const [one, two] = filesOf(2) as [File, File];
const quote: QuoteState = {
  fields: { ...defaultFields, serviceType: 'portrait', clientName: 'Ana', clientEmail: 'ana@studio.example' },
  photos: [one, two],
  references: [],
  marks: {},
};
const submit: OrderEvent = { type: 'submit' };
const readable: OrderEvent = { type: 'filesChecked', copies: [] };
const names = new Map([
  [one, 'stored-1'],
  [two, 'stored-2'],
]);
const uploaded: OrderEvent[] = [
  readable,
  { type: 'uploaded', list: 'photos', names },
  { type: 'allUploaded' },
];
const left: OrderEvent[] = [submit, ...uploaded, { type: 'recorded' }];
/** Sends the order again, with nothing to upload. */
const leftAgain: OrderEvent[] = [submit, readable, { type: 'allUploaded' }, { type: 'recorded' }];
const say = (words: string): OrderEvent => ({
  type: 'edit',
  action: { type: 'change', changes: { specialRequirements: words } },
});
const failedBy = (status: number, body = ''): OrderEvent => ({
  type: 'callFailed',
  failure: { call: 'createOrder', error: apiError(status, body) },
});
const silence: OrderEvent = {
  type: 'callFailed',
  failure: { call: 'createOrder', error: new NetworkError('timeout') },
};

const orderOf = (changes: Partial<QuoteState> = {}): Order => ({
  ...newOrder(),
  quote: { ...quote, ...changes },
});
const run = (order: Order, ...events: OrderEvent[]) =>
  events.reduce((before, event) => reduce(before, event, 0).order, order);
/** Returns the order with all of it stored. */
const stored = (order: Order): Order => ({ ...order, saved: order });
const keys = ({ attempts }: Order) => attempts.map(({ key }) => key);

test('reduce leads an order from submit through all steps to its number', () => {
  const steps = [orderOf()];
  for (const event of [...left, { type: 'answered', number: 'SL-1' } as const])
    steps.push(reduce(steps.at(-1)!, event, 0).order);
  expect(steps.map(({ step }) => step)).toEqual([
    'editing',
    'uploading',
    'uploading',
    'uploading',
    'recording',
    'submitting',
    'editing',
  ]);
  const taken = steps.at(-1)!;
  expect(taken.sent).toMatchObject({ id: 'SL-1', payload: { uploadedFiles: ['stored-1', 'stored-2'] } });
  expect(taken).toMatchObject({ quote: { photos: [] }, attempts: [], notice: null });
  expect(taken.id).not.toBe(steps[0]!.id);
});

test('reduce ignores a second submit while an order is being sent (ordering 31)', () => {
  for (const events of [left.slice(0, 1), left.slice(0, 2), left.slice(0, 4), left]) {
    const order = run(orderOf(), ...events);
    expect(isSending(order)).toBe(true);
    expect(reduce(order, submit, 0)).toEqual({ order });
  }
});

test('reduce keeps edits during sending out of the order and in the form, as another draft', () => {
  const order = run(orderOf(), submit, say('later'), ...uploaded, { type: 'recorded' });
  expect(order.attempts[0]?.payload?.specialInstructions).toBe('');
  const taken = run(order, { type: 'answered', number: 'SL-1' });
  expect(taken.notice).toEqual({ kind: 'changesLeft' });
  expect(taken.quote.fields.specialRequirements).toBe('later');
  expect([taken.id, taken.seed]).toEqual([
    expect.not.stringMatching(order.id),
    expect.not.stringMatching(order.seed),
  ]);
});

test('values that the host sets during sending are for the next order', () => {
  const setPremium: OrderEvent = { type: 'setHostValues', hostValues: { qualityLevel: 'premium' } };
  const order = run(orderOf(), ...left, setPremium);
  expect(order.quote.fields.qualityLevel).toBe('pro');
  expect(run(order, failedBy(400)).quote.fields.qualityLevel).toBe('pro');
  const { quote: next, notice } = run(order, { type: 'answered', number: 'A-1' });
  expect([next.photos, next.fields.qualityLevel, notice]).toEqual([[], 'premium', null]);
});

test.each([2.5, 0, '3', NaN])('a form with a count of %j from its host has no entries', (imageCount) => {
  const values = { imageCount: imageCount as number };
  const set = run(newOrder(), { type: 'setHostValues', hostValues: values });
  expect([isEmpty(newOrder(values)), isEmpty(set)]).toEqual([true, true]);
  expect(isEmpty(run(set, { type: 'edit', action: { type: 'change', changes: { imageCount: 7 } } }))).toBe(
    false,
  );
});

test('an edit after “Start over” creates a new draft and discards the undo state', () => {
  const empty = run(orderOf(), { type: 'startOver' });
  const next = run(empty, say('another'));
  expect(next).toMatchObject({ undoState: null, notice: null });
  expect(isUnsaved(next)).toBe(true);
  expect([empty.id, next.id]).toEqual([empty.undoState?.id, expect.not.stringMatching(empty.id)]);
});

describe('the idempotency key', () => {
  test('is the same for the same content after other attempts', () => {
    const afterA = run(orderOf(), ...left, silence);
    const afterB = run(
      afterA,
      say('B'),
      submit,
      { type: 'sendSeparately' },
      ...uploaded,
      { type: 'recorded' },
      failedBy(422),
    );
    const again = run(afterB, say(''), submit, ...uploaded);
    expect(again.attempts.at(-1)?.key).toBe(keys(afterA)[0]);
    expect(new Set(keys(afterB)).size).toBe(2);
  });

  test('depends only on the draft’s seed and content', () => {
    const order = orderOf();
    const first = keys(run(order, ...left));
    expect(first).toHaveLength(1);
    expect(keys(run({ ...order, attempts: [] }, ...left))).toEqual(first);
    expect(keys(run({ ...order, seed: 'another' }, ...left))).not.toEqual(first);
  });

  test('changes after a conflict only on request', () => {
    const conflict = run(orderOf(), ...left, failedBy(409));
    expect(keys(run(conflict, ...left))).toEqual(keys(conflict));
    const again = run(conflict, { type: 'resendWithNewKey' });
    expect(again.step).toBe('uploading');
    const [key] = keys(run(again, ...uploaded));
    expect(keys(conflict)).not.toContain(key);
    expect(run(run(orderOf(), ...left, failedBy(422)), { type: 'resendWithNewKey' }).step).toBe('editing');
  });
});

test('a conflict keeps the payloads of refused attempts, because one may have been accepted', () => {
  const again: OrderEvent[] = [
    submit,
    readable,
    {
      type: 'uploaded',
      list: 'photos',
      names: new Map([
        [one, 'new-1'],
        [two, 'new-2'],
      ]),
    },
    { type: 'allUploaded' },
    { type: 'recorded' },
  ];
  const conflict = run(orderOf(), ...left, failedBy(404), ...again, failedBy(409));
  expect(conflict.attempts).toMatchObject([
    {
      payload: { uploadedFiles: ['new-1', 'new-2'] },
      refused: [{ uploadedFiles: ['stored-1', 'stored-2'] }],
    },
  ]);
});

describe('an attempt with an unknown outcome', () => {
  const unknown = run(orderOf(), ...left, silence);

  test('is recorded before the order is sent', () => {
    const before = run(orderOf(), submit, ...uploaded);
    expect(before).toMatchObject({ step: 'recording', attempts: [{ outcome: 'unknown' }] });
  });

  test('is sent again unchanged, without an upload, for the same content', () => {
    const again = run(unknown, ...leftAgain);
    expect(again.step).toBe('submitting');
    expect(again.attempts[0]?.payload).toEqual(unknown.attempts[0]?.payload);
  });

  test('asks for a choice before changed content is sent (ordering 41)', () => {
    const choosing = run(unknown, say('changed'), submit);
    expect(choosing.step).toBe('choosingVersion');
    expect(run(choosing, say('again')).step).toBe('editing');
    expect(run(choosing, { type: 'cancel' }).step).toBe('editing');
  });

  test('sends the first version again on `resendEarlier`', () => {
    const first = run(unknown, say('changed'), submit, { type: 'resendEarlier' }, { type: 'recorded' });
    const taken = run(first, { type: 'answered', number: 'SL-1' });
    expect(taken.sent?.payload.specialInstructions).toBe('');
    expect(taken.notice).toEqual({ kind: 'changesLeft' });
  });

  test('does not ask again after `sendSeparately`', () => {
    const own = run(unknown, say('changed'), submit, { type: 'sendSeparately' });
    expect(own.step).toBe('uploading');
    expect(findUnconfirmedAttempt(run(own, { type: 'cancel' }))).toBeUndefined();
  });

  test('uploads the files again on `sendSeparately`, because the first order may have them', () => {
    const own = run(unknown, say('changed'), submit, { type: 'sendSeparately' });
    expect(Object.keys(unknown.receipts)).toHaveLength(2);
    expect(own.receipts).toEqual({});
    expect(own.attempts[0]?.payload, 'the first version can still be sent').toBeDefined();
  });

  const timedOut = run(unknown, ...leftAgain);

  test('asks again once the order that was set aside has been sent again', () => {
    const setAside = run(
      timedOut,
      failedBy(422),
      say('B'),
      submit,
      { type: 'sendSeparately' },
      { type: 'cancel' },
    );
    expect(findUnconfirmedAttempt(setAside)).toBeUndefined();
    const again = run(setAside, say(''), ...left, silence);
    expect(run(again, say('C'), submit).step).toBe('choosingVersion');
  });

  test('stays unknown after a later attempt is refused, and still asks about changed content', () => {
    const refused = run(timedOut, failedBy(422));
    expect(refused).toMatchObject({ step: 'editing', attempts: [{ outcome: 'unknown' }] });
    expect(run(refused, say('changed'), submit).step).toBe('choosingVersion');
  });

  test('is also that of a conflict, because the server knows the key (ordering 43)', () => {
    const conflict = run(orderOf(), ...left, failedBy(409));
    expect(run(conflict, say('changed'), submit).step).toBe('choosingVersion');
  });

  test('is unknown again when an order refused with 429 is sent again', () => {
    const again = run(orderOf(), ...left, failedBy(429), ...leftAgain);
    expect(again).toMatchObject({ step: 'submitting', attempts: [{ outcome: 'unknown' }] });
    const changed = run(again, silence, say('changed'), submit);
    expect(changed.step).toBe('choosingVersion');
  });

  test('stays unknown when the retry within the attempt is refused', () => {
    const order = run(orderOf(), ...left);
    const repeated = { ...order, sending: { ...sendingOf(order), mayHaveArrived: true } };
    expect(run(repeated, failedBy(422)).attempts).toMatchObject([{ outcome: 'unknown' }]);
  });

  test.each([500, 502, 503])('stays unknown after status %i', (status) => {
    expect(run(orderOf(), ...left, failedBy(status))).toMatchObject({
      step: 'editing',
      attempts: [{ outcome: 'unknown' }],
    });
  });
});

describe('upload receipts:', () => {
  const receiptsAfter = (body: string) =>
    Object.values(run(orderOf(), ...left, failedBy(400, body)).receipts).map(({ name }) => name);

  test('a refusal deletes the receipts of the files it names, or all receipts (ordering 42)', () => {
    expect(receiptsAfter('The file "stored-2" was not uploaded.')).toEqual(['stored-1']);
    expect(receiptsAfter('No.')).toEqual([]);
    expect(receiptsAfter(`No "stored-2", ${' '.repeat(ERROR_BODY_LIMIT)}`), 'it may name more').toEqual([]);
    expect(run(orderOf(), ...left, failedBy(503)).receipts).not.toEqual({});
  });

  test.each([401, 408, 425, 429])('status %i keeps the receipts', (status) => {
    const busy = run(orderOf(), ...left, failedBy(status));
    expect(busy).toMatchObject({ step: 'editing', attempts: [{ outcome: 'refused' }] });
    expect(receiptFor(busy, 'photos', one)).toBe('stored-1');
  });

  test('a receipt is valid for one day, and a future time counts as now (ordering 36)', () => {
    const order = run(
      orderOf(),
      submit,
      readable,
      { type: 'uploaded', list: 'photos', names },
      { type: 'cancel' },
    );
    const at = (now: number) => receiptFor(reduce(order, submit, now).order, 'photos', one);
    expect([at(0), at(RECEIPT_LIFETIME - 1), at(RECEIPT_LIFETIME), at(-400 * DAY)]).toEqual([
      'stored-1',
      'stored-1',
      undefined,
      'stored-1',
    ]);
    expect(receiptFor(order, 'references', one)).toBeUndefined();
  });

  test('an upload keeps its key until it is accepted or refused', () => {
    const order = run(orderOf({ references: [fileOf('mood.jpg')] }), submit, readable);
    const key = uploadKeyOf(order);
    expect(key).toBe(keys(run(order, { type: 'allUploaded' }))[0]);
    const failed = (error: Error): OrderEvent => ({ type: 'callFailed', failure: { call: 'upload', error } });
    const lost = run(order, failed(new NetworkError('timeout')), submit);
    expect(uploadKeyOf(lost)).toBe(key);
    expect(uploadKeyOf(run(order, failed(apiError(503)), submit))).toBe(key);
    expect(uploadKeyOf(run(order, failed(apiError(413)), submit))).not.toBe(key);
    const references = run(order, { type: 'uploaded', list: 'photos', names });
    expect(uploadKeyOf(references), 'a server would take two equal lists for one upload').not.toBe(key);

    const unanswered = run(references, failed(new NetworkError('timeout')));
    const { order: dayLater } = reduce(unanswered, submit, RECEIPT_LIFETIME);
    expect(receiptFor(dayLater, 'photos', one)).toBeUndefined();
    expect(uploadKeyOf(dayLater), 'the server knows the old key by the references').not.toBe(
      uploadKeyOf(references),
    );
  });
});

describe('the file check:', () => {
  const unreadable: OrderEvent = { type: 'filesLost', files: [one] };

  test('an unreadable file stops the order until it is replaced or removed', () => {
    const stopped = run(orderOf(), submit, unreadable);
    expect(stopped).toMatchObject({ step: 'editing', lostFiles: [one], sending: null });
    const [by] = filesOf(1, 'NEW_') as [File];
    const replaced = run(stopped, {
      type: 'edit',
      action: { type: 'replaceFiles', pairs: new Map([[one, by]]) },
    });
    expect(replaced).toMatchObject({ step: 'editing', lostFiles: [] });
    expect(replaced.quote.photos).toEqual([by, two]);
    expect(
      run(stopped, { type: 'edit', action: { type: 'remove', list: 'photos', files: [one] } }).lostFiles,
    ).toEqual([]);
  });

  test('an unreadable file clears an earlier failure', () => {
    const conflict = run(orderOf(), ...left, failedBy(409));
    expect(run(conflict, submit, unreadable)).toMatchObject({ step: 'editing', failure: null });
  });

  test('an unreadable file in both lists is replaced in both', () => {
    const twin = fileOf(one.name);
    const stopped = run(orderOf({ references: [twin] }), submit, unreadable, say('later'));
    expect(stopped.lostFiles).toHaveLength(1);
    const by = fileOf('NEW.jpg');
    const replaced = run(stopped, {
      type: 'edit',
      action: { type: 'replaceFiles', pairs: new Map([[one, by]]) },
    });
    expect([...replaced.quote.photos, ...replaced.quote.references].map(({ name }) => name)).toEqual([
      'NEW.jpg',
      two.name,
      'NEW.jpg',
    ]);
    expect(replaced.lostFiles).toEqual([]);
  });

  test('a stored copy replaces its file in the form and in the order being sent', () => {
    const [copy] = filesOf(1) as [File];
    const order = run(orderOf(), submit, { type: 'filesChecked', copies: [copy] });
    expect(order.quote.photos[0]).toBe(copy);
    expect(order.sending?.quote.photos[0]).toBe(copy);
  });
});

describe('a takeover by another tab', () => {
  test('empties the form if everything is stored', () => {
    const after = run(stored(orderOf()), { type: 'takenOver', number: null });
    expect(after).toMatchObject({ step: 'editing', quote: { photos: [] }, attempts: [] });
  });

  test('keeps unstored content in a new draft under the same keys', () => {
    const order = run(stored(orderOf()), ...left, silence);
    const after = run(order, { type: 'takenOver', number: null });
    expect(after.id).not.toBe(order.id);
    expect(after).toMatchObject({ quote, seed: order.seed, attempts: order.attempts });
  });

  test('clears the failure after a conflict', () => {
    const conflict = run(stored(orderOf()), ...left, failedBy(409));
    expect(run(conflict, { type: 'takenOver', number: null })).toMatchObject({
      step: 'editing',
      failure: null,
    });
  });

  test('keeps photos for which the storage had no room, in a new draft', () => {
    const order = { ...stored(orderOf()), unstoredKeys: [photoKey(one)] };
    const after = run(order, { type: 'takenOver', number: null });
    expect([after.quote, isUnsaved(after)]).toEqual([quote, true]);
    expect(after.id).not.toBe(order.id);
  });

  test('changes nothing while the order is being sent', () => {
    const order = run(orderOf(), ...left);
    expect(run(order, { type: 'takenOver', number: null })).toBe(order);
  });
});

test('a restored draft keeps the time of its last change, and an edit renews it', () => {
  const restored = reduce(
    newOrder(),
    { type: 'opened', record, files: new Map(), isBrought: false },
    NOW + DAY,
  ).order;
  expect(restored.updatedAt).toBe(NOW);
  expect(reduce(restored, say('brighter'), NOW + DAY).order.updatedAt).toBe(NOW + DAY);
});

test('every transition leads to a step with transitions of its own', () => {
  const reached = new Set(transitions.map(({ to }) => to).filter((to) => to !== 'same'));
  const leading = new Set(transitions.flatMap(({ from }) => from));
  expect([...reached].filter((step) => !leading.has(step))).toEqual([]);
});
