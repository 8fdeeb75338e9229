import { focusedElement } from '../lib/focus.ts';
import { obstacles } from '../lib/obstacles.ts';

/** Distance to the elements that must stay visible, in px. */
const GAP = 8;
/** Maximum distance by which the button moves up, in px. Further up it would be in the middle of the page, so it is hidden. */
const MAX_LIFT = 168;

/**
 * Keeps a floating button from covering the focused element (WCAG 2.4.11), submit buttons and registered obstacles. The
 * button moves up above them. Where there is no room, it gets `data-obscured`, which hides it until it has the focus.
 *
 * @returns a function that removes its listeners.
 */
export function avoidOverlap(button: HTMLElement): () => void {
  const stop = new AbortController();
  let frame = 0;
  const update = () => {
    const lift = liftOf(button);
    button.toggleAttribute('data-obscured', lift > MAX_LIFT);
    button.style.translate = lift && lift <= MAX_LIFT ? `0 ${-lift}px` : '';
  };
  const scheduleUpdate = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  for (const type of ['focusin', 'focusout', 'click', 'scroll', 'resize']) {
    window.addEventListener(type, scheduleUpdate, { passive: true, signal: stop.signal });
  }
  // For a button in a shadow root: a focus that moves within that root is not reported to the window.
  button.getRootNode().addEventListener('focusin', scheduleUpdate, { signal: stop.signal });
  // A list that appears or disappears moves the elements below it, without a scroll or a press.
  const observer = new ResizeObserver(scheduleUpdate);
  observer.observe(document.body);
  const unsubscribe = obstacles.subscribe(scheduleUpdate);
  scheduleUpdate();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    unsubscribe();
    stop.abort();
  };
}

/** Returns the distance by which the button has to move up so that it covers nothing, in px. */
function liftOf(button: HTMLElement): number {
  // Offsets ignore the transform that has moved the button, also while it is animated. Its rectangle does not.
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = button;
  let top = offsetTop;
  const registered = obstacles.get().map(({ element }) => element);
  // Not searched in the whole document, because this runs in every frame of a scroll.
  const submits = [...document.forms].flatMap((form) => [...form.querySelectorAll('[type="submit"]')]);
  const rectangles = [findFocusRing() ?? button, ...submits, ...registered]
    .filter((element) => element !== button)
    // Content that `content-visibility` skips is far away. Measuring it would force its layout.
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

/**
 * Returns the focused element if it shows a ring, which nothing may cover (WCAG 2.4.11). Headings and sections that get
 * the focus by `tabindex="-1"` show none.
 */
export function findFocusRing(): Element | null {
  const focused = focusedElement();
  return focused?.matches('body, [tabindex="-1"]:not(button)') ? null : focused;
}
