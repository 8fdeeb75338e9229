import { useEffect, useId, useRef, useState } from 'react';
import type { BriefField } from './brief-check.ts';
import type { CheckedField } from './quote-checks.ts';
import type { QuoteTab } from './quote-options.ts';

type Field = CheckedField | BriefField;

/** Walks from tab to tab of a form, with the focus. */
export function useTabWalk(setTab: (tab: QuoteTab) => void) {
  const formId = useId();
  const card = useRef<HTMLFormElement>(null);
  const idOf = (field: Field) => `${formId}-${field}`;

  // Only once its tab shows; not by flushSync, which would take away the submit button that React still reads.
  const [wanted, setWanted] = useState<{ find: () => HTMLElement | null | undefined }>();
  useEffect(() => {
    wanted?.find()?.focus();
  }, [wanted]);

  return {
    /** The form. */
    card,
    /** The id that a field has to have to be found. */
    idOf,
    goTo({ tab, field }: { tab: QuoteTab; field: Field }) {
      setTab(tab);
      setWanted({ find: () => document.getElementById(idOf(field)) });
    },
    /** The pressed button goes away with its tab: without this, the focus would fall to the top of the page. */
    walkTo(next: QuoteTab) {
      setTab(next);
      setWanted({ find: () => card.current?.querySelector('[role=tabpanel][data-state=active]') });
    },
  };
}
