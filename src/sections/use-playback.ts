import { useEffect, useReducer } from 'react';

/** Interval at which the time moves on, in ms: the wipe between two ticks is drawn by CSS. */
export const TICK = 100;
/** Most time that one tick adds, in ms. In a hidden tab, where timers fire rarely, the film so nearly pauses. */
const MAX_TICK = 250;

type State = { time: number; playing: boolean };
type Action =
  | { type: 'tick'; passed: number; length: number }
  | { type: 'seek'; time: number }
  | { type: 'toggle'; length: number };

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'tick': {
      const time = Math.min(state.time + action.passed, action.length);
      return { time, playing: state.playing && time < action.length };
    }
    case 'seek':
      return { ...state, time: action.time };
    case 'toggle':
      // At the end, play means from the start.
      return state.time >= action.length ? { time: 0, playing: true } : { ...state, playing: !state.playing };
  }
}

/**
 * Keeps the time of a film that plays.
 *
 * @param length In seconds.
 * @param autoPlay Whether it runs from the start.
 */
export function usePlayback(length: number, autoPlay: boolean) {
  const [{ time, playing }, dispatch] = useReducer(reduce, { time: 0, playing: autoPlay });

  useEffect(() => {
    if (!playing) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      dispatch({ type: 'tick', passed: Math.min(now - last, MAX_TICK) / 1000, length });
      last = now;
    }, TICK);
    return () => clearInterval(timer);
  }, [playing, length]);

  return {
    time,
    playing,
    ended: time >= length,
    toggle: () => dispatch({ type: 'toggle', length }),
    seek: (to: number) => dispatch({ type: 'seek', time: Math.max(0, Math.min(to, length)) }),
  };
}
