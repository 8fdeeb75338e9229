/**
 * Events that React's root stops while their target is not hydrated, and that other listeners need: for the search's keys,
 * menus that close on a press elsewhere, links, and dropped and pasted photos.
 */
const STOPPED_BY_REACT =
  'click drop focusin keydown paste pointerdown pointerover pointerup touchstart'.split(' ');

/** Lets these events pass React. Call it before React attaches its listeners. */
export function letEventsPass(): void {
  for (const type of STOPPED_BY_REACT) addEventListener(type, keepGoing, { capture: true });
}

/** Takes from React the method with which it would stop the event (`dispatchEvent` of React DOM 19). */
function keepGoing(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-waiting], [data-still]'))
    event.stopPropagation = () => {};
}
