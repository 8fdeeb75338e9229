import { useEffect, useState } from 'react';

/** Interval between two updates of the time, in ms. CSS animates the wipe between them. */
const TICK = 100;
/** Maximum time that one update adds, in ms. It nearly pauses the film in a hidden tab, where timers fire rarely. */
const MAX_TICK = 250;

/**
 * Keeps the time of a film, and whether it plays.
 *
 * @param length In seconds.
 * @param autoPlay Whether it plays from the start.
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
      // At the end, Play starts from the beginning.
      if (ended) setTime(0);
      setOn(!playing);
    },
    seek: (to: number) => {
      // A film that is moved away from its end stays paused, as in browsers' own players.
      setOn(playing);
      setTime(Math.max(0, Math.min(to, length)));
    },
  };
}
