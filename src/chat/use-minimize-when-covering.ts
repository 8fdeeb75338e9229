import { useEffect, useEffectEvent, type RefObject } from 'react';
import { findFocusRing } from './avoid-overlap.ts';

/**
 * Calls `onCover` when the card covers the focused element of the page (WCAG 2.4.11), also after scrolling. Elements
 * above the card, such as a dialog, are not covered.
 */
export function useMinimizeWhenCovering(
  card: RefObject<HTMLElement | null>,
  isShown: boolean,
  onCover: () => void,
) {
  const notify = useEffectEvent(onCover);
  useEffect(() => {
    if (!isShown) return;
    const stop = new AbortController();
    const check = () => {
      if (card.current && covers(card.current, findFocusRing())) notify();
    };
    // One frame later the browser has scrolled to the focused element.
    const onFocus = () => requestAnimationFrame(check);
    window.addEventListener('focusin', onFocus, { signal: stop.signal });
    // A focus that moves within a shadow root is not reported outside of it.
    card.current?.getRootNode().addEventListener('focusin', onFocus, { signal: stop.signal });
    window.addEventListener('scrollend', check, { signal: stop.signal });
    return () => stop.abort();
  }, [card, isShown]);
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
  const root = card.getRootNode() as Document | ShadowRoot;
  return card.contains(root.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}
