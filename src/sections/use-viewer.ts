import { useState, type ComponentType, type MouseEvent } from 'react';
import { useOnIntent } from '../lib/use-on-intent.ts';

/**
 * A viewer over the items of a section: its code, the item that it shows, and whether the code came at all.
 *
 * @param load Brings the viewer; declared outside the component.
 * @param first The item before one is opened.
 */
export function useViewer<Item, Props>(load: () => Promise<ComponentType<Props>>, first: Item) {
  const [Viewer, bring] = useOnIntent(load);
  const [item, setItem] = useState(first);
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  return {
    Viewer,
    item,
    setItem,
    isOpen,
    setOpen,
    failed,
    // Only a hint: the press tries again, and says so when it fails.
    prepare: () => void bring().catch(() => {}),
    open: (next: Item, { currentTarget }: MouseEvent<HTMLElement>) => {
      // Safari leaves the focus where it was when a button is pressed; it must find its way back here.
      currentTarget.focus({ preventScroll: true });
      setItem(next);
      setOpen(true);
      bring().then(
        () => setFailed(false),
        () => {
          setOpen(false);
          setFailed(true);
        },
      );
    },
  };
}
