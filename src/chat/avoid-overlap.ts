import { obstacles } from '../lib/obstacles.ts';
import { findFocusRing } from './find-focus-ring.ts';

/** Distance to what must stay visible, in px. */
const GAP = 8;
/** Longest way up, in px. Further up, the button would float about the page, so it is hidden instead. */
const MOST = 168;

/**
 * Keeps a floating button off the focused element (WCAG 2.4.11), submit buttons and registered obstacles: it moves up
 * above them, or, where there is no room, gets `data-obscured`, which hides it until it has the focus.
 *
 * @returns a function that removes its listeners.
 */
export function avoidOverlap(button: HTMLElement): () => void {
  const stop = new AbortController();
  let frame = 0;
  const place = () => {
    const lift = liftOf(button);
    button.toggleAttribute('data-obscured', lift > MOST);
    button.style.translate = lift && lift <= MOST ? `0 ${-lift}px` : '';
  };
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  for (const type of ['focusin', 'focusout', 'click', 'scroll', 'resize']) {
    window.addEventListener(type, later, { passive: true, signal: stop.signal });
  }
  // A list that appears or disappears moves the elements below it, without a scroll or a press.
  const length = new ResizeObserver(later);
  length.observe(document.body);
  const unsubscribe = obstacles.subscribe(later);
  later();
  return () => {
    cancelAnimationFrame(frame);
    length.disconnect();
    unsubscribe();
    stop.abort();
  };
}

/** Returns the distance by which the button has to move up so that it covers nothing, in px. */
function liftOf(button: HTMLElement): number {
  // Unlike its rectangle, offsets know nothing of where it has been moved to, or is moving just now.
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = button;
  let top = offsetTop;
  const registered = obstacles.get().map(({ element }) => element);
  // Not in the whole document, because this runs in every frame of a scroll.
  const submits = [...document.forms].flatMap((form) => [...form.querySelectorAll('[type="submit"]')]);
  const rectangles = [findFocusRing() ?? button, ...submits, ...registered]
    .filter((element) => element !== button)
    // A part that the browser skips is far away, and asking for its place would lay it out.
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .map((element) => element.getBoundingClientRect())
    .sort((a, b) => b.top - a.top);
  for (const { left, right, top: above, bottom, width } of rectangles) {
    const beside = right < offsetLeft - GAP || left > offsetLeft + offsetWidth + GAP;
    const apart = bottom < top - GAP || above > top + offsetHeight + GAP;
    if (width && !beside && !apart) top = above - GAP - offsetHeight;
  }
  return offsetTop - top;
}
