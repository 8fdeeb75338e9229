import { describe, expect, test, vi } from 'vitest';
import { isSending, isUnsaved, RECEIPT_LIFETIME } from '../../../../src/quote/order/order-machine.ts';
import type { OrderSession } from '../../../../src/quote/order/order-session.ts';
import { photoKey } from '../../../../src/lib/photo-key.ts';
import { createDraftStorage } from '../../../../src/quote/order/draft-storage.ts';
import type { OrderRecord } from '../../../../src/quote/order/order-record.ts';
import { createSimulation, type ServerMode, type Simulation } from './simulation.ts';

const open = async (real: Simulation, previous?: string) => {
  const tab = real.openTab(previous);
  await real.drain();
  return { tab, session: real.sessions.get(tab)! };
};

/** Opens a form with one photo. `addPhoto` adds more. */
async function openWithPhoto(real: Simulation) {
  const { tab, session } = await open(real);
  const addPhoto = (name: string) =>
    session.edit({ type: 'add', list: 'photos', files: [real.makeFile(name, `bytes of ${name}`)] });
  addPhoto('1.jpg');
  return { tab, session, addPhoto };
}

describe('a photo with an unreadable byte in the middle', () => {
  test('is replaced by its copy', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    // More than is read of it at a time.
    const large = 'x'.repeat(20_000_000);
    session.edit({ type: 'add', list: 'photos', files: [real.makeFile('2.jpg', large)] });
    await real.pass(1000);
    real.tear(session.get().quote.photos[1]!);
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
    expect(session.get().sent).not.toBeNull();
    expect(real.orders[0]?.files[1] === large).toBe(true);
  });

  test.each([true, false])('is named, without a copy or with one as bad (%j)', async (hasCopy) => {
    const real = createSimulation();
    if (!hasCopy) real.setStorage('full');
    const { session, addPhoto } = await openWithPhoto(real);
    addPhoto('2.jpg');
    await real.pass(1000);
    real.tear(session.get().quote.photos[1]!);
    const copy = (await real.disk.files(session.get().id)).get(photoKey(session.get().quote.photos[1]!));
    if (copy) real.tear(copy);
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
    const { lostFiles, failure, step } = session.get();
    expect({ names: lostFiles.map(({ name }) => name), failure, step }).toEqual({
      names: ['2.jpg'],
      failure: null,
      step: 'editing',
    });
    expect(Boolean(copy)).toBe(hasCopy);
  });

  test('is counted as not stored', async () => {
    const real = createSimulation();
    const { session, addPhoto } = await openWithPhoto(real);
    addPhoto('2.jpg');
    real.tear(session.get().quote.photos[1]!);
    await real.pass(1000);
    expect(session.get().unstorableCount).toBe(1);
    expect(await storedIn(real, session.get().id)).toEqual(['1.jpg']);
  });

  test('is reported once, and then the order once', async () => {
    const real = createSimulation();
    const { session, addPhoto } = await openWithPhoto(real);
    const outcomes: string[] = [];
    session.observe(({ sent, lostFiles }) => outcomes.push(`${sent?.id} ${lostFiles.length}`));
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
    addPhoto('2.jpg');
    await real.pass(1000);
    real.vanish(session.get().quote.photos[0]!);
    real.vanish((await real.disk.files(session.get().id)).values().next().value!);
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
    session.edit({ type: 'remove', list: 'photos', files: session.get().lostFiles });
    addPhoto('3.jpg');
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
    expect(outcomes).toEqual(['A-1 0', 'A-1 1', 'A-2 0']);
  });

  test('is not blamed while the server cannot be reached', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    real.state.server = 'gone';
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
    expect(session.get()).toMatchObject({ lostFiles: [], failure: { error: { reason: 'unreachable' } } });
  });
});

test('many photos on a slow disk are not taken for unreadable', async () => {
  const real = createSimulation();
  const { session, addPhoto } = await openWithPhoto(real);
  for (let number = 2; number <= 400; number++) addPhoto(`${number}.jpg`);
  real.state.readTime = 50;
  session.dispatch({ type: 'submit' });
  await real.pass(30_000);
  expect(session.get().lostFiles).toEqual([]);
  expect(real.orders).toHaveLength(1);
});

const never = () => new Promise<void>(() => {});

const storedIn = async (real: Simulation, id: string) =>
  [...(await real.disk.files(id)).values()].map(({ name }) => name).toSorted();

test('the session stores a photo that is added while another one is being stored', async () => {
  const real = createSimulation();
  const { session, addPhoto } = await openWithPhoto(real);
  const unstorableCount = new Set<number>();
  session.subscribe(() => unstorableCount.add(session.get().unstorableCount));
  real.setStorage('stalls');
  await real.pass(400);
  addPhoto('2.jpg');
  await real.pass(400);
  real.setStorage('works');
  await real.pass(20_000);
  expect(session.get().unstoredKeys).toEqual([]);
  expect([...unstorableCount], 'photos that could not be stored').toEqual([0]);
  expect(await storedIn(real, session.get().id)).toEqual(['1.jpg', '2.jpg']);
});

test('the session starts no further upload after a cancel', async () => {
  const real = createSimulation();
  const { session } = await openWithPhoto(real);
  session.edit({ type: 'add', list: 'references', files: [real.makeFile('2.jpg', 'bytes of 2.jpg')] });
  const answered = vi.fn((names: string[]) => names);
  real.state.wordNames = answered;
  session.dispatch({ type: 'submit' });
  await real.pass(100);
  session.dispatch({ type: 'cancel' });
  await real.pass(5000);
  expect(answered).toHaveBeenCalledOnce();
  expect(session.get()).toMatchObject({ step: 'editing', stopReason: 'canceled' });
});

test('the upload progress is not that of a canceled upload that goes on', async () => {
  const real = createSimulation();
  const { session } = await openWithPhoto(real);
  session.dispatch({ type: 'submit' });
  await real.pass(150);
  session.dispatch({ type: 'cancel' });
  session.dispatch({ type: 'submit' });
  await real.pass(100);
  const { sent, total } = session.progress.bytes();
  expect([session.get().step, sent / total]).toEqual(['uploading', 0.5]);
});

test('the upload progress counts the photos and then the references', async () => {
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
  session.dispatch({ type: 'submit' });
  await real.drain();
  expect(sentOf()).toEqual([first.size, 100, 0, 0]);
  await real.pass(200);
  expect(sentOf()).toEqual([first.size + second.size + reference.size / 2, 100, 100, 50]);
  expect(session.progress.bytes().total).toBe(first.size + second.size + reference.size);
});

test('the session sends nothing offline and reports the reason', async () => {
  const real = createSimulation();
  const { session } = await openWithPhoto(real);
  real.state.isOnline = false;
  session.dispatch({ type: 'submit' });
  await real.pass(5000);
  expect(session.get()).toMatchObject({
    step: 'editing',
    failure: { error: { reason: 'offline' } },
    receipts: {},
  });
  expect(real.requests).toEqual([]);
});

test('a photo that could not be stored, and is added again after a reload, counts once', async () => {
  const real = createSimulation();
  const { tab, session, addPhoto } = await openWithPhoto(real);
  addPhoto('2.jpg');
  real.tear(session.get().quote.photos[1]!);
  await real.pass(1000);
  const { imageCount } = session.get().quote.fields;
  real.closeTab(tab);
  const { session: next } = await open(real, tab);
  expect(next.get().quote.photos).toHaveLength(1);
  next.edit({ type: 'add', list: 'photos', files: [real.makeFile('2.jpg', 'bytes of 2.jpg')] });
  expect(next.get().quote.fields.imageCount).toBe(imageCount);
});

test('the session blames the order and not the upload offline, if all photos are uploaded', async () => {
  const real = createSimulation();
  const { session } = await openWithPhoto(real);
  real.state.server = 'throttles';
  session.dispatch({ type: 'submit' });
  await real.pass(5000);
  real.state.isOnline = false;
  session.dispatch({ type: 'submit' });
  await real.pass(5000);
  expect(session.get().failure).toMatchObject({ call: 'createOrder', error: { reason: 'offline' } });
  expect(real.requests).toHaveLength(1);
});

test('the session stores photos if the browser reports no storage estimate', async () => {
  const real = createSimulation();
  real.state.hasEstimate = false;
  const { session } = await openWithPhoto(real);
  await real.pass(20_000);
  expect(await storedIn(real, session.get().id)).toEqual(['1.jpg']);
  expect(session.get().unstoredKeys).toEqual([]);
});

test('the session notices when the other tab with an order closes', async () => {
  const real = createSimulation();
  const owner = await openWithPhoto(real);
  await real.pass(1000);
  const { session } = await open(real);
  expect(session.get().other).toMatchObject({ isOpen: true });
  real.closeTab(owner.tab);
  await real.pass(5000);
  expect(session.get().other).toMatchObject({ isOpen: false });
});

test('a frozen tab keeps its unstored photos after another tab has taken over its order', async () => {
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

describe.each([true, false])('files that “Undo” can restore (with locks: %j)', (hasLocks) => {
  /** Opens a restored draft with this number of photos, all read from storage. */
  async function restored(count: number) {
    const real = createSimulation({ hasLocks });
    const before = await openWithPhoto(real);
    for (let number = 2; number <= count; number++) before.addPhoto(`${number}.jpg`);
    await real.pass(1000);
    real.closeTab(before.tab);
    await real.pass(40_000);
    const { tab, session } = await open(real);
    expect(session.get().quote.photos).toHaveLength(count);
    /** Runs a sweep on another page after the time of a lease. */
    const sweep = async () => {
      await real.pass(40_000);
      await createDraftStorage(real.disk, real.elsewhere, { now: real.now, wait: never }).sweep();
      await real.pass(1000);
    };
    /** Expects that each photo can be read, is stored, and is sent. */
    const expectWhole = async (names: string[], gone: string[] = []) => {
      expect(session.get().quote.photos.map(({ name }) => name)).toEqual(names);
      const unreadable = session.get().quote.photos.filter(real.isGone);
      expect(unreadable.map(({ name }) => name)).toEqual(gone);
      await real.pass(1000);
      expect(session.get().unstoredKeys).toEqual([]);
      expect(isUnsaved(session.get())).toBe(false);
      expect(await storedIn(real, session.get().id)).toEqual(names);
      session.dispatch({ type: 'submit' });
      await real.pass(5000);
      expect(real.orders.at(-1)).toMatchObject({ files: names.map((name) => `bytes of ${name}`) });
      expect(await storedIn(real, session.get().id)).toEqual([]);
    };
    return { real, tab, session, id: session.get().id, sweep, expectWhole };
  }

  test('stay after “Start over”, although the draft is not offered', async () => {
    const { real, session, id, sweep, expectWhole } = await restored(1);
    session.dispatch({ type: 'startOver' });
    await sweep();
    expect(JSON.stringify([await recordIn(real, id)])).not.toContain('1.jpg');
    const other = await open(real);
    expect(other.session.get()).toMatchObject({ notice: null, other: null });
    session.dispatch({ type: 'undo' });
    await expectWhole(['1.jpg']);
  });

  test('are removed on the first edit after “Start over”', async () => {
    const { real, session, id } = await restored(1);
    session.dispatch({ type: 'startOver' });
    await real.pass(1000);
    expect(await storedIn(real, id)).toEqual(['1.jpg']);
    write(session, 'another order');
    await real.pass(1000);
    expect(await storedIn(real, id)).toEqual([]);
  });

  test('are swept after “Start over” once the tab has closed', async () => {
    const { real, tab, session, id, sweep } = await restored(1);
    session.dispatch({ type: 'startOver' });
    await real.pass(1000);
    real.closeTab(tab);
    await sweep();
    expect([await recordIn(real, id), await storedIn(real, id)]).toEqual([undefined, []]);
    expect((await open(real)).session.get().notice).toBeNull();
  });

  test('stay after a photo has been removed', async () => {
    const { real, session, sweep, expectWhole } = await restored(2);
    const before = session.get().quote;
    const files = before.photos.slice(0, 1);
    session.edit({ type: 'remove', list: 'photos', files });
    await sweep();
    session.edit({ type: 'restore', list: 'photos', files, before });
    await expectWhole(['1.jpg', '2.jpg']);
    expect(real.orders).toHaveLength(1);
  });

  test('are swept after a photo has been removed and the tab has closed', async () => {
    const { real, tab, session, id, sweep } = await restored(2);
    session.edit({ type: 'remove', list: 'photos', files: session.get().quote.photos.slice(0, 1) });
    await real.pass(1000);
    real.closeTab(tab);
    await sweep();
    expect(await storedIn(real, id)).toEqual(['2.jpg']);
  });

  test('stay after the first version has been sent again', async () => {
    const { real, session, sweep, expectWhole } = await restored(1);
    real.state.server = 'breaksAfterTaking';
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
    real.state.server = 'works';
    write(session, 'brighter');
    session.dispatch({ type: 'submit' });
    session.dispatch({ type: 'resendEarlier' });
    await real.pass(5000);
    expect(session.get()).toMatchObject({ sent: { id: 'A-1' }, notice: { kind: 'changesLeft' } });
    expect(wordsIn(session)).toBe('brighter');
    await session.refreshFromStorage();
    await sweep();
    // Without locks the sweep removes the first version's files once the lease is over. The copies are sent.
    await expectWhole(['1.jpg'], hasLocks ? [] : ['1.jpg']);
    expect(real.orders).toHaveLength(2);
  });
});

describe('photos that were changed during sending, and read from storage,', () => {
  const readAgain = async () => {
    const real = createSimulation();
    const before = await openWithPhoto(real);
    await real.pass(1000);
    real.closeTab(before.tab);
    const { tab, session } = await open(real);
    session.dispatch({ type: 'submit' });
    await real.pass(300);
    write(session, 'too late');
    /** Sweeps on another page, and expects that the form can still read its photo. */
    const expectReadable = async () => {
      await createDraftStorage(real.disk, real.elsewhere, { now: real.now, wait: never }).sweep();
      expect(session.get()).toMatchObject({ sent: { id: 'A-1' }, notice: { kind: 'changesLeft' } });
      expect(session.get().quote.photos.filter(real.isGone)).toEqual([]);
    };
    return { real, tab, session, expectReadable };
  };

  test('can be read although the disk had no room for the number', async () => {
    const { real, expectReadable } = await readAgain();
    real.setStorage('full');
    await real.pass(5000);
    await expectReadable();
  });

  test('can be read although another tab had opened the draft, and was closed', async () => {
    const { real, tab, session, expectReadable } = await readAgain();
    real.suspend(tab);
    const other = await open(real);
    expect(other.session.get().id).toBe(session.get().id);
    real.closeTab(other.tab);
    await real.pass(1000);
    real.thaw(tab);
    await real.pass(5000);
    await expectReadable();
  });
});

test.each([true, false])(
  '“Undo” stays when another tab asks for the draft that was just started over (with a channel: %j)',
  async (hasChannel) => {
    const real = createSimulation({ hasChannel });
    const first = await openWithPhoto(real);
    await real.pass(1000);
    const other = await open(real);
    first.session.dispatch({ type: 'startOver' });
    const { id } = first.session.get();
    void other.session.bringHere();
    await real.pass(5000);
    expect([first.session.get().id, other.session.get().id === id]).toEqual([id, false]);
    first.session.dispatch({ type: 'undo' });
    await real.pass(1000);
    expect(first.session.get().quote.photos.map(({ name }) => name)).toEqual(['1.jpg']);
    expect(await storedIn(real, first.session.get().id)).toEqual(['1.jpg']);
  },
);

test('the “Undo” notice stays when another tab sends its order', async () => {
  const real = createSimulation();
  const other = await openWithPhoto(real);
  await real.pass(1000);
  const { session } = await open(real);
  write(session, 'mine');
  session.dispatch({ type: 'startOver' });
  await real.pass(1000);
  other.session.dispatch({ type: 'submit' });
  await real.pass(5000);
  expect(other.session.get().sent).not.toBeNull();
  expect(session.get()).toMatchObject({ notice: { kind: 'startedOver' }, other: null });
});

/** Takes over the order of a frozen tab while the storage stalls. */
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

test('the session releases an order that it cannot claim in time', async () => {
  const { real, first, session, bringing } = await bringFromFrozenTab();
  await real.pass(10_000);
  await bringing;
  real.setStorage('works');
  await real.pass(1000);
  expect(await recordIn(real, first.session.get().id)).toMatchObject({ owner: null });
  expect(session.get().other).toMatchObject({ isOpen: false });
});

test('a refused retry of an order that was taken leaves its outcome unknown', async () => {
  const real = createSimulation();
  const { session } = await openWithPhoto(real);
  real.state.server = 'breaksAfterTaking';
  session.dispatch({ type: 'submit' });
  while (real.orders.length === 0) await real.pass(50);
  real.state.server = 'refuses';
  await real.pass(5000);
  real.state.server = 'works';
  write(session, 'brighter');
  session.dispatch({ type: 'submit' });
  await real.pass(5000);
  expect(session.get()).toMatchObject({ step: 'choosingVersion', sent: null });
  expect(real.orders).toHaveLength(1);
});

describe('the upload key, with a server that repeats its responses,', () => {
  const send = async (real: Simulation, session: OrderSession, server: ServerMode) => {
    real.state.server = server;
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
  };

  test('changes after a refusal that deletes the receipts', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    await send(real, session, 'refuses');
    real.forgetFiles();
    await send(real, session, 'works');
    expect(session.get().sent).not.toBeNull();
    expect(real.orders).toMatchObject([{ files: ['bytes of 1.jpg'] }]);
  });

  test('changes after the server has refused the upload', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    await send(real, session, 'refusesUploads');
    await send(real, session, 'works');
    expect(session.get().sent).not.toBeNull();
  });

  test('changes after a response that does not name every file', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    real.state.wordNames = (names) => names.filter((name) => name !== 'stored-0');
    await send(real, session, 'works');
    expect(session.get().failure).toMatchObject({ call: 'upload' });
    await send(real, session, 'works');
    expect(session.get().sent).not.toBeNull();
  });

  test('changes in the next tab after the server has refused the upload', async () => {
    const real = createSimulation();
    const { tab, session } = await openWithPhoto(real);
    await real.pass(1000);
    await send(real, session, 'refusesUploads');
    real.closeTab(tab);
    const { session: next } = await open(real);
    await send(real, next, 'works');
    expect(next.get().sent).not.toBeNull();
  });

  test('changes for a photo whose receipt has expired', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    session.edit({ type: 'add', list: 'references', files: [real.makeFile('2.jpg', 'bytes of 2.jpg')] });
    session.dispatch({ type: 'submit' });
    await real.pass(250);
    await send(real, session, 'breaks');
    expect(Object.keys(session.get().receipts)).toHaveLength(1);
    real.forgetFiles();
    real.jump(2 * RECEIPT_LIFETIME);
    await send(real, session, 'works');
    expect(session.get().sent).not.toBeNull();
  });

  test('stays the same after a lost response', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    session.dispatch({ type: 'submit' });
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

describe.each([true, false])('a page restored from the bfcache (with locks: %j)', (hasLocks) => {
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

  test('shows an empty form if another tab has opened its draft', async () => {
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

  test('shows an empty form and the number if another tab has sent its draft', async () => {
    const { real, first, second, comeBack } = await suspended();
    second.dispatch({ type: 'submit' });
    await real.pass(5000);
    expect(real.orders).toHaveLength(1);
    await comeBack();
    expect(first.get()).toMatchObject({
      notice: { kind: 'sentElsewhere', order: 'A-1' },
      quote: { photos: [] },
    });
  });

  test('keeps nothing of an upload that it has broken off, if another tab has sent its draft', async () => {
    const real = createSimulation({ hasLocks });
    const first = await openWithPhoto(real);
    await real.pass(1000);
    first.session.dispatch({ type: 'submit' });
    await real.pass(150);
    real.suspend(first.tab);
    await real.pass(40_000);
    const { session: second } = await open(real);
    second.dispatch({ type: 'submit' });
    await real.pass(5000);
    real.thaw(first.tab);
    void first.session.refreshFromStorage();
    await real.pass(5000);
    expect(first.session.get()).toMatchObject({
      notice: { kind: 'sentElsewhere', order: 'A-1' },
      quote: { photos: [] },
    });
  });

  test('keeps an early edit in a new draft, without changing the other tab’s', async () => {
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

test('the session releases an order that arrives while it sends its own', async () => {
  const real = createSimulation();
  const first = await openWithPhoto(real);
  await real.pass(1000);
  const { session } = await open(real);
  real.freeze(first.tab);
  let changes = 0;
  session.subscribe(() => {
    // The second change is the reply of the other tab. The claim follows.
    if (++changes !== 2) return;
    real.setStorage('stalls');
    session.dispatch({ type: 'submit' });
  });
  const bringing = session.bringHere();
  await real.pass(500);
  expect(isSending(session.get())).toBe(true);
  real.setStorage('works');
  await bringing;
  await real.pass(1000);
  expect(session.get().id).not.toBe(first.session.get().id);
  expect(await recordIn(real, first.session.get().id)).toMatchObject({ owner: null });
});

test('a tab that submits its order while it stores it for another tab keeps it', async () => {
  const real = createSimulation();
  const first = await openWithPhoto(real);
  await real.pass(1000);
  const { session } = await open(real);
  first.addPhoto('2.jpg');
  const bringing = session.bringHere();
  first.session.subscribe(() => {
    if (first.session.get().unstoredKeys.length > 0 && !isSending(first.session.get()))
      first.session.dispatch({ type: 'submit' });
  });
  expect(await bringing).toBe(false);
  expect(session.get().stopReason).toBe('sending');
  await real.pass(10_000);
  expect(first.session.get().sent).not.toBeNull();
});

test('a tab keeps an order that is begun while it stores another one to hand it over', async () => {
  const real = createSimulation();
  real.state.hasEstimate = false;
  const first = await openWithPhoto(real);
  await real.pass(20_000);
  const { session } = await open(real);
  first.addPhoto('2.jpg');
  void session.bringHere();
  await real.pass(1000);
  first.session.dispatch({ type: 'startOver' });
  write(first.session, 'another');
  await real.pass(20_000);
  expect(wordsIn(first.session)).toBe('another');
});

test('a tab whose photos have no room in storage does not hand its order over', async () => {
  const real = createSimulation();
  const first = await openWithPhoto(real);
  await real.pass(1000);
  const { session } = await open(real);
  real.setStorage('full');
  first.addPhoto('2.jpg');
  expect(await session.bringHere()).toBe(false);
  expect(session.get().stopReason).toBe('notStored');
  expect(first.session.get().quote.photos).toHaveLength(2);
});

test('the session drops the reason of a denied handover once the other tab has closed', async () => {
  const real = createSimulation();
  const first = await openWithPhoto(real);
  await real.pass(1000);
  const { session } = await open(real);
  real.setStorage('full');
  first.addPhoto('2.jpg');
  await session.bringHere();
  await real.pass(5000);
  expect(session.get()).toMatchObject({ stopReason: 'notStored', other: { isOpen: true } });
  real.closeTab(first.tab);
  await real.pass(5000);
  expect(session.get()).toMatchObject({ stopReason: null, other: { isOpen: false } });
});

test('a tab whose own photos have no room in storage says so, and brings no other order', async () => {
  const real = createSimulation();
  const first = await openWithPhoto(real);
  await real.pass(1000);
  real.setStorage('full');
  const { session } = await openWithPhoto(real);
  expect(await session.bringHere()).toBe(false);
  expect(session.get().stopReason).toBe('ownNotStored');
  expect(session.get().quote.photos).toHaveLength(1);
  expect(first.session.get().quote.photos).toHaveLength(1);
  // Not a reason that the other tab has given.
  real.closeTab(first.tab);
  await real.pass(5000);
  expect(session.get()).toMatchObject({ stopReason: 'ownNotStored', other: { isOpen: false } });
});

test('a late list of drafts does not empty a form that has opened one since', async () => {
  const real = createSimulation();
  await openWithPhoto(real);
  await real.pass(1000);
  const { session } = await open(real);
  const late = await real.disk.records();
  const { promise, resolve } = Promise.withResolvers<typeof late>();
  vi.spyOn(real.disk, 'records').mockReturnValueOnce(promise);
  const refreshing = session.refreshFromStorage();
  await session.bringHere();
  resolve(late);
  await refreshing;
  await real.pass(1000);
  expect(session.get().quote.photos).toHaveLength(1);
});

test('a late list of drafts does not offer the order that was sent meanwhile', async () => {
  const real = createSimulation();
  const { session } = await openWithPhoto(real);
  await real.pass(1000);
  const late = await real.disk.records();
  const { promise, resolve } = Promise.withResolvers<typeof late>();
  vi.spyOn(real.disk, 'records').mockReturnValueOnce(promise);
  const refreshing = session.refreshFromStorage();
  session.dispatch({ type: 'submit' });
  await real.pass(1000);
  expect(session.get().sent).not.toBeNull();
  resolve(late);
  await refreshing;
  expect(session.get().other).toBeNull();
});

describe('an order that is answered after another tab has opened it', () => {
  async function openedElsewhere() {
    const real = createSimulation();
    const first = await openWithPhoto(real);
    await real.pass(1000);
    first.session.dispatch({ type: 'submit' });
    await real.pass(300);
    expect(first.session.get().step).toBe('submitting');
    real.suspend(first.tab);
    const { session: second, tab } = await open(real);
    expect(second.get()).toMatchObject({ notice: { kind: 'restored', mayHaveArrived: true } });
    const answer = async () => {
      await real.pass(1000);
      real.thaw(first.tab);
      await real.pass(2000);
      expect(first.session.get().sent).toMatchObject({ id: 'A-1' });
    };
    return { real, tab, second, answer };
  }

  test('keeps what the other tab has changed, and the same order has the same number there', async () => {
    const { real, second, answer } = await openedElsewhere();
    write(second, 'brighter');
    await answer();
    expect(wordsIn(second)).toBe('brighter');
    expect(await storedIn(real, second.get().id)).toEqual(['1.jpg']);
    second.dispatch({ type: 'submit' });
    expect(second.get().step).toBe('choosingVersion');
    second.dispatch({ type: 'resendEarlier' });
    await real.pass(5000);
    expect(second.get()).toMatchObject({ sent: { id: 'A-1' }, notice: { kind: 'changesLeft' } });
    expect(real.orders).toHaveLength(1);
  });

  test('keeps the changes of another tab that has closed', async () => {
    const { real, tab, second, answer } = await openedElsewhere();
    write(second, 'brighter');
    await real.pass(1000);
    real.closeTab(tab);
    await answer();
    expect((await recordIn(real, second.get().id)).quote.fields.specialRequirements).toBe('brighter');
  });

  test('ends in the other tab if nothing was changed there', async () => {
    const { second, answer } = await openedElsewhere();
    await answer();
    expect(second.get()).toMatchObject({ notice: { kind: 'sentElsewhere', order: 'A-1' } });
    expect(second.get().quote.photos).toEqual([]);
  });
});

test('changes made during sending are the next draft, also after a reload', async () => {
  const real = createSimulation();
  const { tab, session } = await openWithPhoto(real);
  const { id } = session.get();
  session.dispatch({ type: 'submit' });
  await real.pass(300);
  write(session, 'too late');
  await real.pass(5000);
  expect(session.get()).toMatchObject({ sent: { id: 'A-1' }, notice: { kind: 'changesLeft' } });
  expect(await recordIn(real, id)).toMatchObject({ orderNumber: 'A-1' });
  session.dispatch({ type: 'startOver' });
  write(session, 'another');
  await real.pass(1000);
  expect(await recordIn(real, id), 'after those changes were given up').toMatchObject({ orderNumber: 'A-1' });
  real.closeTab(tab);
  expect(wordsIn((await open(real)).session)).toBe('another');
});

test('bringHere() keeps what is entered meanwhile', async () => {
  const { real, session, bringing } = await bringFromFrozenTab();
  await real.pass(500);
  write(session, 'mine');
  real.setStorage('works');
  await bringing;
  await real.pass(1000);
  expect(wordsIn(session)).toBe('mine');
  expect(session.get()).toMatchObject({ other: { quote: { photos: [expect.any(String)] } } });
  await session.bringHere();
  await real.pass(100);
  expect(session.get().quote.photos).toHaveLength(1);
  expect(session.get().other).toMatchObject({ quote: { photos: [] } });
});

test('a second bringHere() during the first keeps what is entered once the order is here', async () => {
  const real = createSimulation({ hasLocks: false });
  const owner = await openWithPhoto(real);
  await real.pass(1000);
  real.closeTab(owner.tab);
  const { session } = await open(real);
  real.setStorage('slow');
  const first = session.bringHere();
  await real.pass(4000);
  const second = session.bringHere();
  await real.pass(2000);
  await first;
  write(session, 'mine');
  await real.pass(10_000);
  await second;
  expect(wordsIn(session)).toBe('mine');
});

test.each([
  { owner: 'is idle', isSending: false },
  { owner: 'is sending', isSending: true },
])('bringHere() takes over an order unless its tab is sending: its tab $owner', async ({ isSending }) => {
  const real = createSimulation();
  const first = await openWithPhoto(real);
  await real.pass(1000);
  const { session } = await open(real);
  if (isSending) first.session.dispatch({ type: 'submit' });
  expect(await session.bringHere()).toBe(!isSending);
  expect(session.get().quote.photos).toHaveLength(isSending ? 0 : 1);
  expect(session.get().stopReason).toBe(isSending ? 'sending' : null);
  await real.pass(10_000);
  expect(session.get().stopReason, 'after that order was sent').toBeNull();
});

test('bringHere() asks a page that has come back from the bfcache', async () => {
  const real = createSimulation();
  const owner = await openWithPhoto(real);
  await real.pass(1000);
  const { session } = await open(real);
  write(session, 'mine');
  real.suspend(owner.tab);
  await real.pass(5000);
  real.thaw(owner.tab);
  owner.session.dispatch({ type: 'submit' });
  expect(session.get().other).toMatchObject({ isOpen: false, owner: { tab: owner.tab } });
  expect(await session.bringHere()).toBe(false);
  await session.refreshFromStorage();
  expect(session.get()).toMatchObject({ stopReason: 'sending', other: { isOpen: true } });
});

test('a tab that is sending does not wait for its storage before it denies its draft', async () => {
  const real = createSimulation();
  const { tab, session } = await openWithPhoto(real);
  await real.pass(1000);
  session.dispatch({ type: 'submit' });
  real.setStorage('stalls');
  const answer = vi.fn<(denial: string | null) => void>();
  void real.elsewhere.askFor(session.get().id, tab).then(answer);
  await real.pass(50);
  expect(answer).toHaveBeenCalledWith('sending');
});

/** Replaces the tier of a stored draft with one that does not exist. */
const spoilTier = (real: ReturnType<typeof createSimulation>, id: string) =>
  real.disk.change(id, (stored) => {
    const { quote, ...rest } = stored as OrderRecord;
    const fields = { ...quote.fields, qualityLevel: 'gold' as never };
    return { record: { ...rest, quote: { ...quote, fields } }, result: null };
  });

test('bringHere() reports that a part of the order could not be read', async () => {
  const { real, first, session, bringing } = await bringFromFrozenTab();
  await spoilTier(real, first.session.get().id);
  real.setStorage('works');
  await real.pass(1000);
  await bringing;
  expect(session.get().notice).toMatchObject({ kind: 'brought', isPartial: true });
});

test('a draft whose files cannot be read is offered, and keeps its files', async () => {
  const real = createSimulation();
  const { tab, session: before } = await openWithPhoto(real);
  const { id } = before.get();
  await real.pass(1000);
  real.closeTab(tab);
  vi.spyOn(real.disk, 'files').mockRejectedValueOnce(new Error('NotReadableError'));
  const { session } = await open(real);
  await real.pass(5000);
  expect(session.get()).toMatchObject({
    quote: { photos: [] },
    other: { id, quote: { photos: [expect.any(String)] }, isOpen: false },
  });
  await session.bringHere();
  await real.pass(100);
  expect(session.get().quote.photos).toHaveLength(1);
});

test.each([true, false])(
  'a restored order reports whether it may have arrived (submitted: %j, ordering 50)',
  async (wasSubmitted) => {
    const real = createSimulation();
    const { tab, session: before } = await openWithPhoto(real);
    await real.pass(1000);
    if (wasSubmitted) before.dispatch({ type: 'submit' });
    await real.pass(300);
    expect(before.get().step).toBe(wasSubmitted ? 'submitting' : 'editing');
    real.closeTab(tab);
    const { session } = await open(real);
    expect(session.get().notice).toMatchObject({ kind: 'restored', mayHaveArrived: wasSubmitted });
  },
);

test('a page restored from the bfcache does not overwrite the draft of a later page', async () => {
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
  expect(first.session.get()).toMatchObject({ other: { id, quote: { photos: [expect.any(String)] } } });
});

test('the session keeps its draft when the clock jumps back', async () => {
  const real = createSimulation();
  const { session } = await openWithPhoto(real);
  await real.pass(1000);
  const { id } = session.get();
  await open(real);
  real.jump(-60 * 60 * 1000);
  write(session, 'brighter');
  // What is entered is not stored yet when another tab reports a change.
  await real.pass(100);
  real.notifyAll();
  await real.pass(5000);
  expect(session.get()).toMatchObject({ id, other: null });
  expect((await recordIn(real, id)).quote.fields.specialRequirements).toBe('brighter');
});

describe('two tabs at the same time', () => {
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
      first.session.dispatch({ type: 'submit' });
      second.dispatch({ type: 'submit' });
      await real.pass(10_000);
      expect(real.orders).toHaveLength(1);
      expect(second.get()).toMatchObject({ sent: { id: 'A-1' } });
    },
  );

  test('send one order if a takeover has left the same content in both', async () => {
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
    first.session.dispatch({ type: 'submit' });
    second.dispatch({ type: 'submit' });
    await real.pass(10_000);
    expect(real.orders).toHaveLength(1);
    expect([first.session.get().sent?.id, second.get().sent?.id]).toEqual(['A-1', 'A-1']);
  });

  test('open a stored draft in only one of them', async () => {
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

describe('the session', () => {
  async function answeredWith(number: unknown) {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    real.state.wordNumber = () => number;
    session.dispatch({ type: 'submit' });
    await real.pass(10_000);
    return { real, session, order: session.get() };
  }

  test.each([
    ['the number 7', 7, '7'],
    ['the number 0', 0, '0'],
    ['a text with bidi controls', 'A\u202E-7\u2066', 'A-7'],
    ['a text in Hebrew', '\u05D0-7', '\u05D0-7'],
    ['a text of 1,000 characters', 'x'.repeat(1000), 'x'.repeat(1000)],
  ])('accepts %s as an order number', async (_name, number, read) => {
    const { real, order } = await answeredWith(number);
    expect(order).toMatchObject({ sent: { id: read } });
    const [stored] = [...(await real.disk.records()).values()] as OrderRecord[];
    expect(stored?.orderNumber).toBe(read);
  });

  test.each([
    ['an empty text', ''],
    ['a space', ' '],
    ['a bidi control', '\u202E'],
    ['missing', undefined],
    ['null', null],
    ['an object', {}],
    ['a text of 10,000 characters', 'x'.repeat(10_000)],
  ])('treats the outcome as unknown if the order number is %s', async (_name, number) => {
    const { real, session, order } = await answeredWith(number);
    expect(order).toMatchObject({ sent: null, attempts: [{ outcome: 'unknown' }] });
    expect(await storedIn(real, order.id)).toEqual(['1.jpg']);
    real.state.wordNumber = (id) => id;
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
    expect(session.get()).toMatchObject({ sent: { id: 'A-1' } });
    expect(real.orders).toHaveLength(1);
  });
});

test.each([
  [
    'a retry finds an accepted order that the server reported as refused',
    ['refusesAfterTaking', 'refusesAfterTaking'],
  ],
  [
    'an order that the server still works on gets its number once it is sent again (ordering 43)',
    ['timesOutAfterTaking', 'conflicts'],
  ],
] as const)('%s', async (_name, failures) => {
  const real = createSimulation();
  real.state.isStrict = true;
  const { session } = await openWithPhoto(real);
  for (const server of [...failures, 'works'] as const) {
    expect(session.get().sent).toBeNull();
    real.state.server = server;
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
  }
  expect(session.get()).toMatchObject({ sent: { id: 'A-1' } });
  expect(real.orders).toHaveLength(1);
});

test('a call that never settles counts as an order that may have arrived (ordering 32)', async () => {
  const real = createSimulation();
  const { session } = await openWithPhoto(real);
  real.state.server = 'hangsAfterTaking';
  session.dispatch({ type: 'submit' });
  await real.pass(120_000);
  expect(session.get()).toMatchObject({
    step: 'editing',
    failure: { call: 'createOrder', error: { reason: 'timeout' } },
    attempts: [{ outcome: 'unknown' }],
  });
  real.state.server = 'works';
  session.dispatch({ type: 'submit' });
  await real.pass(120_000);
  expect(session.get()).toMatchObject({ step: 'editing', sent: { id: 'A-1' }, failure: null });
  expect(real.orders).toHaveLength(1);
});

test('the session uploads a file in both lists once for each', async () => {
  const real = createSimulation();
  const { session } = await openWithPhoto(real);
  session.edit({ type: 'add', list: 'references', files: [...session.get().quote.photos] });
  session.dispatch({ type: 'submit' });
  await real.pass(5000);
  expect(session.get()).toMatchObject({ sent: { id: 'A-1' } });
  const { uploadedFiles = [], referenceFiles = [] } = real.orders[0]?.payload ?? {};
  expect(new Set([...uploadedFiles, ...referenceFiles]).size).toBe(2);
});

test('the session rejects an upload response with fewer names than files', async () => {
  const real = createSimulation();
  const { session, addPhoto } = await openWithPhoto(real);
  addPhoto('2.jpg');
  for (const names of [['stored-0'], ['stored-0', '']]) {
    real.state.wordNames = () => names;
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
    expect(session.get()).toMatchObject({ failure: { call: 'upload' }, receipts: {} });
  }
  expect(real.requests).toEqual([]);
});

describe.each([1970, 2100])('the session with a clock in %i', (year) => {
  const setTo = (real: Simulation, to: number) => real.jump(Date.UTC(to) - real.now());

  test('stores, restores and sends an order', async () => {
    const real = createSimulation();
    setTo(real, year);
    const { tab } = await openWithPhoto(real);
    await real.pass(1000);
    real.closeTab(tab);
    const { session } = await open(real);
    expect(session.get().quote.photos).toHaveLength(1);
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
    expect(session.get().sent).not.toBeNull();
  });

  test.each([true, false])(
    'keeps the order once the clock is corrected (with locks: %j)',
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

  test('lets a receipt expire once the clock is corrected', async () => {
    const real = createSimulation();
    setTo(real, year);
    const { tab, session: before } = await openWithPhoto(real);
    real.state.server = 'throttles';
    before.dispatch({ type: 'submit' });
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
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
    expect(session.get().sent).not.toBeNull();
  });
});

describe('the session with a full disk', () => {
  const hasArrived = ({ attempts = [] }: Partial<OrderRecord>) =>
    attempts.some(({ outcome }) => outcome === 'unknown');

  test('sends an order whose attempt cannot be recorded, and removes its draft', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    await real.pass(1000);
    const { id } = session.get();
    real.state.hasRoomFor = (record) => !hasArrived(record);
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
    expect(session.get()).toMatchObject({ sent: { id: 'A-1' } });
    expect(await recordIn(real, id)).toMatchObject({ orderNumber: 'A-1' });
    expect(await storedIn(real, id)).toEqual([]);
  });

  test('lets the next tab send the same order if the attempt was not recorded', async () => {
    const real = createSimulation();
    const { tab, session } = await openWithPhoto(real);
    await real.pass(1000);
    real.state.hasRoomFor = (record) => !hasArrived(record);
    session.dispatch({ type: 'submit' });
    await real.pass(300);
    expect(session.get().step).toBe('submitting');
    real.closeTab(tab);
    await real.pass(1000);
    expect(real.orders).toHaveLength(1);
    const { session: next } = await open(real);
    next.dispatch({ type: 'submit' });
    await real.pass(5000);
    expect(next.get()).toMatchObject({ sent: { id: 'A-1' } });
    expect(real.orders).toHaveLength(1);
  });

  /** Stores a draft with one photo and closes its tab. Then the disk is full. */
  async function storedOnFullDisk() {
    const real = createSimulation();
    const { tab } = await openWithPhoto(real);
    await real.pass(1000);
    real.setStorage('full');
    real.closeTab(tab);
    return real;
  }

  test('restores the draft in the next tab, and sends it', async () => {
    const real = await storedOnFullDisk();
    const { session } = await open(real);
    expect(session.get()).toMatchObject({ notice: { kind: 'restored', photos: 1 }, other: null });
    await real.pass(5000);
    await session.refreshFromStorage();
    expect(session.get().quote.photos).toHaveLength(1);
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
    expect([session.get().sent?.id, (await real.disk.records()).size]).toEqual(['A-1', 0]);
  });

  test('reports that a part of the restored draft could not be read', async () => {
    const real = createSimulation();
    const { tab, session: before } = await openWithPhoto(real);
    await real.pass(1000);
    await spoilTier(real, before.get().id);
    real.closeTab(tab);
    real.setStorage('full');
    const { session } = await open(real);
    expect(session.get().notice).toMatchObject({ kind: 'restored', isPartial: true });
  });

  test('owns the restored draft as soon as it can write it, although two tabs may show it until then', async () => {
    const real = await storedOnFullDisk();
    const both = [await open(real), await open(real)].map(({ session }) => session);
    const photos = () => both.map((session) => session.get().quote.photos.length);
    expect(photos()).toEqual([1, 1]);
    write(both[0]!, 'brighter');
    await real.pass(1000);
    expect(both[0]!.get().storage).toBe('none');
    real.setStorage('works');
    write(both[0]!, 'darker');
    await real.pass(1000);
    expect(photos()).toEqual([1, 0]);
    const { id, storage } = both[0]!.get();
    expect(storage).toBe('works');
    expect((await recordIn(real, id)).quote.fields.specialRequirements).toBe('darker');
  });

  test('removes the draft even if the order number cannot be stored', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    await real.pass(1000);
    const { id } = session.get();
    real.setStorage('full');
    session.dispatch({ type: 'submit' });
    await real.pass(5000);
    expect(session.get()).toMatchObject({ sent: { id: 'A-1' } });
    expect([await recordIn(real, id), await storedIn(real, id)]).toEqual([undefined, []]);
  });
});

describe('the session with a failing storage (ordering 44)', () => {
  test('lets the next tab send the same order if its number was not stored', async () => {
    const real = createSimulation();
    const { tab, session } = await openWithPhoto(real);
    await real.pass(1000);
    session.dispatch({ type: 'submit' });
    await real.pass(300);
    expect(session.get().step).toBe('submitting');
    real.setStorage('refusesWrites');
    await real.pass(5000);
    expect(session.get()).toMatchObject({ sent: { id: 'A-1' } });
    real.closeTab(tab);
    real.setStorage('works');
    const { session: next } = await open(real);
    expect(next.get().quote.photos).toHaveLength(1);
    next.dispatch({ type: 'submit' });
    await real.pass(5000);
    expect(next.get()).toMatchObject({ sent: { id: 'A-1' } });
    expect(real.orders).toHaveLength(1);
  });

  test('sends the order if the storage never responds', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    await real.pass(1000);
    real.setStorage('stalls');
    session.dispatch({ type: 'submit' });
    await real.pass(60_000);
    expect(session.get()).toMatchObject({ sent: { id: 'A-1' } });
    expect(real.orders).toHaveLength(1);
  });
});

test('the session uses a database that an older version blocks once it is released', async () => {
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

test('the session offers a stored draft once a storage that was too slow to list it responds', async () => {
  const real = createSimulation();
  const { tab } = await openWithPhoto(real);
  await real.pass(1000);
  real.closeTab(tab);
  real.setStorage('stalls');
  const { session } = await open(real);
  await real.pass(15_000);
  real.setStorage('works');
  await real.pass(8000);
  expect(session.get().other).toMatchObject({ quote: { photos: [expect.any(String)] }, isOpen: false });
});

test('the session offers a stored draft after a moment in which storage could read nothing', async () => {
  const real = createSimulation();
  const { tab } = await openWithPhoto(real);
  await real.pass(1000);
  real.closeTab(tab);
  const { records } = real.disk;
  vi.spyOn(real.disk, 'files').mockRejectedValueOnce(new Error('Lost connection'));
  vi.spyOn(real.disk, 'records')
    .mockImplementationOnce(records)
    .mockRejectedValueOnce(new Error('Lost connection'));
  const { session } = await open(real);
  expect(session.get().other).toBeNull();
  await real.pass(5000);
  expect(session.get().other).toMatchObject({ quote: { photos: [expect.any(String)] }, isOpen: false });
});

test('the session repeats a write that has failed, although nothing is entered since', async () => {
  const real = createSimulation();
  const { session } = await openWithPhoto(real);
  await real.pass(1000);
  real.setStorage('refusesWrites');
  write(session, 'brighter');
  await real.pass(2000);
  expect(session.get().storage).toBe('none');
  real.setStorage('works');
  await real.pass(4000);
  expect(session.get().storage).toBe('works');
  const { quote } = await recordIn(real, session.get().id);
  expect(quote.fields.specialRequirements).toBe('brighter');
});
