import { useEffect, useMemo, useState, type FocusEvent, type PointerEvent } from 'react';
import { useLessMotion } from '../lib/use-less-motion.ts';

/** Reasons for which the rotation pauses although it is on. */
type Hold = 'pointer' | 'focus' | 'drag' | 'hidden';

export type Rotation = {
  /** Index of the shown item, from 0. */
  index: number;
  /** Whether it is on: what the visitor wants, whether or not something holds it at the moment. */
  playing: boolean;
  /** Shows one, and stays there for good. */
  select: (index: number) => void;
  toggle: () => void;
  /** Spread on the elements that must not change while they are hovered or used. */
  holdHandlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
};

/**
 * Goes round `count` things, each shown for `every` milliseconds. It holds while they are hovered, focused by
 * keyboard or dragged and while the tab is hidden; it stops for good when the visitor picks one or
 * presses pause; it does not start by itself where less motion is asked for.
 */
export function useRotation(count: number, every: number): Rotation {
  const [index, setIndex] = useState(0);
  /** The visitor’s choice of play or pause; `undefined` until they make one. */
  const [choice, setChoice] = useState<boolean>();
  const lessMotion = useLessMotion();
  const playing = choice ?? !lessMotion;
  const [holds, setHolds] = useState<readonly Hold[]>([]);
  const isHeld = holds.length > 0;

  useEffect(() => {
    if (!playing || isHeld || count < 2) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), every);
    return () => clearInterval(timer);
  }, [playing, isHeld, count, every]);

  const hold = useMemo(() => {
    const without = (reason: Hold) => (now: readonly Hold[]) => now.filter((other) => other !== reason);
    return {
      start: (reason: Hold) => setHolds((now) => [...without(reason)(now), reason]),
      end: (reason: Hold) => setHolds(without(reason)),
    };
  }, []);

  useEffect(() => {
    /* A drag may end anywhere, also outside the window. */
    const endDrag = () => hold.end('drag');
    const updateHidden = () => (document.hidden ? hold.start('hidden') : hold.end('hidden'));
    updateHidden();
    window.addEventListener('pointerup', endDrag);
    window.addEventListener('pointercancel', endDrag);
    document.addEventListener('visibilitychange', updateHidden);
    return () => {
      window.removeEventListener('pointerup', endDrag);
      window.removeEventListener('pointercancel', endDrag);
      document.removeEventListener('visibilitychange', updateHidden);
    };
  }, [hold]);

  return {
    // `count` may have become smaller.
    index: index % count,
    playing,
    select: (next) => {
      setIndex(next);
      setChoice(false);
    },
    toggle: () => setChoice(!playing),
    holdHandlers: {
      /* A finger "enters" at each tap and would hold until the next one elsewhere. */
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && hold.start('pointer'),
      onPointerLeave: () => hold.end('pointer'),
      onPointerDown: () => hold.start('drag'),
      /* Focus that came by a click holds nothing: that visitor's pointer says where they look. */
      onFocus: ({ target }) => target.matches(':focus-visible') && hold.start('focus'),
      onBlur: () => hold.end('focus'),
    },
  };
}
