import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { OrderPayload } from '../api/contract.ts';
import type { ServiceId } from '../pricing/price-table.ts';
import { checkQuote, type CheckedField } from './quote-checks.ts';
import type { QuoteTab } from './quote-options.ts';
import { defaultQuote, quoteReducer, type QuoteFields, type QuoteState } from './quote-state.ts';

export type QuoteFormOptions = {
  /** Chosen from the start, and whenever the host names another one. */
  defaultService?: ServiceId;
};

/** What was sent, for the confirmation that stays after the toast. */
export type SentOrder = { id: string; payload: OrderPayload };

/** The form's entries, its open tab and what is wrong with it. Sending is `useSendOrder`'s. */
export function useQuoteForm({ defaultService }: QuoteFormOptions) {
  const [state, dispatch] = useReducer(quoteReducer, defaultService, initialState);
  const [tab, setTab] = useState<QuoteTab>('upload');
  /** Fields whose failure has been shown. It stays until it is put right, and is not shown before. */
  const [reported, setReported] = useState<readonly CheckedField[]>([]);

  const change = useCallback((changes: Partial<QuoteFields>) => dispatch({ type: 'change', changes }), []);
  const actions = useRef({
    change,
    addPhotos: (files: readonly File[]) => dispatch({ type: 'addPhotos', files }),
    removePhoto: (file: File) => dispatch({ type: 'removePhoto', file }),
    addReferences: (files: readonly File[]) => dispatch({ type: 'addReferences', files }),
    removeReference: (file: File) => dispatch({ type: 'removeReference', file }),
    matchCount: () => dispatch({ type: 'matchCount' }),
    /** Reports a malformed address as soon as the field is left; an empty one only on sending. */
    leaveEmail: (email: string) => {
      if (email.trim() !== '') setReported((fields) => [...fields, 'clientEmail']);
    },
  }).current;

  useFollow(defaultService, (serviceType) => change({ serviceType }));

  const failures = checkQuote(state).filter(({ field }) => reported.includes(field));
  const messageFor = (field: CheckedField) => failures.find((failure) => failure.field === field)?.message;

  return {
    state,
    tab,
    setTab,
    actions,
    /** Failures that have been reported and still hold, in the order of the checks. */
    failures,
    messageFor,
    /** Runs the checks and reports what fails. Empty if the order may be sent. */
    check() {
      const found = checkQuote(state);
      setReported(found.map(({ field }) => field));
      return found;
    },
    reset() {
      dispatch({ type: 'reset' });
      setReported([]);
      setTab('upload');
    },
  };
}

export type QuoteForm = ReturnType<typeof useQuoteForm>;

const initialState = (serviceType: ServiceId | undefined): QuoteState =>
  serviceType ? quoteReducer(defaultQuote, { type: 'change', changes: { serviceType } }) : defaultQuote;

/** Calls back when the host names another value, not for the first one. */
function useFollow<T>(value: T | undefined, onChange: (value: T) => void) {
  const before = useRef(value);
  useEffect(() => {
    if (value !== undefined && value !== before.current) onChange(value);
    before.current = value;
  });
}
