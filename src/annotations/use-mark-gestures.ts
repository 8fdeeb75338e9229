import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { maxRadius, ringRadius } from './photo-mark.ts';
import type { MarkEditing } from './use-mark-editing.ts';
import type { Point } from './use-mark-view.ts';

/** Distance from which a drag on the photo draws or pans, in px. Larger than a pin's: a shaky press adds a pin, not a ring. */
const MIN_PHOTO_DRAG = 8;

/** The ring that a drag is drawing, from its center outward. `radius` is a share of the photo's width. */
type DrawnRing = Point & { radius: number };

/**
 * Handles pointers on the photo. A press places a pin. A drag draws a ring or, while zoomed, pans. Two fingers zoom and pan
 * at once. Everything has a button or a key as well (brief 4).
 */
export function useMarkGestures({ view, photo, add }: MarkEditing) {
  /** Latest position of each pointer that is down, by `pointerId`. */
  const pointers = useRef(new Map<number, Point>());
  /** Position at which the only pointer went down. Null once the gesture cannot be a press. */
  const start = useRef<Point | null>(null);
  const [ring, setRing] = useState<DrawnRing | null>(null);
  const isZoomed = view.scale > 1;

  // Another photo ends the gesture. While it loads, the canvas has no handlers, so a finger that lifts then would stay in
  // `pointers`.
  useEffect(() => {
    pointers.current.clear();
    start.current = null;
    setRing(null);
  }, [photo]);

  function drawFrom(from: Point, to: Point): DrawnRing {
    const box = view.photoRef.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const radius = Math.max(ringRadius.min, Math.min(maxRadius(box), distance(from, to) / box.width));
    return { ...view.pointAt(from.x, from.y), radius };
  }

  function pan(from: Point, to: Point) {
    const before = view.pointAt(from.x, from.y);
    const after = view.pointAt(to.x, to.y);
    view.panBy(before.x - after.x, before.y - after.y);
  }

  function pinch(id: number, to: Point) {
    const from = pointers.current.get(id);
    const other = [...pointers.current].find(([key]) => key !== id)?.[1];
    if (!from || !other) return;
    const factor = distance(to, other) / Math.max(1, distance(from, other));
    view.zoomBy(factor, view.pointAt((from.x + other.x) / 2, (from.y + other.y) / 2));
    pan(middle(from, other), middle(to, other));
  }

  const end = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    start.current = null;
    setRing(null);
  };

  return {
    ring,
    handlers: {
      // On touch screens `mousedown` follows `pointerup`. By default it would move the focus from the new mark's note to
      // the canvas.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        const at = { x: event.clientX, y: event.clientY };
        pointers.current.set(event.pointerId, at);
        const isFirst = pointers.current.size === 1;
        if (isFirst && isOnPin(event)) return;
        start.current = isFirst ? at : null;
        setRing(null);
        // Takes the first finger from a pin, which ends the pin's drag.
        for (const id of pointers.current.keys()) capturePointer(event.currentTarget, id);
        event.currentTarget.focus({ preventScroll: true });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = pointers.current.get(event.pointerId);
        if (!from) return;
        const to = { x: event.clientX, y: event.clientY };
        if (pointers.current.size > 1) pinch(event.pointerId, to);
        else if (!start.current) {
          if (!isOnPin(event)) pan(from, to);
        } else if (distance(start.current, to) < MIN_PHOTO_DRAG) return;
        else if (isZoomed) {
          pan(start.current, to);
          start.current = null;
        } else setRing(drawFrom(start.current, to));
        pointers.current.set(event.pointerId, to);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const from = start.current;
        end(event);
        if (!from) return;
        // React may not have rendered the last move yet, so `ring` may be too small or still null. Measure it here.
        const to = { x: event.clientX, y: event.clientY };
        const drawn = !isZoomed && distance(from, to) >= MIN_PHOTO_DRAG ? drawFrom(from, to) : ring;
        const point = view.pointAt(from.x, from.y);
        if (!isInside(point)) return;
        add(drawn ? { kind: 'ring', ...drawn } : { kind: 'pin', ...point }, 'note');
      },
      onPointerCancel: end,
    },
  };
}

/** Whether the event is on a pin, which handles a single pointer itself. */
const isOnPin = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('[data-mark-part]') !== null;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const isInside = ({ x, y }: Point): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;

/** Sends all events of a drag to the element, also from outside the window. */
export function capturePointer(element: HTMLElement, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // The pointer is up already (a pen that was lifted at once), or a test has made the event.
  }
}
