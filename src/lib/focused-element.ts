/** Returns the focused element, also in a shadow root: `document.activeElement` is then the root's host. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
