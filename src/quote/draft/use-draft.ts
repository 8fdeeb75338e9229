import { useEffect, useMemo, useRef, useState } from 'react';
import type { QuoteFields, QuoteState } from '../quote-state.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { firstStatus, type DraftNews, type DraftStatus, type DraftView } from './draft-news.ts';

/** A device's storage that takes longer than this, in ms, does not hold up the order's number. */
const END_TIMEOUT = 2000;

/** What the form says about its draft; `startedOver` can be taken back. */
export type DraftNotice = DraftNews | { kind: 'startedOver' };

export type DraftOptions = {
  /** Undefined: nothing is kept, and nothing is loaded. */
  draftKey: string | undefined;
  state: QuoteState;
  /** What the host has chosen: it wins over a draft, and by itself is none. */
  chosen: Partial<QuoteFields>;
  /** Puts another state into the form. */
  onRestore: (state: QuoteState) => void;
  /** Empties the form. */
  onReset: () => void;
};

/** Keeps the form's draft on this device. The code for it comes once the form is alive, after its first render. */
export function useDraft({ draftKey, state, chosen, onRestore, onReset }: DraftOptions) {
  const keeper = useRef<DraftKeeper>(null);
  /** The same, for an order under way: it goes on when the form has gone, and its draft ends with it. */
  const sending = useRef<DraftKeeper>(null);
  const latest = useRef({ state, chosen, onRestore });
  const [notice, setNotice] = useState<DraftNotice | null>(null);
  const [status, setStatus] = useState<DraftStatus>(firstStatus);
  const before = useRef<QuoteState>(null);

  useEffect(() => {
    latest.current = { state, chosen, onRestore };
    keeper.current?.change(state, chosen);
  });

  useEffect(() => {
    if (draftKey === undefined) return undefined;
    const view: DraftView = {
      onQuote: (next) => latest.current.onRestore(next),
      onNews: setNotice,
      onStatus: setStatus,
    };
    let isGone = false;
    import('./draft-keepers.ts')
      .then(async ({ keeperOf }) => {
        if (isGone) return;
        keeper.current = keeperOf(draftKey);
        await keeper.current.attach(view, latest.current.state, latest.current.chosen);
      })
      // Without its code the form works as it does in a browser that stores nothing.
      .catch(() => setStatus({ storage: 'none', hasEntries: true, givenUp: 0 }));
    return () => {
      isGone = true;
      keeper.current?.detach(view);
      keeper.current = null;
    };
  }, [draftKey]);

  /** What sending needs of the draft. */
  const link = useMemo(
    () => ({
      name: draftKey,
      /** Nothing of the draft changes from now on, until it is released. */
      hold() {
        sending.current = keeper.current;
        sending.current?.hold(true);
      },
      sentAs: async () => sending.current?.sentAs(),
      recall: async () => sending.current?.recall(),
      remember: async (memory: unknown) => sending.current?.remember(memory),
      /** The order was sent: its draft is no more. The form is emptied by whoever sent it. */
      async end(order: string) {
        const late = new Promise((resolve) => setTimeout(resolve, END_TIMEOUT));
        await Promise.race([sending.current?.end(order), late]);
      },
    }),
    [draftKey],
  );

  return {
    /** What there is to say, until the draft ends. */
    notice,
    status,
    link,
    /** Whether the footer offers to start over: the line of a restored draft does it itself. */
    canStartOver: status.storage === 'kept' && status.hasEntries && notice?.kind !== 'restored',
    /** Nothing is being sent any more. Said once the form is as it shall be then. */
    release(isSent: boolean) {
      if (isSent) setNotice(null);
      sending.current?.hold(false);
    },
    startOver() {
      before.current = state;
      void keeper.current?.end();
      onReset();
      setNotice({ kind: 'startedOver' });
    },
    undo() {
      if (before.current) keeper.current?.bringBack(before.current);
      before.current = null;
      setNotice(null);
    },
    /** The order was sent from another tab: the form is emptied, and says so. */
    leaveTo(order: string) {
      void keeper.current?.end();
      onReset();
      setNotice({ kind: 'sentElsewhere', order, kept: false });
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
export type DraftLink = Draft['link'];
