import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useLessMotion } from '../lib/use-less-motion.ts';

/** Reasons for which the rotation pauses although it is on. */
type Hold = 'pointer' | 'focus' | 'drag' | 'hidden';

/**
 * Goes round `count` things, each shown for `every` milliseconds. It holds while they are hovered, focused by
 * keyboard or dragged and while the tab is hidden; it stops for good when the visitor picks one or
 * presses pause; it does not start by itself where less motion is asked for.
 */
export function useRotation(count: number, every: number) {
  const [index, setIndex] = useState(0);
  /** The visitor’s choice of play or pause; `undefined` until they make one. */
  const [choice, setChoice] = useState<boolean>();
  const lessMotion = useLessMotion();
  const playing = choice ?? !lessMotion;
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());
  const isHeld = holds.size > 0;

  useEffect(() => {
    if (!playing || isHeld || count < 2) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), every);
    return () => clearInterval(timer);
  }, [playing, isHeld, count, every]);

  const hold = (reason: Hold) => setHolds((now) => new Set([...now, reason]));
  const release = (reason: Hold) =>
    setHolds((now) => (now.has(reason) ? new Set([...now].filter((other) => other !== reason)) : now));

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // A drag may end anywhere, also outside the window.
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, () => release('drag'), { signal });
    const updateHidden = () => (document.hidden ? hold('hidden') : release('hidden'));
    updateHidden();
    document.addEventListener('visibilitychange', updateHidden, { signal });
    return () => listening.abort();
  }, []);

  return {
    /** Index of the shown item, from 0. `count` may have become smaller. */
    index: index % count,
    /** Whether it is on: what the visitor wants, whether or not something holds it at the moment. */
    playing,
    /** Shows one, and stays there for good. */
    select: (next: number) => {
      setIndex(next);
      setChoice(false);
    },
    toggle: () => setChoice(!playing),
    /** Spread on the elements that must not change while they are hovered or used. */
    holdHandlers: {
      // A finger "enters" at each tap and would hold until the next one elsewhere.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && hold('pointer'),
      onPointerLeave: () => release('pointer'),
      onPointerDown: () => hold('drag'),
      // Focus that came by a click holds nothing: that visitor's pointer says where they look.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && hold('focus'),
      onBlur: () => release('focus'),
    },
  };
}
