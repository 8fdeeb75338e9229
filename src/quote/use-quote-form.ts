import { useEffect, useMemo, useRef, useState } from 'react';
import type { MarkList } from '../annotations/photo-mark.ts';
import { checkQuote, type CheckedField } from './quote-checks.ts';
import type { QuoteMessages } from './quote-messages.ts';
import type { QuoteTab } from './quote-options.ts';
import { useOrder, type OrderOptions } from './order/use-order.ts';
import type { PhotoList, QuoteFields } from './quote-state.ts';

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
  'hostValues' | 'placed'
>) {
  const orderApi = useOrder({ ...options, placed: words.placed, hostValues: definedOf(defaults) });
  const { session, order } = orderApi;
  const state = order.quote;
  const [tab, setTab] = useState<QuoteTab>('upload');
  /**
   * Fields whose failure was reported on submit. A failure shows until it is fixed. Nothing is reported on blur,
   * because the message would move the button away from under the pointer.
   */
  const [reported, setReported] = useState<readonly CheckedField[]>([]);
  const actions = useMemo(() => {
    const { edit } = session;
    const addTo = (list: PhotoList) => (files: readonly File[]) => edit({ type: 'add', list, files });
    /** Returns a function that undoes it. */
    const removeFrom = (list: PhotoList) => (files: readonly File[]) => {
      const before = session.get().quote;
      edit({ type: 'remove', list, files });
      return () => edit({ type: 'restore', list, files, before });
    };
    return {
      change: (changes: Partial<QuoteFields>) => edit({ type: 'change', changes }),
      addPhotos: addTo('photos'),
      removePhotos: removeFrom('photos'),
      addReferences: addTo('references'),
      removeReferences: removeFrom('references'),
      mark: (file: File, marks: MarkList) => edit({ type: 'mark', file, marks }),
    };
  }, [session]);

  // An earlier form may have used this session. Then this host's values replace what was entered there.
  const applied = useRef(session.get() === session.initial ? defaults : undefined);
  useEffect(() => {
    const hostValues = definedOf(defaults, applied.current);
    applied.current = defaults;
    if (Object.keys(hostValues).length > 0) session.dispatch({ type: 'setHostValues', hostValues });
  });

  // Another draft is another form: failures of the previous one do not concern it.
  const [formKey, setFormKey] = useState(order.formKey);
  if (formKey !== order.formKey) {
    setFormKey(order.formKey);
    setReported([]);
    setTab('upload');
  }

  const failures = checkQuote(state, words.checks).filter(({ field }) => reported.includes(field));
  const messageFor = (field: CheckedField) => failures.find((failure) => failure.field === field)?.message;

  return {
    ...orderApi,
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

/** Returns the values that are defined and differ from `before`. */
function definedOf(defaults: QuoteDefaults = {}, before: QuoteDefaults = {}): QuoteDefaults {
  const known: Readonly<Record<string, unknown>> = before;
  return Object.fromEntries(
    Object.entries(defaults).filter(([name, value]) => value !== undefined && value !== known[name]),
  );
}
