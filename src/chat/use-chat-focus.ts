import { useEffect, useRef, type RefObject } from 'react';
import type { ChatState } from './chat-state.ts';

type Parts = { card: RefObject<HTMLElement | null>; field: RefObject<HTMLElement | null> };

/**
 * Where the focus is while the card is open: in the field whenever it can be typed in; on the card itself
 * while it can't, since a disabled field loses the focus and the card's keys must go on working. Somebody who
 * has gone to the log, to a button or back to the page is left there.
 */
export function useChatFocus({ card, field }: Parts, phase: ChatState['phase'], shown: boolean) {
  const wasShown = useRef(false);
  const canType = phase === 'ready';
  useEffect(() => {
    const opening = shown && !wasShown.current;
    wasShown.current = shown;
    if (!shown) return;
    const active = document.activeElement;
    // What had the focus was disabled or taken away: the field by sending, a button by its own press.
    const lost = active?.matches(':disabled') || (active === document.body && phase !== 'unavailable');
    const wanted = canType ? field : card;
    if (opening || (canType ? active === card.current : lost)) wanted.current?.focus({ preventScroll: true });
  }, [card, field, canType, phase, shown]);
}
