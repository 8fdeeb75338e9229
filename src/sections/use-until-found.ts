import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Lets the browser's own search look into something closed: `hidden="until-found"`. React writes `hidden` as yes or
 * no only, so it is set by hand. Until then, and in browsers that don't know it, the element must be hidden by its
 * class.
 *
 * @param open Whether it can be seen anyway.
 * @param onFound The browser found something in it (or the URL's fragment names it) and is about to show it.
 */
export function useUntilFound<T extends HTMLElement>(open: boolean, onFound: () => void) {
  const ref = useRef<T>(null);
  const found = useEffectEvent(onFound);

  useEffect(() => {
    const node = ref.current;
    if (!node || !('onbeforematch' in node)) return;
    if (open) node.removeAttribute('hidden');
    else node.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const node = ref.current;
    const show = () => found();
    node?.addEventListener('beforematch', show);
    return () => node?.removeEventListener('beforematch', show);
  }, []);

  return ref;
}
