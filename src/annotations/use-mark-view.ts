import { useCallback, useRef, useState } from 'react';
import { bounded, panned, wholeView, zoomed, type Point, type Room, type View } from './mark-view.ts';

/** Scale for a wheel's turn of 1 px: a notch of 100 px zooms by a fifth. */
const WHEEL_ZOOM = 1.0018;
/** A notch that counts lines, as some mice do, in px. */
const LINE = 33;

/**
 * The part of the picture that is shown: zoom and position, and where on the picture a place on the screen is.
 *
 * `room` is the window that cuts the picture, `stage` the picture at its present size.
 */
export function useMarkView() {
  const window = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(wholeView);

  const change = useCallback((next: (view: View, room: Room) => View) => {
    setView((view) => next(view, roomOf(window.current, stage.current, view)));
  }, []);

  const pointAt = useCallback((clientX: number, clientY: number): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box?.width || !box.height) return { x: 0.5, y: 0.5 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  }, []);

  const zoomBy = useCallback(
    (factor: number, point?: Point) => change((view, room) => zoomed(view, factor, point ?? view, room)),
    [change],
  );
  const panBy = useCallback(
    (x: number, y: number) => change((view, room) => panned(view, x, y, room)),
    [change],
  );
  const reset = useCallback(() => setView(wholeView), []);

  /**
   * A ref callback, not an effect: inside a dialog the element can mount later than the component that calls this
   * hook.
   */
  const room = useCallback(
    (node: HTMLDivElement) => {
      window.current = node;
      // Not React's onWheel, which listens passively and could not keep the dialog from scrolling.
      const onWheel = (event: WheelEvent) => {
        event.preventDefault();
        const turn = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
        zoomBy(WHEEL_ZOOM ** -turn, pointAt(event.clientX, event.clientY));
      };
      // A turned phone shows another part: what is empty then is filled.
      const observer = new ResizeObserver(() => change(bounded));
      observer.observe(node);
      node.addEventListener('wheel', onWheel, { passive: false });
      return () => {
        window.current = null;
        observer.disconnect();
        node.removeEventListener('wheel', onWheel);
      };
    },
    [change, pointAt, zoomBy],
  );

  return { view, room, stage, pointAt, zoomBy, panBy, reset };
}

export type MarkView = ReturnType<typeof useMarkView>;

function roomOf(room: HTMLElement | null, stage: HTMLElement | null, { scale }: View): Room {
  if (!room || !stage?.offsetWidth || !stage.offsetHeight) return { across: 1, down: 1 };
  return {
    across: (room.clientWidth * scale) / stage.offsetWidth,
    down: (room.clientHeight * scale) / stage.offsetHeight,
  };
}
