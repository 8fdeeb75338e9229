/**
 * One order as a state machine: named steps, typed events, one table. `reduce` has no side effects, but creates random ids.
 * `order-session.ts` does the work of a step, from when it is entered until it is left.
 */
import { formatMarks } from '../../annotations/format-marks.ts';
import type { OrderPayload } from '../../api/contract.ts';
import { ApiError, ERROR_BODY_LIMIT, ResponseError } from '../../api/errors.ts';
import { digest } from '../../lib/digest.ts';
import { newId } from '../../lib/new-id.ts';
import { photoKey } from '../../lib/photo-key.ts';
import { defaultQuote, quoteReducer, toPayload } from '../quote-state.ts';
import type { PhotoList, QuoteAction, QuoteFields, QuoteState } from '../quote-state.ts';
import { deserialize, isBlank, isSame, serialize } from '../serialized-quote.ts';
import type { Attempt, OrderRecord, Receipt, Receipts } from './order-record.ts';
import type { HandoverDenial } from './order-tabs.ts';

export type Step =
  /** The visitor fills in the form. The outcome of the last attempt is `sent`, `failure`, `lostFiles` or `stopReason`. */
  | 'editing'
  /** An earlier version may have arrived, and the form has changed since. The visitor chooses which one to send. */
  | 'choosingVersion'
  /** Each file is opened first, and again after an upload has failed: it may have been moved, changed or removed. */
  | 'uploading'
  /** Everything is uploaded. The attempt is stored before the order is sent. */
  | 'recording'
  /** The order has been sent. Without a usable answer, the server may have accepted it. */
  | 'submitting';

/** A line of the form about its draft. */
export type Notice =
  | {
      kind: 'restored' | 'brought';
      savedAt: number;
      photos: number;
      missing?: number;
      isPartial?: boolean;
      /** The order was sent, and no answer came before the page was closed. */
      mayHaveArrived?: boolean;
    }
  /** `changesLeft`: the order was sent as it was before. The form shows what was changed since. */
  | { kind: 'startedOver' | 'changesLeft' | 'unreadable' }
  | { kind: 'sentElsewhere'; order: string };

/** An order that the server has accepted. */
export type SentOrder = { id: string; payload: OrderPayload };
export type SendFailure = { call: 'upload' | 'createOrder'; error: unknown };

/** The part of an order that is stored, as the form has it: with its files. `OrderRecord` is the same in storage. */
type Draft = Pick<OrderRecord, 'id' | 'seed' | 'uploadSeed' | 'updatedAt' | 'receipts' | 'attempts'> & {
  quote: QuoteState;
};

/** The draft on the screen, and what is going on with it. */
export type Order = Draft & {
  step: Step;
  /** Values that the host has set. A form that has only these is empty. */
  hostValues: Partial<QuoteFields>;
  /**
   * The order under way. Later changes of the form do not reach it. `mayHaveArrived`: an earlier try of it may have been
   * accepted. After `resendEarlier`, `content` is that of the earlier version, and `quote` is still the form.
   */
  sending: { content: string; quote: QuoteState; mayHaveArrived: boolean } | null;
  failure: SendFailure | null;
  /** Files that cannot be read and of which there is no copy. They have stopped the last attempt. */
  lostFiles: readonly File[];
  /**
   * Why nothing was sent or handed over, if nothing failed. `ownNotStored`: storage does not hold all of this order, which
   * would be lost if the other one were opened.
   */
  stopReason: 'canceled' | 'ownNotStored' | HandoverDenial | null;
  sent: SentOrder | null;
  notice: Notice | null;
  /** Another draft of the same form. `isOpen`: whether the tab that owns it is open. */
  other: (OrderRecord & { isOpen: boolean }) | null;
  /** The draft that "Undo" restores. It has the same id. */
  undoState: Draft | null;
  /** `none`: nothing can be stored. If it works, `unstoredKeys` names the files that it does not hold. */
  storage: 'opening' | 'works' | 'none';
  /** The draft as it was stored last. A new, empty draft counts as stored. */
  saved: Draft;
  /** Keys of the files that storage does not hold (yet). */
  unstoredKeys: readonly string[];
  /** Number of files that could not be stored: no room, or unreadable. The others of `unstoredKeys` are still to be stored. */
  unstorableCount: number;
  /** Increases with each new order or draft in this form. A React key; a change also shows the form's first tab, without errors. */
  formKey: number;
};

export type OrderEvent =
  | { type: 'edit'; action: QuoteAction }
  | { type: 'setHostValues'; hostValues: Partial<QuoteFields> }
  /** `copies`: stored copies of unreadable files. */
  | { type: 'filesChecked'; copies: readonly File[] }
  | { type: 'filesLost'; files: readonly File[] }
  | { type: 'uploaded'; list: PhotoList; names: ReadonlyMap<File, string> }
  | { type: 'callFailed'; failure: SendFailure }
  | { type: 'answered'; number: string }
  | { type: 'opened'; record: OrderRecord; files: ReadonlyMap<string, File>; isBrought: boolean }
  /** Another tab owns the draft now. `number`: that of the order, if that tab has sent it. */
  | { type: 'takenOver'; number: string | null }
  | { type: 'submit' | 'resendEarlier' | 'sendSeparately' | 'resendWithNewKey' | 'cancel' }
  | { type: 'allUploaded' | 'recorded' | 'startOver' | 'undo' };

type EventName = OrderEvent['type'];
type Of<Name extends EventName> = OrderEvent & { type: Name };

export function draftOf({ id, seed, uploadSeed, updatedAt, receipts, attempts, quote }: Draft): Draft {
  return { id, seed, uploadSeed, updatedAt, receipts, attempts, quote };
}

/** Returns an empty form, with a new draft. */
function emptyDraft({ hostValues, formKey }: Pick<Order, 'hostValues' | 'formKey'>) {
  const seed = newId();
  const quote = quoteReducer(defaultQuote, { type: 'change', changes: hostValues });
  const draft = { id: newId(), seed, uploadSeed: seed, updatedAt: 0, receipts: {}, attempts: [], quote };
  return {
    ...draft,
    saved: draft,
    formKey: formKey + 1,
    undoState: null,
    unstoredKeys: [],
    unstorableCount: 0,
  };
}

/** Values for an idle step: no order is being sent, and no outcome is shown. A change to an idle step adds its own outcome. */
const noOutcome = { sending: null, failure: null, lostFiles: [], stopReason: null } as const;

export const newOrder = (hostValues: Partial<QuoteFields> = {}): Order => ({
  ...emptyDraft({ hostValues, formKey: -1 }),
  ...noOutcome,
  step: 'editing',
  storage: 'opening',
  hostValues,
  sent: null,
  notice: null,
  other: null,
});

const idleSteps: readonly Step[] = ['editing', 'choosingVersion'];
const stepsBeforeSubmitting: readonly Step[] = [...idleSteps, 'uploading', 'recording'];
const allSteps: readonly Step[] = [...stepsBeforeSubmitting, 'submitting'];

/**
 * One row: in these steps, on this event, if the guard holds, to that step (`same`: the step stays). `saves`: when storing
 * the change is queued, at once or a moment later. The table in README.md says what is stored.
 */
const row = (from: readonly Step[], on: EventName, when: keyof typeof guards | '', to: Step | 'same', saves: 'now' | 'later' | '' = '') => ({ from, on, when, to, saves }); // oxfmt-ignore
export type Transition = ReturnType<typeof row>;

/** All changes of the step. The first row of an event that fits counts; an event without a row is ignored. */
// oxfmt-ignore
export const transitions: readonly Transition[] = [
  row(['editing'], 'submit', 'mayHaveArrived', 'choosingVersion'),
  row(['editing'], 'submit', '', 'uploading', 'now'),
  row(['choosingVersion'], 'resendEarlier', '', 'recording'),
  row(['choosingVersion'], 'sendSeparately', '', 'uploading', 'now'),
  row(['choosingVersion'], 'edit', '', 'editing', 'later'),
  row(['choosingVersion', 'uploading'], 'cancel', '', 'editing'),
  row(['uploading'], 'filesLost', '', 'editing'),
  row(['uploading'], 'filesChecked', '', 'same', 'now'),
  row(['uploading'], 'uploaded', '', 'same', 'now'),
  row(['uploading'], 'allUploaded', '', 'recording'),
  row(['recording'], 'recorded', '', 'submitting'),
  row(['submitting'], 'answered', '', 'editing', 'now'),
  row(['uploading', 'submitting'], 'callFailed', '', 'editing', 'now'),
  row(['editing'], 'resendWithNewKey', 'isConflict', 'uploading', 'now'),
  row(allSteps, 'edit', '', 'same', 'later'),
  row(allSteps, 'setHostValues', '', 'same', 'later'),
  row(idleSteps, 'startOver', '', 'editing', 'now'),
  row(idleSteps, 'undo', 'canUndo', 'editing', 'now'),
  row(idleSteps, 'opened', '', 'editing', 'now'),
  row(stepsBeforeSubmitting, 'takenOver', '', 'editing', 'now'),
];

const guards = {
  mayHaveArrived: (order: Order) => findUnconfirmedAttempt(order) !== undefined,
  isConflict: ({ failure }: Order) => isConflict(failure),
  canUndo: ({ undoState }: Order) => undoState !== null,
};

/** Time for which a receipt is used, in ms. Later the server may have deleted a file that no order names. */
export const RECEIPT_LIFETIME = 24 * 60 * 60 * 1000;
/**
 * Statuses after which the payload is kept, so that a retry sends exactly the same. The server has not checked the order: the
 * visitor is signed out (401, RFC 9110 §15.5.2), the request came too slowly (408, RFC 9110 §15.5.9) or too early (425, RFC
 * 8470 §5.2), or there were too many (429, RFC 6585 §4). After 409 it may still work on the order, as the IETF's draft on the
 * Idempotency-Key says.
 */
const PAYLOAD_KEPT_AFTER = [401, 408, 409, 425, 429];

/** The changes that each event makes beside the step. */
const changes: {
  [Name in EventName]?: (order: Order, event: Of<Name>, now: number) => Partial<Order>;
} = {
  resendEarlier(order) {
    // Since the question, the host's values may have made the form the same as that attempt.
    const { content } = findUnconfirmedAttempt(order) ?? sendingOf(order);
    return { sending: { content, quote: order.quote, mayHaveArrived: true } };
  },
  sendSeparately({ attempts }) {
    const setAside = (one: Attempt) =>
      one.outcome === 'unknown' ? { ...one, outcome: 'setAside' as const } : one;
    // The first order may have taken the uploaded files, and a server may accept a file only once.
    return { attempts: attempts.map(setAside), receipts: {} };
  },
  resendWithNewKey(order) {
    // Without this attempt, and with a new seed, the same content gets another key. The first order may have taken its files.
    const current = attemptOf(order);
    return { seed: newId(), attempts: order.attempts.filter((one) => one !== current), receipts: {} };
  },
  cancel: ({ step }) => (step === 'choosingVersion' ? {} : { stopReason: 'canceled' }),
  filesLost: (_order, { files }) => ({ lostFiles: files }),
  filesChecked(order, { copies }) {
    const sending = sendingOf(order);
    return {
      quote: withCopies(order.quote, copies),
      sending: { ...sending, quote: withCopies(sending.quote, copies) },
    };
  },
  uploaded({ receipts }, { list, names }, at) {
    const added = Array.from(names, ([file, name]) => [receiptKey(list, file), { name, at }] as const);
    return { receipts: { ...receipts, ...Object.fromEntries(added) }, uploadSeed: newId() };
  },
  allUploaded: (order) => ({
    attempts: withAttempt(order, { outcome: 'unknown', payload: payloadOf(order) }),
  }),
  callFailed(order, { failure }) {
    const { call, error } = failure;
    // Under the same key the server would repeat its answer.
    if (call === 'upload' && (isClientError(error) || error instanceof ResponseError))
      return { failure, uploadSeed: newId() };
    if (call === 'upload' || !isClientError(error)) return { failure };
    // A refusal says nothing about an earlier try of the same order: that one may still have been accepted. After a
    // conflict, this one may have been.
    const outcome = sendingOf(order).mayHaveArrived || isConflict(failure) ? 'unknown' : 'refused';
    if (PAYLOAD_KEPT_AFTER.includes(error.status))
      return { failure, attempts: withAttempt(order, { outcome }) };
    const refused = [...attemptOf(order).refused, payloadOf(order)];
    const attempts = withAttempt(order, { outcome, payload: undefined, refused });
    return { failure, attempts, receipts: withoutNamed(order.receipts, error) };
  },
  answered(order, { number }) {
    const next = { ...emptyDraft(order), sent: { id: number, payload: payloadOf(order) }, notice: null };
    const isUnchanged = sendingOf(order).content === contentHash(order.quote);
    return isUnchanged ? next : { ...next, quote: order.quote, notice: { kind: 'changesLeft' } };
  },
  edit(order, { action }) {
    const quote = quoteReducer(order.quote, action);
    const present = new Set([...quote.photos, ...quote.references]);
    const isPresent = (file: File) => present.has(file);
    // The same list while none has been removed: the form would render every photo again for a new one.
    const lostFiles = order.lostFiles.every(isPresent) ? order.lostFiles : order.lostFiles.filter(isPresent);
    // "Undo" would take back what is entered now: a new entry is another draft, and gives up the one before.
    const another = { id: newId(), undoState: null, notice: null };
    return { quote, lostFiles, ...(order.undoState && another) };
  },
  setHostValues: ({ quote, hostValues: earlier, sending }, { hostValues }) => ({
    hostValues: { ...earlier, ...hostValues },
    // While an order is being sent, they apply to the next one. In the order under way they would look like a change by the
    // visitor.
    quote: sending ? quote : quoteReducer(quote, { type: 'change', changes: hostValues }),
  }),
  startOver: (order) => ({
    ...emptyDraft(order),
    id: order.id,
    undoState: draftOf(order),
    notice: { kind: 'startedOver' },
  }),
  undo: ({ undoState }) => ({ ...undoState, undoState: null, notice: null }),
  opened(order, { record, files, isBrought }) {
    const kept = deserialize(record.quote, files);
    const quote = isBrought ? kept : quoteReducer(kept, { type: 'change', changes: order.hostValues });
    const draft = draftOf({ ...record, quote });
    const named = record.quote.photos.length + record.quote.references.length;
    return {
      ...emptyDraft(order),
      // A draft that is restored on load is no new order: the form stays on the tab that it shows.
      ...(!isBrought && { formKey: order.formKey }),
      ...draft,
      storage: 'works',
      other: null,
      saved: isSame(quote.fields, kept.fields) ? draft : { ...draft, quote: kept },
      notice: {
        kind: isBrought ? 'brought' : 'restored',
        savedAt: record.updatedAt,
        photos: quote.photos.length,
        missing: named - quote.photos.length - quote.references.length,
        isPartial: record.isPartial,
        mayHaveArrived: hasUnknownOutcome(record),
      },
    };
  },
  takenOver(order, { number }) {
    const notice: Notice | null = number === null ? null : { kind: 'sentElsewhere', order: number };
    const { quote, saved, unstoredKeys } = order;
    const hasUnstoredEntries = quote !== saved.quote || unstoredKeys.length > 0;
    // If another tab has sent the order, unstored receipts and attempts are no loss.
    const isUnstored = hasUnstoredEntries || (number === null && isUnsaved(order));
    // A copy keeps the seed, so that the same content gets the same key from both tabs, and is one order.
    return isUnstored ? { id: newId(), notice } : { ...emptyDraft(order), notice };
  },
};

/** Returns the key of a receipt. A server may refuse an order that names an uploaded file twice: each list has its own. */
export const receiptKey = (list: PhotoList, file: File): string => `${list}/${photoKey(file)}`;

/** Returns a hash of everything that the order will contain. Two orders with the same hash are the same order. */
export function contentHash(quote: QuoteState): string {
  const { fields, photos, references } = serialize(quote);
  return digest(JSON.stringify([fields, photos, references, formatMarks(quote.photos, quote.marks)]));
}

/**
 * Returns the Idempotency-Key of some content, as a UUID of version 8 (RFC 9562 §5.8). The draft's seed keeps the equal
 * orders of two visitors apart.
 */
export function keyFor(seed: string, content: string): string {
  const hex = digest(`${seed} ${content}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Returns the order under way. While none is, returns the one that the form would send now. */
export const sendingOf = ({ sending, quote }: Order): NonNullable<Order['sending']> =>
  sending ?? { content: contentHash(quote), quote, mayHaveArrived: false };

/** Returns the attempt at the order that `sendingOf` returns: the stored one, or a new one. */
export function attemptOf(order: Order): Attempt {
  const { content } = sendingOf(order);
  const known = order.attempts.find((attempt) => attempt.content === content);
  const key = known?.key ?? keyFor(order.seed, content);
  return known ?? { content, key, outcome: 'unsent', payload: undefined, refused: [] };
}

function withAttempt(order: Order, changes: Partial<Attempt>): readonly Attempt[] {
  const attempt = attemptOf(order);
  return [...order.attempts.filter((one) => one !== attempt), { ...attempt, ...changes }];
}

/** Whether the order was sent without a usable answer, in this version or an earlier one. */
export const hasUnknownOutcome = ({ attempts }: Pick<Order, 'attempts'>): boolean =>
  attempts.some(({ outcome }) => outcome === 'unknown');

/** Returns the earlier attempt that may have reached the server, if the form has changed since. */
export const findUnconfirmedAttempt = ({ attempts, quote }: Order): Attempt | undefined => {
  const unknown = attempts.find(({ outcome }) => outcome === 'unknown');
  return unknown && unknown.content !== contentHash(quote) ? unknown : undefined;
};

/** Begins an attempt to send what is on the screen. */
function startAttempt(order: Order, now: number): Order {
  const { outcome } = attemptOf(order);
  const receipts = selectReceipts(order.receipts, ({ at }) => now - at < RECEIPT_LIFETIME);
  return {
    ...order,
    receipts,
    // Files without a receipt are uploaded again, under new keys, so that the server does not repeat an old answer.
    ...(receipts !== order.receipts && { uploadSeed: newId() }),
    sending: { ...sendingOf(order), mayHaveArrived: outcome === 'unknown' || outcome === 'setAside' },
    stopReason: null,
    lostFiles: [],
  };
}

/** Puts copies in the place of the files that they were made of, which have the same keys. */
const withCopies = (quote: QuoteState, copies: readonly File[]): QuoteState =>
  quoteReducer(quote, { type: 'replaceFiles', pairs: new Map(copies.map((copy) => [copy, copy])) });

/** Returns the same receipts if all of them can be used. */
function selectReceipts(receipts: Receipts, isUsable: (receipt: Receipt) => boolean): Receipts {
  const usable = Object.entries(receipts).filter(([, receipt]) => isUsable(receipt));
  return usable.length < Object.keys(receipts).length ? Object.fromEntries(usable) : receipts;
}

/**
 * Returns the receipts that a refusal leaves: those that it does not name. If it names none, or its text was cut at
 * `ERROR_BODY_LIMIT`, no receipt is left. A file without a receipt is uploaded again.
 */
function withoutNamed(receipts: Receipts, { body }: ApiError): Receipts {
  const rest = selectReceipts(receipts, ({ name }) => !body.includes(name));
  return rest === receipts || body.length >= ERROR_BODY_LIMIT ? {} : rest;
}

/** Returns the name of a file on the server, if the server has sent one that still counts. */
export const receiptFor = ({ receipts }: Order, list: PhotoList, file: File): string | undefined =>
  receipts[receiptKey(list, file)]?.name;

/** Returns the Idempotency-Key of the next upload. Sent again after a lost answer, the same upload has the same key. */
export const uploadKeyOf = (order: Order): string => keyFor(order.uploadSeed, sendingOf(order).content);

/** Returns the order to send. One that has been sent before is sent again unchanged. */
export function payloadOf(order: Order): OrderPayload {
  const { payload } = attemptOf(order);
  if (payload) return payload;
  const { quote } = sendingOf(order);
  const named = (list: PhotoList) => quote[list].map((file) => receiptFor(order, list, file) ?? '');
  const marks = formatMarks(quote.photos, quote.marks);
  return toPayload(quote.fields, named('photos'), named('references'), marks);
}

export const isClientError = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Whether the server knows the key: it still works on this order, or it has accepted other content and refuses every retry. */
export const isConflict = (failure: SendFailure | null): boolean =>
  failure?.call === 'createOrder' && isClientError(failure.error) && failure.error.status === 409;

export const isSending = ({ step }: Pick<Order, 'step'>): boolean => !idleSteps.includes(step);

/** Whether there is nothing to store: no entry of the visitor, and no attempt. */
export const isEmpty = ({ quote, hostValues, attempts }: Order): boolean =>
  isBlank(quote, hostValues) && attempts.length === 0;

/** Whether two drafts are the same in every part whose change must be stored. `seed` changes only with `attempts`. */
const isSameDraft = (one: Draft, other: Draft): boolean =>
  (['id', 'quote', 'attempts', 'receipts', 'uploadSeed'] as const).every((part) => one[part] === other[part]);

/** Whether a part of the draft is not stored yet: an entry, an attempt or a receipt. */
export const isUnsaved = (order: Order): boolean => !isSameDraft(order, order.saved);

/** Whether something would be lost with the page. */
export const hasUnstoredWork = (order: Order): boolean =>
  !isEmpty(order) && (isUnsaved(order) || order.unstoredKeys.length > 0 || order.storage !== 'works');

/** Returns the next state of an order, and the row that led to it: what to store, and the step that was entered. */
export function reduce(order: Order, event: OrderEvent, now: number): { order: Order; row?: Transition } {
  const fits = ({ from, on, when }: Transition) =>
    on === event.type && from.includes(order.step) && (when === '' || guards[when](order));
  const row = transitions.find(fits);
  if (!row) return { order };
  type Change = (order: Order, event: OrderEvent, now: number) => Partial<Order>;
  const step = row.to === 'same' ? order.step : row.to;
  const change = (changes[event.type] as Change | undefined)?.(order, event, now);
  const changed = { ...order, ...(idleSteps.includes(row.to as Step) && noOutcome), ...change, step };
  const next = row.to === 'uploading' ? startAttempt(changed, now) : changed;
  const isChanged = !isSameDraft(next, order) && isUnsaved(next);
  return { order: isChanged ? { ...next, updatedAt: now } : next, row };
}
