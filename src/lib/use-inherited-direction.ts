import { useCallback, useState } from 'react';

type Direction = 'ltr' | 'rtl';

/**
 * Which way an element runs, and the ref that finds it out: for pieces that must be told (Radix's arrow keys and menus
 * go left to right unless they are). Only a browser knows what is inherited, so until then it is undefined.
 */
export function useInheritedDirection(given?: Direction) {
  const [inherited, setInherited] = useState<Direction>();
  const measure = useCallback((element: Element | null) => {
    if (element) setInherited(element.matches(':dir(rtl)') ? 'rtl' : undefined);
  }, []);
  return [given ?? inherited, measure] as const;
}
