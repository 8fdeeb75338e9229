import { startTransition, useCallback, useEffect, useId, useRef, useState } from 'react';

/**
 * State of a button and the part that it opens, both inside `root`. The part closes on Esc, which returns the focus to
 * the button, on a press outside, and when the focus moves outside. Menus and dialogs that a part of `root` has opened
 * live in portals and don't count.
 *
 * Why not Radix: a disclosure needs no layer, and these run on every page's first load.
 */
export function useDisclosure() {
  const [open, setOpenNow] = useState(false);
  // The press is drawn first: a menu takes a slow phone several frames.
  const setOpen = useCallback((next: boolean) => startTransition(() => setOpenNow(next)), []);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = (event: KeyboardEvent) => {
      // A menu that is open above takes the Esc for itself and prevents its default.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      button.current?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (!(target instanceof Element) || root.current?.contains(target)) return;
      if (!target.closest('[role="menu"], [role="dialog"]')) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onElsewhere, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    return () => listening.abort();
  }, [open, setOpen]);

  return { open, setOpen, root, button, id };
}
