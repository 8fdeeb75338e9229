import { describe, expect, test, vi } from 'vitest';
import { isUnsaved, RECEIPT_LIFETIME } from '../../../../src/quote/order/order-machine.ts';
import type { OrderRecord } from '../../../../src/quote/order/order-record.ts';
import type { OrderSession } from '../../../../src/quote/order/order-session.ts';
import { createDraftStorage } from '../../../../src/quote/order/draft-storage.ts';
import { createSimulation, type ServerMode, type Simulation } from './simulation.ts';

const open = async (real: Simulation, id?: string) => {
  const tab = real.openTab(id);
  await real.drain();
  return { tab, session: real.sessions.get(tab)! };
};

/** Opens a form, and says that one photo after the other was picked. */
async function openWithPhoto(real: Simulation) {
  const { tab, session } = await open(real);
  const addPhoto = (name: string) =>
    session.edit({ type: 'add', list: 'photos', files: [real.makeFile(name, `bytes of ${name}`)] });
  addPhoto('1.jpg');
  return { tab, session, addPhoto };
}

const never = () => new Promise<void>(() => {});

const storedIn = async (real: Simulation, id: string) =>
  [...(await real.disk.files(id)).values()].map(({ name }) => name).toSorted();

test('a photo that is added while another one is being stored is stored too', async () => {
  const real = createSimulation();
  const { session, addPhoto } = await openWithPhoto(real);
  const noRoomCount = new Set<number>();
  session.subscribe(() => noRoomCount.add(session.get().noRoomCount));
  real.setStorage('stalls');
  await real.pass(400);
  addPhoto('2.jpg');
  await real.pass(400);
  real.setStorage('works');
  await real.pass(20_000);
  expect(session.get().unstoredKeys).toEqual([]);
  expect([...noRoomCount], 'photos for which there is no room').toEqual([0]);
  expect(await storedIn(real, session.get().id)).toEqual(['1.jpg', '2.jpg']);
});

test('a canceled upload is the last one, even if the host’s own does not stop', async () => {
  const real = createSimulation();
  const { session } = await openWithPhoto(real);
  session.edit({ type: 'add', list: 'references', files: [real.makeFile('2.jpg', 'bytes of 2.jpg')] });
  const answered = vi.fn((names: string[]) => names);
  real.state.wordNames = answered;
  session.submit();
  await real.pass(100);
  session.dispatch({ type: 'cancel' });
  await real.pass(5000);
  expect(answered).toHaveBeenCalledOnce();
  expect(session.get()).toMatchObject({ step: 'editing', stopReason: 'canceled' });
});

test('the progress of an upload counts the photos and then the references', async () => {
  const real = createSimulation();
  const { session, addPhoto } = await openWithPhoto(real);
  addPhoto('2.jpg');
  const reference = real.makeFile('mood.jpg', 'bytes of mood.jpg');
  session.edit({ type: 'add', list: 'references', files: [reference] });
  const [first, second] = session.get().quote.photos as [File, File];
  const sentOf = () => [
    session.progress.bytes().sent,
    ...[first, second, reference].map(session.progress.percent),
  ];
  session.submit();
  await real.drain();
  expect(sentOf()).toEqual([first.size, 100, 0, 0]);
  await real.pass(200);
  expect(sentOf()).toEqual([first.size + second.size + reference.size / 2, 100, 100, 50]);
  expect(session.progress.bytes().total).toBe(first.size + second.size + reference.size);
});

test('offline nothing leaves, and the form says why', async () => {
  const real = createSimulation();
  const { session } = await openWithPhoto(real);
  real.state.isOnline = false;
  session.submit();
  await real.pass(5000);
  expect(session.get()).toMatchObject({
    step: 'editing',
    failure: { error: { reason: 'offline' } },
    receipts: {},
  });
  expect(real.requests).toEqual([]);
});

test('photos are stored although the browser never says how much room there is', async () => {
  const real = createSimulation();
  real.state.hasEstimate = false;
  const { session } = await openWithPhoto(real);
  await real.pass(20_000);
  expect(await storedIn(real, session.get().id)).toEqual(['1.jpg']);
  expect(session.get().unstoredKeys).toEqual([]);
});

test('when the tab with an order is closed, the line of the other tab changes by itself', async () => {
  const real = createSimulation();
  const owner = await openWithPhoto(real);
  await real.pass(1000);
  const { session } = await open(real);
  expect(session.get().other).toMatchObject({ isOpen: true });
  real.closeTab(owner.tab);
  await real.pass(5000);
  expect(session.get().other).toMatchObject({ isOpen: false });
});

test('a frozen tab whose order was brought elsewhere keeps the photos that only it has', async () => {
  const real = createSimulation();
  const owner = await openWithPhoto(real);
  await real.pass(1000);
  owner.addPhoto('2.jpg');
  real.freeze(owner.tab);
  const { session } = await open(real);
  await session.bringHere();
  expect(session.get().quote.photos.map(({ name }) => name)).toEqual(['1.jpg']);
  real.thaw(owner.tab);
  await real.pass(1000);
  const { id, quote } = owner.session.get();
  expect(quote.photos.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg']);
  expect(await storedIn(real, id)).toEqual(['1.jpg', '2.jpg']);
});

describe.each([true, false])('files that an "Undo" can bring back (with locks: %j)', (hasLocks) => {
  /** A draft of an earlier visit with this many photos: each is the copy in storage. */
  async function restored(count: number) {
    const real = createSimulation({ hasLocks });
    const before = await openWithPhoto(real);
    for (let number = 2; number <= count; number++) before.addPhoto(`${number}.jpg`);
    await real.pass(1000);
    real.closeTab(before.tab);
    await real.pass(40_000);
    const { tab, session } = await open(real);
    expect(session.get().quote.photos).toHaveLength(count);
    /** A sweep on another page, once a lease that nobody renews has run out. */
    const sweep = async () => {
      await real.pass(40_000);
      await createDraftStorage(real.disk, 'other', { now: real.now, wait: never }).sweep(real.isOpen);
      await real.pass(1000);
    };
    /** Whether each photo can be read, is stored, and arrives. */
    const expectWhole = async (names: string[]) => {
      expect(session.get().quote.photos.map(({ name }) => name)).toEqual(names);
      expect(session.get().quote.photos.filter(real.isGone)).toEqual([]);
      await real.pass(1000);
      expect(session.get().unstoredKeys).toEqual([]);
      expect(isUnsaved(session.get())).toBe(false);
      expect(await storedIn(real, session.get().id)).toEqual(names);
      session.submit();
      await real.pass(5000);
      expect(real.orders.at(-1)).toMatchObject({ files: names.map((name) => `bytes of ${name}`) });
      expect(await storedIn(real, session.get().id)).toEqual([]);
    };
    return { real, tab, session, id: session.get().id, sweep, expectWhole };
  }

  test('stay after "Start over", although nothing of the draft is offered', async () => {
    const { real, session, id, sweep, expectWhole } = await restored(1);
    session.dispatch({ type: 'startOver' });
    await sweep();
    expect(JSON.stringify([await recordIn(real, id)])).not.toContain('1.jpg');
    const other = await open(real);
    expect(other.session.get()).toMatchObject({ notice: null, other: null });
    session.dispatch({ type: 'undo' });
    await expectWhole(['1.jpg']);
  });

  test('are removed once something new is entered after "Start over"', async () => {
    const { real, session, id } = await restored(1);
    session.dispatch({ type: 'startOver' });
    await real.pass(1000);
    expect(await storedIn(real, id)).toEqual(['1.jpg']);
    write(session, 'another order');
    await real.pass(1000);
    expect(await storedIn(real, id)).toEqual([]);
  });

  test('are swept after "Start over" once the tab is closed', async () => {
    const { real, tab, session, id, sweep } = await restored(1);
    session.dispatch({ type: 'startOver' });
    await real.pass(1000);
    real.closeTab(tab);
    await sweep();
    expect([await recordIn(real, id), await storedIn(real, id)]).toEqual([undefined, []]);
    expect((await open(real)).session.get().notice).toBeNull();
  });

  test('stay after a photo was removed', async () => {
    const { real, session, sweep, expectWhole } = await restored(2);
    const before = session.get().quote;
    const files = before.photos.slice(0, 1);
    session.edit({ type: 'remove', list: 'photos', files });
    await sweep();
    session.edit({ type: 'restore', list: 'photos', files, before });
    await expectWhole(['1.jpg', '2.jpg']);
    expect(real.orders).toHaveLength(1);
  });

  test('are removed by the next visit after a photo was removed', async () => {
    const { real, tab, session, id, sweep } = await restored(2);
    session.edit({ type: 'remove', list: 'photos', files: session.get().quote.photos.slice(0, 1) });
    await real.pass(1000);
    real.closeTab(tab);
    await sweep();
    expect(await storedIn(real, id)).toEqual(['2.jpg']);
  });

  test('stay after the first version was sent again', async () => {
    const { real, session, sweep, expectWhole } = await restored(1);
    real.state.server = 'breaksAfterTaking';
    session.submit();
    await real.pass(5000);
    real.state.server = 'works';
    write(session, 'brighter');
    session.submit();
    session.dispatch({ type: 'resendEarlier' });
    await real.pass(5000);
    expect(session.get()).toMatchObject({ sent: { id: 'A-1' }, notice: { kind: 'changesLeft' } });
    // The record of the first version is newer than the empty form.
    await session.refreshFromStorage();
    await sweep();
    session.dispatch({ type: 'undo' });
    await expectWhole(['1.jpg']);
    expect(real.orders).toHaveLength(2);
  });
});

test('an "Undo" stays on the screen when another tab sends its order', async () => {
  const real = createSimulation();
  const other = await openWithPhoto(real);
  await real.pass(1000);
  const { session } = await open(real);
  write(session, 'mine');
  session.dispatch({ type: 'startOver' });
  await real.pass(1000);
  other.session.submit();
  await real.pass(5000);
  expect(other.session.get().sent).not.toBeNull();
  expect(session.get()).toMatchObject({ notice: { kind: 'startedOver' }, other: null });
});

/** A second tab brings the order of a frozen one, and the storage hangs. */
async function bringFromFrozenTab() {
  const real = createSimulation();
  const first = await openWithPhoto(real);
  await real.pass(1000);
  const { session } = await open(real);
  real.freeze(first.tab);
  const bringing = session.bringHere();
  real.setStorage('stalls');
  return { real, first, session, bringing };
}

test('an order that cannot be claimed in time is not held', async () => {
  const { real, first, session, bringing } = await bringFromFrozenTab();
  await real.pass(10_000);
  await bringing;
  real.setStorage('works');
  await real.pass(1000);
  expect(await real.isOpen(first.session.get().id)).toBe(false);
  expect(session.get().other).toMatchObject({ isOpen: false });
});

describe('a server that repeats its answer to an upload under the same key', () => {
  const send = async (real: Simulation, session: OrderSession, server: ServerMode) => {
    real.state.server = server;
    session.submit();
    await real.pass(5000);
  };

  test('gets a new one after a refusal that ends the receipts', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    await send(real, session, 'refuses');
    real.forgetFiles();
    await send(real, session, 'works');
    expect(session.get().sent).not.toBeNull();
    expect(real.orders).toMatchObject([{ files: ['bytes of 1.jpg'] }]);
  });

  test('gets a new one after it has refused the upload itself', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    await send(real, session, 'refusesUploads');
    await send(real, session, 'works');
    expect(session.get().sent).not.toBeNull();
  });

  test('gets a new one after it has refused the upload of a tab that was closed', async () => {
    const real = createSimulation();
    const { tab, session } = await openWithPhoto(real);
    await real.pass(1000);
    await send(real, session, 'refusesUploads');
    real.closeTab(tab);
    const { session: next } = await open(real);
    await send(real, next, 'works');
    expect(next.get().sent).not.toBeNull();
  });

  test('gets a new one for a photo whose receipt is too old', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    session.edit({ type: 'add', list: 'references', files: [real.makeFile('2.jpg', 'bytes of 2.jpg')] });
    session.submit();
    await real.pass(250);
    await send(real, session, 'breaks');
    expect(Object.keys(session.get().receipts)).toHaveLength(1);
    real.forgetFiles();
    real.jump(2 * RECEIPT_LIFETIME);
    await send(real, session, 'works');
    expect(session.get().sent).not.toBeNull();
  });

  test('gets the same one after a lost answer', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    session.submit();
    await real.pass(150);
    session.dispatch({ type: 'cancel' });
    await real.pass(1000);
    await send(real, session, 'works');
    expect(real.orders[0]?.payload.uploadedFiles).toEqual(['stored-0']);
  });
});

const write = (session: OrderSession, specialRequirements: string) =>
  session.edit({ type: 'change', changes: { specialRequirements } });
const wordsIn = ({ get }: OrderSession) => get().quote.fields.specialRequirements;
const recordIn = async (real: Simulation, id: string) => (await real.disk.records()).get(id) as OrderRecord;

describe.each([true, false])('a page that comes back from the bfcache (with locks: %j)', (hasLocks) => {
  async function suspended() {
    const real = createSimulation({ hasLocks });
    const first = await openWithPhoto(real);
    await real.pass(1000);
    real.suspend(first.tab);
    await real.pass(40_000);
    const { session: second } = await open(real);
    expect(second.get().notice).toMatchObject({ kind: 'restored' });
    const comeBack = async () => {
      real.thaw(first.tab);
      void first.session.refreshFromStorage();
      await real.pass(2000);
    };
    return { real, first: first.session, second, comeBack };
  }

  test('is empty if another tab has opened its draft', async () => {
    const { real, first, second, comeBack } = await suspended();
    write(second, 'brighter');
    await real.pass(1000);
    await comeBack();
    expect(first.get().quote.photos).toEqual([]);
    expect(first.get().other).toMatchObject({ isOpen: true });
    expect(await recordIn(real, second.get().id)).toMatchObject({
      quote: { fields: { specialRequirements: 'brighter' } },
    });
  });

  test('is empty, and says the number, if another tab has sent its draft', async () => {
    const { real, first, second, comeBack } = await suspended();
    second.submit();
    await real.pass(5000);
    expect(real.orders).toHaveLength(1);
    await comeBack();
    expect(first.get()).toMatchObject({
      notice: { kind: 'sentElsewhere', order: 'A-1' },
      quote: { photos: [] },
    });
  });

  test('changes nothing if its person types before it has looked around', async () => {
    const { real, first, second } = await suspended();
    write(second, 'brighter');
    await real.pass(1000);
    real.thaw('tab-1');
    write(first, 'darker');
    await real.pass(2000);
    expect([wordsIn(first), wordsIn(second)]).toEqual(['darker', 'brighter']);
    expect(first.get().id).not.toBe(second.get().id);
    expect(await recordIn(real, second.get().id)).toMatchObject({
      quote: { fields: { specialRequirements: 'brighter' } },
    });
  });
});

test('what is entered while another order is on its way here stays', async () => {
  const { real, session, bringing } = await bringFromFrozenTab();
  await real.pass(500);
  write(session, 'mine');
  real.setStorage('works');
  await bringing;
  await real.pass(1000);
  expect(wordsIn(session)).toBe('mine');
  expect(session.get()).toMatchObject({ other: { photos: 1 } });
  await session.bringHere();
  await real.pass(100);
  expect(session.get().quote.photos).toHaveLength(1);
  expect(session.get().other).toMatchObject({ photos: 0 });
});

test.each([
  { owner: 'has let go of it', isSending: false },
  { owner: 'is sending it', isSending: true },
])('an order is brought here if its tab $owner, and only then', async ({ isSending }) => {
  const real = createSimulation();
  const first = await openWithPhoto(real);
  await real.pass(1000);
  const { session } = await open(real);
  if (isSending) first.session.submit();
  expect(await session.bringHere()).toBe(!isSending);
  expect(session.get().quote.photos).toHaveLength(isSending ? 0 : 1);
  expect(session.get().stopReason).toBe(isSending ? 'elsewhere' : null);
  await real.pass(10_000);
  expect(session.get().stopReason, 'once that order is sent').toBeNull();
});

test('an order that is brought here says that a part of it could not be read', async () => {
  const { real, first, session, bringing } = await bringFromFrozenTab();
  const { id } = first.session.get();
  await real.disk.change(id, (stored) => {
    const { quote, ...rest } = stored as OrderRecord;
    const fields = { ...quote.fields, qualityLevel: 'gold' as never };
    return { record: { ...rest, quote: { ...quote, fields } }, result: null };
  });
  real.setStorage('works');
  await real.pass(1000);
  await bringing;
  expect(session.get().notice).toMatchObject({ kind: 'brought', isPartial: true });
});

test.each([true, false])(
  'an order that comes back says whether it may have arrived (submitted: %j, ordering 50)',
  async (wasSubmitted) => {
    const real = createSimulation();
    const { tab, session: before } = await openWithPhoto(real);
    await real.pass(1000);
    if (wasSubmitted) before.submit();
    await real.pass(300);
    expect(before.get().step).toBe(wasSubmitted ? 'submitting' : 'editing');
    real.closeTab(tab);
    const { session } = await open(real);
    expect(session.get().notice).toMatchObject({ kind: 'restored', mayHaveArrived: wasSubmitted });
  },
);

test('a page that comes back from the bfcache does not overwrite what a later page of its tab has stored', async () => {
  const real = createSimulation();
  const first = await openWithPhoto(real);
  write(first.session, 'early');
  await real.pass(1000);
  real.suspend(first.tab);
  const second = await open(real, first.tab);
  write(second.session, 'late');
  await real.pass(1000);
  real.suspend(second.tab);
  real.thaw(first.tab);
  void first.session.refreshFromStorage();
  await real.pass(2000);
  expect(wordsIn(first.session)).toBe('');
  write(first.session, 'another');
  await real.pass(1000);
  const { id } = second.session.get();
  expect((await recordIn(real, id)).quote.fields.specialRequirements).toBe('late');
  expect(first.session.get()).toMatchObject({ other: { id, photos: 1 } });
});

test('a clock that goes back takes no draft from the tab that shows it', async () => {
  const real = createSimulation();
  const { session } = await openWithPhoto(real);
  await real.pass(1000);
  const { id } = session.get();
  await open(real);
  real.jump(-60 * 60 * 1000);
  write(session, 'brighter');
  // What is entered is not stored yet when another tab reports a change.
  await real.pass(100);
  real.tellAll();
  await real.pass(5000);
  expect(session.get()).toMatchObject({ id, other: null });
  expect((await recordIn(real, id)).quote.fields.specialRequirements).toBe('brighter');
});

describe('two tabs that send in the same second', () => {
  test.each([true, false])(
    'send one order if they show the same draft (with locks: %j)',
    async (hasLocks) => {
      const real = createSimulation({ hasLocks });
      const first = await openWithPhoto(real);
      await real.pass(1000);
      real.suspend(first.tab);
      await real.pass(40_000);
      const { session: second } = await open(real);
      real.thaw(first.tab);
      first.session.submit();
      second.submit();
      await real.pass(10_000);
      expect(real.orders).toHaveLength(1);
      expect(second.get()).toMatchObject({ sent: { id: 'A-1' } });
    },
  );

  test('send one order if a takeover has left the same words in both', async () => {
    const real = createSimulation();
    const first = await openWithPhoto(real);
    await real.pass(1000);
    write(first.session, 'brighter');
    real.freeze(first.tab);
    const { session: second } = await open(real);
    await second.bringHere();
    write(second, 'brighter');
    real.thaw(first.tab);
    await real.pass(1000);
    expect([wordsIn(first.session), wordsIn(second)]).toEqual(['brighter', 'brighter']);
    first.session.submit();
    second.submit();
    await real.pass(10_000);
    expect(real.orders).toHaveLength(1);
    expect([first.session.get().sent?.id, second.get().sent?.id]).toEqual(['A-1', 'A-1']);
  });

  test('open one draft in one of them only', async () => {
    for (const hasLocks of [true, false]) {
      const real = createSimulation({ hasLocks });
      const { tab } = await openWithPhoto(real);
      await real.pass(1000);
      real.closeTab(tab);
      await real.pass(40_000);
      const both = [real.openTab(), real.openTab()].map((one) => real.sessions.get(one)!);
      await real.pass(1000);
      expect(both.map((session) => session.get().quote.photos.length).toSorted()).toEqual([0, 1]);
    }
  });
});

describe('the number of an order', () => {
  async function answeredWith(number: unknown) {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    real.state.wordNumber = () => number;
    session.submit();
    await real.pass(10_000);
    return { real, session, order: session.get() };
  }

  test.each([
    ['a number', 7, '7'],
    ['zero', 0, '0'],
    ['a text with bidi controls, without these,', 'A\u202E-7\u2066', 'A-7'],
    ['a text in Hebrew', '\u05D0-7', '\u05D0-7'],
    ['a text of 1,000 characters', 'x'.repeat(1000), 'x'.repeat(1000)],
  ])('%s is one', async (_name, number, read) => {
    const { real, order } = await answeredWith(number);
    expect(order).toMatchObject({ sent: { id: read } });
    const [stored] = [...(await real.disk.records()).values()] as OrderRecord[];
    expect(stored?.taken).toBe(read);
  });

  test.each([
    ['an empty text', ''],
    ['a space', ' '],
    ['a bidi control', '\u202E'],
    ['nothing', undefined],
    ['null', null],
    ['an object', {}],
    ['a text of 10,000 characters', 'x'.repeat(10_000)],
  ])(
    '%s is none: the order may have arrived, and is the same one when it is sent again',
    async (_name, number) => {
      const { real, session, order } = await answeredWith(number);
      expect(order).toMatchObject({ sent: null, attempts: [{ outcome: 'unknown' }] });
      expect(await storedIn(real, order.id)).toEqual(['1.jpg']);
      real.state.wordNumber = (id) => id;
      session.submit();
      await real.pass(5000);
      expect(session.get()).toMatchObject({ sent: { id: 'A-1' } });
      expect(real.orders).toHaveLength(1);
    },
  );
});

test('an order that was taken and answered with a refusal is found again under its key', async () => {
  const real = createSimulation();
  real.state.isStrict = true;
  const { session } = await openWithPhoto(real);
  for (const server of ['refusesAfterTaking', 'refusesAfterTaking', 'works'] as const) {
    expect(session.get().sent).toBeNull();
    real.state.server = server;
    session.submit();
    await real.pass(5000);
  }
  expect(session.get()).toMatchObject({ sent: { id: 'A-1' } });
  expect(real.orders).toHaveLength(1);
});

test('a file that is the only photo and the only reference is stored for each', async () => {
  const real = createSimulation();
  const { session } = await openWithPhoto(real);
  session.edit({ type: 'add', list: 'references', files: [...session.get().quote.photos] });
  session.submit();
  await real.pass(5000);
  expect(session.get()).toMatchObject({ sent: { id: 'A-1' } });
  const { uploadedFiles = [], referenceFiles = [] } = real.orders[0]?.payload ?? {};
  expect(new Set([...uploadedFiles, ...referenceFiles]).size).toBe(2);
});

test('an upload that names fewer files than were sent is no upload', async () => {
  const real = createSimulation();
  const { session, addPhoto } = await openWithPhoto(real);
  addPhoto('2.jpg');
  for (const names of [['stored-0'], ['stored-0', '']]) {
    real.state.wordNames = () => names;
    session.submit();
    await real.pass(5000);
    expect(session.get()).toMatchObject({ failure: { call: 'upload' }, receipts: {} });
  }
  expect(real.requests).toEqual([]);
});

describe.each([1970, 2100])('a clock of %i', (year) => {
  const setTo = (real: Simulation, to: number) => real.jump(Date.UTC(to) - real.now());

  test('keeps, restores and sends an order like every other', async () => {
    const real = createSimulation();
    setTo(real, year);
    const { tab } = await openWithPhoto(real);
    await real.pass(1000);
    real.closeTab(tab);
    const { session } = await open(real);
    expect(session.get().quote.photos).toHaveLength(1);
    session.submit();
    await real.pass(5000);
    expect(session.get().sent).not.toBeNull();
  });

  test.each([true, false])(
    'is no reason to lose an order once it is set right (with locks: %j)',
    async (hasLocks) => {
      const real = createSimulation({ hasLocks });
      setTo(real, year);
      const { tab } = await openWithPhoto(real);
      await real.pass(1000);
      real.closeTab(tab);
      setTo(real, 2026);
      const { session } = await open(real);
      if (session.get().other) await session.bringHere();
      expect(session.get().quote.photos).toHaveLength(1);
      expect(await storedIn(real, session.get().id)).toEqual(['1.jpg']);
    },
  );

  test('does not keep a receipt for ever', async () => {
    const real = createSimulation();
    setTo(real, year);
    const { tab, session: before } = await openWithPhoto(real);
    real.state.server = 'throttles';
    before.submit();
    await real.pass(5000);
    write(before, 'brighter');
    await real.pass(1000);
    expect(Object.keys(before.get().receipts)).toHaveLength(1);
    real.closeTab(tab);
    setTo(real, 2026);
    const { session } = await open(real);
    real.jump(2 * RECEIPT_LIFETIME);
    real.forgetFiles();
    real.state.server = 'works';
    session.submit();
    await real.pass(5000);
    expect(session.get().sent).not.toBeNull();
  });
});

describe('a disk that is full', () => {
  const hasArrived = ({ attempts = [] }: Partial<OrderRecord>) =>
    attempts.some(({ outcome }) => outcome === 'unknown');

  test('exactly when the attempt is recorded as unknown: the order is sent, and nothing is left', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    await real.pass(1000);
    const { id } = session.get();
    real.state.hasRoomFor = (record) => !hasArrived(record);
    session.submit();
    await real.pass(5000);
    expect(session.get()).toMatchObject({ sent: { id: 'A-1' } });
    expect(await recordIn(real, id)).toMatchObject({ taken: 'A-1' });
    expect(await storedIn(real, id)).toEqual([]);
  });

  test('and then the tab is closed: the next one sends the same order', async () => {
    const real = createSimulation();
    const { tab, session } = await openWithPhoto(real);
    await real.pass(1000);
    real.state.hasRoomFor = (record) => !hasArrived(record);
    session.submit();
    await real.pass(300);
    expect(session.get().step).toBe('submitting');
    real.closeTab(tab);
    await real.pass(1000);
    expect(real.orders).toHaveLength(1);
    const { session: next } = await open(real);
    next.submit();
    await real.pass(5000);
    expect(next.get()).toMatchObject({ sent: { id: 'A-1' } });
    expect(real.orders).toHaveLength(1);
  });

  test('when the number is to be stored: the draft goes all the same', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    await real.pass(1000);
    const { id } = session.get();
    real.setStorage('full');
    session.submit();
    await real.pass(5000);
    expect(session.get()).toMatchObject({ sent: { id: 'A-1' } });
    expect([await recordIn(real, id), await storedIn(real, id)]).toEqual([undefined, []]);
  });
});

describe('a storage that does not write (ordering 44)', () => {
  test('from the answer on: the next tab sends the same order, not a second one', async () => {
    const real = createSimulation();
    const { tab, session } = await openWithPhoto(real);
    await real.pass(1000);
    session.submit();
    await real.pass(300);
    expect(session.get().step).toBe('submitting');
    real.setStorage('refusesWrites');
    await real.pass(5000);
    expect(session.get()).toMatchObject({ sent: { id: 'A-1' } });
    real.closeTab(tab);
    real.setStorage('works');
    const { session: next } = await open(real);
    expect(next.get().quote.photos).toHaveLength(1);
    next.submit();
    await real.pass(5000);
    expect(next.get()).toMatchObject({ sent: { id: 'A-1' } });
    expect(real.orders).toHaveLength(1);
  });

  test('because it never answers: the order is sent all the same', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    await real.pass(1000);
    real.setStorage('stalls');
    session.submit();
    await real.pass(60_000);
    expect(session.get()).toMatchObject({ sent: { id: 'A-1' } });
    expect(real.orders).toHaveLength(1);
  });
});

test('a database that an old version holds open is used once it is free', async () => {
  const real = createSimulation();
  real.state.isBlocked = true;
  const { session } = await openWithPhoto(real);
  await real.pass(11_000);
  expect(session.get().storage).toBe('none');
  real.state.isBlocked = false;
  await real.pass(2000);
  expect(session.get()).toMatchObject({ storage: 'works', unstoredKeys: [] });
  expect(isUnsaved(session.get())).toBe(false);
  expect(await storedIn(real, session.get().id)).toEqual(['1.jpg']);
});
