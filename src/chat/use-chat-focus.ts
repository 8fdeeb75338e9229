import { useEffect, useRef, type RefObject } from 'react';
import { focusedElement } from '../lib/focus.ts';
import type { ChatState } from './chat-state.ts';

type Parts = { card: RefObject<HTMLElement | null>; field: RefObject<HTMLElement | null> };

/**
 * Keeps the focus in the open card. The focus is in the field while that is enabled, and otherwise on the card: a
 * disabled field loses the focus, and the card's keys must keep working. A visitor who has moved the focus to the log,
 * to a button or to the page keeps it there.
 */
export function useChatFocus({ card, field }: Parts, phase: ChatState['phase'], isOpen: boolean) {
  const wasOpen = useRef(false);
  const canType = phase === 'ready';
  useEffect(() => {
    const isOpening = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    if (!isOpen) return;
    const active = focusedElement();
    // The focused element was disabled or removed: the field when its message was sent, a button when it was pressed.
    const isLost = active?.matches(':disabled') || (active === document.body && phase !== 'unavailable');
    const mustMove = canType ? active === card.current : isLost;
    if (!isOpening && !mustMove) return;
    (canType ? field : card).current?.focus({ preventScroll: true });
    // In a low window the card scrolls, and the field is at its end (WCAG 2.4.11).
    if (canType) card.current?.scrollTo(0, card.current.scrollHeight);
  }, [card, field, canType, phase, isOpen]);
}
