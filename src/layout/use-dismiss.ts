import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Cause of a dismissal: the Esc key, or a press or the focus going elsewhere. */
export type DismissReason = 'escape' | 'outside';

/**
 * Calls `onDismiss` when the open thing inside `root` should close: Esc anywhere, a press outside, or the
 * focus moving outside. Menus and dialogs that a part of `root` has opened live in portals and don't count.
 *
 * Why not Radix: a disclosure needs no layer, and these run on every page's first load.
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (reason: DismissReason) => void,
) {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // A menu that is open above takes the Esc for itself and prevents its default.
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss('escape');
    };
    const onElsewhere = ({ target }: Event) => {
      if (!(target instanceof Element) || root.current?.contains(target)) return;
      if (!target.closest('[role="menu"], [role="dialog"]')) dismiss('outside');
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open, root]);
}
