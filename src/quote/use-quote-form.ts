import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { OrderPayload } from '../api/contract.ts';
import type { MarkList } from '../annotations/photo-mark.ts';
import { checkQuote, type CheckedField } from './quote-checks.ts';
import type { QuoteTab } from './quote-options.ts';
import {
  defaultQuote,
  quoteReducer,
  type PhotosBefore,
  type QuoteFields,
  type QuoteState,
} from './quote-state.ts';

/** What a host may choose for the visitor: what the price depends on, and nothing personal. */
export type QuoteDefaults = Partial<
  Pick<QuoteFields, 'serviceType' | 'qualityLevel' | 'turnaround' | 'imageCount' | 'rushOrder'>
>;

export type QuoteFormOptions = {
  /** Chosen from the start; a value that the host changes later is chosen then, the others stay as they are. */
  defaults?: QuoteDefaults;
};

/** What was sent, for the confirmation that stays after the toast. */
export type SentOrder = { id: string; payload: OrderPayload };

/** The form's entries, its open tab and what is wrong with it. Sending is `useSendOrder`'s. */
export function useQuoteForm({ defaults }: QuoteFormOptions) {
  const [state, dispatch] = useReducer(quoteReducer, defaults, initialState);
  const [tab, setTab] = useState<QuoteTab>('upload');
  /**
   * Fields whose failure has been shown on sending. It stays until it is put right. Nothing is reported when a field
   * is left: the message would push the button away from under the pointer that left for it.
   */
  const [reported, setReported] = useState<readonly CheckedField[]>([]);
  const reset = useCallback(() => {
    dispatch({ type: 'reset' });
    setReported([]);
    setTab('upload');
  }, []);

  const change = useCallback((changes: Partial<QuoteFields>) => dispatch({ type: 'change', changes }), []);
  const actions = useRef({
    change,
    addPhotos: (files: readonly File[]) => dispatch({ type: 'addPhotos', files }),
    removePhoto: (file: File) => dispatch({ type: 'removePhoto', file }),
    removePhotos: (files: readonly File[]) => dispatch({ type: 'removePhotos', files }),
    putBack: (files: readonly File[], before: PhotosBefore) => dispatch({ type: 'putBack', files, before }),
    addReferences: (files: readonly File[]) => dispatch({ type: 'addReferences', files }),
    removeReference: (file: File) => dispatch({ type: 'removeReference', file }),
    mark: (file: File, marks: MarkList) => dispatch({ type: 'mark', file, marks }),
    matchCount: () => dispatch({ type: 'matchCount' }),
    restore: (kept: QuoteState) => dispatch({ type: 'restore', state: kept }),
  }).current;

  useFollow(defaults, change);

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
    reset,
  };
}

export type QuoteForm = ReturnType<typeof useQuoteForm>;

const initialState = (defaults: QuoteDefaults | undefined): QuoteState =>
  defaults ? quoteReducer(defaultQuote, { type: 'change', changes: given(defaults) }) : defaultQuote;

/** Calls back with the values that the host has changed, not with the first ones. */
function useFollow(defaults: QuoteDefaults | undefined, onChange: (changes: QuoteDefaults) => void) {
  const before = useRef(defaults);
  useEffect(() => {
    const changes = given(defaults ?? {}, before.current);
    before.current = defaults;
    if (Object.keys(changes).length > 0) onChange(changes);
  });
}

/** Without the values that are undefined, or the same as before. */
export function given(defaults: QuoteDefaults, before: QuoteDefaults = {}): QuoteDefaults {
  const known: Readonly<Record<string, unknown>> = before;
  return Object.fromEntries(
    Object.entries(defaults).filter(([name, value]) => value !== undefined && value !== known[name]),
  );
}
