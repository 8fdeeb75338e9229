import { startTransition, useCallback, useEffect, useId, useRef, useState } from 'react';
import { findById } from '../lib/find-by-id.ts';

/**
 * State of a button and the panel that it opens, both inside `root`. The panel closes on Esc and on a link in it, which
 * return the focus to the button. It also closes on a press outside of `root`, and when the focus moves outside. A menu or
 * dialog that opens above the panel is rendered at the end of the document, but counts as inside. The chat's card counts as
 * outside.
 *
 * This is not a Radix popover: that would add its layers and its positioning to the first load of every page, and a panel
 * that is rendered in place needs neither.
 */
export function useDisclosure() {
  const [open, setOpenNow] = useState(false);
  // `startTransition` lets the browser paint the press before React renders the panel, which takes several frames on a
  // slow phone.
  const setOpen = useCallback((next: boolean) => startTransition(() => setOpenNow(next)), []);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  /** Closes the panel, and moves the focus to the button if that is shown. */
  const close = useCallback(() => {
    button.current?.focus();
    setOpen(false);
  }, [setOpen]);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = (event: KeyboardEvent) => {
      // A Radix menu or dialog above the panel closes on this Esc and calls `preventDefault`.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    const onElsewhere = (event: Event) => {
      // On the document, the target of an event in a shadow root is the shadow's host.
      const [target] = event.composedPath();
      if (!(target instanceof Element) || root.current?.contains(target)) return;
      if (!target.closest('[role="menu"], [role="dialog"]:not([data-chat])')) setOpen(false);
    };
    const onLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    findById(id, root.current)?.addEventListener('click', onLink, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onElsewhere, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    return () => listening.abort();
  }, [open, setOpen, close, id]);

  return { open, setOpen, close, root, button, id };
}
