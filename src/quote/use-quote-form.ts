import { useEffect, useMemo, useRef, useState } from 'react';
import type { MarkList } from '../annotations/photo-mark.ts';
import { checkQuote, type CheckedField } from './quote-checks.ts';
import type { QuoteMessages } from './quote-messages.ts';
import type { QuoteTab } from './quote-options.ts';
import { useOrder, type OrderOptions } from './order/use-order.ts';
import { defaultQuote, quoteReducer, type QuoteFields, type QuoteState } from './quote-state.ts';

/** Fields that a host may choose for the visitor: those that the price depends on, and nothing personal. */
export type QuoteDefaults = Partial<
  Pick<QuoteFields, 'serviceType' | 'qualityLevel' | 'turnaround' | 'imageCount' | 'rushOrder'>
>;

/** The form's order, its open tab and its failed checks. */
export function useQuoteForm({
  defaults,
  words,
  ...options
}: { defaults: QuoteDefaults | undefined; words: QuoteMessages } & Omit<
  OrderOptions,
  'initial' | 'chosen' | 'placed'
>) {
  const sending = useOrder({
    ...options,
    placed: words.placed,
    initial: () => initialState(defaults),
    chosen: definedOf(defaults ?? {}),
  });
  const { session, order } = sending;
  const state = order.quote;
  const [tab, setTab] = useState<QuoteTab>('upload');
  /**
   * Fields whose failure was reported on submit. A failure shows until it is fixed. Nothing is reported on blur,
   * because the message would move the button away from under the pointer.
   */
  const [reported, setReported] = useState<readonly CheckedField[]>([]);
  const actions = useMemo(() => {
    const { edit } = session;
    return {
      change: (changes: Partial<QuoteFields>) => edit({ type: 'change', changes }),
      addPhotos: (files: readonly File[]) => edit({ type: 'addPhotos', files }),
      removePhoto: (file: File) => edit({ type: 'removePhoto', file }),
      /** Returns a function that undoes it. */
      removePhotos(files: readonly File[]) {
        const { photos, marks, fields } = session.get().quote;
        edit({ type: 'removePhotos', files });
        return () =>
          edit({ type: 'restorePhotos', files, before: { photos, marks, imageCount: fields.imageCount } });
      },
      addReferences: (files: readonly File[]) => edit({ type: 'addReferences', files }),
      removeReference: (file: File) => edit({ type: 'removeReference', file }),
      mark: (file: File, marks: MarkList) => edit({ type: 'mark', file, marks }),
      matchCount: () => edit({ type: 'matchCount' }),
    };
  }, [session]);

  // A session that an earlier form used lacks this host's choices. They win over its entries.
  const [isUsed] = useState(() => session.get() !== session.initial);
  useFollow(defaults, isUsed ? undefined : defaults, (chosen) =>
    session.dispatch({ type: 'choose', chosen }),
  );

  // Another draft is another form: failures of the previous one do not concern it.
  const [round, setRound] = useState(order.round);
  if (round !== order.round) {
    setRound(order.round);
    setReported([]);
    setTab('upload');
  }

  const failures = checkQuote(state, words.checks).filter(({ field }) => reported.includes(field));
  const messageFor = (field: CheckedField) => failures.find((failure) => failure.field === field)?.message;

  return {
    ...sending,
    state,
    tab,
    setTab,
    actions,
    /** Failures that have been reported and still hold, in the order of the checks. */
    failures,
    messageFor,
    /** Runs the checks and reports what fails. Empty if the order may be sent. */
    check() {
      // Not the rendered state: the press that submits may have changed the order.
      const found = checkQuote(session.get().quote, words.checks);
      setReported(found.map(({ field }) => field));
      return found;
    },
  };
}

export type UseQuoteForm = ReturnType<typeof useQuoteForm>;

const initialState = (defaults: QuoteDefaults | undefined): QuoteState =>
  defaults ? quoteReducer(defaultQuote, { type: 'change', changes: definedOf(defaults) }) : defaultQuote;

/** Calls back with the values that the host has changed, not with those that are `known` at first. */
function useFollow(
  defaults: QuoteDefaults | undefined,
  known: QuoteDefaults | undefined,
  onChange: (changes: QuoteDefaults) => void,
) {
  const before = useRef(known);
  useEffect(() => {
    const changes = definedOf(defaults ?? {}, before.current);
    before.current = defaults;
    if (Object.keys(changes).length > 0) onChange(changes);
  });
}

/** Returns the values that are defined and differ from `before`. */
function definedOf(defaults: QuoteDefaults, before: QuoteDefaults = {}): QuoteDefaults {
  const known: Readonly<Record<string, unknown>> = before;
  return Object.fromEntries(
    Object.entries(defaults).filter(([name, value]) => value !== undefined && value !== known[name]),
  );
}
