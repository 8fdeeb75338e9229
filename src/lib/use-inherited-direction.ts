import { useLayoutEffect, useRef, useState } from 'react';

type Direction = 'ltr' | 'rtl';

/**
 * Returns the text direction of an element, and the ref that detects it. Radix needs it as a prop, or its arrow keys and
 * menus run left to right. It is `undefined` for left-to-right text, and until the element is in a browser.
 *
 * @param own The direction that the host has set, which counts more.
 */
export function useInheritedDirection(own?: Direction) {
  const [inherited, setInherited] = useState<Direction>();
  const ref = useRef<HTMLElement>(null);
  // After each render, because a host may change the direction together with the language.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- ends by itself: the direction that is set already renders nothing
  useLayoutEffect(() => {
    if (ref.current) setInherited(ref.current.matches(':dir(rtl)') ? 'rtl' : undefined);
  });
  return [own ?? inherited, ref] as const;
}
