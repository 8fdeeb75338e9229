import { useCallback, useState } from 'react';

type Direction = 'ltr' | 'rtl';

/**
 * Returns the text direction of an element, and the ref that detects it: for components that need it as a prop
 * (Radix's arrow keys and menus go left to right unless they are). Only a browser knows what is inherited, so until
 * then it is undefined.
 */
export function useInheritedDirection(own?: Direction) {
  const [inherited, setInherited] = useState<Direction>();
  const ref = useCallback((element: Element | null) => {
    if (element) setInherited(element.matches(':dir(rtl)') ? 'rtl' : undefined);
  }, []);
  return [own ?? inherited, ref] as const;
}
