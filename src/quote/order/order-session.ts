import type { OrderPayload } from '../../api/contract.ts';
import { ApiError, logUnexpected, NetworkError, ResponseError } from '../../api/errors.ts';
import { readOrder } from '../../api/responses.ts';
import { withRetry } from '../../api/retry.ts';
import { inTime } from '../../lib/wait.ts';
import { photoKey, splitPresent } from '../../lib/photo-key.ts';
import { createStore } from '../../lib/store.ts';
import { createUploadProgress, totalBytes } from '../../photos/upload-progress.ts';
import { photoLists, type PhotoList, type QuoteAction, type QuoteFields } from '../quote-state.ts';
import { filesOf, serialize } from '../serialized-quote.ts';
import { createTimeLeft } from '../time-left.ts';
import {
  attemptOf,
  draftOf,
  isConflict,
  isEmpty,
  isClientError,
  isSending,
  isUnsaved,
  hasUnstoredWork,
  newOrder,
  payloadOf,
  receiptFor,
  reduce,
  sendingOf,
  uploadKeyOf,
} from './order-machine.ts';
import type { Order, OrderEvent, SendFailure, Step } from './order-machine.ts';
import type { DraftStorage } from './draft-storage.ts';
import type { OrderRecord } from './order-record.ts';
import type { HandoverDenial } from './order-tabs.ts';
import type { SessionDeps } from './order-deps.ts';

/** Time from an edit until it is stored, in ms. Later edits do not extend it, so a crash loses no more than this. */
const SAVE_DELAY = 400;
/** Time to wait for an attempt to be stored, in ms. Then the order is sent without it. */
const RECORD_TIMEOUT = 1000;
/** Time to wait for the answer to an order, in ms. Our own call ends after 15 s. That of a host may never end. */
const ORDER_TIMEOUT = 60_000;
/**
 * Time to wait for a file to be read, or for storage to answer, in ms. A network folder may hang. The time to wait for many
 * files grows by as much with every 100, because a slow disk reads one after the other.
 */
const OPEN_TIMEOUT = 10_000;
/**
 * Number of bytes to check after the last byte sent, when an upload fails. The unreadable byte is among them. A browser
 * reads a little ahead, and Chromium reports progress every 0.1 s, which is 6 MB at 0.5 Gbit/s.
 */
const READ_AHEAD = 8_000_000;
/** Interval of renewing the lease, and of checking whether the other draft's tab is still open, in ms. */
const RENEW_INTERVAL = 3000;

/** Dispatches an event of a step, as long as the step lasts. */
type Report = (event: OrderEvent) => unknown;
/** A part of a file, in bytes. */
type FilePart = { file: File; from: number; to: number };
/**
 * The work of a step. The signal aborts when the step is left, unless its calls have succeeded: a host may delete what it has
 * uploaded when its signal aborts.
 */
type StepTask = (report: Report, signal: AbortSignal) => unknown;

/**
 * Runs the machine for one `draftKey`: does the work of each step, and stores each change of the state. Forms with the same
 * key share the session, and it outlives them: after a change of page, an order under way is completed and a draft is shown again.
 */
export function createOrderSession(
  draftKey: string,
  deps: SessionDeps,
  hostValues: Partial<QuoteFields> = {},
) {
  const { now, wait } = deps;
  const store = createStore(newOrder(hostValues));
  const order = store.get;
  const progress = createUploadProgress();
  const timeLeft = createTimeLeft();
  let drafts: DraftStorage | null = null;
  let opening: Promise<void> | null = null;
  /** Each promise resolves once everything queued so far is done. */
  let writes = Promise.resolve();
  let fileWrites = Promise.resolve();
  let isSaveScheduled = false;
  /** Whether the last attempt to list the drafts in storage has succeeded. */
  let isListed = false;
  let stepAbort = new AbortController();
  let onOutcome = (_order: Order) => {};

  function dispatch(event: OrderEvent): void {
    const previous = order();
    const { order: next, row } = reduce(previous, event, now());
    if (!row) return;
    const orderNumber = event.type === 'answered' ? event.number : null;
    if (next.id !== previous.id) void queue(() => leaveDraft(previous, next, orderNumber));
    store.set(next);
    // Not awaited: the step below begins at once.
    if (row.saves && isUnsaved(next)) void (row.saves === 'later' ? saveSoon() : save());
    if (row.to !== 'same') enter(row.to, event);
    if (['answered', 'callFailed', 'filesLost'].includes(event.type)) onOutcome(next);
  }

  /**
   * Sets values without an event, and keeps the step: the state of storage and of other tabs, a repeated request, and notices
   * about these.
   */
  const patch = (values: Partial<Order>) => store.set({ ...order(), ...values });

  const stepTasks: Partial<Record<Step, StepTask>> = {
    uploading: upload,
    recording: recordAttempt,
    submitting: placeOrder,
  };

  /** Ends the work of the step before and begins that of the next. Work that was ended dispatches nothing more. */
  function enter(step: Step, { type }: OrderEvent) {
    if (type !== 'allUploaded' && type !== 'answered') stepAbort.abort();
    progress.clear();
    timeLeft.clear();
    const { signal } = (stepAbort = new AbortController());
    const report: Report = (event) => stepAbort.signal === signal && dispatch(event);
    void stepTasks[step]?.(report, signal);
  }

  /* Storage. */

  /** Runs `work` after the writes before it. `work` must not reject. */
  const queue = (work: () => Promise<void>) => (writes = writes.then(work));

  /** Writes what is on the screen. Never rejects. Cancels a pending `saveSoon`. */
  function save(): Promise<void> {
    isSaveScheduled = false;
    return queue(writeOrder);
  }

  function saveSoon() {
    if (isSaveScheduled) return;
    isSaveScheduled = true;
    void wait(SAVE_DELAY).then(flush);
  }

  /** Stores pending edits now, without the delay: the page may be closing. */
  const flush = () => void (isSaveScheduled && save());

  async function writeOrder() {
    const written = order();
    const { id } = written;
    if (!drafts || written.storage === 'opening') return;
    const quote = serialize(written.quote);
    const record = isEmpty(written)
      ? null
      : { ...draftOf(written), form: draftKey, quote, orderNumber: null };
    if (record) await deps.tabs.markOpen();
    const result = await drafts.write(id, record);
    if (order().id !== id) return;
    if (!result) return patch({ storage: 'none' });
    if ('number' in result) return dispatch({ type: 'takenOver', number: result.number });
    const { missing } = result;
    patch({
      storage: 'works',
      saved: draftOf(written),
      unstoredKeys: missing,
      // The files that could not be stored last time are among those that are missing now, or have been removed.
      unstorableCount: Math.min(order().unstorableCount, missing.length),
    });
    deps.tabs.announceChange();
    if (missing.length > 0) fileWrites = fileWrites.then(() => storeFiles(id));
  }

  /** Stores the files that storage does not hold, the newest first, as far as there is room. Never rejects. */
  async function storeFiles(id: string) {
    let freeBytes = (await inTime(wait, OPEN_TIMEOUT, deps.estimateFreeBytes())) ?? Infinity;
    const wanted = order().unstoredKeys;
    for (const key of wanted.toReversed()) {
      const file = filesOf(order().quote).get(key);
      if (!file || file.size > freeBytes || !(await drafts?.putFile(id, key, file))) continue;
      // Another draft is on the screen now, and its own write stores its files.
      if (order().id !== id) return;
      freeBytes -= file.size;
      // One by one: a write may meanwhile have found others missing.
      patch({ unstoredKeys: order().unstoredKeys.filter((other) => other !== key) });
    }
    const left = wanted.filter((key) => order().unstoredKeys.includes(key));
    if (order().id === id) patch({ unstorableCount: left.length });
  }

  /**
   * Ends the draft that the form has left, if its order was accepted or only "Undo" needed it. Frees any other, which
   * another tab may open.
   */
  async function leaveDraft(left: Order, next: Order, orderNumber: string | null) {
    if (!drafts) return;
    const { id, undoState } = left;
    const sent = serialize(sendingOf(left).quote);
    const numberRecord = orderNumber !== null && { form: draftKey, orderNumber, updatedAt: now() };
    // Entries made during sending are another draft now, with the same files. That draft may not be stored yet.
    const keepFiles = next.quote === left.quote;
    const hasStoredNumber = numberRecord && (await drafts.end(id, numberRecord, sent, keepFiles));
    // A full disk has no room for the number, but lets the draft be deleted.
    const mayDelete = (numberRecord || undoState) && !keepFiles;
    if (!hasStoredNumber) await (mayDelete ? drafts.end(id, null, sent) : drafts.release(id));
    deps.tabs.announceChange();
  }

  /* Other tabs. */

  /**
   * Claims a draft for this tab, and shows it unless something was entered meanwhile. Resolves to whether it was claimed.
   *
   * @param seen The record as it was read, when no tab had the draft open. Omitted if the visitor has asked for the draft.
   */
  async function claim(id: string, seen?: OrderRecord): Promise<boolean> {
    const isBrought = seen === undefined;
    await deps.tabs.markOpen();
    const record = await drafts?.claim(id, seen);
    const files = record && (await drafts?.files(id));
    // Entries that the visitor has made meanwhile stay on the screen, and the draft is offered beside them. So is a draft
    // whose files cannot be read now: shown without them, it would lose them with the next change.
    // A draft that is on the screen already was opened by an earlier claim, and may have been changed since.
    const isFree = isBrought ? order().id !== id && !hasUnstoredWork(order()) : isEmpty(order());
    if (record && files && isFree) dispatch({ type: 'opened', record, files, isBrought });
    // Released also if the claim got no answer, because it may still succeed.
    if (order().id !== id) void drafts?.release(id);
    deps.tabs.announceChange();
    return Boolean(record);
  }

  async function openDrafts() {
    deps.tabs.listen(refreshFromStorage, (id) => (id === order().id ? handOver(id) : undefined));
    const storage = deps.openStorage();
    // It may open later: a tab with an older version of the site blocks it until that tab closes.
    void inTime(wait, OPEN_TIMEOUT, storage).then((found) => found ?? patch({ storage: 'none' }));
    drafts = await storage.catch(() => null);
    const found = await drafts?.list(draftKey);
    const { records = [], broken = [] } = found ?? {};
    for (const id of broken) await drafts?.write(id, null);
    if (broken.length > 0) patch({ notice: { kind: 'unreadable' } });
    // Shows the latest draft that no tab has open, unless something was entered meanwhile.
    for (const record of records)
      if (!isEmpty(order()) || (!record.isOpen && (await claim(record.id, record)))) break;
    patch({ storage: found ? 'works' : 'none' });
    if (isUnsaved(order())) void save();
    void keepAlive();
    await refreshFromStorage();
  }

  /**
   * Until the page closes: repeats a write that has failed. Without Web Locks, also renews this tab's lease by writing again.
   * Checks whether another tab still has the other draft. Lists the drafts if that has failed.
   */
  async function keepAlive() {
    for (;;) {
      await wait(RENEW_INTERVAL);
      // Before the first change there is no record, and no lease.
      const hasLocks = (await deps.tabs.isOpen(deps.tabs.me)) !== null;
      if (isUnsaved(order()) || (!hasLocks && order().updatedAt > 0)) await save();
      if (order().other?.isOpen || !isListed) await refreshFromStorage();
    }
  }

  /** Looks in storage for another draft of this form, and checks that this tab still owns its own. Never rejects. */
  async function refreshFromStorage() {
    const { id: shown } = order();
    const { records } = (await drafts?.list(draftKey)) ?? {};
    // If another draft was opened meanwhile, this list may be older than its claim.
    if (order().id !== shown) return refreshFromStorage();
    isListed = records !== undefined;
    if (!records) return;
    const mine = records.find(({ id }) => id === shown);
    if (mine && !mine.isOwn) dispatch({ type: 'takenOver', number: mine.orderNumber });
    // The draft was not stored yet, or the storage of this site was cleared. What is on the screen is stored.
    if (!mine && !isEmpty(order())) void save();
    const sentNumber = records.find(({ id }) => id === order().other?.id)?.orderNumber;
    // A notice with "Undo" stays: it is the only way back.
    if (sentNumber && !order().undoState) patch({ notice: { kind: 'sentElsewhere', order: sentNumber } });
    const { other: before, stopReason } = order();
    const other = records.find((record) => record.orderNumber === null && record.id !== order().id) ?? null;
    // A denial by the other tab is over once that has closed, or another draft is offered. `ownNotStored` is about this draft.
    const isOver = other?.id !== before?.id || (before?.isOpen && !other?.isOpen);
    const isDenied = stopReason === 'sending' || stopReason === 'notStored';
    const isReasonOver = other ? isOver && isDenied : stopReason !== 'canceled';
    patch({ other, stopReason: isReasonOver ? null : stopReason });
  }

  /** Stores everything on the screen. Resolves to false if a part of it could not be stored. */
  async function saveAll(): Promise<boolean> {
    await save();
    await fileWrites;
    return !hasUnstoredWork(order());
  }

  /** Hands this draft over to another tab once everything is stored. Denies that while the order is being sent. */
  async function handOver(id: string): Promise<HandoverDenial | null> {
    if (isSending(order())) return 'sending';
    const isStored = await saveAll();
    // The visitor may have submitted it meanwhile.
    if (isSending(order())) return 'sending';
    if (!isStored) return 'notStored';
    // A draft that was started over stays for "Undo". No other tab can claim it.
    if (order().id === id && !order().undoState) dispatch({ type: 'takenOver', number: null });
    await writes;
    return null;
  }

  /** Opens the other draft in this form. The current one stays stored. Resolves to whether the other one is shown. */
  async function bringHere(): Promise<boolean> {
    const { other } = order();
    if (!other || isSending(order())) return false;
    const owner = other.owner?.tab ?? '';
    const denial = (await saveAll()) ? await deps.tabs.askFor(other.id, owner) : 'ownNotStored';
    patch({ stopReason: denial });
    if (!denial) await claim(other.id);
    void refreshFromStorage();
    return order().id === other.id;
  }

  /* Sending. */

  async function findUnreadable(parts: readonly FilePart[]): Promise<FilePart[]> {
    const limit = OPEN_TIMEOUT * (1 + parts.length / 100);
    const reading = parts.map(({ file, from, to }) => inTime(wait, limit, deps.readPart(file, from, to)));
    const read = await Promise.all(reading);
    return parts.filter((_part, index) => read[index] === null);
  }

  /** The files that have no receipt: those that will be uploaded. An order that has been sent before needs no file. */
  const pendingIn = (list: PhotoList) =>
    attemptOf(order()).payload
      ? []
      : sendingOf(order()).quote[list].filter((file) => receiptFor(order(), list, file) === undefined);

  /**
   * Opens the files that will be uploaded, and looks for copies of those that cannot be read. Returns the event to report.
   *
   * @param sent Number of their bytes that an upload has sent, when it failed.
   * @param ahead Number of bytes to read from there, also across files. `readPart` also reads the last byte of each file. Of
   *   a file after that part, only the first and the last byte are read.
   */
  async function checkFiles(sent = 0, ahead = 0): Promise<OrderEvent> {
    let end = 0;
    // A file that is in both lists is opened, and asked for, once.
    const parts = splitPresent([], photoLists.flatMap(pendingIn)).missing.map((file) => {
      // Before the file if negative, after its end if the file has been sent.
      const sentInFile = sent - end;
      end += file.size;
      return { file, from: Math.max(0, sentInFile), to: Math.max(1, sentInFile + ahead) };
    });
    const unreadable = await findUnreadable(parts);
    const kept = unreadable.length > 0 ? await drafts?.files(order().id) : null;
    const found = unreadable.flatMap((part) => {
      const file = kept?.get(photoKey(part.file));
      return file ? { ...part, file } : [];
    });
    const useless = await findUnreadable(found);
    const copies = found.filter((copy) => !useless.includes(copy)).map(({ file }) => file);
    const unread = unreadable.map(({ file }) => file);
    const { missing: lost } = splitPresent(copies, unread);
    return lost.length > 0 ? { type: 'filesLost', files: lost } : { type: 'filesChecked', copies };
  }

  async function upload(report: Report, signal: AbortSignal) {
    try {
      if (!deps.isOnline()) throw new NetworkError('offline');
      report(await checkFiles());
      for (const list of photoLists) {
        // A file was lost, or the visitor has canceled an upload that the host did not stop.
        signal.throwIfAborted();
        if (pendingIn(list).length > 0) await withRetries(signal, () => uploadList(list, report, signal));
      }
      report({ type: 'allUploaded' });
    } catch (error) {
      logUnexpected(error, signal);
      // Offline, also an order whose files are all uploaded ends here.
      const call = photoLists.flatMap(pendingIn).length > 0 ? 'upload' : 'createOrder';
      report({ type: 'callFailed', failure: { call, error } });
    }
  }

  /** Sends the files of a list that have no receipt, in one request. */
  async function uploadList(list: PhotoList, report: Report, signal: AbortSignal) {
    const { quote } = sendingOf(order());
    const files = photoLists.flatMap((each) => quote[each]);
    const pending = pendingIn(list);
    const total = totalBytes(files);
    // Bytes that an earlier attempt has sent count, so that the progress goes on where it was.
    const size = totalBytes(pending);
    const sentBefore = (list === 'photos' ? totalBytes(quote.photos) : total) - size;
    let sent = 0;
    const onProgress = (loaded: number, requestSize: number) => {
      // An upload of a host may go on after the abort. `progress` is then that of the next attempt.
      if (stepAbort.signal !== signal) return;
      // A request is a little larger than its files, so only the share counts.
      sent = (size * loaded) / Math.max(1, requestSize);
      progress.report(sentBefore + sent, total);
      timeLeft.report(sentBefore + sent, total);
    };
    progress.start(files);
    onProgress(0, 0);
    try {
      const names = await deps.upload(pending, { signal, idempotencyKey: uploadKeyOf(order()), onProgress });
      if (names.filter(Boolean).length !== pending.length) throw new ResponseError();
      const named = pending.map((file, index) => [file, names[index] ?? ''] as const);
      report({ type: 'uploaded', list, names: new Map(named) });
    } catch (error) {
      // Browsers report a file that they cannot read as a server that they cannot reach.
      const isAnswer = error instanceof ApiError || error instanceof ResponseError;
      if (!isAnswer && !signal.aborted) report(await checkFiles(sent, READ_AHEAD));
      throw error;
    }
  }

  /**
   * Stores the attempt before the order is sent, so that after a crash the next tab with the draft knows that it may have
   * arrived. If that takes longer than `RECORD_TIMEOUT`, the order is sent without it.
   */
  async function recordAttempt(report: Report) {
    await inTime(wait, RECORD_TIMEOUT, save());
    report({ type: 'recorded' });
  }

  /**
   * Sends the order and, after a conflict, also what was refused under its key earlier. Reports the first failure, unless a
   * later one leaves open whether the order was accepted.
   */
  async function placeOrder(report: Report, signal: AbortSignal) {
    const { key, refused } = attemptOf(order());
    const sendPayload = async (payload: OrderPayload) => {
      const answer = await withRetries(signal, (retries) => {
        // The server may have accepted the first try of this request.
        if (retries > 0) patch({ sending: { ...sendingOf(order()), mayHaveArrived: true } });
        const call = deps.createOrder(payload, { signal, idempotencyKey: key });
        const timeout = wait(ORDER_TIMEOUT).then(() => Promise.reject(new NetworkError('timeout')));
        return Promise.race([call, timeout]);
      });
      // The host's own call may answer with anything.
      return readOrder(answer).id;
    };
    let failure: SendFailure | null = null;
    // After a 409 the server may have accepted an earlier payload of this content, although its answer was a refusal.
    for (const payload of [payloadOf(order()), ...refused])
      try {
        return report({ type: 'answered', number: await sendPayload(payload) });
      } catch (error) {
        logUnexpected(error, signal);
        if (!failure || !isClientError(error)) failure = { call: 'createOrder', error };
        if (!isConflict(failure)) break;
      }
    return failure && report({ type: 'callFailed', failure });
  }

  const withRetries = <T>(signal: AbortSignal, attempt: (retries: number) => Promise<T>) =>
    withRetry(attempt, signal, { pause: wait, online: deps.isOnline });

  return {
    ...store,
    /** Bytes that have been sent, and the time until all are. They change too often to be part of the order. */
    progress,
    timeLeft,
    /** Sets the one listener for outcomes. It stays when its form has gone, so that an outcome still raises a toast. */
    observe: (listener: typeof onOutcome) => void (onOutcome = listener),
    /** Call when a form mounts. The first call opens the storage; a later one shows the "restored" notice. */
    open() {
      const { updatedAt: savedAt, quote } = order();
      if (opening && !isEmpty(order()) && !isSending(order()))
        patch({ notice: { kind: 'restored', savedAt, photos: quote.photos.length } });
      return (opening ??= openDrafts());
    },
    dispatch,
    patch,
    edit: (action: QuoteAction) => dispatch({ type: 'edit', action }),
    flush,
    bringHere,
    refreshFromStorage,
  };
}

export type OrderSession = ReturnType<typeof createOrderSession>;
