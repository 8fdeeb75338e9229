import { focusedElement } from '../lib/focus.ts';

/**
 * Focuses an element, unless the focus is outside of `area`: after an upload of minutes, the visitor may have moved on, as to
 * the chat. A focus on `<body>` was lost, and counts as inside.
 */
export function focusFrom(area: Element | null | undefined, target: HTMLElement | null): void {
  const focused = focusedElement();
  if (focused === document.body || area?.contains(focused)) target?.focus();
}
