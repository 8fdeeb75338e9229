import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { maxRadius, ringRadius, type PositionedMark } from './photo-mark.ts';
import type { MarkEditing } from './use-mark-editing.ts';
import type { Point } from './use-mark-view.ts';

/** Distance from which a drag on the photo draws or pans, in px. Larger than a pin's: a shaky press adds a pin, not a ring. */
const MIN_PHOTO_DRAG = 8;
/** Distance from which a drag moves a pin, in px. A shorter movement is a press. Small, for exact positions. */
const MIN_PIN_DRAG = 4;

/** The ring that a drag is drawing, from its center outward. `radius` is a share of the photo's width. */
type DrawnRing = Point & { radius: number };

/**
 * Position at which the only pointer went down, in px of the window. `pin`: the pin at that position, with its distance from
 * the pointer as shares of the photo.
 */
type Press = Point & { pin?: Point & { id: number } };

/**
 * Handles pointers on the photo and on its pins. A press places a pin. A drag moves a pin, draws a ring or, while zoomed,
 * pans. Two fingers zoom and pan at once. Every action also has a button or a key (brief 4).
 */
export function useMarkGestures({ view, photo, add, move, endStep }: MarkEditing) {
  /** Latest position of each pointer that is down, by `pointerId`. */
  const pointers = useRef(new Map<number, Point>());
  /** The press under way. Null while panning, and after a second pointer: then nothing is placed on release. */
  const press = useRef<Press | null>(null);
  /** Id of the pin that the last press has moved. Kept for the click that follows it. */
  const movedPin = useRef<number | null>(null);
  const [ring, setRing] = useState<DrawnRing | null>(null);
  const isZoomed = view.scale > 1;

  // Another photo ends the gesture. While it loads, the canvas has no handlers, so a finger that lifts then would stay in
  // `pointers`.
  useEffect(() => {
    pointers.current.clear();
    press.current = null;
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

  /** Starts a press on the photo, or on the pin of `mark`. The element that it starts on gets the focus and all its events. */
  function begin(event: PointerEvent<HTMLElement>, mark?: PositionedMark) {
    if (event.button !== 0) return;
    // No other finger is down. One whose pin was removed meanwhile may have been lifted outside of the photo.
    if (event.isPrimary) pointers.current.clear();
    const at = positionOf(event);
    pointers.current.set(event.pointerId, at);
    const point = view.pointAt(at.x, at.y);
    const pin = mark && { id: mark.id, x: mark.x - point.x, y: mark.y - point.y };
    press.current = pointers.current.size === 1 ? { ...at, pin } : null;
    // A second finger keeps it, so that `end` still ends the undo step of the drag.
    if (press.current) movedPin.current = null;
    setRing(null);
    capturePointer(event.currentTarget, event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
  }

  const end = (event: PointerEvent) => {
    if (movedPin.current !== null) endStep();
    pointers.current.delete(event.pointerId);
    press.current = null;
    setRing(null);
  };

  return {
    ring,
    begin,
    isPressed: () => pointers.current.size > 0,
    hasMovedPin: (id: number) => movedPin.current === id,
    handlers: {
      // On touch screens `mousedown` follows `pointerup`. By default it would move the focus from the new mark's note to
      // the canvas.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      // A pin begins its own press.
      onPointerDown: (event: PointerEvent<HTMLElement>) => !isOnPin(event) && begin(event),
      onPointerMove(event: PointerEvent) {
        const from = pointers.current.get(event.pointerId);
        if (!from) return;
        const to = positionOf(event);
        const start = press.current;
        if (pointers.current.size > 1) pinch(event.pointerId, to);
        else if (!start) pan(from, to);
        else if (start.pin) {
          if (distance(start, to) >= MIN_PIN_DRAG) movedPin.current = start.pin.id;
          const point = view.pointAt(to.x, to.y);
          if (movedPin.current !== null) move(start.pin.id, point.x + start.pin.x, point.y + start.pin.y);
        } else if (distance(start, to) < MIN_PHOTO_DRAG) return;
        else if (isZoomed) {
          pan(start, to);
          press.current = null;
        } else setRing(drawFrom(start, to));
        pointers.current.set(event.pointerId, to);
      },
      onPointerUp(event: PointerEvent) {
        const from = press.current;
        end(event);
        if (!from || from.pin) return;
        // React may not have rendered the last move yet, so `ring` may be too small or still null. Measure it here.
        const to = positionOf(event);
        const drawn = !isZoomed && distance(from, to) >= MIN_PHOTO_DRAG ? drawFrom(from, to) : ring;
        const point = view.pointAt(from.x, from.y);
        if (!isInside(point)) return;
        add(drawn ? { kind: 'ring', ...drawn } : { kind: 'pin', ...point }, 'note');
      },
      onPointerCancel: end,
    },
  };
}

export type MarkGestures = ReturnType<typeof useMarkGestures>;

const isOnPin = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('[data-mark-part]') !== null;

const positionOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const isInside = ({ x, y }: Point): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;

/** Sends all events of a drag to the element, also from outside the window. */
function capturePointer(element: HTMLElement, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // The pointer is up already (a pen that was lifted at once), or a test has made the event.
  }
}
