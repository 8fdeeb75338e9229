import { useCallback, useEffect, useRef, useState } from 'react';

/** Pause before a sentence is announced, in ms, so that typing "120" announces one sentence and not three. */
const ANNOUNCE_DELAY = 700;

/**
 * The text that makes a live region say `next`. A region whose text does not change stays silent, so a sentence that
 * it shows already gets a no-break space at its end, which is neither heard nor seen.
 */
export const spoken = (next: string, shown: string): string =>
  next !== '' && next === shown ? `${next}\u00A0` : next;

/**
 * A sentence for a polite live region, said once things have settled. Nothing is said on the first
 * render: what a page shows when it opens is read in its place.
 *
 * @param sentence Said whenever it changes.
 * @returns the text for the region, and `say` for what only a person's action should announce.
 */
export function useAnnouncement(sentence: string): [string, (sentence: string) => void] {
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(sentence);

  const say = useCallback((next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid((shown) => spoken(next, shown)), ANNOUNCE_DELAY);
  }, []);

  useEffect(() => {
    if (last.current === sentence) return;
    last.current = sentence;
    say(sentence);
  }, [sentence, say]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return [said, say];
}
