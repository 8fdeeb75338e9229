import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSending, openAttempt } from '../../../src/quote/order/order-machine.ts';
import { ageOf, DRAFT_LIFETIME, readRecord } from '../../../src/quote/order/order-record.ts';
import { isEmpty } from '../../../src/quote/order/order-session.ts';
import { createOrders } from '../../../src/quote/order/order-store.ts';
import type { QuoteState } from '../../../src/quote/quote-state.ts';
import { deserialize } from '../../../src/quote/serialized-quote.ts';
import { createSimulation, type ServerMode, type Simulation, type StorageMode } from './order-world.ts';

/*
 * Random people at random forms: up to three tabs, a storage that fails or stalls, a clock that jumps, files that
 * vanish, a server that refuses, breaks or loses its answer. `RUNS=20000 SEED=7 npx vitest run <this file>`.
 */
const RUNS = Number(process.env['RUNS'] ?? 300);
const SEED = Number(process.env['SEED'] ?? 20_261_122);
const DAY = 24 * 60 * 60 * 1000;

/** The order as a person saw it when they pressed a button that sends. */
type Confirmed = { visitor: string; words: string; files: (string | undefined)[] };

/** The orders that the people know of: the ledger that the server and the storage are held against. */
type Ledger = {
  visitors: number;
  files: number;
  confirmed: Confirmed[];
  /** How often each visitor has asked for one more order. */
  extra: Map<string, number>;
  /** Orders whose entries somebody has given up, or that were sent. */
  ended: Set<string>;
};

const bytesOf = (real: Simulation, { photos, references }: QuoteState) =>
  [...photos, ...references].map((file) => real.bytesOf(file));
const wordsOf = ({ fields }: QuoteState) => fields.specialRequirements;

/** Runs a step at one of the open tabs. */
class Act implements fc.AsyncCommand<Ledger, Simulation> {
  readonly name: string;
  readonly at: number;
  readonly act: (ledger: Ledger, real: Simulation, tab: string) => void | Promise<void>;
  constructor(name: string, at: number, act: Act['act']) {
    this.name = name;
    this.at = at;
    this.act = act;
  }
  check = () => true;
  toString = () => `${this.name}@${this.at}`;
  async run(ledger: Ledger, real: Simulation) {
    const tabs = [...real.sessions.keys()];
    const tab = tabs[this.at % Math.max(1, tabs.length)] ?? real.openTab();
    await this.act(ledger, real, tab);
    await real.drain();
    expectOrders(ledger, real);
  }
}

const session = (real: Simulation, tab: string) => real.sessions.get(tab)!;
const orderOf = (real: Simulation, tab: string) => session(real, tab).get();

/** Fills in what an order needs. Each form that begins empty gets a visitor of its own, who marks its content. */
function fillIn(ledger: Ledger, real: Simulation, tab: string, words: string) {
  const { edit, get } = session(real, tab);
  if (isSending(get())) return;
  const clientName = get().quote.fields.clientName || `Visitor ${++ledger.visitors}`;
  edit({
    type: 'change',
    changes: { clientName, clientEmail: 'a@b.cd', serviceType: 'portrait', specialRequirements: words },
  });
}

function addPhoto(ledger: Ledger, real: Simulation, tab: string, type: 'addPhotos' | 'addReferences') {
  if (isSending(orderOf(real, tab))) return;
  fillIn(ledger, real, tab, wordsOf(orderOf(real, tab).quote));
  const number = ++ledger.files;
  session(real, tab).edit({ type, files: [real.makeFile(`DSC_${number}.jpg`, `bytes of ${number}`)] });
}

function confirm(ledger: Ledger, { quote }: { quote: QuoteState }, real: Simulation) {
  ledger.confirmed.push({
    visitor: quote.fields.clientName,
    words: wordsOf(quote),
    files: bytesOf(real, quote),
  });
}

function submit(ledger: Ledger, real: Simulation, tab: string) {
  const order = orderOf(real, tab);
  if (order.quote.photos.length === 0 || order.quote.fields.clientName === '') return;
  if (!isSending(order) && order.step !== 'asking' && !openAttempt(order)) confirm(ledger, order, real);
  session(real, tab).submit();
}

const more = (ledger: Ledger, visitor: string) =>
  ledger.extra.set(visitor, (ledger.extra.get(visitor) ?? 0) + 1);

function choose(
  ledger: Ledger,
  real: Simulation,
  tab: string,
  type: 'sendFirst' | 'sendAsOwn' | 'sendAsNew' | 'cancel',
) {
  const order = orderOf(real, tab);
  const isOffered =
    (order.step === 'asking' && (type === 'sendAsOwn' || type === 'cancel' || openAttempt(order)?.payload)) ||
    (order.step === 'refused' && type === 'sendAsNew') ||
    type === 'cancel';
  if (!isOffered || (order.step === 'asking' && type === 'sendAsNew')) return;
  if (type === 'sendAsOwn' || type === 'sendAsNew') {
    confirm(ledger, order, real);
    more(ledger, order.quote.fields.clientName);
  }
  session(real, tab).dispatch({ type });
}

/** Chooses lost files again, or goes on without them. */
function mend(ledger: Ledger, real: Simulation, tab: string, isChosenAgain: boolean) {
  const { unreadable, step } = orderOf(real, tab);
  if (step !== 'filesUnreadable') return;
  for (const file of unreadable) {
    if (isChosenAgain) {
      const by = real.makeFile(`again-${++ledger.files}.jpg`, real.bytesOf(file) ?? '');
      session(real, tab).dispatch({ type: 'replaceFile', file, by });
    } else {
      session(real, tab).edit({ type: 'removePhotos', files: [file] });
      session(real, tab).edit({ type: 'removeReference', file });
    }
  }
}

const isAtRisk = (real: Simulation, tab: string) => {
  const order = orderOf(real, tab);
  return (
    isSending(order) ||
    (!isEmpty(order) && (order.isUnsaved || order.storage !== 'kept' || order.unkept.length > 0))
  );
};

/** A tab is closed. What it said was safe has to be safe; what it warned of is given up. */
async function close(ledger: Ledger, real: Simulation, tab: string) {
  const order = orderOf(real, tab);
  const { quote } = order;
  const isSafe = !isAtRisk(real, tab);
  real.closeTab(tab);
  if (!isSafe) ledger.ended.add(quote.fields.clientName);
  else if (!isEmpty(order) && (await isOwner(real, tab, order.id))) await expectStored(real, quote);
}

/** Whether no other tab has the draft by now, and has changed it. */
async function isOwner(real: Simulation, tab: string, id: string): Promise<boolean> {
  const found = readRecord((await real.disk.records()).get(id), id);
  return found.kind !== 'order' || found.record.owner?.tab === tab;
}

async function expectStored(real: Simulation, quote: QuoteState) {
  const stored: unknown[] = [];
  for (const [id, value] of await real.disk.records()) {
    const found = readRecord(value, id);
    if (found.kind !== 'order') continue;
    const files = await real.disk.files(id);
    stored.push(contentIn(real, deserialize(found.record.quote, files)));
  }
  expect(stored, 'what was said to be kept is stored').toContainEqual(contentIn(real, quote));
}

const contentIn = (real: Simulation, quote: QuoteState) => [
  quote.fields.clientName,
  wordsOf(quote),
  bytesOf(real, quote),
];

/** No order twice, none that nobody asked for, and each with the words and bytes that were on the screen. */
function expectOrders(ledger: Ledger, real: Simulation) {
  const seen = new Set<string>();
  const count = new Map<string, number>();
  for (const { payload, files, id } of real.orders) {
    const visitor = payload.customerName;
    const content = JSON.stringify([visitor, payload.specialInstructions, files]);
    const isConfirmed = ledger.confirmed.some(
      (one) => JSON.stringify([one.visitor, one.words, one.files]) === content,
    );
    expect(isConfirmed, `${id} is what somebody saw when they sent it: ${content}`).toBe(true);
    count.set(visitor, (count.get(visitor) ?? 0) + 1);
    const allowed = 1 + (ledger.extra.get(visitor) ?? 0);
    if (allowed === 1) expect(seen.has(content), `${id} is a second order of ${content}`).toBe(false);
    seen.add(content);
    // Without storage, or where a lease has run out by a wrong clock, a tab cannot know what another has sent in other
    // words. Then there are two forms on the screen, and a person sends each.
    if (!real.state.hasFailed && real.hasLocks)
      expect(count.get(visitor), `orders of ${visitor}`).toBeLessThanOrEqual(allowed);
  }
}

/** A sweep on any page. Drafts that were offered and are past their time are given up. */
async function sweep(ledger: Ledger, real: Simulation) {
  if (real.state.storage !== 'works') return;
  for (const [id, stored] of await real.disk.records()) {
    const found = readRecord(stored, id);
    if (found.kind !== 'order' || (await real.isOpen(id))) continue;
    const { updatedAt, isOffered, quote } = found.record;
    if (isOffered && ageOf(updatedAt, real.now()) > DRAFT_LIFETIME) ledger.ended.add(quote.fields.clientName);
  }
  await createOrders(real.disk, 'sweeper', () => new Promise(() => {})).sweep(real.now(), real.isOpen);
  real.tellAll();
}

/** In the end all goes well: whatever is on a screen or in storage can be sent, and nothing else is left. */
async function expectHappyEnd(ledger: Ledger, real: Simulation) {
  real.setStorage('works');
  real.state.server = 'works';
  real.state.isOnline = true;
  const entered = new Set<string>();
  await real.pass(70_000);
  // A visitor whose order was taken has nothing left to keep.
  for (const { payload } of real.orders) ledger.ended.add(payload.customerName);
  for (const tab of real.sessions.keys())
    if (!isEmpty(orderOf(real, tab))) entered.add(orderOf(real, tab).quote.fields.clientName);
  for (const [id, stored] of await real.disk.records()) {
    const found = readRecord(stored, id);
    if (found.kind === 'order' && found.record.taken === null)
      entered.add(found.record.quote.fields.clientName);
  }
  for (let visitor = 1; visitor <= ledger.visitors; visitor++) {
    const name = `Visitor ${visitor}`;
    const isThere = entered.has(name) || ledger.ended.has(name);
    expect(isThere, `the entries of ${name} are somewhere`).toBe(true);
  }
  for (const tab of real.sessions.keys()) {
    if (orderOf(real, tab).quote.photos.length === 0) continue;
    const before = real.orders.length;
    for (let press = 0; press < 8 && orderOf(real, tab).step !== 'taken'; press++) {
      const { step } = orderOf(real, tab);
      if (step === 'filesUnreadable') mend(ledger, real, tab, true);
      if (step === 'asking') choose(ledger, real, tab, 'sendAsOwn');
      else submit(ledger, real, tab);
      await real.pass(20_000);
      expectOrders(ledger, real);
    }
    expect(orderOf(real, tab).step, 'the order arrives in the end').toBe('taken');
    expect(real.orders.length).toBeLessThanOrEqual(before + 1);
  }
}

const tabIndex = fc.nat(2);
const commands = [
  fc
    .tuple(tabIndex, fc.constantFrom('A', 'B', 'C'))
    .map(
      ([at, words]) => new Act(`write ${words}`, at, (ledger, real, tab) => fillIn(ledger, real, tab, words)),
    ),
  tabIndex.map(
    (at) => new Act('add photo', at, (ledger, real, tab) => addPhoto(ledger, real, tab, 'addPhotos')),
  ),
  tabIndex.map(
    (at) => new Act('add reference', at, (ledger, real, tab) => addPhoto(ledger, real, tab, 'addReferences')),
  ),
  tabIndex.map(
    (at) =>
      new Act('remove photo', at, (_ledger, real, tab) => {
        const [file] = orderOf(real, tab).quote.photos;
        if (file && !isSending(orderOf(real, tab))) session(real, tab).edit({ type: 'removePhoto', file });
      }),
  ),
  tabIndex.map((at) => new Act('submit', at, submit)),
  tabIndex.map((at) => new Act('submit', at, submit)),
  fc
    .tuple(tabIndex, fc.constantFrom('sendFirst', 'sendAsOwn', 'sendAsNew', 'cancel'))
    .map(([at, type]) => new Act(type, at, (ledger, real, tab) => choose(ledger, real, tab, type))),
  fc
    .tuple(tabIndex, fc.boolean())
    .map(
      ([at, again]) =>
        new Act(again ? 'choose again' : 'send without', at, (ledger, real, tab) =>
          mend(ledger, real, tab, again),
        ),
    ),
  tabIndex.map(
    (at) =>
      new Act('start over', at, (ledger, real, tab) => {
        if (isSending(orderOf(real, tab))) return;
        ledger.ended.add(orderOf(real, tab).quote.fields.clientName);
        session(real, tab).dispatch({ type: 'startOver' });
      }),
  ),
  tabIndex.map(
    (at) => new Act('undo', at, (_ledger, real, tab) => session(real, tab).dispatch({ type: 'undo' })),
  ),
  tabIndex.map(
    (at) => new Act('bring here', at, (_ledger, real, tab) => void session(real, tab).bringHere()),
  ),
  fc.nat(5).map(
    (at) =>
      new Act('file vanishes', at, (_ledger, real, tab) => {
        const { photos, references } = orderOf(real, tab).quote;
        const file = [...photos, ...references][at % Math.max(1, photos.length + references.length)];
        if (file) real.vanish(file);
      }),
  ),
  tabIndex.map(
    (at) => new Act('open tab', at, (_ledger, real) => void (real.sessions.size < 3 && real.openTab())),
  ),
  tabIndex.map((at) => new Act('close', at, close)),
  tabIndex.map(
    (at) =>
      new Act('reload', at, async (ledger, real, tab) => {
        await close(ledger, real, tab);
        real.openTab();
      }),
  ),
  fc
    .constantFrom(0, 300, 1500, 20_000, 120_000)
    .map((ms) => new Act(`pass ${ms}`, 0, (_ledger, real) => real.pass(ms))),
  fc
    .constantFrom(0, 300, 1500, 20_000, 120_000)
    .map((ms) => new Act(`pass ${ms}`, 0, (_ledger, real) => real.pass(ms))),
  fc
    .constantFrom(-365 * DAY, -DAY, 2 * DAY, 9 * DAY, 365 * DAY)
    .map((ms) => new Act(`clock ${ms / DAY} d`, 0, (_ledger, real) => real.jump(ms))),
  fc
    .constantFrom<StorageMode>('works', 'works', 'refusesWrites', 'fails', 'failsLate', 'stalls')
    .map((mode) => new Act(`storage ${mode}`, 0, (_ledger, real) => real.setStorage(mode))),
  fc
    .constantFrom<ServerMode>(
      'works',
      'works',
      'refuses',
      'conflicts',
      'gone',
      'breaks',
      'timesOutAfterTaking',
      'breaksAfterTaking',
    )
    .map((mode) => new Act(`server ${mode}`, 0, (_ledger, real) => void (real.state.server = mode))),
  fc
    .boolean()
    .map(
      (isOnline) =>
        new Act(isOnline ? 'online' : 'offline', 0, (_ledger, real) => void (real.state.isOnline = isOnline)),
    ),
  fc.constant(new Act('server forgets files', 0, (_ledger, real) => real.forgetFiles())),
  fc.constant(new Act('sweep', 0, sweep)),
];

test(
  'no sequence of accidents doubles an order, changes one, or loses what was entered',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.commands(commands, { size: '+1', maxCommands: 40 }),
        async (hasLocks, steps) => {
          const ledger: Ledger = { visitors: 0, files: 0, confirmed: [], extra: new Map(), ended: new Set() };
          const real = createSimulation({ hasLocks });
          for (const one of [real.openTab()]) session(real, one).subscribe(() => {});
          await real.drain();
          await fc.asyncModelRun(() => ({ model: ledger, real }), steps);
          await expectHappyEnd(ledger, real);
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
  },
  RUNS * 1000,
);
