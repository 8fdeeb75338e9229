import { useEffect, useRef, useState } from 'react';
import { failureToast } from '../../api/errors.ts';
import { useStore } from '../../lib/store.ts';
import { toast } from '../../lib/toast-store.ts';
import { createUploadProgress } from '../../photos/upload-progress.ts';
import type { QuoteFields, QuoteState } from '../quote-state.ts';
import { createTimeLeft } from '../time-left.ts';
import { isSending, isUnkept, type SentOrder } from './order-machine.ts';
import {
  createOrderSession,
  type CreateOrder,
  type OrderSession,
  type UploadFiles,
} from './order-session.ts';
import { createBrowserWorld, warnBeforeLeaving } from './order-world.ts';

export type OrderOptions = {
  /** Names the draft. Without it nothing is kept on the device. */
  draftKey: string | undefined;
  initial: () => QuoteState;
  /** Values that the host has chosen. */
  chosen: Partial<QuoteFields>;
  upload?: UploadFiles | undefined;
  createOrder?: CreateOrder | undefined;
  /** Called once per order that the server has taken, also when the form has gone by then. */
  onTaken: (order: SentOrder) => void;
};

/** Toast of a placed order. Its words are fixed (ordering 34). */
const successToast = (id: string) => ({
  title: 'Order Submitted Successfully!',
  description: `Your order #${id} has been received. We'll send you a confirmation email shortly.`,
});

/** The order of a form: what the machine says of it, and what a person can do with it. */
export function useOrder({ draftKey, initial, chosen, upload, createOrder, onTaken }: OrderOptions) {
  const [session] = useState(() => getSession(draftKey, initial, chosen, { upload, createOrder }));
  const order = useStore(session);
  const [{ progress, timeLeft }] = useState(() => ({
    progress: { photos: createUploadProgress(), references: createUploadProgress() },
    timeLeft: createTimeLeft(),
  }));

  const latest = useRef(onTaken);
  useEffect(() => {
    latest.current = onTaken;
  });
  useEffect(() => {
    session.observe({
      onUpload(quote) {
        progress.photos.start(quote.photos);
        progress.references.start(quote.references);
      },
      onProgress(list, loaded, total) {
        progress[list].report(loaded, total);
        const { sent, all } = bytesOf(Object.values(progress));
        timeLeft.report(sent, all);
      },
      onOutcome({ step, sent, failure }) {
        if (step === 'taken' && sent) {
          toast(successToast(sent.id));
          latest.current(sent);
        } else if (failure) toast(failureToast(failure.call, failure.error));
      },
    });
  }, [session, progress, timeLeft]);

  const isUploading = order.step === 'uploading';
  useEffect(() => {
    if (isUploading) return undefined;
    for (const list of Object.values(progress)) list.clear();
    return timeLeft.clear();
  }, [isUploading, progress, timeLeft]);

  // A session that has been in use before: what the host of this form has chosen wins.
  const chosenAtFirst = useRef(chosen);
  useEffect(() => {
    const isUsed = session.get() !== session.initial;
    if (isUsed && Object.keys(chosenAtFirst.current).length > 0)
      session.dispatch({ type: 'choose', chosen: chosenAtFirst.current });
  }, [session]);

  useEffect(() => {
    if (draftKey === undefined) return undefined;
    void session.open();
    const flush = () => void (document.visibilityState === 'hidden' ? session.flush() : session.lookAround());
    document.addEventListener('visibilitychange', flush);
    // From the bfcache: nothing that other tabs have reported meanwhile has arrived.
    window.addEventListener('pageshow', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pageshow', flush);
      void session.flush();
    };
  }, [session, draftKey]);

  // A form that goes away takes its upload with it. An order that has left goes on: its answer still raises the toast.
  useEffect(
    () => () => {
      session.dispatch({ type: 'noted', notes: { sent: null } });
      session.dispatch({ type: 'cancel' });
    },
    [session],
  );

  return { order, session, progress, timeLeft };
}

export type UseOrder = ReturnType<typeof useOrder>;

/** Bytes of all lists together, and how many of them have left. */
export function bytesOf(lists: UseOrder['progress'][keyof UseOrder['progress']][]) {
  const bytes = lists.map((list) => list.bytes());
  return {
    sent: bytes.reduce((sum, list) => sum + list.sent, 0),
    all: bytes.reduce((sum, list) => sum + list.total, 0),
  };
}

/** Forms that name the same draft share it, one after the other or at once. */
const sessions = new Map<string, OrderSession>();

function getSession(
  draftKey: string | undefined,
  initial: () => QuoteState,
  chosen: Partial<QuoteFields>,
  calls: Partial<Pick<OrderOptions, 'upload' | 'createOrder'>>,
): OrderSession {
  const known = draftKey === undefined ? undefined : sessions.get(draftKey);
  if (known) return known;
  const session = createOrderSession(draftKey ?? '', createBrowserWorld(calls), initial(), chosen);
  // Prerendering has one process for all pages.
  if (typeof window === 'undefined') return session;
  let release: (() => void) | undefined;
  session.subscribe(() => {
    const isAtRisk = isSending(session.get()) || (draftKey !== undefined && isUnkept(session.get()));
    if (isAtRisk) release ??= warnBeforeLeaving();
    else {
      release?.();
      release = undefined;
    }
  });
  if (draftKey !== undefined) sessions.set(draftKey, session);
  return session;
}
