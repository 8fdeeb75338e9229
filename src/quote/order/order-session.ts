import { endpoints, type OrderPayload } from '../../api/contract.ts';
import { NetworkError } from '../../api/errors.ts';
import { withRetry } from '../../api/retry.ts';
import type { UploadOptions } from '../../api/upload.ts';
import { createStore } from '../../lib/store.ts';
import { photoKey } from '../../photos/accept.ts';
import type { QuoteAction, QuoteFields, QuoteState } from '../quote-state.ts';
import { deserialize, filesOf, isBlank, serialize } from '../serialized-quote.ts';
import {
  isSending,
  newOrder,
  receiptFor,
  reduce,
  type Command,
  type Order,
  type OrderEvent,
  type SendFailure,
} from './order-machine.ts';
import { noReceipts, photoLists, RECORD_VERSION, type OrderRecord, type PhotoList } from './order-record.ts';
import { createOrders, isLeased, LEASE, type Orders, type OrderStore } from './order-store.ts';
import type { Tabs } from './order-tabs.ts';

/** Pause after an edit before it is stored, in ms: typing stays fast, and a crash loses no more than this. */
const SAVE_DELAY = 400;
/** Time in ms after which sending goes on although the attempt could not be stored. */
const RECORD_TIMEOUT = 1000;
/** The share of the storage quota that photos may fill, so that the record itself always fits. */
const SHARE_OF_QUOTA = 0.8;
/** Time in ms within which a file has to open. A network folder may hang. */
const OPEN_TIMEOUT = 10_000;

export type UploadFiles = (files: readonly File[], options: UploadOptions) => Promise<string[]>;
export type CreateOrder = (
  payload: OrderPayload,
  options: { signal: AbortSignal; idempotencyKey: string },
) => Promise<{ id: string }>;

/** What a session needs of the world; tests simulate it. */
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

/** Who is told how an order fares; the form, as long as there is one. */
export type Observer = {
  /** An upload begins. */
  onUpload: (quote: QuoteState) => void;
  /** Bytes of a list's request that have left, of how many. */
  onProgress: (list: PhotoList, loaded: number, total: number) => void;
  /** The order was taken, refused or has failed. */
  onOutcome: (order: Order) => void;
};

/**
 * Runs the machine for one form: does what its commands say and keeps storage in step with its state. A session
 * outlives its form, so that an order under way ends and a draft is there again after a change of page.
 */
export function createOrderSession(
  form: string,
  world: World,
  initial: QuoteState,
  chosen: Partial<QuoteFields>,
) {
  const { now, wait } = world;
  const first = newOrder(initial, chosen);
  let order = first;
  let orders: Orders | null = null;
  let opening: Promise<void> | null = null;
  let changedAt = now();
  let saving = Promise.resolve();
  let keeping = Promise.resolve();
  let timer: AbortController | null = null;
  let sending: AbortController | null = null;
  const store = createStore(first);
  let observer: Observer = { onUpload: () => {}, onProgress: () => {}, onOutcome: () => {} };

  function dispatch(event: OrderEvent): void {
    const before = order;
    const { order: next, row } = reduce(before, event, now());
    if (!row) return;
    order = next;
    if (next.isUnsaved && (next.quote !== before.quote || next.attempts !== before.attempts))
      changedAt = now();
    if (next.id !== before.id) letGo(before, event);
    store.set(next);
    if (next.isUnsaved && row.stored !== '') void (row.stored.startsWith('later') ? saveSoon() : save());
    for (const command of row.commands) run[command]();
  }

  const note = (notes: Extract<OrderEvent, { type: 'noted' }>['notes']) => dispatch({ type: 'noted', notes });

  const run: Record<Command, () => void> = {
    stop: () => sending?.abort(),
    checkFiles: () => void checkFiles(),
    upload: () => void upload(),
    record: () => void record(),
    placeOrder: () => void placeOrder(),
    report: () => observer.onOutcome(order),
  };

  /* Storage. */

  const recordOf = ({ id, seed, quote, receipts, attempts }: Order): OrderRecord => ({
    version: RECORD_VERSION,
    id,
    form,
    seed,
    owner: { tab: world.tabs.me, at: now() },
    updatedAt: changedAt,
    isOffered: false,
    quote: serialize(quote),
    receipts,
    attempts,
    taken: null,
  });

  /** Writes what is on the screen after what is being written now. Never rejects. */
  function save(): Promise<void> {
    timer?.abort();
    timer = null;
    return (saving = saving.then(writeOrder));
  }

  async function saveSoon() {
    if (timer) return;
    const mine = (timer = new AbortController());
    await wait(SAVE_DELAY, mine.signal).then(save, () => {});
  }

  async function writeOrder() {
    const written = order;
    if (!orders || written.storage === 'opening') return;
    try {
      if (!isEmpty(written)) await world.tabs.hold(written.id, () => onLost(written.id));
      const result = await orders.write(written.id, isEmpty(written) ? null : recordOf(written));
      if (order.id !== written.id) return;
      if (result.kind === 'lost') return dispatch({ type: 'lost', taken: result.taken });
      const isUnsaved = order.quote !== written.quote || order.attempts !== written.attempts;
      note({
        storage: 'kept',
        isUnsaved,
        unkept: result.missing,
        evicted: Math.min(order.evicted, result.missing.length),
      });
      world.tabs.tell();
      if (result.missing.length > 0) keeping = keeping.then(() => keepFiles(written.id));
    } catch {
      if (order.id === written.id) note({ storage: 'none' });
    }
  }

  /** Stores the files that storage does not hold, the newest first. Where there is no room, the oldest have to go. */
  async function keepFiles(id: string) {
    const missing = new Set(order.unkept);
    const files = filesOf(order.quote);
    const stored = [...files].filter(([key]) => !missing.has(key));
    const evicted: string[] = [];
    const { usage = 0, quota = Infinity } = await world.estimate().catch((): StorageEstimate => ({}));
    let room = quota * SHARE_OF_QUOTA - usage;
    for (const [key, file] of [...files].toReversed().filter((entry) => missing.has(entry[0]))) {
      while (order.id === id) {
        const fits = file.size <= room && (await orders?.putFile(id, key, file).catch(() => false));
        if (fits) room -= file.size;
        if (fits) break;
        const [oldest, { size }] = stored.shift() ?? [key, { size: 0 }];
        evicted.push(oldest);
        if (oldest === key) break;
        await orders?.dropFiles(id, [oldest]).catch(() => false);
        room += size;
      }
    }
    const present = filesOf(order.quote);
    const unkept = evicted.filter((key) => present.has(key));
    if (order.id === id) note({ unkept, evicted: unkept.length });
  }

  /** This order is another draft from now on. What became of the one before is written down. */
  function letGo(before: Order, event: OrderEvent) {
    timer?.abort();
    timer = null;
    const { id } = before;
    const end = async () => {
      if (event.type === 'answered') {
        const empty = { ...before, quote: newOrder().quote, receipts: noReceipts, attempts: [] };
        const record = { ...recordOf(empty), owner: null, seed: '', updatedAt: now(), taken: event.number };
        // Before the lock is free: whoever gets it finds that there is nothing left to send.
        await orders?.take(record).catch(() => {});
      }
      if (event.type === 'startOver') await orders?.write(id, null).catch(() => {});
      if (!orders) return;
      world.tabs.letGo(id);
      world.tabs.tell();
    };
    saving = saving.then(end);
  }

  const onLost = (id: string) => order.id === id && dispatch({ type: 'lost', taken: null });

  async function claim(id: string, isForced: boolean): Promise<OrderRecord | null> {
    if (!(await world.tabs.hold(id, () => onLost(id), isForced))) return null;
    const record = await orders?.claim(id, now(), { isForced, hasLocks: world.tabs.hasLocks });
    if (!record) world.tabs.letGo(id);
    return record ?? null;
  }

  async function show(
    { record, isPartial }: { record: OrderRecord; isPartial: boolean },
    isBrought: boolean,
  ) {
    const files = (await orders?.files(record.id).catch(() => null)) ?? new Map<string, File>();
    const quote = deserialize(record.quote, files);
    const { photos, references } = record.quote;
    const missing = photos.length + references.length - quote.photos.length - quote.references.length;
    // What was entered meanwhile is an order of its own; the draft is offered beside it.
    if (isBrought || isEmpty(order))
      dispatch({ type: 'opened', draft: { record, quote, missing, isPartial, isBrought } });
    if (order.id === record.id) changedAt = record.updatedAt;
    else world.tabs.letGo(record.id);
  }

  async function open() {
    try {
      orders = createOrders(await inTime(world.openStore(), OPEN_TIMEOUT), world.tabs.me, wait);
      const { drafts, broken } = await orders.list(form);
      for (const id of broken) await orders.drop(id);
      if (broken.length > 0) note({ notice: { kind: 'unreadable' } });
      for (const { record, isPartial } of drafts) {
        const mine = isEmpty(order) ? await claim(record.id, false) : null;
        if (!mine) continue;
        await show({ record: mine, isPartial }, false);
        break;
      }
      note({ storage: 'kept' });
      if (order.isUnsaved) void save();
    } catch {
      note({ storage: 'none' });
    }
    world.tabs.listen(() => void lookAround(), onAsked);
    if (!world.tabs.hasLocks) void renewLease();
    await lookAround();
  }

  async function renewLease() {
    for (;;) {
      await wait(LEASE / 3);
      if (!isEmpty(order)) await save();
    }
  }

  /** Looks for another draft of this form. */
  async function lookAround() {
    const found = await orders?.list(form).catch(() => null);
    if (!found) return;
    const mine = found.drafts.find((draft) => draft.record.id === order.id)?.record;
    if (mine?.owner && mine.owner.tab !== world.tabs.me) dispatch({ type: 'lost', taken: null });
    // Somebody has cleared the storage of this site. What is on the screen is stored again.
    if (!mine && !isEmpty(order) && !order.isUnsaved) {
      note({ isUnsaved: true });
      void save();
    }
    const record = found.drafts.find((draft) => draft.record.id !== order.id)?.record;
    const isOpen =
      record && (world.tabs.hasLocks ? await world.tabs.isOpen(record.id) : isLeased(record, now()));
    const { id, updatedAt: savedAt } = record ?? { id: '', updatedAt: 0 };
    const other =
      isOpen === undefined ? null : { id, savedAt, photos: record?.quote.photos.length ?? 0, isOpen };
    const taken = found.taken.get(order.other?.id ?? '');
    note({ other, ...(taken && { notice: { kind: 'sentElsewhere', order: taken } }) });
  }

  /** Another tab wants this draft. It gets it once everything is stored, and not in the middle of sending. */
  async function onAsked(id: string, accept: () => void) {
    if (id !== order.id) return undefined;
    if (isSending(order)) return 'elsewhere' as const;
    accept();
    await save();
    await keeping;
    if (order.isUnsaved || order.unkept.length > 0) return 'unmovable' as const;
    if (order.id === id) dispatch({ type: 'lost', taken: null });
    await saving;
    return null;
  }

  /** Brings the other draft into this form. What is here stays stored, as the other one. */
  async function bringHere() {
    const { other } = order;
    if (!other || isSending(order)) return;
    await save();
    await keeping;
    if ((order.isUnsaved || order.unkept.length > 0) && !isEmpty(order)) return note({ said: 'unmovable' });
    const refusal = await world.tabs.askFor(other.id);
    if (refusal) return note({ said: refusal });
    const record = await claim(other.id, true).catch(() => null);
    if (record) await show({ record, isPartial: false }, true);
    await lookAround();
  }

  /* Sending. */

  const inTime = <T>(work: Promise<T>, limit: number): Promise<T> =>
    Promise.race([
      work,
      wait(limit).then(() => {
        throw new Error('Too late');
      }),
    ]);

  /** Begins a step that "Cancel" ends. What it dispatches after that counts no more. */
  function begin() {
    sending = new AbortController();
    const { signal } = sending;
    const send = (event: OrderEvent) => void (signal.aborted || dispatch(event));
    const fail = (call: SendFailure['call']) => (error: unknown) =>
      send({ type: 'callFailed', failure: { call, error } });
    return { signal, send, fail };
  }

  async function unreadableOf(files: Iterable<File>): Promise<File[]> {
    const checked = await Promise.all(
      Array.from(files, (file) =>
        inTime(world.openFile(file), OPEN_TIMEOUT).then(
          () => [],
          () => [file],
        ),
      ),
    );
    return checked.flat();
  }

  const retried = <T>(signal: AbortSignal, attempt: () => Promise<T>) =>
    withRetry(attempt, signal, { pause: wait, online: world.isOnline });

  /** The files that have no receipt: those that will be uploaded. */
  const pendingOf = (quote: QuoteState, list: PhotoList) =>
    quote[list].filter((file) => receiptFor(order, list, file, now()) === undefined);

  async function checkFiles() {
    const { send } = begin();
    const { quote } = order.sending ?? order;
    const lost = await unreadableOf(new Set(photoLists.flatMap((list) => pendingOf(quote, list))));
    const kept = lost.length > 0 ? await orders?.files(order.id).catch(() => null) : null;
    const found = lost.flatMap((file) => kept?.get(photoKey(file)) ?? []);
    const useless = await unreadableOf(found);
    const copies = new Map(
      found.filter((copy) => !useless.includes(copy)).map((copy) => [photoKey(copy), copy]),
    );
    send({ type: 'filesChecked', copies, unreadable: lost.filter((file) => !copies.has(photoKey(file))) });
  }

  async function upload() {
    const { signal, send, fail } = begin();
    const { quote, content } = order.sending ?? { quote: order.quote, content: '' };
    observer.onUpload(quote);
    const idempotencyKey = order.attempts.find((attempt) => attempt.content === content)?.key ?? '';
    try {
      for (const list of photoLists) {
        const pending = pendingOf(quote, list);
        const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);
        // The bytes that have left already count as sent, so that the progress goes on where it was.
        const before = sizeOf(quote[list]) - sizeOf(pending);
        if (pending.length === 0) {
          if (quote[list].length > 0) observer.onProgress(list, 1, 1);
          continue;
        }
        const onProgress = (loaded: number, total: number) =>
          observer.onProgress(list, before + loaded, before + total);
        const names = await retried(signal, () =>
          world.upload(pending, { signal, idempotencyKey, onProgress }),
        );
        const named = pending.map((file, index) => [photoKey(file), names[index] ?? ''] as const);
        send({ type: 'uploaded', list, names: Object.fromEntries(named) });
      }
      send({ type: 'allUploaded' });
    } catch (error) {
      fail('upload')(error);
    }
  }

  /** Goes on once the attempt is stored: after a crash, whoever finds the draft knows that it may have arrived. */
  async function record() {
    const { send } = begin();
    await inTime(save(), RECORD_TIMEOUT).catch(() => {});
    send({ type: 'recorded' });
  }

  async function placeOrder() {
    const { signal, send, fail } = begin();
    const attempt = order.attempts.find(({ content }) => content === order.sending?.content);
    if (!attempt?.payload) return;
    const { payload, key } = attempt;
    try {
      const { id } = await retried(signal, () => world.createOrder(payload, { signal, idempotencyKey: key }));
      send({ type: 'answered', number: id });
    } catch (error) {
      fail('createOrder')(error);
    }
  }

  return {
    ...store,
    /** Sets who is told. It stays when its form has gone, so that the outcome still raises a toast. */
    observe: (next: Observer) => void (observer = next),
    /** A form shows this order. The first one opens the storage; a later one says whose entries it shows. */
    open() {
      const { photos } = order.quote;
      const notice = {
        kind: 'restored',
        savedAt: changedAt,
        photos: photos.length,
        missing: 0,
        isPartial: false,
      } as const;
      if (opening && !isEmpty(order) && !isSending(order)) note({ notice });
      return (opening ??= open());
    },
    dispatch,
    edit: (action: QuoteAction) => dispatch({ type: 'edit', action }),
    submit() {
      const error = new NetworkError('offline', endpoints.upload.path);
      dispatch({ type: 'submit', offline: world.isOnline() ? null : { call: 'upload', error } });
    },
    /** Writes now what waits for its moment: there may be no later one. */
    flush: () => (timer ? save() : saving),
    bringHere,
    lookAround,
  };
}

/** Whether there is nothing to keep. */
export const isEmpty = ({ quote, chosen, attempts }: Order): boolean =>
  isBlank(quote, chosen) && attempts.length === 0;

export type OrderSession = ReturnType<typeof createOrderSession>;
