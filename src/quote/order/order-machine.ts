/**
 * One order as a state machine: named steps, typed events, one table. `reduce` is pure. What has to be done in the
 * world (open files, upload, call) comes back as commands for `order-session.ts`.
 */
import { markLines } from '../../annotations/mark-lines.ts';
import type { OrderPayload } from '../../api/contract.ts';
import { ApiError } from '../../api/errors.ts';
import { newId } from '../../lib/new-id.ts';
import { photoKey } from '../../photos/accept.ts';
import { defaultQuote, quoteReducer, toPayload } from '../quote-state.ts';
import type { QuoteAction, QuoteFields, QuoteState } from '../quote-state.ts';
import { filesOf, isSame } from '../serialized-quote.ts';

import { ageOf, contentOf, keyFor, noReceipts, photoLists, RECEIPT_LIFETIME } from './order-record.ts';
import type { Attempt, OrderRecord, PhotoList, Receipts } from './order-record.ts';

export type Step =
  /** The person fills in the form. */
  | 'editing'
  /** An earlier version may have arrived, and this one differs: which one is meant? */
  | 'asking'
  /** Each file is opened, since it may have been moved, changed or removed since it was chosen. */
  | 'checkingFiles'
  /** Some files cannot be read, and there is no copy of them. */
  | 'filesUnreadable'
  | 'uploading'
  /** Everything is uploaded. The attempt is stored before the order leaves. */
  | 'recording'
  /** The order has left. */
  | 'submitting'
  /** The server said no (4xx): the order was not taken. */
  | 'refused'
  /** No usable answer came. If the order had left, nobody knows what became of it. */
  | 'failed'
  /** The order has a number, and the form is empty. */
  | 'taken';

/** What a form has to say about its draft. */
export type DraftNotice =
  | { kind: 'restored' | 'brought'; savedAt: number; photos: number; missing: number; isPartial: boolean }
  /** `changesLeft`: the first version was sent, as asked for. What was changed since can be had back. */
  | { kind: 'startedOver' | 'changesLeft' | 'unreadable' }
  | { kind: 'sentElsewhere'; order: string };

/** Another draft of the same form. */
export type OtherDraft = { id: string; savedAt: number; photos: number; isOpen: boolean };
export type SentOrder = { id: string; payload: OrderPayload };
export type SendFailure = { call: 'upload' | 'createOrder'; error: unknown };

/** What is stored of a draft, beside the form itself. */
type Draft = Pick<OrderRecord, 'id' | 'seed' | 'receipts' | 'attempts'>;

export type Order = Draft & {
  step: Step;
  /** What is on the screen. */
  quote: QuoteState;
  /** What the host has chosen: by itself it is no entry. */
  chosen: Partial<QuoteFields>;
  /** What is being sent. Later changes of the form do not reach it. */
  sending: { content: string; quote: QuoteState } | null;
  failure: SendFailure | null;
  unreadable: readonly File[];
  /** Why the last attempt stopped without a failure. */
  said: 'canceled' | 'elsewhere' | 'unmovable' | null;
  sent: SentOrder | null;
  notice: DraftNotice | null;
  other: OtherDraft | null;
  /** What "Undo" brings back. */
  before: (Draft & { quote: QuoteState }) | null;
  /** `none`: this browser keeps nothing. */
  storage: 'opening' | 'kept' | 'none';
  /** Something on the screen is not stored yet. */
  isUnsaved: boolean;
  /** Files that storage does not hold, and how many of them it has no room for. */
  unkept: readonly string[];
  evicted: number;
  /** Counts the forms that this one has been: it rises whenever another order's form is shown. */
  round: number;
};

/** What is known of the storage and of other tabs. It changes no step. */
type Notes = Pick<
  Order,
  'storage' | 'isUnsaved' | 'unkept' | 'evicted' | 'said' | 'other' | 'notice' | 'sent'
>;
type Opened = {
  record: OrderRecord;
  quote: QuoteState;
  missing: number;
  isPartial: boolean;
  isBrought: boolean;
};

/** What each event brings. */
type Events = {
  edit: { action: QuoteAction };
  choose: { chosen: Partial<QuoteFields> };
  submit: { offline: SendFailure | null };
  filesChecked: { copies: ReadonlyMap<string, File>; unreadable: readonly File[] };
  uploaded: { list: PhotoList; names: Readonly<Record<string, string>> };
  callFailed: { failure: SendFailure };
  answered: { number: string };
  replaceFile: { file: File; by: File };
  opened: { draft: Opened };
  lost: { taken: string | null };
  noted: { notes: Partial<Notes> };
} & Record<
  'sendFirst' | 'sendAsOwn' | 'sendAsNew' | 'cancel' | 'allUploaded' | 'recorded' | 'startOver' | 'undo',
  object
>;

export type EventName = keyof Events;
export type OrderEvent = { [Name in EventName]: { type: Name } & Events[Name] }[EventName];
type Of<Name extends EventName> = Extract<OrderEvent, { type: Name }>;
export type Command = 'checkFiles' | 'upload' | 'record' | 'placeOrder' | 'stop' | 'report';

/** What belongs to one draft and ends with it. */
const freshDraft = () => ({
  id: newId(),
  seed: newId(),
  receipts: noReceipts,
  attempts: [] as Order['attempts'],
});

/** The form as it is without a draft. */
const emptied = ({ chosen, round }: Pick<Order, 'chosen' | 'round'>) => ({
  ...freshDraft(),
  round: round + 1,
  quote: quoteReducer(defaultQuote, { type: 'change', changes: chosen }),
  sending: null,
  failure: null,
  said: null,
  before: null,
  isUnsaved: false,
  unkept: [],
  evicted: 0,
  unreadable: [] as readonly File[],
});

export const newOrder = (quote: QuoteState = defaultQuote, chosen: Partial<QuoteFields> = {}): Order => ({
  ...emptied({ chosen, round: -1 }),
  step: 'editing',
  storage: 'opening',
  quote,
  chosen,
  sent: null,
  notice: null,
  other: null,
});

const ready: readonly Step[] = ['editing', 'filesUnreadable', 'refused', 'failed', 'taken'];
const still: readonly Step[] = [...ready, 'asking'];
const busy: readonly Step[] = ['checkingFiles', 'uploading', 'recording', 'submitting'];
const any: readonly Step[] = [...still, ...busy];
const unsent: readonly Step[] = any.filter((step) => step !== 'submitting');

/** One row: in these steps, on this event, if the guard holds, to that step. */
export type Transition = {
  from: readonly Step[];
  on: EventName;
  when: keyof typeof guards | '';
  /** `same`: the step stays. */
  to: Step | 'same';
  /** What is in storage afterwards, in words. It is written before any command, or (`later`) a moment after. */
  stored: string;
  commands: readonly Command[];
};

const row = (from: readonly Step[], on: EventName, when: Transition['when'], to: Transition['to'], stored: string, ...commands: Command[]): Transition => ({ from, on, when, to, stored, commands }); // oxfmt-ignore

/** The whole machine. Of an event's rows the first that fits counts. An event without a row is ignored. */
// oxfmt-ignore
export const transitions: readonly Transition[] = [
  row(ready, 'submit', 'offline', 'failed', '', 'report'),
  row(ready, 'submit', 'mayHaveArrived', 'asking', ''),
  row(ready, 'submit', 'hasLeft', 'recording', 'the attempt', 'record'),
  row(ready, 'submit', '', 'checkingFiles', 'the attempt: unsent', 'checkFiles'),
  row(['asking'], 'sendFirst', '', 'recording', '', 'record'),
  row(['asking'], 'sendAsOwn', 'hasLeft', 'recording', 'the first attempt: set aside', 'record'),
  row(['asking'], 'sendAsOwn', '', 'checkingFiles', 'the first attempt: set aside; the attempt: unsent', 'checkFiles'),
  row(['asking'], 'cancel', '', 'editing', ''),
  row(['asking'], 'edit', '', 'editing', 'later: the form'),
  row(['checkingFiles'], 'filesChecked', 'isUnreadable', 'filesUnreadable', ''),
  row(['checkingFiles'], 'filesChecked', '', 'uploading', 'kept copies in the place of lost files', 'upload'),
  row(['uploading'], 'uploaded', '', 'uploading', 'a receipt for each file'),
  row(['uploading'], 'allUploaded', '', 'recording', 'the attempt: unknown, and all that will leave', 'record'),
  row(['checkingFiles', 'uploading'], 'cancel', '', 'editing', '', 'stop'),
  row(['checkingFiles', 'uploading'], 'callFailed', '', 'failed', '', 'report'),
  row(['recording'], 'recorded', '', 'submitting', '', 'placeOrder'),
  row(['submitting'], 'answered', '', 'taken', 'the number; all else is removed', 'report'),
  row(['submitting'], 'callFailed', 'isRefusal', 'refused', 'the attempt: refused; no receipt that the answer names', 'report'),
  row(['submitting'], 'callFailed', '', 'failed', '', 'report'),
  row(['refused'], 'sendAsNew', 'isConflict', 'checkingFiles', 'a new seed; the attempt: unsent', 'checkFiles'),
  row(['filesUnreadable'], 'replaceFile', 'isLast', 'editing', 'later: the form'),
  row(['filesUnreadable'], 'replaceFile', '', 'same', 'later: the form'),
  row(any, 'edit', '', 'same', 'later: the form'),
  row(any, 'choose', '', 'same', 'later: the form'),
  row(still, 'startOver', '', 'editing', 'nothing'),
  row(still, 'undo', '', 'editing', 'the draft as it was'),
  row(still, 'opened', '', 'editing', 'this tab owns the draft'),
  row(unsent, 'lost', 'isUnsaved', 'editing', 'what only this tab has, as a draft of its own', 'stop'),
  row(unsent, 'lost', '', 'editing', 'nothing: the draft is the other tab’s', 'stop'),
  row(any, 'noted', '', 'same', ''),
];

const guards = {
  offline: (_order: Order, { offline }: Of<'submit'>) => offline !== null,
  mayHaveArrived: (order: Order) => openAttempt(order) !== undefined,
  hasLeft: (order: Order) => attemptOf(order, contentOf(order.quote))?.payload !== undefined,
  isUnreadable: (_order: Order, { unreadable }: Of<'filesChecked'>) => unreadable.length > 0,
  isRefusal: (_order: Order, { failure: { error } }: Of<'callFailed'>) =>
    error instanceof ApiError && error.status >= 400 && error.status < 500,
  isConflict: ({ failure }: Order) => isConflict(failure),
  isLast: ({ unreadable }: Order, { file }: Of<'replaceFile'>) => unreadable.every((other) => other === file),
  isUnsaved: ({ isUnsaved }: Order) => isUnsaved,
};

/** What each event changes beside the step. */
const changes: {
  [Name in EventName]?: (order: Order, event: Of<Name>, now: number, to: Step) => Partial<Order>;
} = {
  submit(order, { offline }, now, to) {
    if (to === 'asking' || to === 'failed') return { failure: offline };
    return begin(order, now);
  },
  sendFirst(order) {
    const content = openAttempt(order)?.content ?? contentOf(order.quote);
    return { sending: { content, quote: order.quote } };
  },
  sendAsOwn(order, _event, now) {
    const setAside = (one: Attempt) => (one.outcome === 'unknown' ? { ...one, isSetAside: true } : one);
    return begin({ ...order, attempts: order.attempts.map(setAside) }, now);
  },
  sendAsNew(order, _event, now) {
    // The refused key is done with: the same content gets one from a new seed.
    const content = contentOf(order.quote);
    const seed = newId();
    return {
      seed,
      ...begin({ ...order, seed, attempts: order.attempts.filter((one) => one.content !== content) }, now),
    };
  },
  cancel: ({ step }) => (step === 'asking' ? {} : { sending: null, failure: null, said: 'canceled' }),
  filesChecked(order, { copies, unreadable }) {
    if (unreadable.length > 0) return { unreadable, sending: null };
    if (copies.size === 0 || !order.sending) return {};
    return {
      quote: withCopies(order.quote, copies),
      sending: { ...order.sending, quote: withCopies(order.sending.quote, copies) },
    };
  },
  uploaded({ receipts }, { list, names }, now) {
    const added = Object.entries(names).map(([key, name]) => [key, { name, at: now }] as const);
    return { receipts: { ...receipts, [list]: { ...receipts[list], ...Object.fromEntries(added) } } };
  },
  allUploaded(order, _event, now) {
    const { content, quote } = order.sending ?? { content: '', quote: order.quote };
    return {
      attempts: withAttempt(order, content, now, { outcome: 'unknown', payload: payloadOf(order, quote) }),
    };
  },
  callFailed(order, { failure }, now, to) {
    if (to === 'failed') return { failure, sending: null };
    const attempts = withAttempt(order, order.sending?.content ?? '', now, {
      outcome: 'refused',
      payload: undefined,
    });
    return { attempts, receipts: withoutNamed(order.receipts, failure.error), failure, sending: null };
  },
  answered(order, { number }) {
    const { content = '' } = order.sending ?? {};
    const payload = attemptOf(order, content)?.payload;
    const hasChanges = content !== contentOf(order.quote);
    return {
      ...emptied(order),
      ...(payload && { sent: { id: number, payload } }),
      notice: hasChanges ? { kind: 'changesLeft' } : null,
      before: hasChanges ? { ...freshDraft(), quote: order.quote } : null,
    };
  },
  edit(order, { action }) {
    const quote = quoteReducer(order.quote, action);
    const present = filesOf(quote);
    const unreadable = order.unreadable.filter((file) => present.get(photoKey(file)) === file);
    // "Undo" would take back what is entered now: whoever begins anew has given up the order before.
    return { quote, unreadable, ...(order.before && { before: null, notice: null }) };
  },
  replaceFile: ({ quote, unreadable }, { file, by }) => ({
    quote: quoteReducer(quote, { type: 'replaceFile', file, by }),
    unreadable: unreadable.filter((other) => other !== file),
  }),
  choose: ({ quote, chosen: before }, { chosen }) => ({
    chosen: { ...before, ...chosen },
    quote: quoteReducer(quote, { type: 'change', changes: chosen }),
  }),
  startOver(order) {
    const { id, seed, receipts, attempts, quote } = order;
    return {
      ...emptied(order),
      before: { id, seed, receipts, attempts, quote },
      notice: { kind: 'startedOver' },
    };
  },
  undo({ before, quote: empty }) {
    const { quote = empty, ...draft } = before ?? {};
    return { ...draft, quote, before: null, notice: null, isUnsaved: true };
  },
  opened(order, { draft: { record, quote: kept, missing, isPartial, isBrought } }) {
    const { id, seed, receipts, attempts, updatedAt: savedAt } = record;
    const quote = isBrought ? kept : quoteReducer(kept, { type: 'change', changes: order.chosen });
    const photos = quote.photos.length;
    const notice = { kind: isBrought ? 'brought' : 'restored', savedAt, photos, missing, isPartial } as const;
    const next = isBrought ? emptied(order) : { ...emptied(order), round: order.round };
    const isUnsaved = !isSame(quote.fields, kept.fields);
    return { ...next, id, seed, receipts, attempts, quote, notice, isUnsaved, storage: 'kept', other: null };
  },
  lost(order, { taken }) {
    const notice = taken === null ? null : ({ kind: 'sentElsewhere', order: taken } as const);
    // A copy of its own has the same seed: sent from both tabs, the same content is still one order.
    if (order.isUnsaved) return { id: newId(), notice, sending: null };
    return { ...emptied(order), notice };
  },
  noted: (_order, { notes }) => notes,
};

const attemptOf = ({ attempts }: Order, content: string) =>
  attempts.find((attempt) => attempt.content === content);

function withAttempt(order: Order, content: string, now: number, next: Partial<Attempt>): readonly Attempt[] {
  const before = attemptOf(order, content) ?? {
    content,
    key: keyFor(order, content),
    outcome: 'unsent' as const,
  };
  return [...order.attempts.filter((attempt) => attempt !== before), { ...before, at: now, ...next }];
}

/** The earlier attempt that may have arrived, if what is on the screen differs from it. */
export const openAttempt = ({ attempts, quote }: Order): Attempt | undefined => {
  const unknown = attempts.find(({ outcome, isSetAside }) => outcome === 'unknown' && !isSetAside);
  return unknown && unknown.content !== contentOf(quote) ? unknown : undefined;
};

function begin(order: Order, now: number): Partial<Order> {
  const content = contentOf(order.quote);
  const attempts = withAttempt(order, content, now, {});
  return { attempts, sending: { content, quote: order.quote }, said: null, unreadable: [] };
}

const withCopies = (quote: QuoteState, copies: ReadonlyMap<string, File>): QuoteState => ({
  ...quote,
  photos: quote.photos.map((file) => copies.get(photoKey(file)) ?? file),
  references: quote.references.map((file) => copies.get(photoKey(file)) ?? file),
});

/** The receipts that a refusal leaves: all but those that it names. If it names none, none is left. */
function withoutNamed(receipts: Receipts, error: unknown): Receipts {
  const words = error instanceof ApiError ? error.body : '';
  const [photos, references] = photoLists.map((list) =>
    Object.fromEntries(Object.entries(receipts[list]).filter(([, { name }]) => !words.includes(name))),
  );
  const rest: Receipts = { photos: photos ?? {}, references: references ?? {} };
  return isSame(rest, receipts) ? noReceipts : rest;
}

/** The stored name of a file, unless its receipt is too old. */
export function receiptFor(
  { receipts }: Order,
  list: PhotoList,
  file: File,
  now: number,
): string | undefined {
  const receipt = receipts[list][photoKey(file)];
  return receipt && ageOf(receipt.at, now) < RECEIPT_LIFETIME ? receipt.name : undefined;
}

function payloadOf({ receipts }: Order, { fields, photos, references, marks }: QuoteState): OrderPayload {
  const named = (list: PhotoList, files: readonly File[]) =>
    files.map((file) => receipts[list][photoKey(file)]?.name ?? '');
  return toPayload(
    fields,
    named('photos', photos),
    named('references', references),
    markLines(photos, marks),
  );
}

/** The server knows the key with other content: sent again, it would say the same for ever. */
export const isConflict = (failure: SendFailure | null): boolean =>
  failure?.call === 'createOrder' && failure.error instanceof ApiError && failure.error.status === 409;

export const isSending = ({ step }: Pick<Order, 'step'>): boolean => busy.includes(step);

/** Returns the next state of an order, the row that led to it, if any, and thus what to store and to do. */
export function reduce(
  order: Order,
  event: OrderEvent,
  now: number,
): { order: Order; row: Transition | undefined } {
  type Guard = (order: Order, event: OrderEvent) => boolean;
  const row = transitions.find(
    ({ from, on, when }) =>
      on === event.type &&
      from.includes(order.step) &&
      (when === '' || (guards[when] as Guard)(order, event)),
  );
  if (!row) return { order, row };
  type Change = (order: Order, event: OrderEvent, now: number, to: Step) => Partial<Order>;
  const step = row.to === 'same' ? order.step : row.to;
  const changed = (changes[event.type] as Change | undefined)?.(order, event, now, step) ?? {};
  const next = { ...order, step, ...changed };
  const isChanged =
    next.quote !== order.quote || next.attempts !== order.attempts || next.receipts !== order.receipts;
  return { order: isChanged && next.id === order.id ? { ...next, isUnsaved: true } : next, row };
}
