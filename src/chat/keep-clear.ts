/** Distance to what must stay visible, in px. */
const GAP = 8;
/** Higher than this above its place, in px, the button would float about the page: it goes out of sight instead. */
const MOST = 168;
/** Besides the focused element: what people aim for. A page marks anything else with `data-keep-clear`. */
const AIMS = '[type="submit"], [data-keep-clear]';

/**
 * Keeps a floating button off the focused element and off submit buttons (WCAG 2.4.11): it moves up above
 * them, or, where there is no room, says `data-tucked` and the style sheet hides it until it is wanted.
 * Returns the way to stop.
 */
export function keepClear(button: HTMLElement): () => void {
  const stop = new AbortController();
  let frame = 0;
  const place = () => {
    const lift = liftOf(button);
    button.toggleAttribute('data-tucked', lift > MOST);
    button.style.translate = lift && lift <= MOST ? `0 ${-lift}px` : '';
  };
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  for (const type of ['focusin', 'focusout', 'click', 'scroll', 'resize']) {
    window.addEventListener(type, later, { passive: true, signal: stop.signal });
  }
  // A list that comes or goes moves what lies below it, without a scroll or a press.
  const length = new ResizeObserver(later);
  length.observe(document.body);
  later();
  return () => {
    cancelAnimationFrame(frame);
    length.disconnect();
    stop.abort();
  };
}

/** How far up the button has to go from its place to cover none of them. */
function liftOf(button: HTMLElement): number {
  // Unlike its rectangle, offsets know nothing of where it has been moved to, or is moving just now.
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = button;
  let top = offsetTop;
  const obstacles = [document.activeElement, ...document.querySelectorAll(AIMS)]
    .filter((element) => element && element !== button && element !== document.body)
    .map((element) => (element as Element).getBoundingClientRect())
    .sort((a, b) => b.top - a.top);
  for (const { left, right, top: above, bottom, width } of obstacles) {
    const beside = right < offsetLeft - GAP || left > offsetLeft + offsetWidth + GAP;
    const apart = bottom < top - GAP || above > top + offsetHeight + GAP;
    if (width && !beside && !apart) top = above - GAP - offsetHeight;
  }
  return offsetTop - top;
}
