import { endpoints, type OrderPayload } from '../../api/contract.ts';
import { NetworkError, ResponseError } from '../../api/errors.ts';
import { readOrder } from '../../api/responses.ts';
import { withRetry } from '../../api/retry.ts';
import { photoKey, splitPresent } from '../../lib/photo-key.ts';
import { createStore } from '../../lib/store.ts';
import { bytesOf, createUploadProgress } from '../../photos/upload-progress.ts';
import type { QuoteAction, QuoteFields, QuoteState } from '../quote-state.ts';
import { filesOf, serialize } from '../serialized-quote.ts';
import { createTimeLeft } from '../time-left.ts';
import {
  attemptOf,
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
  sendingOf,
  uploadKeyOf,
} from './order-machine.ts';
import type { Order, OrderEvent, SendFailure, Step } from './order-machine.ts';
import { photoLists, type PhotoList } from './order-record.ts';
import { createOrders, inTime, isLeased, isLostTo, type Orders } from './order-store.ts';
import type { Answer } from './order-tabs.ts';
import type { World } from './order-world.ts';

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

/** Dispatches, as long as the step lasts. */
type Send = (event: OrderEvent) => unknown;
/** The work of a step. The signal aborts when the step is left. */
type Work = (send: Send, signal: AbortSignal) => unknown;

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
  const progress = { photos: createUploadProgress(), references: createUploadProgress() };
  const timeLeft = createTimeLeft();
  let order = store.initial;
  let orders: Orders | null = null;
  let opening: Promise<void> | null = null;
  let saving = Promise.resolve();
  let storingFiles = Promise.resolve();
  let isWaiting = false;
  let running = new AbortController();
  let onOutcome = (_order: Order) => {};

  function dispatch(event: OrderEvent): void {
    const previous = order;
    const { order: next, row } = reduce(previous, event, now());
    if (!row) return;
    order = next;
    const taken = event.type === 'answered' ? event.number : null;
    if (taken !== null || next.id !== previous.id) void queue(() => leaveDraft(previous, taken));
    store.set(next);
    if (next.isUnsaved && row.saves) void (row.saves === 'later' ? saveSoon() : save());
    if (row.to !== 'same') enter(row.to);
    if (event.type === 'answered' || event.type === 'callFailed') onOutcome(order);
  }

  const note = (notes: Partial<Order>) => dispatch({ type: 'noted', notes });

  /** The work of each step. */
  const works: Partial<Record<Step, Work>> = {
    uploading: upload,
    recording: record,
    submitting: placeOrder,
  };

  /** Ends the work of the step before and begins that of the next. Work that was ended dispatches nothing more. */
  function enter(step: Step) {
    running.abort();
    for (const shown of [progress.photos, progress.references, timeLeft]) shown.clear();
    const { signal } = (running = new AbortController());
    void works[step]?.((event) => signal.aborted || dispatch(event), signal);
  }

  /* Storage. */

  /** Holds a draft's lock. When another tab takes it away, the draft is lost. */
  const hold = (id: string, isForced = false) =>
    world.tabs.hold(id, () => order.id === id && dispatch({ type: 'lost', taken: null }), isForced);

  /** Does something with storage after what is being written now. `work` never rejects. */
  function queue(work: () => Promise<void>): Promise<void> {
    isWaiting = false;
    return (saving = saving.then(work));
  }

  /** Writes what is on the screen. Never rejects. */
  const save = () => queue(writeOrder);

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
      const quote = serialize(written.quote);
      const record = isEmpty(written) ? null : { ...draftOf(written), form, quote, taken: null };
      if (record) await hold(id);
      const result = await orders.write(id, record, mayBringBack(written));
      if (order.id !== id) return;
      if (result.kind === 'lost') return dispatch({ type: 'lost', taken: result.taken });
      const { missing } = result;
      const isUnsaved = order.quote !== written.quote || order.attempts !== written.attempts;
      note({ storage: 'kept', isUnsaved, unkept: missing, evicted: Math.min(order.evicted, missing.length) });
      world.tabs.tell();
      if (missing.length > 0) storingFiles = storingFiles.then(() => storeFiles(id));
    } catch {
      if (order.id === id) note({ storage: 'none' });
    }
  }

  /** Stores the files that storage does not hold, the newest first, as far as there is room. Never rejects. */
  async function storeFiles(id: string) {
    const estimate = inTime(wait, OPEN_TIMEOUT, world.estimate());
    const { usage = 0, quota = Infinity } = await estimate.catch((): StorageEstimate => ({}));
    let room = quota * SHARE_OF_QUOTA - usage;
    const wanted = order.unkept;
    for (const key of wanted.toReversed()) {
      const file = filesOf(order.quote).get(key);
      if (!file || order.id !== id) continue;
      const isKept = file.size <= room && (await orders?.putFile(id, key, file).catch(() => false));
      if (!isKept || order.id !== id) continue;
      room -= file.size;
      // One by one: a write may meanwhile have found others missing.
      note({ unkept: order.unkept.filter((other) => other !== key) });
    }
    const left = wanted.filter((key) => order.unkept.includes(key));
    if (order.id === id) note({ evicted: left.length });
  }

  /** Writes the number of an order that was accepted, or removes what only "Undo" needed. Then frees the draft's lock. */
  async function leaveDraft({ id, before }: Order, taken: string | null) {
    if (!orders) return;
    // Changes that were not sent go on as the same draft, with its files.
    const keepFiles = id === order.id;
    try {
      // Before the lock is free: the tab that gets it finds that there is nothing left to send.
      if (taken !== null) await orders.take(id, form, taken, keepFiles);
      else if (before) await orders.write(id, null);
    } catch {
      // A full disk has no room for the number, but lets the draft go.
      await orders.write(id, null, keepFiles).catch(() => {});
    }
    if (!keepFiles) world.tabs.letGo(id);
    world.tabs.tell();
  }

  /* Other tabs. */

  /** Makes a draft this tab's own and shows it. Resolves to whether it could be had. */
  async function claim(id: string, isBrought: boolean, isPartial = false): Promise<boolean> {
    if (!(await hold(id, isBrought))) return false;
    try {
      const record = await orders?.claim(id, isBrought || world.tabs.hasLocks);
      if (!record) return false;
      const files = (await orders?.files(id).catch(() => null)) ?? new Map<string, File>();
      // Entries made meanwhile are an order of their own; the draft is offered beside it.
      if (isBrought ? !isUnkept(order) : isEmpty(order))
        dispatch({ type: 'opened', record, files, isPartial, isBrought });
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
      const { found, broken } = await orders.list(form);
      for (const id of broken) await orders.write(id, null);
      if (broken.length > 0) note({ notice: { kind: 'unreadable' } });
      for (const { record, isPartial } of found)
        if (!isEmpty(order) || (await claim(record.id, false, isPartial))) break;
      note({ storage: 'kept' });
      if (order.isUnsaved) void save();
    } catch {
      note({ storage: 'none' });
    }
    world.tabs.listen(lookAround, onAsked);
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
  const lookAround = () => compareWithStorage().catch(() => {});

  async function compareWithStorage() {
    const listed = await orders?.list(form);
    if (!listed) return;
    const records = listed.found.map(({ record }) => record);
    const mine = records.find(({ id }) => id === order.id);
    // A later page of this tab has the same id, and may have stored more while this one was in the bfcache.
    if (mine && (isLostTo(mine, world.tabs.me) || mine.updatedAt > order.updatedAt))
      dispatch({ type: 'lost', taken: mine.taken });
    // The storage of this site was cleared. What is on the screen is stored again.
    if (!mine && !isEmpty(order)) void save();
    const taken = records.find(({ id }) => id === order.other?.id)?.taken;
    // A line with "Undo" stays: it is the only way back.
    if (taken && !order.before) note({ notice: { kind: 'sentElsewhere', order: taken } });
    const other = records.find((record) => record.taken === null && record.id !== order.id);
    if (!other) return note({ other: null, said: order.said === 'canceled' ? 'canceled' : null });
    const { id, updatedAt: savedAt, quote } = other;
    const isOpen = world.tabs.hasLocks ? await world.tabs.isOpen(id) : isLeased(other, now());
    note({ other: { id, savedAt, photos: quote.photos.length, isOpen } });
  }

  /** Whether everything on the screen could be stored. */
  async function saveAll(): Promise<boolean> {
    await save();
    await storingFiles;
    return !isUnkept(order);
  }

  /** Another tab wants this draft. It gets it once everything is stored, and not in the middle of sending. */
  async function onAsked(id: string, answer: (answer: Answer) => void) {
    if (id !== order.id) return;
    if (isSending(order)) return answer('elsewhere');
    answer('wait');
    if (!(await saveAll())) return answer('unmovable');
    if (order.id === id) dispatch({ type: 'lost', taken: null });
    await saving;
    answer(null);
  }

  /** Brings the other draft into this form. What is here stays stored, as the other one. */
  async function bringHere(): Promise<boolean> {
    const { other } = order;
    if (!other || isSending(order)) return false;
    // The same refusal is announced again.
    note({ said: null });
    const refusal = (await saveAll()) ? await world.tabs.askFor(other.id) : 'unmovable';
    if (refusal) {
      note({ said: refusal });
      return false;
    }
    await claim(other.id, true).catch(() => {});
    void lookAround();
    return order.id === other.id;
  }

  /* Sending. */

  async function unreadableOf(files: readonly File[]): Promise<File[]> {
    const opened = files.map((file) => inTime(wait, OPEN_TIMEOUT, world.openFile(file)));
    const results = await Promise.allSettled(opened);
    return files.filter((_file, index) => results[index]?.status === 'rejected');
  }

  /** The files that have no receipt: those that will be uploaded. An order that has left before needs no file. */
  const pendingIn = (list: PhotoList) =>
    attemptOf(order)?.payload
      ? []
      : sendingOf(order).quote[list].filter((file) => receiptFor(order, list, file) === undefined);

  /** Opens the files that will be uploaded, and looks for copies of those that cannot be read. */
  async function checkFiles() {
    const pending = photoLists.flatMap(pendingIn);
    // A file that is in both lists is opened, and asked for, once.
    const lost = await unreadableOf(splitPresent([], pending).fresh);
    const kept = lost.length > 0 ? await orders?.files(order.id).catch(() => null) : null;
    const found = lost.flatMap((file) => kept?.get(photoKey(file)) ?? []);
    const useless = await unreadableOf(found);
    const copies = found.filter((copy) => !useless.includes(copy));
    return { copies, unreadable: splitPresent(copies, lost).fresh };
  }

  async function upload(send: Send, signal: AbortSignal) {
    try {
      if (!world.isOnline()) throw new NetworkError('offline', endpoints.upload.path);
      send({ type: 'filesChecked', ...(await checkFiles()) });
      if (signal.aborted) return;
      const { quote } = sendingOf(order);
      for (const list of photoLists) progress[list].start(quote[list]);
      for (const list of photoLists) {
        // The upload of a host may not have stopped.
        signal.throwIfAborted();
        const pending = pendingIn(list);
        // Bytes that an earlier attempt has sent count, so that the progress goes on where it was.
        const before = sizeOf(quote[list]) - sizeOf(pending);
        progress[list].report(before, sizeOf(quote[list]));
        if (pending.length === 0) continue;
        const onProgress = (loaded: number, size: number) => {
          progress[list].report(before + loaded, before + size);
          const { sent, total } = bytesOf(Object.values(progress));
          timeLeft.report(sent, total);
        };
        const options = { signal, idempotencyKey: uploadKeyOf(order, list), onProgress };
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
  async function record(send: Send) {
    await inTime(wait, RECORD_TIMEOUT, save()).catch(() => {});
    send({ type: 'recorded' });
  }

  async function placeOrder(send: Send, signal: AbortSignal) {
    const attempt = attemptOf(order);
    if (!attempt?.payload) return;
    const place = async (payload: OrderPayload) => {
      let tries = 0;
      const answer = await retried(signal, () => {
        // The server may have accepted the first try of this request.
        if (++tries > 1) note({ sending: { ...sendingOf(order), isRepeated: true } });
        return world.createOrder(payload, { signal, idempotencyKey: attempt.key });
      });
      // The host's own call may answer with anything.
      return readOrder(answer, endpoints.createOrder.path).id;
    };
    let failure: SendFailure | null = null;
    // After a 409 also those that were refused earlier: the server may have accepted one under this key.
    for (const payload of [attempt.payload, ...attempt.refused])
      try {
        return send({ type: 'answered', number: await place(payload) });
      } catch (error) {
        if (!failure || !isRefusal(error)) failure = { call: 'createOrder', error };
        if (!isConflict(failure)) break;
      }
    return failure && send({ type: 'callFailed', failure });
  }

  const retried = <T>(signal: AbortSignal, attempt: () => Promise<T>) =>
    withRetry(attempt, signal, { pause: wait, online: world.isOnline });

  return {
    ...store,
    /** Bytes of each list that have left, and the time until all have. They change too often to be part of the order. */
    progress,
    timeLeft,
    /** Sets the one listener for outcomes. It stays when its form has gone, so that an outcome still raises a toast. */
    observe: (listener: typeof onOutcome) => void (onOutcome = listener),
    /** A form shows this order. The first one opens the storage; a later one says whose entries it shows. */
    open() {
      const { updatedAt: savedAt, quote } = order;
      if (opening && !isEmpty(order) && !isSending(order))
        note({ notice: { kind: 'restored', savedAt, photos: quote.photos.length } });
      return (opening ??= open());
    },
    dispatch,
    edit: (action: QuoteAction) => dispatch({ type: 'edit', action }),
    submit: () => dispatch({ type: 'submit' }),
    /** Writes what waits for its pause: there may be no later moment. */
    flush: () => (isWaiting ? save() : saving),
    bringHere,
    lookAround,
  };
}

export type OrderSession = ReturnType<typeof createOrderSession>;

const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);
