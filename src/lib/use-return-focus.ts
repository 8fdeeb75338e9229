import { useRef } from 'react';

/**
 * Returns the focus to the element that had it when a dialog opened. Radix does so for its own triggers only; a
 * dialog that a host mounts on demand has none.
 *
 * Spread `handlers` on the dialog's content. Call `leave` before navigating or focusing another element: the focus
 * then goes to the element it is given, or stays on the next one that takes it.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  const destination = useRef<HTMLElement | 'elsewhere' | null>(null);

  return {
    leave: (target: HTMLElement | null = null) => {
      destination.current = target ?? 'elsewhere';
    },
    handlers: {
      // Radix tells this before it moves the focus in.
      onOpenAutoFocus: () => {
        opener.current = document.activeElement;
        destination.current = null;
      },
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault();
        if (destination.current === 'elsewhere') return;
        const target = destination.current ?? opener.current;
        if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
      },
    },
  };
}
