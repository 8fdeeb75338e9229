import { endpoints, type OrderPayload } from '../../api/contract.ts';
import { ResponseError } from '../../api/errors.ts';
import { readOrder } from '../../api/responses.ts';
import { withRetry } from '../../api/retry.ts';
import type { UploadOptions } from '../../api/upload.ts';
import { createStore } from '../../lib/store.ts';
import { photoKey, splitPresent } from '../../lib/photo-key.ts';
import type { QuoteAction, QuoteFields, QuoteState } from '../quote-state.ts';
import { deserialize, filesOf, serialize } from '../serialized-quote.ts';
import {
  draftOf,
  isConflict,
  isEmpty,
  isRefusal,
  isSending,
  isUnkept,
  mayBringBack,
  newOrder,
  receiptFor,
  reduce,
  uploadKeyOf,
} from './order-machine.ts';
import type { Order, OrderEvent, Step } from './order-machine.ts';
import { photoLists, type Attempt, type OrderRecord, type PhotoList } from './order-record.ts';
import { createOrders, inTime, isLeased, isLostTo, type Orders, type OrderStore } from './order-store.ts';
import type { Tabs } from './order-tabs.ts';

/** Pause after an edit before it is stored, in ms: typing stays fast, and a crash loses no more than this. */
const SAVE_DELAY = 400;
/** Time in ms after which sending goes on although the attempt could not be stored. */
const RECORD_TIMEOUT = 1000;
/** The share of the storage quota that photos may fill, so that the record itself always fits. */
const SHARE_OF_QUOTA = 0.8;
/** Time in ms within which a file, or the storage, has to open. A network folder may hang. */
const OPEN_TIMEOUT = 10_000;
/** Pause in ms between two looks at a draft that is open in another tab: a tab that closes cannot report it. */
const PULSE = 3000;

export type UploadFiles = (files: readonly File[], options: UploadOptions) => Promise<string[]>;
export type CreateOrder = (
  payload: OrderPayload,
  options: { signal: AbortSignal; idempotencyKey: string },
) => Promise<{ id: string }>;

/** Everything that a session needs of its surroundings; tests simulate it. */
export type World = {
  openStore: () => Promise<OrderStore>;
  tabs: Tabs;
  upload: UploadFiles;
  createOrder: CreateOrder;
  /** Reads a byte of a file. Rejects if it cannot be read any more. */
  openFile: (file: File) => Promise<unknown>;
  estimate: () => Promise<StorageEstimate>;
  now: () => number;
  /** Resolves after `ms`; rejects when the signal aborts. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  isOnline: () => boolean;
};

/** Receives the progress of an order; the form, as long as there is one. */
export type Observer = {
  /** An upload begins. */
  onUpload: (quote: QuoteState) => void;
  /** Bytes of a list's request that have left, and their total. */
  onProgress: (list: PhotoList, loaded: number, total: number) => void;
  /** The order was taken, refused or has failed. */
  onOutcome: (order: Order) => void;
};

/** What the work of a step begins with. `send` dispatches, as long as the step lasts. */
type Run = {
  signal: AbortSignal;
  send: (event: OrderEvent) => void;
  quote: QuoteState;
  attempt: Attempt | undefined;
};

/**
 * Runs the machine for one form: does the work of each step and keeps storage in step with the state. A session
 * outlives its form, so that an order under way ends and a draft is there again after a change of page.
 */
export function createOrderSession(
  form: string,
  world: World,
  initial: QuoteState,
  chosen: Partial<QuoteFields>,
) {
  const { now, wait } = world;
  const store = createStore(newOrder(initial, chosen));
  let order = store.initial;
  let orders: Orders | null = null;
  let opening: Promise<void> | null = null;
  let saving = Promise.resolve();
  let keeping = Promise.resolve();
  let isWaiting = false;
  let running = new AbortController();
  let observer: Observer = { onUpload: () => {}, onProgress: () => {}, onOutcome: () => {} };

  function dispatch(event: OrderEvent): void {
    const previous = order;
    const { order: next, row } = reduce(previous, event, now());
    if (!row) return;
    order = next;
    const { id } = previous;
    if (event.type === 'answered') queueCleanup(id, (all) => take(id, event.number, all));
    // "Undo" has become impossible.
    else if (next.id !== id) queueCleanup(id, async (all) => previous.before && all.write(id, null));
    store.set(next);
    if (next.isUnsaved && row.stored !== '') void (row.stored.startsWith('later') ? saveSoon() : save());
    if (row.to !== 'same') enter(row.to);
  }

  const note = (notes: Partial<Order>) => dispatch({ type: 'noted', notes });
  const report = () => observer.onOutcome(order);

  /** The work of each step. */
  const works: Partial<Record<Step, (run: Run) => unknown>> = {
    checkingFiles: checkFiles,
    uploading: upload,
    recording: record,
    submitting: placeOrder,
    taken: report,
    refused: report,
    failed: report,
  };

  /** Ends the work of the step before and begins that of the next. Work that was ended dispatches nothing more. */
  function enter(step: Step) {
    running.abort();
    const { signal } = (running = new AbortController());
    const { quote, content } = order.sending ?? { quote: order.quote, content: '' };
    const attempt = order.attempts.find((one) => one.content === content);
    const send = (event: OrderEvent) => void (signal.aborted || dispatch(event));
    void works[step]?.({ signal, send, quote, attempt });
  }

  /* Storage. */

  const recordOf = (written: Order): OrderRecord => ({
    ...draftOf(written),
    form,
    owner: { tab: world.tabs.me, at: now() },
    isOffered: false,
    quote: serialize(written.quote),
    taken: null,
  });

  /** Writes what is on the screen after what is being written now. Never rejects. */
  function save(): Promise<void> {
    isWaiting = false;
    return (saving = saving.then(writeOrder));
  }

  function saveSoon() {
    if (isWaiting) return;
    isWaiting = true;
    void wait(SAVE_DELAY).then(() => (isWaiting ? save() : undefined));
  }

  async function writeOrder() {
    const written = order;
    const { id } = written;
    if (!orders || written.storage === 'opening') return;
    try {
      const keepFiles = mayBringBack(written);
      const record = isEmpty(written) ? null : recordOf(written);
      if (record) await world.tabs.hold(id, () => onLost(id));
      const result = await orders.write(id, record, { keepFiles });
      if (order.id !== id) return;
      if (result.kind === 'lost') return dispatch({ type: 'lost', taken: result.taken });
      const { missing } = result;
      const isUnsaved = order.quote !== written.quote || order.attempts !== written.attempts;
      note({ storage: 'kept', isUnsaved, unkept: missing, evicted: Math.min(order.evicted, missing.length) });
      world.tabs.tell();
      if (missing.length > 0) keeping = keeping.then(() => storeFiles(id));
    } catch {
      if (order.id === id) note({ storage: 'none' });
    }
  }

  /** Stores the files that storage does not hold, the newest first, as far as there is room. Never rejects. */
  async function storeFiles(id: string) {
    const estimate = inTime(wait, OPEN_TIMEOUT, world.estimate());
    const { usage = 0, quota = Infinity } = await estimate.catch((): StorageEstimate => ({}));
    let room = quota * SHARE_OF_QUOTA - usage;
    for (const key of order.unkept.toReversed()) {
      const file = filesOf(order.quote).get(key);
      if (!file || order.id !== id) continue;
      const isKept = file.size <= room && (await orders?.putFile(id, key, file).catch(() => false));
      if (!isKept || order.id !== id) continue;
      room -= file.size;
      // One by one: a write may meanwhile have found others missing.
      note({ unkept: order.unkept.filter((other) => other !== key) });
    }
    if (order.id === id) note({ evicted: order.unkept.length });
  }

  /** Queues the last work on a draft, and frees its lock unless the form goes on with it. */
  function queueCleanup(id: string, work: (orders: Orders) => Promise<unknown>) {
    isWaiting = false;
    saving = saving.then(async () => {
      if (!orders) return;
      // Before the lock is free: the tab that gets it finds that there is nothing left to send.
      await work(orders).catch(() => {});
      if (id !== order.id) world.tabs.letGo(id);
      world.tabs.tell();
    });
  }

  /** Leaves the order's number in storage. A full disk has no room for it, but lets the draft go. */
  function take(id: string, taken: string, all: Orders) {
    const record = { ...recordOf({ ...newOrder(), id }), updatedAt: now(), taken };
    // Changes that the order did not have can be brought back, with their files.
    const keepFiles = id === order.id;
    return all
      .take({ ...record, owner: keepFiles ? record.owner : null }, { keepFiles })
      .catch(() => all.write(id, null, { keepFiles }));
  }

  const onLost = (id: string) => order.id === id && dispatch({ type: 'lost', taken: null });

  /** Makes a draft this tab's own and shows it. Resolves to whether it could be had. */
  async function claim(id: string, isBrought: boolean, isPartial = false): Promise<boolean> {
    if (!(await world.tabs.hold(id, () => onLost(id), isBrought))) return false;
    try {
      const record = await orders?.claim(id, isBrought || world.tabs.hasLocks);
      if (!record) return false;
      const files = (await orders?.files(id).catch(() => null)) ?? new Map<string, File>();
      const quote = deserialize(record.quote, files);
      const { photos, references } = record.quote;
      const missing = photos.length + references.length - quote.photos.length - quote.references.length;
      // Entries made meanwhile are an order of their own; the draft is offered beside it.
      if (isBrought ? !isUnkept(order) : isEmpty(order))
        dispatch({ type: 'opened', draft: { record, quote, missing, isPartial, isBrought } });
      return true;
    } finally {
      if (order.id !== id) world.tabs.letGo(id);
    }
  }

  async function open() {
    const opened = world.openStore();
    // It may open later: another tab with an older version of the site keeps it closed for as long as it lives.
    inTime(wait, OPEN_TIMEOUT, opened).catch(() => note({ storage: 'none' }));
    try {
      orders = createOrders(await opened, world.tabs.me, world);
      const { drafts, broken } = await orders.list(form);
      for (const id of broken) await orders.write(id, null);
      if (broken.length > 0) note({ notice: { kind: 'unreadable' } });
      for (const { record, isPartial } of drafts)
        if (!isEmpty(order) || (await claim(record.id, false, isPartial))) break;
      note({ storage: 'kept' });
      if (order.isUnsaved) void save();
    } catch {
      note({ storage: 'none' });
    }
    world.tabs.listen(() => void lookAround(), onAsked);
    void beat();
    await lookAround();
  }

  /** Renews the lease of this tab’s draft, and looks whether another tab still has the other one. */
  async function beat() {
    for (;;) {
      await wait(PULSE);
      if (!world.tabs.hasLocks && (!isEmpty(order) || mayBringBack(order))) await save();
      if (order.other?.isOpen) await lookAround();
    }
  }

  /** Looks for another draft of this form, and whether this one is still this tab's. Never rejects. */
  const lookAround = () => lookForDrafts().catch(() => {});

  async function lookForDrafts() {
    const found = await orders?.list(form);
    if (!found) return;
    const mine = found.records.get(order.id);
    if (mine && isLostTo(mine, world.tabs.me)) dispatch({ type: 'lost', taken: mine.taken });
    // The storage of this site was cleared. What is on the screen is stored again.
    if (!mine && !isEmpty(order) && !order.isUnsaved) {
      note({ isUnsaved: true });
      void save();
    }
    const taken = found.records.get(order.other?.id ?? '')?.taken;
    if (taken) note({ notice: { kind: 'sentElsewhere', order: taken } });
    const record = found.drafts.find((draft) => draft.record.id !== order.id)?.record;
    if (!record) return note({ other: null });
    const { id, updatedAt: savedAt, quote } = record;
    const isOpen = world.tabs.hasLocks ? await world.tabs.isOpen(id) : isLeased(record, now());
    note({ other: { id, savedAt, photos: quote.photos.length, isOpen } });
  }

  /** Whether everything on the screen could be stored. */
  async function saveAll(): Promise<boolean> {
    await save();
    await keeping;
    return !isUnkept(order);
  }

  /** Another tab wants this draft. It gets it once everything is stored, and not in the middle of sending. */
  async function onAsked(id: string, accept: () => void) {
    if (id !== order.id) return undefined;
    if (isSending(order)) return 'elsewhere' as const;
    accept();
    if (!(await saveAll())) return 'unmovable' as const;
    if (order.id === id) dispatch({ type: 'lost', taken: null });
    await saving;
    return null;
  }

  /** Brings the other draft into this form. What is here stays stored, as the other one. */
  async function bringHere() {
    const { other } = order;
    if (!other || isSending(order)) return;
    const refusal = (await saveAll()) ? await world.tabs.askFor(other.id) : 'unmovable';
    if (refusal) return note({ said: refusal });
    await claim(other.id, true).catch(() => {});
    void lookAround();
  }

  /* Sending. */

  async function unreadableOf(files: readonly File[]): Promise<File[]> {
    const isLost = (file: File) =>
      inTime(wait, OPEN_TIMEOUT, world.openFile(file)).then(
        () => [],
        () => [file],
      );
    return (await Promise.all(files.map(isLost))).flat();
  }

  const retried = <T>(signal: AbortSignal, attempt: () => Promise<T>) =>
    withRetry(attempt, signal, { pause: wait, online: world.isOnline });

  /** The files that have no receipt: those that will be uploaded. */
  const pendingOf = (quote: QuoteState, list: PhotoList) =>
    quote[list].filter((file) => receiptFor(order, list, file) === undefined);

  async function checkFiles({ send, quote }: Run) {
    const pending = photoLists.flatMap((list) => pendingOf(quote, list));
    // A file that is in both lists is opened, and asked for, once.
    const lost = await unreadableOf(splitPresent([], pending).fresh);
    const kept = lost.length > 0 ? await orders?.files(order.id).catch(() => null) : null;
    const found = lost.flatMap((file) => kept?.get(photoKey(file)) ?? []);
    const useless = new Set(await unreadableOf(found));
    const usable = found.filter((copy) => !useless.has(copy));
    const copies = new Map(usable.map((copy) => [photoKey(copy), copy]));
    send({ type: 'filesChecked', copies, unreadable: lost.filter((file) => !copies.has(photoKey(file))) });
  }

  async function upload({ signal, send, quote }: Run) {
    observer.onUpload(quote);
    const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);
    try {
      for (const list of photoLists) {
        const pending = pendingOf(quote, list);
        // The bytes that have left already count as sent, so that the progress goes on where it was.
        const before = sizeOf(quote[list]) - sizeOf(pending);
        if (pending.length === 0) {
          if (quote[list].length > 0) observer.onProgress(list, 1, 1);
          continue;
        }
        const onProgress = (loaded: number, total: number) =>
          observer.onProgress(list, before + loaded, before + total);
        const options = { signal, idempotencyKey: uploadKeyOf(order), onProgress };
        const names = await retried(signal, () => world.upload(pending, options));
        if (names.filter(Boolean).length !== pending.length) throw new ResponseError(endpoints.upload.path);
        const named = pending.map((file, index) => [file, names[index] ?? ''] as const);
        send({ type: 'uploaded', list, names: new Map(named) });
      }
      send({ type: 'allUploaded' });
    } catch (error) {
      send({ type: 'callFailed', failure: { call: 'upload', error } });
    }
  }

  /** Goes on once the attempt is stored: after a crash, the next tab with the draft knows that it may have arrived. */
  async function record({ send }: Run) {
    await inTime(wait, RECORD_TIMEOUT, save()).catch(() => {});
    send({ type: 'recorded' });
  }

  async function placeOrder({ signal, send, attempt }: Run) {
    if (!attempt?.payload) return;
    let isRepeated = false;
    const place = (payload: OrderPayload) => {
      let tries = 0;
      return retried(signal, () => {
        isRepeated ||= ++tries > 1;
        return world.createOrder(payload, { signal, idempotencyKey: attempt.key });
      });
    };
    /** After a 409, resends the payloads refused earlier. The server may have accepted one under this key. */
    async function findAgain(conflict: unknown) {
      if (!isConflict({ call: 'createOrder', error: conflict })) throw conflict;
      for (const payload of attempt?.refused ?? [])
        try {
          return await place(payload);
        } catch (error) {
          if (!isRefusal(error)) throw error;
        }
      throw conflict;
    }
    try {
      const answer = await place(attempt.payload).catch(findAgain);
      // The host's own call may answer with anything.
      send({ type: 'answered', number: readOrder(answer, endpoints.createOrder.path).id });
    } catch (error) {
      send({ type: 'callFailed', failure: { call: 'createOrder', error, isRepeated } });
    }
  }

  return {
    ...store,
    /** Sets the observer. It stays when its form has gone, so that the outcome still raises a toast. */
    observe: (next: Observer) => void (observer = next),
    /** A form shows this order. The first one opens the storage; a later one says whose entries it shows. */
    open() {
      const { length: photos } = order.quote.photos;
      if (opening && !isEmpty(order) && !isSending(order))
        note({
          notice: { kind: 'restored', savedAt: order.updatedAt, photos, missing: 0, isPartial: false },
        });
      return (opening ??= open());
    },
    dispatch,
    edit: (action: QuoteAction) => dispatch({ type: 'edit', action }),
    submit: () => dispatch({ type: world.isOnline() ? 'submit' : 'offline' }),
    /** Writes what waits for its pause: there may be no later moment. */
    flush: () => (isWaiting ? save() : saving),
    bringHere,
    lookAround,
  };
}

export type OrderSession = ReturnType<typeof createOrderSession>;
