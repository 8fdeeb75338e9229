import { holdUnsaved } from '../../lib/unsaved-work.ts';

/**
 * Asks before the page goes, for as long as something would be lost with it. The words are the browser's own. Call
 * it only then: a page with this question is kept out of the browser's memory of pages, and people learn to click
 * a question away that comes for nothing.
 *
 * @returns what ends it.
 */
export function warnBeforeLeaving(): () => void {
  const release = holdUnsaved();
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => {
    window.removeEventListener('beforeunload', ask);
    release();
  };
}

/** The same as a switch, for who decides again and again. */
export function createLeaveWarning() {
  let end: (() => void) | null = null;
  return {
    set(isAtRisk: boolean): void {
      if (isAtRisk) end ??= warnBeforeLeaving();
      else {
        end?.();
        end = null;
      }
    },
  };
}
