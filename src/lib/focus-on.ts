import { focusedElement } from './focused-element.ts';

/** Focuses an element without scrolling, also one that cannot take the focus by itself. */
export function focusOn(target: HTMLElement | null): void {
  if (!target) return;
  target.focus({ preventScroll: true });
  if (focusedElement() === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // A press on text in a focusable element would focus that element, and Tab would go on from its start.
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** Moves the focus to the element with the id `main`, instead of following a skip link. The URL keeps its hash. */
export function skipToMain(event: { preventDefault: () => void }): void {
  const target = document.getElementById('main');
  event.preventDefault();
  focusOn(target);
  target?.scrollIntoView();
}
