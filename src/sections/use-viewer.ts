import { useState, type MouseEvent } from 'react';
import type { LazyComponent } from '../lib/lazy-component.tsx';
import { openUnlessFocusMoved } from '../lib/focus.ts';

/**
 * State of a viewer over the items of a section: which item it shows, and whether its code failed to load.
 *
 * @param viewer The viewer, as a lazy component.
 * @param first The item before one is opened.
 */
export function useViewer<Item>({ load }: Pick<LazyComponent<never>, 'load'>, first: Item) {
  const [item, setItem] = useState(first);
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);
  return {
    item,
    setItem,
    isOpen,
    setOpen,
    /** Whether the viewer has been opened. It remains rendered, so that it can return the focus. */
    isLoaded,
    failed,
    open: (next: Item, { currentTarget }: MouseEvent<HTMLElement>) => {
      // Safari does not focus a button on click (webkit.org/b/22261). Focus it here, so that closing the viewer can
      // return the focus to it.
      currentTarget.focus({ preventScroll: true });
      setItem(next);
      setFailed(false);
      const show = () => {
        setOpen(true);
        setLoaded(true);
      };
      openUnlessFocusMoved(load, show, () => setFailed(true));
    },
  };
}
