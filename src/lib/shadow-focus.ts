/** Matches the elements in which Radix moves the focus from control to control. */
const GROUPS = '[role=dialog], [role=menu], [role=tablist]';
const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]';

/**
 * Makes the keyboard work in a shadow root. Radix compares `document.activeElement` before and after it moves the
 * focus. In a shadow root both are the root's host, so Radix tries every control of a group in turn, and does not see
 * that Tab is about to leave a dialog.
 *
 * @returns a function that removes the listeners.
 */
export function keepFocusInShadow(root: ShadowRoot): () => void {
  let first: { element: HTMLElement; group: Element } | undefined;

  /** Keeps the focus on the first of several elements that Radix focuses in one task, as Radix intends. */
  const onFocusIn = (event: Event) => {
    const element = event.target;
    const group = element instanceof HTMLElement && element.closest(GROUPS);
    if (!group || first?.element === element) return;
    if (first?.group === group) {
      event.stopImmediatePropagation();
      first.element.focus();
    } else if (element !== group) {
      first = { element, group };
      queueMicrotask(() => (first = undefined));
    }
  };

  /** Moves the focus from the last control of a dialog to the first on Tab, and back on Shift+Tab. */
  const onKeyDown = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Tab' || !(event.target instanceof Element))
      return;
    const dialog = event.target.closest('[role=dialog]');
    if (!dialog) return;
    const controls = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
    );
    if (event.shiftKey) controls.reverse();
    const isFirst = event.shiftKey && event.target === dialog;
    if (!isFirst && event.target !== (controls.at(-1) ?? dialog)) return;
    event.preventDefault();
    controls[0]?.focus();
  };

  root.addEventListener('focusin', onFocusIn, true);
  root.addEventListener('keydown', onKeyDown, true);
  return () => {
    root.removeEventListener('focusin', onFocusIn, true);
    root.removeEventListener('keydown', onKeyDown, true);
  };
}
