import { useEffect, useState } from 'react';

/**
 * Calls a function after the page's `load` event, or at once if that has been.
 *
 * @returns a function that cancels the call.
 */
export function afterLoad(onLoad: () => void): () => void {
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
  return () => window.removeEventListener('load', onLoad);
}

/** Returns true `wait` ms after the page's `load` event. Never in prerendered HTML. */
export function useAfterLoad(wait = 0): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = afterLoad(() => {
      timer = setTimeout(() => setHasPassed(true), wait);
    });
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [wait]);
  return hasPassed;
}
