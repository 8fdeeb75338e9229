import { useEffect, useState } from 'react';

/**
 * Calls a function once the page has loaded, or at once if it has.
 *
 * @returns a function that cancels the call.
 */
export function afterLoad(onLoad: () => void): () => void {
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
  return () => window.removeEventListener('load', onLoad);
}

/** Returns true once the page has loaded and `wait` ms have passed. Never in prerendered HTML. */
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
