import { useState, type MouseEvent } from 'react';
import type { LazyComponent } from '../lib/lazy-component.tsx';
import { openWhenLoaded } from '../lib/open-when-loaded.ts';

/**
 * State of a viewer over the items of a section: which item it shows, and whether its code failed to load.
 *
 * @param viewer The viewer, as a lazy component.
 */
export function useViewer<Item>({ load }: Pick<LazyComponent<never>, 'load'>) {
  const [item, setItem] = useState<Item>();
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  return {
    /** `undefined` until the viewer has been opened. Then it remains rendered, so that it can return the focus. */
    item,
    setItem,
    isOpen,
    setOpen,
    failed,
    open: (next: Item, { currentTarget }: MouseEvent<HTMLElement>) => {
      // Safari does not focus a button on click (webkit.org/b/22261). Focus it here, so that closing the viewer can
      // return the focus to it.
      currentTarget.focus({ preventScroll: true });
      setFailed(false);
      const show = () => {
        // Of an earlier press, whose wait ended meanwhile.
        setFailed(false);
        setItem(next);
        setOpen(true);
      };
      openWhenLoaded(load, show, () => setFailed(true));
    },
  };
}
