import { describe, expect, test } from 'vitest';
import { RECEIPT_LIFETIME } from '../../../../src/quote/order/order-record.ts';
import type { OrderSession } from '../../../../src/quote/order/order-session.ts';
import { createSimulation, type ServerMode, type Simulation } from './simulation.ts';

const open = async (real: Simulation) => {
  const tab = real.openTab();
  await real.drain();
  return { tab, session: real.sessions.get(tab)! };
};

/** Opens a form, and says that one photo after the other was picked. */
async function openWithPhoto(real: Simulation) {
  const { tab, session } = await open(real);
  const addPhoto = (name: string) =>
    session.edit({ type: 'addPhotos', files: [real.makeFile(name, `bytes of ${name}`)] });
  addPhoto('1.jpg');
  return { tab, session, addPhoto };
}

const storedIn = async (real: Simulation, id: string) =>
  [...(await real.disk.files(id)).values()].map(({ name }) => name).toSorted();

test('a photo that is added while another one is being stored is stored too', async () => {
  const real = createSimulation();
  const { session, addPhoto } = await openWithPhoto(real);
  real.setStorage('stalls');
  await real.pass(400);
  addPhoto('2.jpg');
  await real.pass(400);
  real.setStorage('works');
  await real.pass(20_000);
  expect(session.get().unkept).toEqual([]);
  expect(await storedIn(real, session.get().id)).toEqual(['1.jpg', '2.jpg']);
});

test('photos are stored although the browser never says how much room there is', async () => {
  const real = createSimulation();
  real.state.hasEstimate = false;
  const { session } = await openWithPhoto(real);
  await real.pass(20_000);
  expect(await storedIn(real, session.get().id)).toEqual(['1.jpg']);
  expect(session.get().unkept).toEqual([]);
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
    expect(session.get().step).toBe('taken');
    expect(real.orders).toMatchObject([{ files: ['bytes of 1.jpg'] }]);
  });

  test('gets a new one after it has refused the upload itself', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    await send(real, session, 'refusesUploads');
    await send(real, session, 'works');
    expect(session.get().step).toBe('taken');
  });

  test('gets a new one for a photo whose receipt is too old', async () => {
    const real = createSimulation();
    const { session } = await openWithPhoto(real);
    session.edit({ type: 'addReferences', files: [real.makeFile('2.jpg', 'bytes of 2.jpg')] });
    session.submit();
    await real.pass(250);
    await send(real, session, 'breaks');
    expect(Object.keys(session.get().receipts.photos)).toHaveLength(1);
    real.forgetFiles();
    real.jump(2 * RECEIPT_LIFETIME);
    await send(real, session, 'works');
    expect(session.get().step).toBe('taken');
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
