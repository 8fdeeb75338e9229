import type { QuoteState } from '../quote-state.ts';

/** What a form has to say about its draft. */
export type DraftNews =
  /** An earlier draft is in the form. `missing` counts photos whose files could not be kept. */
  | { kind: 'restored'; savedAt: number; photos: number; missing: number }
  /** The order was sent from another tab. `kept` if this tab had entries of its own, which are still there. */
  | { kind: 'sentElsewhere'; order: string; kept: boolean }
  /** Started over in another tab. */
  | { kind: 'endedElsewhere' };

/** Where drafts stand on this device. */
export type DraftStatus = {
  /** `none`: this browser keeps nothing, or what it has is from a newer version. */
  storage: 'opening' | 'kept' | 'none';
  /** Whether anything was entered, beyond what the host chose. */
  hasEntries: boolean;
  /** Files that are in the form, but could not be stored. */
  givenUp: number;
};

/** The form that shows the draft. */
export type DraftView = {
  onQuote: (state: QuoteState) => void;
  onNews: (news: DraftNews) => void;
  onStatus: (status: DraftStatus) => void;
};

export const firstStatus: DraftStatus = { storage: 'opening', hasEntries: false, givenUp: 0 };
