import { useCallback, useEffect, useRef, useState } from 'react';

/** Pause before a sentence is announced, in ms, so that typing "120" announces one sentence and not three. */
const ANNOUNCE_DELAY = 700;

/**
 * Returns the text that makes a live region announce `next`. A region announces only a changed text, so a sentence that
 * it shows already gets a no-break space at its end, which screen readers do not speak.
 */
export const toRegionText = (next: string, shown: string): string =>
  next !== '' && next === shown ? `${next}\u00A0` : next;

/**
 * Returns the text for a polite live region, which the caller renders: a sentence, `ANNOUNCE_DELAY` after its last change.
 * The sentence of the first render is not announced, because screen readers read a page that has just opened.
 *
 * @param sentence Announced whenever it changes.
 * @returns the text for the region, and `say`, which announces another sentence after the same delay. Of several sentences
 *   within the delay, only the last is announced.
 */
export function useAnnouncement(sentence: string): [string, (sentence: string) => void] {
  const [announced, setAnnounced] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(sentence);

  const say = useCallback((next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnnounced((shown) => toRegionText(next, shown)), ANNOUNCE_DELAY);
  }, []);

  useEffect(() => {
    if (last.current === sentence) return;
    last.current = sentence;
    say(sentence);
  }, [sentence, say]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return [announced, say];
}
