import { useEffect, useEffectEvent, type RefObject } from 'react';
import { findFocusRing } from './find-focus-ring.ts';

/**
 * Calls back when the focused element of the page is covered by the card (WCAG 2.4.11), also after scrolling.
 * Elements above the card, such as a dialog, are not covered by it.
 */
export function useMinimizeWhenCovering(
  card: RefObject<HTMLElement | null>,
  shown: boolean,
  onCover: () => void,
) {
  const tell = useEffectEvent(onCover);
  useEffect(() => {
    if (!shown) return;
    const stop = new AbortController();
    const check = () => {
      if (card.current && covers(card.current, findFocusRing())) tell();
    };
    // A frame later the browser has scrolled to what got the focus.
    const onFocus = () => requestAnimationFrame(check);
    window.addEventListener('focusin', onFocus, { signal: stop.signal });
    window.addEventListener('scrollend', check, { signal: stop.signal });
    return () => stop.abort();
  }, [card, shown]);
}

function covers(card: HTMLElement, focused: Element | null): boolean {
  if (!focused || card.contains(focused)) return false;
  const a = card.getBoundingClientRect();
  const b = focused.getBoundingClientRect();
  const left = Math.max(a.left, b.left);
  const right = Math.min(a.right, b.right);
  const top = Math.max(a.top, b.top);
  const bottom = Math.min(a.bottom, b.bottom);
  if (right <= left || bottom <= top) return false;
  return card.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}
