import { useEffect, useState } from 'react';

/** Returns true once the page has loaded and `wait` ms have passed. Never in prerendered HTML. */
export function useAfterLoad(wait = 0): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(() => setHasPassed(true), wait);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start);
    return () => {
      window.removeEventListener('load', start);
      clearTimeout(timer);
    };
  }, [wait]);
  return hasPassed;
}
