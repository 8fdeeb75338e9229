import { focusedElement } from '../lib/focus.ts';

/**
 * Returns the focused element if it shows a ring, which nothing may cover (WCAG 2.4.11). Headings and sections that get
 * the focus by `tabindex="-1"` show none.
 */
export function findFocusRing(): Element | null {
  const focused = focusedElement();
  return focused?.matches('body, [tabindex="-1"]:not(button)') ? null : focused;
}
