import { useEffect, useState } from 'react';
import { failureToast } from '../../api/errors.ts';
import { useStore } from '../../lib/store.ts';
import { toast } from '../../lib/toast-store.ts';
import { warnBeforeLeaving } from '../../lib/unsaved-work.ts';
import type { QuoteFields, QuoteState } from '../quote-state.ts';
import { isSending, isUnkept, type SentOrder } from './order-machine.ts';
import { createOrderSession, type OrderSession } from './order-session.ts';
import { createBrowserWorld, type CreateOrder, type UploadFiles } from './order-world.ts';

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
  /** The toast of a placed order, by its number. */
  placed: (id: string) => { title: string; description: string };
};

/** The order of a form: what the machine says of it, and what a person can do with it. */
export function useOrder(options: OrderOptions) {
  const { draftKey, onTaken, placed } = options;
  const [session] = useState(() => getSession(options));
  const order = useStore(session);

  useEffect(() =>
    session.observe(({ sent, failure }) => {
      if (failure) toast(failureToast(failure.call, failure.error));
      else if (sent) {
        toast(placed(sent.id));
        onTaken(sent);
      }
    }),
  );

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

  return { order, session, progress: session.progress, timeLeft: session.timeLeft };
}

export type UseOrder = ReturnType<typeof useOrder>;

/** Forms that name the same draft share it, one after the other or at once. */
const sessions = new Map<string, OrderSession>();

function getSession({ draftKey, initial, chosen, upload, createOrder }: OrderOptions): OrderSession {
  const known = draftKey === undefined ? undefined : sessions.get(draftKey);
  if (known) return known;
  const world = createBrowserWorld(upload, createOrder);
  const session = createOrderSession(draftKey ?? '', world, initial(), chosen);
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
