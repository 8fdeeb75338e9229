import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { capturePointer } from './capture-pointer.ts';
import type { MarkView } from './use-mark-view.ts';
import type { Point } from './mark-view.ts';
import { mostRadius, ringRadius } from './photo-mark.ts';
import type { ShownPicture } from './use-picture.ts';

/** Distance from which a drag on the photo draws or pans, in px. Larger than a pin's: a shaky press adds a pin, not a ring. */
const MIN_PHOTO_DRAG = 8;

/** The ring that a drag is drawing, from its center outward. `radius` is a share of the picture's width. */
export type DrawnRing = Point & { radius: number };

export type GestureOptions = {
  view: MarkView;
  /** The picture on the canvas. Undefined while it is read, null if the browser cannot draw it. */
  picture: ShownPicture | null | undefined;
  onPress: (point: Point) => void;
  onDraw: (ring: DrawnRing) => void;
};

/**
 * Handles pointers on the image. A press places a mark; a drag draws a ring or, while zoomed, pans; two fingers zoom
 * and pan at once. Everything has a button or a key as well (brief 4).
 */
export function useMarkGestures({ view, picture, onPress, onDraw }: GestureOptions) {
  const fingers = useRef(new Map<number, Point>());
  /** Position where the single finger went down; null once the gesture cannot be a press. */
  const start = useRef<Point | null>(null);
  const [ring, setRing] = useState<DrawnRing | null>(null);
  const isZoomed = view.view.scale > 1;

  // Another photo ends the gesture. Its canvas has no handlers while it loads, so a finger that is lifted then would
  // remain in `fingers`.
  useEffect(() => {
    fingers.current.clear();
    start.current = null;
    setRing(null);
  }, [picture]);

  function drawFrom(from: Point, to: Point): DrawnRing {
    const box = view.pictureRef.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const radius = Math.max(ringRadius.least, Math.min(mostRadius(box), distance(from, to) / box.width));
    return { ...view.pointAt(from.x, from.y), radius };
  }

  function pan(from: Point, to: Point) {
    const before = view.pointAt(from.x, from.y);
    const after = view.pointAt(to.x, to.y);
    view.panBy(before.x - after.x, before.y - after.y);
  }

  function pinch(id: number, to: Point) {
    const from = fingers.current.get(id);
    const other = [...fingers.current].find(([key]) => key !== id)?.[1];
    if (!from || !other) return;
    const factor = distance(to, other) / Math.max(1, distance(from, other));
    view.zoomBy(factor, view.pointAt((from.x + other.x) / 2, (from.y + other.y) / 2));
    pan(middle(from, other), middle(to, other));
  }

  const end = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
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
        const finger = { x: event.clientX, y: event.clientY };
        fingers.current.set(event.pointerId, finger);
        const isFirst = fingers.current.size === 1;
        if (isFirst && isOnPin(event)) return;
        start.current = isFirst ? finger : null;
        setRing(null);
        // A pin under the first finger loses its pointer, which ends its drag.
        for (const id of fingers.current.keys()) capturePointer(event.currentTarget, id);
        event.currentTarget.focus({ preventScroll: true });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = fingers.current.get(event.pointerId);
        if (!from) return;
        const to = { x: event.clientX, y: event.clientY };
        if (fingers.current.size > 1) pinch(event.pointerId, to);
        else if (!start.current) {
          if (!isOnPin(event)) pan(from, to);
        } else if (distance(start.current, to) < MIN_PHOTO_DRAG) return;
        else if (isZoomed) {
          pan(start.current, to);
          start.current = null;
        } else setRing(drawFrom(start.current, to));
        fingers.current.set(event.pointerId, to);
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
        if (drawn) onDraw(drawn);
        else onPress(point);
      },
      onPointerCancel: end,
    },
  };
}

/** Whether the event belongs to a pin, which handles a single finger itself. */
const isOnPin = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('[data-mark-part]') !== null;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const isInside = ({ x, y }: Point): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;
