import { useEffect, useState } from 'react';

/** Interval at which the time moves on, in ms: the wipe between two ticks is drawn by CSS. */
const TICK = 100;
/** Most time that one tick adds, in ms. In a hidden tab, where timers fire rarely, the film so nearly pauses. */
const MAX_TICK = 250;

/**
 * Keeps the time of a film that plays.
 *
 * @param length In seconds.
 * @param autoPlay Whether it runs from the start.
 */
export function usePlayback(length: number, autoPlay: boolean) {
  const [time, setTime] = useState(0);
  const [isOn, setOn] = useState(autoPlay);
  const ended = time >= length;
  const playing = isOn && !ended;

  useEffect(() => {
    if (!playing) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = Math.min(now - last, MAX_TICK) / 1000;
      setTime((before) => Math.min(before + passed, length));
      last = now;
    }, TICK);
    return () => clearInterval(timer);
  }, [playing, length]);

  return {
    time,
    playing,
    ended,
    toggle: () => {
      // At the end, play means from the start.
      if (ended) setTime(0);
      setOn(!playing);
    },
    seek: (to: number) => {
      // From its end, a film stays paused, as a browser's own player does.
      setOn(playing);
      setTime(Math.max(0, Math.min(to, length)));
    },
  };
}
