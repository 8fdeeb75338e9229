import { holdUnsaved } from './unsaved-work.ts';

/**
 * Registers unsaved work, and makes the browser ask before the page is left. Call it only while needed, because it
 * keeps the page out of the bfcache.
 *
 * @returns a function that ends both.
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
