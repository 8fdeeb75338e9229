/**
 * Events that other listeners of the page need: shortcuts, menus that close on an outside click, links, dropped and pasted
 * photos. React DOM 19 calls `stopPropagation` on them while their target is not hydrated (facebook/react#22448).
 */
const STOPPED_BY_REACT =
  'click drop focusin keydown paste pointerdown pointerover pointerup touchstart'.split(' ');

/** Lets these events pass React. Call it before React attaches its listeners. */
export function letEventsPass(): void {
  for (const type of STOPPED_BY_REACT) addEventListener(type, disableStopPropagation, { capture: true });
}

/** Replaces `stopPropagation` of an event inside HTML that is not hydrated. */
function disableStopPropagation(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-waiting], [data-still]'))
    event.stopPropagation = () => {};
}
