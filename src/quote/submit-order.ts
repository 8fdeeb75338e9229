import { call } from '../api/client.ts';
import type { OrderPayload } from '../api/contract.ts';
import { ApiError, NetworkError } from '../api/errors.ts';
import { uploadFiles, type UploadOptions } from '../api/upload.ts';
import { photoKey } from '../photos/accept.ts';
import { markLines } from '../photos/marks/mark-lines.ts';
import { newKey } from './new-key.ts';
import { toPayload, type QuoteState } from './quote-state.ts';

/** Pause before the one retry, in ms (SPEC §7: "mutation retry 1 with 1 s delay"). */
export const RETRY_DELAY = 1000;

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

export type SendOptions = {
  signal: AbortSignal;
  onStep?: (step: SendStep) => void;
  /** Bytes of a list's request that have left; starts again when the list is retried. */
  onProgress?: (list: PhotoList, loaded: number, total: number) => void;
};

/** What the sender calls; tests put their own in. */
export type SenderParts = {
  upload: (files: readonly File[], options: UploadOptions) => Promise<string[]>;
  order: (
    payload: OrderPayload,
    options: { signal: AbortSignal; idempotencyKey: string },
  ) => Promise<{ id: string }>;
  newKey: () => string;
  /** Resolves after so many ms, or rejects when the signal aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
};

const defaultParts: SenderParts = {
  upload: uploadFiles,
  order: (json, options) => call('createOrder', { json, ...options }),
  newKey,
  pause,
};

/** A list that the server has accepted, and the names it gave. */
type Receipt = { list: string; names: readonly string[] };

/**
 * Makes the sender of one form. It remembers, across attempts:
 *
 * - **receipts**: a list that was accepted is not uploaded again unless its files have changed;
 * - **the Idempotency-Key**: one per submission, on every attempt of every step. A submission is its
 *   content: the same content sent again, by us or by a click, carries the same key, so a server that took
 *   the order although its answer was lost returns the first order. Changed content is another submission
 *   with a new key, since a server that knows the key would answer with the order as it was *before* the
 *   change, and the change would be lost without a word;
 * - **the lock**: set before the first await, so that a double click finds it.
 */
export function createOrderSender(parts: Partial<SenderParts> = {}) {
  const { upload, order, newKey, pause } = { ...defaultParts, ...parts };
  const receipts: { [L in PhotoList]?: Receipt } = {};
  let submission = { content: '', key: '' };
  let busy = false;

  function keyFor(state: QuoteState): string {
    const content = JSON.stringify([
      state.fields,
      listOf(state.photos),
      listOf(state.references),
      markLines(state.photos, state.marks),
    ]);
    if (content !== submission.content) submission = { content, key: newKey() };
    return submission.key;
  }

  async function accepted(
    list: PhotoList,
    files: readonly File[],
    options: SendOptions,
    idempotencyKey: string,
  ) {
    if (files.length === 0) return [];
    const known = receipts[list];
    if (known?.list === listOf(files)) {
      options.onProgress?.(list, 1, 1);
      return known.names;
    }
    const names = await onceMore(options.signal, () =>
      upload(files, {
        signal: options.signal,
        idempotencyKey,
        onProgress: (loaded, total) => options.onProgress?.(list, loaded, total),
      }),
    );
    receipts[list] = { list: listOf(files), names };
    return names;
  }

  /** One retry after a second, where a second attempt can help. */
  async function onceMore<T>(signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || !isWorthRetrying(error)) throw error;
      await pause(RETRY_DELAY, signal);
      return attempt();
    }
  }

  async function run(state: QuoteState, options: SendOptions): Promise<Outcome> {
    let step: SendStep = 'uploading';
    try {
      const idempotencyKey = keyFor(state);
      options.onStep?.(step);
      const uploaded = await accepted('photos', state.photos, options, idempotencyKey);
      const references = await accepted('references', state.references, options, idempotencyKey);
      step = 'submitting';
      options.onStep?.(step);
      const payload = toPayload(state.fields, uploaded, references, markLines(state.photos, state.marks));
      const { id } = await onceMore(options.signal, () =>
        order(payload, { signal: options.signal, idempotencyKey }),
      );
      forget();
      return { kind: 'sent', id, payload };
    } catch (error) {
      return options.signal.aborted ? { kind: 'canceled' } : { kind: 'failed', step, error };
    }
  }

  /** The next order is another one: its own uploads, its own key. */
  function forget() {
    delete receipts.photos;
    delete receipts.references;
    submission = { content: '', key: '' };
  }

  return {
    /** Sends the order as it stands now; later changes of the form don't reach it. */
    async send(state: QuoteState, options: SendOptions): Promise<Outcome> {
      if (busy) return { kind: 'busy' };
      busy = true;
      try {
        return await run(state, options);
      } finally {
        busy = false;
      }
    },
    forget,
  };
}

export type OrderSender = ReturnType<typeof createOrderSender>;

const listOf = (files: readonly File[]): string => JSON.stringify(files.map(photoKey));

/**
 * A lost connection and a server in trouble may be better in a second. A refusal (4xx) says the same
 * twice; after a timeout the visitor has waited long enough to be asked (DECISIONS 3).
 */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500;
  return error instanceof NetworkError && (error.reason === 'offline' || error.reason === 'unreachable');
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
