import { useCallback, useRef, useState } from 'react';

/** The visible part of a photo. */
export type View = {
  /** Zoom factor. 1 shows the whole photo. */
  scale: number;
  /** The point of the photo in the middle of the viewport, as shares of its width and height. */
  x: number;
  y: number;
};

/** A point of the photo, as shares of its width and height. Outside of 0 to 1 it is beside the photo. */
export type Point = { x: number; y: number };

/** The viewport’s size, as shares of the photo at scale 1. At least one of them is about 1. */
export type ViewportSize = { across: number; down: number };

export const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const wholeView: View = { scale: 1, x: 0.5, y: 0.5 };
/** Maximum zoom factor. At 8, a photo of 24 megapixels is shown pixel by pixel on most screens. */
export const MAX_SCALE = 8;
export const ZOOM_STEP = 1.5;

/** Zoom factor per px of wheel scrolling: 100 px, one notch of most mice, zoom by a fifth. */
const WHEEL_ZOOM = 1.0018;
/** Px that a line of wheel scrolling counts as. Firefox reports three lines per notch: about 100 px. */
const LINE = 33;
/** Maximum px of one event with Ctrl. A mouse wheel turned with Ctrl is reported like a pinch: it, too, zooms by a fifth. */
const MAX_PINCH = 18;
/** Events that Safari fires for a pinch on a touchpad, instead of a wheel with Ctrl. Without them the page would zoom. */
const pinchEvents = ['gesturestart', 'gesturechange'];

/** `scale` is the distance of the fingers in proportion to that at the start of the pinch, where it is 1. */
type GestureEvent = Event & { scale: number; clientX: number; clientY: number };

/**
 * Stores which part of the photo is visible, and converts positions on the screen to positions on the photo.
 *
 * `viewportRef` is for the element that clips the photo, `photoRef` for the photo at its current size, with `--scale`.
 */
export function useMarkView() {
  const viewport = useRef<HTMLDivElement>(null);
  const photo = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(wholeView);

  const change = useCallback((next: (view: View, size: ViewportSize) => View) => {
    setView((view) => next(view, viewportSize(viewport.current, photo.current)));
  }, []);

  const pointAt = useCallback((clientX: number, clientY: number): Point => {
    const box = photo.current?.getBoundingClientRect();
    if (!box?.width || !box.height) return { x: 0.5, y: 0.5 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  }, []);

  /** Zooms around a point of the photo, or around the middle of the view if there is none in view. */
  const zoomBy = useCallback(
    (factor: number, point?: Point) =>
      change((view, size) =>
        zoomView(view, factor, point && isInView(point, view, size) ? point : view, size),
      ),
    [change],
  );
  const panBy = (x: number, y: number) => change((view, size) => panView(view, x, y, size));
  const reset = () => setView(wholeView);

  /** Pans to an element on the photo unless all of it is visible. */
  function reveal(element: HTMLElement) {
    const box = element.getBoundingClientRect();
    const shown = viewport.current?.getBoundingClientRect();
    if (!shown || isWithin(box, shown)) return;
    const middle = pointAt(box.left + box.width / 2, box.top + box.height / 2);
    change((view, size) => clampView({ ...view, ...middle }, size));
  }

  /**
   * A ref callback, not an effect: inside a dialog the element can mount later than the component that calls this
   * hook.
   */
  const viewportRef = useCallback(
    (node: HTMLDivElement) => {
      viewport.current = node;
      // React's `onWheel` is passive, so it could not keep the dialog from scrolling.
      const onWheel = (event: WheelEvent) => {
        if (!photo.current) return;
        event.preventDefault();
        zoomBy(factorOf(event), pointAt(event.clientX, event.clientY));
      };
      let scale = 1;
      const onPinch = (event: Event) => {
        if (!photo.current) return;
        event.preventDefault();
        const pinch = event as GestureEvent;
        // On a touch screen the fingers are pointers, too (use-mark-gestures.ts).
        if (event.type !== 'gesturestart' && !navigator.maxTouchPoints)
          zoomBy(pinch.scale / scale, pointAt(pinch.clientX, pinch.clientY));
        scale = pinch.scale;
      };
      // After a phone is turned, the view is clamped again, so that no empty space shows.
      const observer = new ResizeObserver(() => change(clampView));
      observer.observe(node);
      node.addEventListener('wheel', onWheel, { passive: false });
      for (const type of pinchEvents) node.addEventListener(type, onPinch);
      return () => {
        viewport.current = null;
        observer.disconnect();
        node.removeEventListener('wheel', onWheel);
        for (const type of pinchEvents) node.removeEventListener(type, onPinch);
      };
    },
    [change, pointAt, zoomBy],
  );

  return {
    ...view,
    percent: Math.round(view.scale * 100),
    viewportRef,
    photoRef: photo,
    focus: () => viewport.current?.focus({ preventScroll: true }),
    pointAt,
    zoomBy,
    panBy,
    reset,
    reveal,
  };
}

export type MarkView = ReturnType<typeof useMarkView>;

/** Returns the zoom factor of a turn of the wheel or of a pinch on a touchpad. */
function factorOf({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const px = deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
  if (!ctrlKey) return WHEEL_ZOOM ** -px;
  // Browsers report a pinch as a wheel with Ctrl, whose delta is −100 times the logarithm of the factor.
  return Math.exp(-Math.min(MAX_PINCH, Math.max(-MAX_PINCH, px)) / 100);
}

const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/**
 * Measures the elements. Reads the scale from the element, because a pinch or a quick wheel changes the view several times
 * before the photo has its scale.
 */
function viewportSize(viewport: HTMLElement | null, photo: HTMLElement | null): ViewportSize {
  if (!viewport || !photo?.offsetWidth || !photo.offsetHeight) return { across: 1, down: 1 };
  const scale = Number(photo.style.getPropertyValue('--scale'));
  return {
    across: (viewport.clientWidth * scale) / photo.offsetWidth,
    down: (viewport.clientHeight * scale) / photo.offsetHeight,
  };
}

/** Returns the view with its scale in bounds, moved so that no empty space shows beside the photo. */
export function clampView(view: View, viewport: ViewportSize): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale));
  return { scale, x: clamp(view.x, viewport.across / scale), y: clamp(view.y, viewport.down / scale) };
}

function clamp(middle: number, shown: number): number {
  if (shown >= 1) return 0.5;
  return Math.min(1 - shown / 2, Math.max(shown / 2, middle));
}

/** Whether a point is in the viewport. */
const isInView = (point: Point, { scale, x, y }: View, { across, down }: ViewportSize): boolean =>
  Math.abs(point.x - x) * 2 * scale <= across && Math.abs(point.y - y) * 2 * scale <= down;

/** Zooms around a point of the photo, such as the one under the pointer. The point stays in place on the screen. */
export function zoomView(view: View, factor: number, point: Point, viewport: ViewportSize): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const ratio = view.scale / scale;
  return clampView(
    { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    viewport,
  );
}

/** Moves the viewport over the photo, by shares of the photo. */
export const panView = (view: View, x: number, y: number, viewport: ViewportSize): View =>
  clampView({ ...view, x: view.x + x, y: view.y + y }, viewport);
