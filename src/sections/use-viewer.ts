import { useState, type MouseEvent } from 'react';
import type { LazyComponent } from '../lib/lazy-component.tsx';
import { openOrToast } from '../lib/open-when-loaded.ts';
import type { ToastOptions } from '../lib/toast-store.ts';

/**
 * State of a viewer over the items of a section: which item it shows.
 *
 * @param viewer The viewer, as a lazy component.
 * @param failed Toast for a viewer whose code did not load.
 */
export function useViewer<Item>({ load }: Pick<LazyComponent<never>, 'load'>, failed: ToastOptions) {
  const [item, setItem] = useState<Item>();
  const [isOpen, setOpen] = useState(false);
  return {
    /** `undefined` until the viewer has been opened. Then it remains rendered, so that it can return the focus. */
    item,
    setItem,
    isOpen,
    setOpen,
    open: (next: Item, { currentTarget }: MouseEvent<HTMLElement>) => {
      // Safari does not focus a button on click (webkit.org/b/22261). Focus it here, so that closing the viewer can
      // return the focus to it.
      currentTarget.focus({ preventScroll: true });
      const show = () => {
        setItem(next);
        setOpen(true);
      };
      openOrToast(load, show, failed);
    },
  };
}
