import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useLessMotion } from '../lib/use-less-motion.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { watchNear } from '../lib/watch-near.ts';

/** Reasons for which the rotation pauses although it is on. */
type PauseReason = 'pointer' | 'focus' | 'drag' | 'hidden' | 'outside';

/**
 * Rotates through `count` items, each shown for `every` milliseconds. It pauses during hover, keyboard focus and drags,
 * while the tab is hidden, and while the element with `ref` is outside of the window. It ends when the visitor selects an
 * item or presses pause. With reduced motion it does not start by itself.
 */
export function useRotation(count: number, every: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  /** The visitor’s choice of play or pause; `undefined` until they make one. */
  const [choice, setChoice] = useState<boolean>();
  const lessMotion = useLessMotion();
  const playing = choice ?? !lessMotion;
  const [reasons, setReasons] = useState<Partial<Record<PauseReason, boolean>>>({});
  const isPaused = Object.values(reasons).includes(true);
  const setPaused = (reason: PauseReason, isOn: boolean) =>
    setReasons((now) => (Boolean(now[reason]) === isOn ? now : { ...now, [reason]: isOn }));

  useEffect(() => {
    if (!playing || isPaused || count < 2) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), every);
    return () => clearInterval(timer);
  }, [playing, isPaused, count, every]);

  // A drag may end outside of the element.
  useWindowEvent('pointerup', () => setPaused('drag', false));
  useWindowEvent('pointercancel', () => setPaused('drag', false));
  useWindowEvent('visibilitychange', () => setPaused('hidden', document.hidden));
  useEffect(() => {
    setPaused('hidden', document.hidden);
    if (!ref.current) return undefined;
    return watchNear(ref.current, (isIn) => setPaused('outside', !isIn), '0px');
  }, []);

  return {
    /** Ref of the element that rotates. */
    ref,
    /** Whether it can be seen: its tab is not hidden, and it is in the window. */
    isSeen: !reasons.hidden && !reasons.outside,
    /** Index of the visible item, from 0. Wrapped, because `count` may have become smaller. */
    index: index % count,
    /** Whether the rotation is on, also while something pauses it. */
    playing,
    /** Shows an item and ends the rotation. */
    select: (next: number) => {
      setIndex(next);
      setChoice(false);
    },
    toggle: () => setChoice(!playing),
    /** Props for the elements that pause the rotation while they are hovered or used. */
    pauseHandlers: {
      // A tap fires `pointerenter`, and would pause the rotation until the next tap elsewhere.
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType !== 'touch' && setPaused('pointer', true),
      onPointerLeave: () => setPaused('pointer', false),
      onPointerDown: () => setPaused('drag', true),
      // Focus by click does not pause the rotation: after a click, only the hover does.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setPaused('focus', true),
      // After a click, keys move the slider: it must not be replaced then.
      onKeyDown: () => setPaused('focus', true),
      onBlur: () => setPaused('focus', false),
    },
  };
}
