import { useEffect, useLayoutEffect, useState } from 'react';
import { callHost } from '../../lib/call-host.ts';
import { useStore } from '../../lib/store.ts';
import { toast, type ToastOptions } from '../../lib/toast-store.ts';
import { useWindowEvent } from '../../lib/use-window-event.ts';
import { warnBeforeLeaving } from '../../lib/warn-before-leaving.ts';
import type { QuoteFormOptions } from '../quote-form-root.tsx';
import type { QuoteMessages } from '../quote-messages.ts';
import type { QuoteFields } from '../quote-state.ts';
import { isSending, hasUnstoredWork, type SentOrder } from './order-machine.ts';
import { createOrderSession, type OrderSession } from './order-session.ts';
import { createBrowserDeps, prefetchCalls, type SessionDeps } from './order-deps.ts';

export type OrderOptions = Pick<QuoteFormOptions, 'draftKey' | 'upload' | 'createOrder'> & {
  /** Values that the host sets. */
  hostValues: Partial<QuoteFields>;
  /** Called once per order that the server has accepted, also when the form has gone by then. */
  onAccepted: (order: SentOrder) => void;
  /** Texts of the toasts. */
  words: Pick<QuoteMessages, 'placed' | 'failed' | 'failedToast' | 'unreadable'>;
};

/** Dismisses the toast of a session's last failed attempt. The toast outlives its form, as the session does. */
const dismissFailure = new WeakMap<OrderSession, () => void>();

/** The order of a form: what the machine says of it, and what a visitor can do with it. */
export function useOrder(options: OrderOptions) {
  const { onAccepted, words } = options;
  // Kept from the first render: the session stores its draft under it.
  const [draftKey] = useState(options.draftKey || undefined);
  const [session] = useState(() => getSession({ ...options, draftKey }));
  const order = useStore(session);

  useEffect(prefetchCalls, []);

  // Without a draft only this form has the entries. The session of one warns by itself, also after its form has gone.
  const isOnlyHere = draftKey === undefined && hasUnstoredWork(order);
  useEffect(() => (isOnlyHere ? warnBeforeLeaving() : undefined), [isOnlyHere]);

  // A layout effect: a passive effect can run after the attempt has failed, and would dismiss its toast.
  const isBusy = isSending(order);
  useLayoutEffect(() => {
    if (isBusy) dismissFailure.get(session)?.();
  }, [isBusy, session]);

  useEffect(() =>
    session.observe(({ sent, failure, lostFiles }) => {
      const showFailure = (shown: ToastOptions) => {
        dismissFailure.set(session, toast({ ...shown, variant: 'destructive' }).dismiss);
      };
      // It replaces the toast of the call, about the connection: a file that cannot be read looks like that.
      if (lostFiles.length > 0)
        showFailure({
          title: words.failed.upload,
          description: words.unreadable.title(lostFiles.length),
        });
      else if (failure) showFailure(words.failedToast(failure.call, failure.error));
      else if (sent) {
        // The session would take an error for a failed order.
        callHost(() => toast(words.placed(sent.id)));
        callHost(() => onAccepted(sent));
      }
    }),
  );

  const storeOrRefresh = () =>
    void (document.visibilityState === 'hidden' ? session.flush() : session.refreshFromStorage());
  useWindowEvent('visibilitychange', storeOrRefresh);
  // From the bfcache: nothing that other tabs have reported meanwhile has arrived.
  useWindowEvent('pageshow', storeOrRefresh);

  useEffect(() => {
    if (draftKey !== undefined) void session.open();
    return () => {
      session.flush();
      session.patch({ sent: null });
      // A draft's upload goes on without its form, as an order that has been sent does: the outcome still raises the toast. A
      // form without a draft takes its upload with it, because none can show it again.
      if (draftKey === undefined || !isSending(session.get())) session.dispatch({ type: 'cancel' });
    };
  }, [session, draftKey]);

  return { order, session };
}

/** Forms that name the same draft share it, one after the other or at once. */
const sessions = new Map<string, { session: OrderSession; deps: SessionDeps }>();

function getSession({ draftKey, hostValues, upload, createOrder }: OrderOptions): OrderSession {
  const known = draftKey === undefined ? undefined : sessions.get(draftKey);
  const deps = createBrowserDeps(upload, createOrder);
  if (known) {
    // The calls of the form that was mounted last: those of an earlier one may hold an old token.
    known.deps.upload = deps.upload;
    known.deps.createOrder = deps.createOrder;
    return known.session;
  }
  const session = createOrderSession(draftKey ?? '', deps, hostValues);
  // Prerendering has one process for all pages.
  if (typeof window === 'undefined') return session;
  let release: (() => void) | undefined;
  session.subscribe(() => {
    const isAtRisk = isSending(session.get()) || (draftKey !== undefined && hasUnstoredWork(session.get()));
    if (isAtRisk) release ??= warnBeforeLeaving();
    else {
      release?.();
      release = undefined;
    }
  });
  if (draftKey !== undefined) sessions.set(draftKey, { session, deps });
  return session;
}
