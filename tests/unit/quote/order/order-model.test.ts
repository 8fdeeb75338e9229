import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isConflict,
  isEmpty,
  isSending,
  hasUnstoredWork,
  findUnconfirmedAttempt,
  contentHash,
  type Order,
} from '../../../../src/quote/order/order-machine.ts';
import type { OrderSession } from '../../../../src/quote/order/order-session.ts';
import { createDraftStorage } from '../../../../src/quote/order/draft-storage.ts';
import {
  DRAFT_LIFETIME,
  LEASE,
  readRecord,
  type OrderRecord,
} from '../../../../src/quote/order/order-record.ts';
import { photoKey } from '../../../../src/lib/photo-key.ts';
import { stylePreferences } from '../../../../src/quote/quote-options.ts';
import type { PhotoList, QuoteState } from '../../../../src/quote/quote-state.ts';
import { deserialize, filesOf } from '../../../../src/quote/serialized-quote.ts';
import { createSimulation, type ServerMode, type Simulation, type StorageMode } from './simulation.ts';

/*
 * Plays random visitors with up to three tabs, some of them frozen in the background. The storage fails, stalls, is
 * slow or is cleared. The clock jumps, files vanish, and the server refuses, breaks or loses its answer.
 * `RUNS=20000 SEED=7 npx vitest run <this file>`. With `FIRST=1` a failure is not shrunk, because that takes a while.
 */
const RUNS = Number(process.env['RUNS'] ?? 300);
const SEED = Number(process.env['SEED'] ?? 20_261_122);
const DAY = 24 * 60 * 60 * 1000;

/** What the visitors have entered, confirmed and given up. Server, screens and storage are compared with it. */
type Ledger = {
  visitors: number;
  files: number;
  /** What the screen showed each time that a visitor pressed a button that sends. */
  confirmed: Set<string>;
  /** The latest entries of each visitor: one content for each form that shows them, or showed them last. */
  entered: Map<string, Set<string>>;
  /** How many orders each visitor has asked for beyond the first one. */
  extra: Map<string, number>;
  /** The content that each visitor sent last. */
  sent: Map<string, string>;
  /** Visitors who chose `sendSeparately`: the content before that, and how many of their orders had arrived by then. */
  own: Map<string, { first: string | undefined; arrived: number }>;
  /** Ids of the drafts that have shown a visitor's entries. After a takeover two screens may show two drafts. */
  drafts: Map<string, Set<string>>;
  /** The key of each content that was sent, unless its visitor has asked for another order. */
  keys: Map<string, string>;
  /** Visitors who have given up their entries, or whose order was sent. */
  ended: Set<string>;
  /** Drafts whose order number was found in storage. `hasForgotten`: whether one of the numbers was removed since. */
  numbers: Set<string>;
  hasForgotten: boolean;
  /** How often a form without a channel was found to claim what another tab has changed. */
  staleChecks: number;
};

const newLedger = (): Ledger => ({
  visitors: 0,
  files: 0,
  confirmed: new Set(),
  entered: new Map(),
  extra: new Map(),
  sent: new Map(),
  own: new Map(),
  drafts: new Map(),
  keys: new Map(),
  ended: new Set(),
  numbers: new Set(),
  hasForgotten: false,
  staleChecks: 0,
});

const session = (real: Simulation, tab: string) => real.sessions.get(tab)!;
const orderOf = (real: Simulation, tab: string) => session(real, tab).get();
const visitorOf = ({ quote }: Pick<Order, 'quote'>) => quote.fields.clientName;
const wordsOf = ({ fields }: QuoteState) => fields.specialRequirements;
const contentIn = (real: Simulation, quote: QuoteState) =>
  JSON.stringify([
    quote.fields.clientName,
    wordsOf(quote),
    [...quote.photos, ...quote.references].map((file) => real.bytesOf(file)),
  ]);

/** Runs a step in one of the open tabs, and checks all rules afterward. */
class Act implements fc.AsyncCommand<Ledger, Simulation> {
  readonly name: string;
  readonly at: number;
  readonly act: Step;
  constructor(name: string, at: number, act: Step) {
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
    await expectAll(ledger, real);
  }
}

type Step = (ledger: Ledger, real: Simulation, tab: string) => void | Promise<void>;

/** Limits a step to tabs that are not frozen and not sending. */
const atForm =
  (step: Step): Step =>
  (ledger, real, tab) =>
    real.isFrozen(tab) || isSending(orderOf(real, tab)) ? undefined : step(ledger, real, tab);

/** Changes a form. In the ledger, what it shows now replaces what it showed before. */
function change(ledger: Ledger, real: Simulation, tab: string, work: () => void) {
  const entriesOf = () => {
    const visitor = visitorOf(orderOf(real, tab));
    if (!ledger.entered.has(visitor)) ledger.entered.set(visitor, new Set());
    return ledger.entered.get(visitor)!;
  };
  entriesOf().delete(contentIn(real, orderOf(real, tab).quote));
  work();
  entriesOf().add(contentIn(real, orderOf(real, tab).quote));
}

/** Fills in what an order needs. An empty form gets a new visitor, whose name identifies its content from then on. */
const fillIn = (words: string) =>
  atForm((ledger, real, tab) => {
    const clientName = visitorOf(orderOf(real, tab)) || `Visitor ${++ledger.visitors}`;
    const changes = {
      clientName,
      clientEmail: 'a@b.cd',
      serviceType: 'portrait',
      specialRequirements: words,
      // In another sequence than that of the list: storage must keep it.
      stylePrefs: stylePreferences.slice(0, 2).toReversed(),
    } as const;
    change(ledger, real, tab, () => session(real, tab).edit({ type: 'change', changes }));
  });

/** Gives the entries of a form to a new visitor, so that the fate of the earlier order no longer concerns them. */
function writeAsAnother(ledger: Ledger, real: Simulation, tab: string, words?: string) {
  const clientName = `Visitor ${++ledger.visitors}`;
  const changes = { clientName, ...(words !== undefined && { specialRequirements: words }) };
  change(ledger, real, tab, () => session(real, tab).edit({ type: 'change', changes }));
}

/** Changes an order that was brought from another tab, so that it counts as a different order. */
const changeBrought = atForm((ledger, real, tab) => {
  if (!isEmpty(orderOf(real, tab))) writeAsAnother(ledger, real, tab, 'brought');
});

/** Edits a form while it sends. Its fields are disabled then, but an edit that was made just before may arrive late. */
const editWhileSending: Step = (ledger, real, tab) => {
  if (!real.isFrozen(tab) && isSending(orderOf(real, tab))) writeAsAnother(ledger, real, tab, 'too late');
};

/** Gives changes that were left in the form after its order was sent to a new visitor. */
function nameChangesLeft(ledger: Ledger, real: Simulation) {
  for (const tab of real.sessions.keys()) {
    const order = orderOf(real, tab);
    const isLeft = order.notice?.kind === 'changesLeft' && !real.isFrozen(tab) && !isSending(order);
    if (isLeft && arrivedOf(real, visitorOf(order)) > 0) writeAsAnother(ledger, real, tab);
  }
}

const add = (list: PhotoList) =>
  atForm(async (ledger, real, tab) => {
    await fillIn(wordsOf(orderOf(real, tab).quote))(ledger, real, tab);
    const number = ++ledger.files;
    const files = [real.makeFile(`DSC_${number}.jpg`, `bytes of ${number}`)];
    change(ledger, real, tab, () => session(real, tab).edit({ type: 'add', list, files }));
  });

const removePhoto = atForm((ledger, real, tab) => {
  const [file] = orderOf(real, tab).quote.photos;
  if (file)
    change(ledger, real, tab, () =>
      session(real, tab).edit({ type: 'remove', list: 'photos', files: [file] }),
    );
});

const askFor = (more: 1 | -1, ledger: Ledger, visitor: string) =>
  ledger.extra.set(visitor, (ledger.extra.get(visitor) ?? 0) + more);
const arrivedOf = (real: Simulation, visitor: string) =>
  real.orders.filter(({ payload }) => payload.customerName === visitor).length;

const submit = atForm((ledger, real, tab) => {
  const order = orderOf(real, tab);
  if (order.quote.photos.length === 0 || visitorOf(order) === '') return;
  const [visitor, content] = [visitorOf(order), contentIn(real, order.quote)];
  if (order.step !== 'choosingVersion' && !findUnconfirmedAttempt(order)) {
    ledger.confirmed.add(content);
    ledger.sent.set(visitor, content);
    const own = ledger.own.get(visitor);
    // The visitor sends the first content again, in place of the separate order that was asked for.
    if (own?.first === content && own.arrived === arrivedOf(real, visitor)) {
      askFor(-1, ledger, visitor);
      ledger.own.delete(visitor);
    }
  }
  // The form reports that another tab sent this order. The visitor sends what the form shows all the same.
  if (order.notice?.kind === 'sentElsewhere') askFor(1, ledger, visitor);
  session(real, tab).dispatch({ type: 'submit' });
});

const choose = (type: 'resendEarlier' | 'sendSeparately' | 'resendWithNewKey' | 'cancel'): Step =>
  async function pressed(ledger, real, tab) {
    if (real.isFrozen(tab)) return;
    const order = orderOf(real, tab);
    const isOffered = {
      resendEarlier: order.step === 'choosingVersion' && findUnconfirmedAttempt(order)?.payload !== undefined,
      sendSeparately: order.step === 'choosingVersion',
      resendWithNewKey: order.step === 'editing' && isConflict(order.failure),
      cancel: true,
    };
    if (!isOffered[type]) return;
    if (type === 'sendSeparately' || type === 'resendWithNewKey') {
      const [visitor, content] = [visitorOf(order), contentIn(real, order.quote)];
      ledger.confirmed.add(content);
      askFor(1, ledger, visitor);
      const first = ledger.sent.get(visitor);
      if (type === 'sendSeparately') ledger.own.set(visitor, { first, arrived: arrivedOf(real, visitor) });
      ledger.sent.set(visitor, content);
    }
    session(real, tab).dispatch({ type });
  };

/** Chooses lost files again, or removes them. */
const mend = (isChosenAgain: boolean) =>
  atForm((ledger, real, tab) => {
    for (const file of orderOf(real, tab).lostFiles) {
      const by = real.makeFile(`again-${++ledger.files}.jpg`, real.bytesOf(file) ?? '');
      change(ledger, real, tab, () => {
        if (isChosenAgain)
          return session(real, tab).edit({ type: 'replaceFiles', pairs: new Map([[file, by]]) });
        session(real, tab).edit({ type: 'remove', list: 'photos', files: [file] });
        session(real, tab).edit({ type: 'remove', list: 'references', files: [file] });
      });
    }
  });

const startOver = atForm((ledger, real, tab) => {
  ledger.ended.add(visitorOf(orderOf(real, tab)));
  session(real, tab).dispatch({ type: 'startOver' });
});

/** Does something, sweeps on another page, and undoes it. Expects that no file has become unreadable. */
const andUndo = (step: (form: OrderSession, quote: QuoteState) => () => void) =>
  atForm(async (ledger, real, tab) => {
    if (isEmpty(orderOf(real, tab)) || real.state.hasFailed) return;
    const lost = async () => {
      const { id, quote } = orderOf(real, tab);
      const copies = await real.disk.files(id);
      return [...filesOf(quote)].flatMap(([key, file]) => (real.isGone(copies.get(key) ?? file) ? file : []));
    };
    const before = await lost();
    const undoStep = step(session(real, tab), orderOf(real, tab).quote);
    // Longer than a lease: the tab must have renewed it.
    await real.pass(40_000);
    await sweep(ledger, real, tab);
    undoStep();
    await real.pass(1000);
    expect(await lost(), 'files that "Undo" did not bring back').toEqual(before);
  });

const startOverAndUndo = andUndo((form) => {
  form.dispatch({ type: 'startOver' });
  return () => form.dispatch({ type: 'undo' });
});

const removeAndRestore = (list: PhotoList) =>
  andUndo((form, before) => {
    const files = before[list];
    form.edit({ type: 'remove', list, files });
    return () => form.edit({ type: 'restore', list, files, before });
  });

/** Presses "Undo" after "Start over". */
const undo = atForm((_ledger, real, tab) => session(real, tab).dispatch({ type: 'undo' }));

/** Brings the other tab's order here. If that tab can respond, expects all of the order here, and nothing there. */
const bringHere = atForm(async (_ledger, real, tab) => {
  const { other } = orderOf(real, tab);
  const owner = [...real.sessions.keys()].find((one) => one !== tab && orderOf(real, one).id === other?.id);
  const canHandOver =
    owner !== undefined &&
    // A storage with a backlog may end a claim after the form has shown the draft. Then that tab keeps it as a copy.
    real.state.storage === 'works' &&
    !real.isStorageBusy() &&
    real.hasChannel &&
    !real.isFrozen(owner) &&
    !isSending(orderOf(real, owner));
  const wanted = owner && contentIn(real, orderOf(real, owner).quote);
  const state = { isDone: false };
  void session(real, tab)
    .bringHere()
    .then(() => (state.isDone = true));
  await real.drain();
  if (!canHandOver) return;
  for (let second = 0; !state.isDone && second < 30; second++) await real.pass(1000);
  expect(state, 'bringing an order here comes to an end').toEqual({ isDone: true });
  const order = orderOf(real, tab);
  // A reason that the other tab gave is gone once the form offers a third draft, as after a jump of the clock.
  if (order.stopReason || ![order.id, order.other?.id].includes(other?.id)) return;
  expect(contentIn(real, order.quote), 'all of the other tab’s order is here').toBe(wanted);
  expect(isEmpty(orderOf(real, owner)), 'the other tab keeps nothing').toBe(true);
});

/** Closes a tab. Work that it would have warned about counts as given up; everything else must remain. */
const close: Step = (ledger, real, tab) => {
  const order = orderOf(real, tab);
  if (hasUnstoredWork(order)) ledger.ended.add(visitorOf(order));
  real.closeTab(tab);
};

/** Reloads a tab, and runs the steps in the new page. */
const reload =
  (...steps: Step[]): Step =>
  async (ledger, real, tab) => {
    await close(ledger, real, tab);
    const next = real.openTab();
    await real.drain();
    await inARow(...steps)(ledger, real, next);
  };

/** Runs the sweep of any page. Drafts that were offered and have expired count as given up. */
const sweep: Step = async (ledger, real) => {
  if (real.state.storage !== 'works') return;
  for (const [id, stored] of await real.disk.records()) {
    const found = readRecord(stored, id, real.now());
    if (!found) continue;
    const { updatedAt, mayExpire, owner } = found;
    if (owner && ((await real.elsewhere.isOpen(owner.tab)) ?? real.now() - owner.at < LEASE)) continue;
    if (mayExpire && real.now() - updatedAt > DRAFT_LIFETIME) ledger.ended.add(found.quote.fields.clientName);
  }
  const wait = () => new Promise<void>(() => {});
  await createDraftStorage(real.disk, real.elsewhere, { now: real.now, wait }).sweep();
  real.notifyAll();
};

/* Sequences that random single steps would rarely reach. */

const inARow =
  (...steps: Step[]): Step =>
  async (ledger, real, tab) => {
    for (const step of steps) {
      if (!real.sessions.has(tab)) return;
      await step(ledger, real, tab);
      await real.drain();
      await expectAll(ledger, real);
    }
  };
const pass =
  (ms: number): Step =>
  (_ledger, real) =>
    real.pass(ms);
const serverIs =
  (mode: ServerMode): Step =>
  (_ledger, real) =>
    void (real.state.server = mode);
const storageIs =
  (mode: StorageMode): Step =>
  (_ledger, real) =>
    real.setStorage(mode);
const jump =
  (days: number): Step =>
  (_ledger, real) =>
    real.jump(days * DAY);
const freeze: Step = (_ledger, real, tab) => real.freeze(tab);
const suspend: Step = (_ledger, real, tab) => real.suspend(tab);
/** Resumes a frozen tab. It is visible then, and refreshes from storage. */
const thaw: Step = (_ledger, real, tab) => {
  real.thaw(tab);
  void session(real, tab).refreshFromStorage();
};

/** Fills in an order that can be sent, and stores it. */
const prepare = inARow(fillIn('A'), add('photos'), pass(1500));

/** Sends to a server in this mode, and waits for the outcome. */
const sendTo = (mode: ServerMode) =>
  inARow(serverIs(mode), submit, pass(mode === 'works' ? 5000 : 2500), serverIs('works'));

/** Runs a step in another tab while this one is frozen. Then resumes this tab, or closes it. */
const whileFrozen = (other: Step, isBack: boolean, stop = freeze): Step =>
  inARow(
    stop,
    async (ledger, real, tab) => {
      const found = [...real.sessions.keys()].find((one) => one !== tab && !real.isFrozen(one));
      const one = found ?? real.openTab();
      await real.drain();
      await inARow(other)(ledger, real, one);
    },
    isBack ? thaw : close,
    pass(500),
  );

/** Sends the order of a page in the bfcache from another tab. Expects the page to be empty, if all was stored. */
const sendWhileSuspended =
  (send: Step): Step =>
  async (ledger, real, tab) => {
    const { id } = orderOf(real, tab);
    const hasOwn = hasUnstoredWork(orderOf(real, tab)) || isSending(orderOf(real, tab)) || real.isFrozen(tab);
    real.answered.delete(id);
    await whileFrozen(send, true, suspend)(ledger, real, tab);
    if (hasOwn || real.state.hasFailed || real.isStorageBusy() || !real.answered.has(id)) return;
    expect(isEmpty(orderOf(real, tab)), 'a page whose order was sent elsewhere is empty').toBe(true);
  };

/** Sends, changes the order while it is being sent, and discards those changes. */
const sendAndGiveUpChanges = inARow(
  serverIs('works'),
  submit,
  pass(300),
  editWhileSending,
  pass(5000),
  startOver,
  fillIn('another'),
  pass(1500),
);

/** Freezes a tab that sends an order. Another tab opens that order and changes it before the answer arrives. */
const changeWhileSending = (stop: Step) =>
  inARow(
    prepare,
    serverIs('works'),
    submit,
    pass(300),
    whileFrozen(inARow(bringHere, pass(2500), changeBrought, pass(1500)), true, stop),
    pass(5000),
  );

const forgetFiles: Step = (_ledger, real) => real.forgetFiles();
const damage =
  (how: 'vanish' | 'tear', index: number): Step =>
  (_ledger, real, tab) => {
    const files = [...filesOf(orderOf(real, tab).quote).values()];
    const file = files[index % Math.max(1, files.length)];
    if (file) real[how](file);
  };

/** Clears a draft from storage, or only its photos. Then the visitor edits the form. */
const clearStorage = (isWhole: boolean): Step =>
  async function cleared(ledger, real, tab) {
    const { id } = orderOf(real, tab);
    if (real.state.storage !== 'works' || real.isFrozen(tab) || isSending(orderOf(real, tab))) return;
    // Another tab that shows the draft would not notice: its visitor edits nothing.
    if ([...real.sessions.keys()].some((other) => other !== tab && orderOf(real, other).id === id)) return;
    // A tab that is closed by now may have changed the draft. What only storage holds cannot survive.
    const owner = readRecord((await real.disk.records()).get(id), id, real.now())?.owner;
    if (owner !== undefined && owner?.tab !== tab) return;
    await real.disk.change(id, (_stored, dropFiles) => ({
      dropFiles,
      ...(isWhole && { record: null }),
      result: null,
    }));
    if (!isEmpty(orderOf(real, tab))) await inARow0(fillIn('B'), pass(1500))(ledger, real, tab);
  };

/** Runs steps in a row without checking the rules in between. */
const inARow0 =
  (...steps: Step[]): Step =>
  async (ledger, real, tab) => {
    for (const step of steps) await step(ledger, real, tab);
  };

/* Rules that hold after every step. They use `assert`, because `expect` took a third of the time. */

async function expectAll(ledger: Ledger, real: Simulation) {
  nameChangesLeft(ledger, real);
  noteDrafts(ledger, real);
  expectKeys(ledger, real);
  expectFound(ledger, real);
  expectOrders(ledger, real);
  await expectEntries(ledger, real);
}

/**
 * Expects that a form offers a new key only for an order that the server has not taken. Exceptions: storage has failed,
 * the server has answered 409 without reason, two forms show the order, or the server has refused the taken order also
 * when it was repeated.
 */
function expectFound(ledger: Ledger, real: Simulation) {
  if (real.state.hasFailed || real.state.hasConflicted) return;
  const keys = real.orders.filter(({ isDeniedAgain }) => !isDeniedAgain).map(({ key }) => key);
  for (const order of [...real.sessions.values()].map((one) => one.get())) {
    const { failure, attempts, quote } = order;
    const isAlone = ledger.drafts.get(visitorOf(order))?.size === 1;
    if (isSending(order) || !isConflict(failure) || !isAlone) continue;
    const key = attempts.find(({ content }) => content === contentHash(quote))?.key;
    assert(key === undefined || !keys.includes(key), `an order that was taken is found again: ${key}`);
  }
}

/** Expects that the same content has the same key, unless its visitor has asked for another order. */
function expectKeys(ledger: Ledger, real: Simulation) {
  for (const { payload, photos, key } of real.requests.splice(0)) {
    if (ledger.extra.has(payload.customerName)) continue;
    const content = JSON.stringify([{ ...payload, uploadedFiles: [], referenceFiles: [] }, photos]);
    assert.equal(key, ledger.keys.get(content) ?? key, `the key of ${content} has changed`);
    ledger.keys.set(content, key);
  }
}

/** Expects no duplicate and no unconfirmed order, and in each the words and bytes that were on the screen. */
function expectOrders(ledger: Ledger, real: Simulation) {
  const seen = new Set<string>();
  const count = new Map<string, number>();
  for (const { payload, photos, files, id, isDenied } of real.orders) {
    const visitor = payload.customerName;
    ledger.ended.add(visitor);
    const content = JSON.stringify([visitor, payload.specialInstructions, files]);
    assert(ledger.confirmed.has(content), `${id} is what was on the screen when it was sent: ${content}`);
    // The visitor was told that this order was refused.
    if (!isDenied) count.set(visitor, (count.get(visitor) ?? 0) + 1);
    const extra = ledger.extra.get(visitor) ?? 0;
    // A photo that was chosen again has another key, so a tab without storage cannot recognize the order.
    const same = JSON.stringify([visitor, payload.specialInstructions, payload.imageCount, photos]);
    if (extra === 0) assert(!seen.has(same), `${id} is no second order of the same: ${same}`);
    seen.add(same);
    // Without storage, or if a wrong clock has ended a lease, a tab cannot know what another tab has sent. Then two
    // forms show the order, and the visitor may send both.
    if (real.state.hasFailed || !real.hasLocks) continue;
    // The same holds for a tab that receives no messages, once the order's number was removed.
    if (ledger.hasForgotten && !real.hasChannel) continue;
    const allowed = extra + (ledger.drafts.get(visitor)?.size ?? 1);
    const orders = count.get(visitor) ?? 0;
    assert(orders <= allowed, `${orders} orders of ${visitor}, ${allowed} allowed`);
  }
}

function noteDrafts(ledger: Ledger, real: Simulation) {
  for (const order of [...real.sessions.values()].map((one) => one.get())) {
    const visitor = visitorOf(order);
    ledger.drafts.set(visitor, (ledger.drafts.get(visitor) ?? new Set()).add(order.id));
  }
}

type StoredDraft = { record: OrderRecord; content: string; files: ReadonlyMap<string, File> };

async function readDrafts(real: Simulation): Promise<Map<string, StoredDraft>> {
  const drafts = new Map<string, StoredDraft>();
  for (const [id, value] of await real.disk.records()) {
    const record = readRecord(value, id, real.now());
    if (!record) continue;
    const files = await real.disk.files(id);
    drafts.set(id, { record, files, content: contentIn(real, deserialize(record.quote, files)) });
  }
  return drafts;
}

/** Expects each entry on a screen or in storage, and everything in storage that a form reports as stored. */
async function expectEntries(ledger: Ledger, real: Simulation) {
  const stored = await readDrafts(real);
  // A number that was swept or cleared cannot inform a tab that is resumed later.
  for (const id of real.answered) if (!stored.has(id)) real.answered.delete(id);
  if ([...ledger.numbers].some((id) => !stored.has(id))) ledger.hasForgotten = true;
  for (const [id, { record, files }] of stored)
    if (record.orderNumber === null) expectUsed(real, id, files);
    else ledger.numbers.add(id);
  const there = new Set([...stored.values()].map(({ content }) => content));
  for (const [tab, form] of real.sessions) {
    there.add(contentIn(real, form.get().quote));
    if (isTruthful(ledger, real, tab, stored)) continue;
    if (!real.hasChannel && stored.get(form.get().id)?.record.owner?.tab !== tab) {
      // Such a tab learns it when it looks: its visitor comes back, or it renews its lease. Until then it may go on.
      ledger.staleChecks += 1;
      if (ledger.staleChecks % 3 > 0) continue;
      void form.refreshFromStorage();
    }
    await real.drain();
    const order = form.get();
    const content = contentIn(real, order.quote);
    there.add(content);
    const drafts = await readDrafts(real);
    const isKept = isTruthful(ledger, real, tab, drafts);
    const inStorage = drafts.get(order.id)?.content ?? 'nothing';
    assert(isKept, `${tab} says that this is kept: ${content}. Its draft holds: ${inStorage}`);
  }
  for (const [visitor, entries] of ledger.entered) {
    if (visitor === '' || ledger.ended.has(visitor)) continue;
    for (const content of entries) assert(there.has(content), `what was entered is somewhere: ${content}`);
  }
}

/** Whether a form shows nothing, reports that something is not stored, or shows what its draft holds. */
function isTruthful(ledger: Ledger, real: Simulation, tab: string, stored: Map<string, StoredDraft>) {
  const order = orderOf(real, tab);
  if (isEmpty(order) || hasUnstoredWork(order) || real.isFrozen(tab)) return true;
  const kept = stored.get(order.id);
  if (kept?.content === contentIn(real, order.quote)) return true;
  const owner = kept?.record.owner?.tab;
  const isElsewhere = owner !== undefined && owner !== tab;
  // The order has left, and its answer counts, whoever has its draft.
  if (order.step === 'submitting' && isElsewhere) return true;
  // A page that cannot read the storage now does not know that its draft was swept or sent, or that another tab has it.
  const canRead = real.state.storage === 'works' && !real.isStorageBusy();
  const isEnded = kept ? kept.record.orderNumber !== null : ledger.ended.has(visitorOf(order));
  return !canRead && (isEnded || isElsewhere);
}

/** Expects that no form asks for a file of which a copy is stored, and that an accepted order leaves no draft. */
function expectUsed(real: Simulation, id: string, files: ReadonlyMap<string, File>) {
  if (real.state.hasFailed || real.isStorageBusy()) return;
  for (const order of [...real.sessions.values()].map((one) => one.get())) {
    if (order.id !== id) continue;
    const asked = order.lostFiles.filter((file) => {
      const copy = files.get(photoKey(file));
      return copy && !real.isGone(copy);
    });
    const names = asked.map(({ name }) => name);
    assert.equal(names.length, 0, `files that are asked for, although a copy is kept: ${names.join()}`);
  }
  assert(!real.answered.has(id), `the draft of an order that a tab knows to be accepted is removed: ${id}`);
}

/** Lets storage, server and connection work again. Expects that everything on a screen can then be sent. */
async function expectHappyEnd(ledger: Ledger, real: Simulation) {
  real.setStorage('works');
  real.state.server = 'works';
  real.state.isOnline = true;
  for (const tab of real.sessions.keys()) await thaw(ledger, real, tab);
  await real.pass(70_000);
  await expectAll(ledger, real);
  for (const tab of real.sessions.keys()) {
    if (orderOf(real, tab).quote.photos.length === 0) continue;
    const before = real.orders.length;
    const { sent } = orderOf(real, tab);
    // The server names one lost file per refusal, so each file may take one attempt.
    const presses = 8 + 2 * filesOf(orderOf(real, tab).quote).size;
    // This tab may learn only now that another one has sent the order. Then it shows the number.
    const hasArrived = () =>
      orderOf(real, tab).sent !== sent ||
      (orderOf(real, tab).notice?.kind === 'sentElsewhere' && isEmpty(orderOf(real, tab)));
    for (let press = 0; press < presses && !hasArrived(); press++) {
      await mend(true)(ledger, real, tab);
      if (orderOf(real, tab).step === 'choosingVersion') await choose('sendSeparately')(ledger, real, tab);
      // After a 409 the visitor tries again first.
      else if (isConflict(orderOf(real, tab).failure) && press % 2 === 1)
        await choose('resendWithNewKey')(ledger, real, tab);
      else await submit(ledger, real, tab);
      await real.pass(20_000);
      noteDrafts(ledger, real);
      expectKeys(ledger, real);
      expectOrders(ledger, real);
    }
    expect(hasArrived(), 'the order arrives in the end').toBe(true);
    expect(real.orders.length).toBeLessThanOrEqual(before + 1);
  }
}

const serverModes = [
  'refuses',
  'throttles',
  'refusesUploads',
  'conflicts',
  'gone',
  'breaks',
  'timesOutAfterTaking',
  'breaksAfterTaking',
  'garblesAfterTaking',
  'refusesAfterTaking',
  'staysBusy',
] as const satisfies ServerMode[];
const storageModes = [
  'slow',
  'full',
  'refusesWrites',
  'fails',
  'failsLate',
  'stalls',
] as const satisfies StorageMode[];

const tabIndex = fc.nat(2);
const at = (name: string, step: Step) => tabIndex.map((index) => new Act(name, index, step));
const withSome = <T>(name: string, values: readonly T[], step: (value: T) => Step) =>
  fc
    .tuple(tabIndex, fc.constantFrom(...values))
    .map(([index, value]) => new Act(`${name} ${String(value)}`, index, step(value)));

const commands = [
  at('prepare', prepare),
  at('prepare', prepare),
  withSome('send', ['works', ...serverModes], sendTo),
  withSome('send', ['timesOutAfterTaking', 'breaksAfterTaking', 'garblesAfterTaking'], sendTo),
  withSome('bring while frozen, back', [true, false], (isBack) =>
    whileFrozen(inARow(bringHere, pass(500), fillIn('C'), pass(1500)), isBack),
  ),
  at(
    'send from another tab while suspended',
    inARow(prepare, sendWhileSuspended(inARow(fillIn('C'), pass(1500), sendTo('works')))),
  ),
  at(
    'send from another tab while suspended, give up the changes since',
    inARow(prepare, sendWhileSuspended(sendAndGiveUpChanges)),
  ),
  at('freeze while sending, change it in another tab', changeWhileSending(freeze)),
  at('suspend while sending, change it in another tab', changeWhileSending(suspend)),
  at('duplicate', (_ledger, real, tab) => void (real.sessions.size < 3 && real.openTab(tab))),
  withSome('edit, bring while frozen, back', [true, false], (isBack) =>
    inARow(fillIn('C'), whileFrozen(bringHere, isBack)),
  ),
  withSome('sweep while frozen, back', [true, false], (isBack) => whileFrozen(sweep, isBack)),
  withSome<ServerMode>('send twice, the second', ['refuses', 'throttles'], (mode) =>
    inARow(prepare, sendTo('timesOutAfterTaking'), sendTo(mode), fillIn('B'), sendTo('works')),
  ),
  withSome<ServerMode>('refused although taken, between two', ['refuses', 'refusesAfterTaking'], (mode) =>
    inARow(prepare, sendTo(mode), sendTo('refusesAfterTaking'), sendTo(mode), sendTo('works')),
  ),
  at(
    'set aside, then send it again after all',
    inARow(
      prepare,
      sendTo('timesOutAfterTaking'),
      fillIn('B'),
      serverIs('refuses'),
      submit,
      choose('sendSeparately'),
      pass(2500),
      fillIn('A'),
      sendTo('breaksAfterTaking'),
      fillIn('C'),
      sendTo('works'),
    ),
  ),
  withSome('reload while sending, after ms', [100, 250, 450], (ms) =>
    inARow(
      prepare,
      serverIs('breaksAfterTaking'),
      submit,
      pass(ms),
      reload(serverIs('works'), fillIn('B'), sendTo('works')),
    ),
  ),
  at('leave open for days', inARow(prepare, reload(freeze, jump(9), sweep, close))),
  at(
    'reload on a full disk',
    inARow(
      prepare,
      storageIs('refusesWrites'),
      sendTo('breaksAfterTaking'),
      reload(storageIs('works'), sendTo('works')),
    ),
  ),
  withSome('clear storage, whole', [true, false], clearStorage),
  at('edit and bring', (ledger, real, tab) =>
    inARow(fillIn('B'), add('photos'), async () => {
      const other = [...real.sessions.keys()].find((one) => one !== tab);
      if (other) await bringHere(ledger, real, other);
    })(ledger, real, tab),
  ),
  withSome('write', ['A', 'B', 'C'], fillIn),
  at('send, edit while sending', inARow(submit, editWhileSending, pass(5000))),
  at('send, edit while sending, reload', inARow(prepare, submit, editWhileSending, pass(5000), reload())),
  at('add photo', add('photos')),
  at('add reference', add('references')),
  at('remove photo', removePhoto),
  at('submit', submit),
  withSome('choose', ['resendEarlier', 'sendSeparately', 'resendWithNewKey', 'cancel'], choose),
  withSome('mend, chosen again', [true, false], mend),
  at('start over', startOver),
  at('undo', undo),
  at('start over and undo after a reload', inARow(prepare, reload(startOverAndUndo))),
  at(
    'remove all and undo after a reload',
    inARow(
      add('references'),
      prepare,
      reload(removeAndRestore('photos'), reload(removeAndRestore('references'))),
    ),
  ),
  at('bring here', bringHere),
  withSome('file is damaged', [0, 1, 2, 3, 4, 5], (index) =>
    damage(index % 2 === 0 ? 'vanish' : 'tear', index),
  ),
  at('file vanishes once it is kept', inARow(prepare, damage('vanish', 0), sendTo('works'))),
  at(
    'add while storing',
    inARow(add('photos'), storageIs('stalls'), pass(500), add('photos'), pass(500), storageIs('works')),
  ),
  withSome<ServerMode>('lose what was uploaded, after', ['refuses', 'refusesUploads'], (mode) =>
    inARow(prepare, sendTo(mode), forgetFiles, sendTo('works')),
  ),
  at('open tab', (_ledger, real) => void (real.sessions.size < 3 && real.openTab())),
  at('close', close),
  at('reload', reload()),
  at('freeze', freeze),
  at('suspend', suspend),
  at('thaw', thaw),
  withSome('pass', [0, 300, 1500, 20_000, 120_000], pass),
  withSome('clock, days', [-365, -1, 2, 9, 365], jump),
  withSome('storage', ['works', 'works', ...storageModes], storageIs),
  withSome('server', ['works', 'works', ...serverModes], serverIs),
  withSome('online', [true, false], (isOnline) => (_ledger, real) => void (real.state.isOnline = isOnline)),
  at('server forgets files', forgetFiles),
  at('sweep', sweep),
];

test(
  'no sequence of failures duplicates an order, changes one or loses entries',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.commands(commands, { size: '+1', maxCommands: 40 }),
        async (hasLocks, hasChannel, isStrict, steps) => {
          const ledger = newLedger();
          const real = createSimulation({ hasLocks, hasChannel });
          real.state.isStrict = isStrict;
          real.openTab();
          await real.drain();
          await fc.asyncModelRun(() => ({ model: ledger, real }), steps);
          await expectHappyEnd(ledger, real);
        },
      ),
      { numRuns: RUNS, seed: SEED, endOnFailure: process.env['FIRST'] !== undefined },
    );
  },
  RUNS * 1000,
);
