import { call } from '../api/client.ts';
import { endpoints, type OrderPayload } from '../api/contract.ts';
import { NetworkError } from '../api/errors.ts';
import { withRetry, type RetryDeps } from '../api/retry.ts';
import { uploadFiles, type UploadOptions } from '../api/upload.ts';
import { isOnline } from '../lib/is-online.ts';
import { photoKey } from '../photos/accept.ts';
import { markLines } from '../annotations/mark-lines.ts';
import { newId } from '../lib/new-id.ts';
import { emptyMemory, readMemory, type MemoryKeeper, type SenderMemory } from './sender-memory.ts';
import { toPayload, type QuoteState } from './quote-state.ts';

/** The two steps of sending, as SPEC §4 names the states. */
export type SendStep = 'uploading' | 'submitting';
/** The two lists, in the order they are uploaded. */
export type PhotoList = 'photos' | 'references';

/** What became of a submission. Nothing is ever thrown: each ending is one the form has to show. */
export type Outcome =
  | { kind: 'sent'; id: string; payload: OrderPayload }
  | { kind: 'failed'; step: SendStep; error: unknown }
  /** The visitor canceled, or the form went away. */
  | { kind: 'canceled' }
  /** Another submission of this form is under way; this one did nothing. */
  | { kind: 'busy' };

/** The endings that only a form with a draft knows, which other tabs may show as well. */
export type SharedOutcome =
  | Outcome
  /** Another tab is sending it; this one did nothing. */
  | { kind: 'elsewhere' }
  /** Another tab has sent it; this one did nothing. */
  | { kind: 'sentElsewhere'; id: string };

export type SendOptions = {
  signal: AbortSignal;
  onStep?: (step: SendStep) => void;
  /** Bytes of a list's request that have left; starts again when the list is retried. */
  onProgress?: (list: PhotoList, loaded: number, total: number) => void;
  /** The order has this number. What holds its content ends now: once the key is forgotten, it would be another order. */
  onSent?: (id: string) => Promise<void>;
};

/** What the sender calls; tests put their own in. */
export type SenderParts = {
  upload: (files: readonly File[], options: UploadOptions) => Promise<string[]>;
  order: (
    payload: OrderPayload,
    options: { signal: AbortSignal; idempotencyKey: string },
  ) => Promise<{ id: string }>;
  newKey: () => string;
  /** The delay before a retry. Default: a timer. */
  pause?: RetryDeps['pause'];
  /** Keeps what the sender remembers beyond the page. Default: nothing does. */
  memory: MemoryKeeper;
  isOnline: () => boolean;
};

const defaultParts: SenderParts = {
  upload: uploadFiles,
  order: (json, options) => call('createOrder', { json, ...options }),
  newKey: newId,
  memory: { recall: async () => null, remember: async () => {} },
  isOnline,
};

/** A device's storage that does not answer in this time, in ms, does not hold up an order. */
const MEMORY_TIMEOUT = 1000;

/**
 * Makes the sender of one form. It remembers, across attempts:
 *
 * - **receipts**: a file that was accepted is not uploaded again. Of a list that has changed, only the new files are;
 * - **the Idempotency-Key**: one per submission, on every attempt of every step. A submission is its
 *   content: the same content sent again, by us or by a click, carries the same key, so a server that took
 *   the order although its answer was lost returns the first order. Changed content is another submission
 *   with a new key, since a server that knows the key would answer with the order as it was *before* the
 *   change, and the change would be lost without a word;
 * - **the lock**: set before the first await, so that a double click finds it.
 *
 * Receipts and key are kept with the draft, so that a reload in the middle changes nothing. Offline nothing is sent,
 * and nothing is sent by itself once the connection is back: somebody may have given up and called.
 */
export function createOrderSender(parts: Partial<SenderParts> = {}) {
  const { upload, order, newKey, pause, memory, isOnline } = { ...defaultParts, ...parts };
  let known: SenderMemory = emptyMemory;
  let busy = false;

  /** What this device knows from before, or from another tab; what was learned here since counts more. */
  async function recall() {
    const kept = readMemory(await inTime(memory.recall()), Date.now());
    const { photos, references } = known.receipts;
    known = {
      submission: kept.submission.key === '' ? known.submission : kept.submission,
      receipts: {
        photos: { ...kept.receipts.photos, ...photos },
        references: { ...kept.receipts.references, ...references },
      },
      at: kept.at,
    };
  }

  async function remember(changes: Partial<SenderMemory>) {
    known = { ...known, ...changes, at: Date.now() };
    await inTime(memory.remember(known));
  }

  async function keyFor(state: QuoteState): Promise<string> {
    const content = JSON.stringify([
      state.fields,
      listOf(state.photos),
      listOf(state.references),
      markLines(state.photos, state.marks),
    ]);
    // Kept before anything leaves: whoever sends this content after a crash must have the same key.
    if (content !== known.submission.content) await remember({ submission: { content, key: newKey() } });
    return known.submission.key;
  }

  async function accepted(
    list: PhotoList,
    files: readonly File[],
    options: SendOptions,
    idempotencyKey: string,
  ) {
    const fresh = files.filter((file) => !Object.hasOwn(known.receipts[list], photoKey(file)));
    if (fresh.length > 0) {
      // The bytes that have left already count as sent, so that the progress goes on where it was.
      const before = sizeOf(files) - sizeOf(fresh);
      const names = await onceMore(options.signal, () =>
        upload(fresh, {
          signal: options.signal,
          idempotencyKey,
          onProgress: (loaded, total) => options.onProgress?.(list, before + loaded, before + total),
        }),
      );
      const given = fresh.map((file, index) => [photoKey(file), names[index] ?? ''] as const);
      const receipts = { ...known.receipts[list], ...Object.fromEntries(given) };
      await remember({ receipts: { ...known.receipts, [list]: receipts } });
    } else if (files.length > 0) options.onProgress?.(list, 1, 1);
    return files.map((file) => known.receipts[list][photoKey(file)] ?? '');
  }

  const onceMore = <T>(signal: AbortSignal, attempt: () => Promise<T>) =>
    withRetry(attempt, signal, { online: isOnline, ...(pause && { pause }) });

  async function run(state: QuoteState, options: SendOptions): Promise<Outcome> {
    let step: SendStep = 'uploading';
    try {
      if (!isOnline()) throw new NetworkError('offline', endpoints.upload.path);
      options.onStep?.(step);
      await recall();
      const idempotencyKey = await keyFor(state);
      options.signal.throwIfAborted();
      const uploaded = await accepted('photos', state.photos, options, idempotencyKey);
      const references = await accepted('references', state.references, options, idempotencyKey);
      step = 'submitting';
      options.onStep?.(step);
      const payload = toPayload(state.fields, uploaded, references, markLines(state.photos, state.marks));
      const { id } = await onceMore(options.signal, () =>
        order(payload, { signal: options.signal, idempotencyKey }),
      );
      await options.onSent?.(id);
      await forget();
      return { kind: 'sent', id, payload };
    } catch (error) {
      return options.signal.aborted ? { kind: 'canceled' } : { kind: 'failed', step, error };
    }
  }

  /** The next order is another one: its own uploads, its own key. */
  async function forget() {
    known = emptyMemory;
    await inTime(memory.remember(null));
  }

  return {
    /** Sends the order as it stands now; later changes of the form don't reach it. */
    async send(state: QuoteState, options: SendOptions): Promise<Outcome> {
      if (busy) return { kind: 'busy' };
      busy = true;
      try {
        return await run({ ...state }, options);
      } finally {
        busy = false;
      }
    },
    forget,
  };
}

const listOf = (files: readonly File[]): string => JSON.stringify(files.map(photoKey));
const sizeOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** The answer of a storage, or nothing if it takes too long. */
function inTime(answer: Promise<unknown>): Promise<unknown> {
  return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, MEMORY_TIMEOUT))]);
}
