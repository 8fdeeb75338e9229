import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  clampView,
  isInView,
  panView,
  wholeView,
  zoomView,
  type Point,
  type ViewportSize,
  type View,
} from './mark-view.ts';

/** Zoom factor per px of wheel scrolling: 100 px, one notch of most mice, zoom by a fifth. */
const WHEEL_ZOOM = 1.0018;
/** Px that a line of wheel scrolling counts as. Firefox reports three lines per notch: about 100 px. */
const LINE = 33;
/** Maximum px of one event with Ctrl. A mouse wheel turned with Ctrl is reported like a pinch: it, too, zooms by a fifth. */
const MAX_PINCH = 18;
/** Events that Safari fires for a pinch on a touchpad, instead of a wheel with Ctrl. Without them the page would zoom. */
const gestures = ['gesturestart', 'gesturechange'];

/** `scale` is the distance of the fingers in proportion to that at the start of the pinch, where it is 1. */
type GestureEvent = Event & { scale: number; clientX: number; clientY: number };

/**
 * Stores which part of the photo is visible, and converts positions on the screen to positions on the photo.
 *
 * `viewportRef` is for the element that clips the photo, `photoRef` for the photo at its current size.
 */
export function useMarkView() {
  const viewport = useRef<HTMLDivElement>(null);
  const photo = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(wholeView);
  /** The scale of the elements that are measured. A pinch or a quick wheel changes `view` several times before a render. */
  const renderedScale = useRef(view.scale);
  useLayoutEffect(() => {
    renderedScale.current = view.scale;
  }, [view.scale]);

  const change = useCallback((next: (view: View, size: ViewportSize) => View) => {
    setView((view) => next(view, viewportSize(viewport.current, photo.current, renderedScale.current)));
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
      const onGesture = (event: Event) => {
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
      for (const type of gestures) node.addEventListener(type, onGesture);
      return () => {
        viewport.current = null;
        observer.disconnect();
        node.removeEventListener('wheel', onWheel);
        for (const type of gestures) node.removeEventListener(type, onGesture);
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

function viewportSize(viewport: HTMLElement | null, photo: HTMLElement | null, scale: number): ViewportSize {
  if (!viewport || !photo?.offsetWidth || !photo.offsetHeight) return { across: 1, down: 1 };
  return {
    across: (viewport.clientWidth * scale) / photo.offsetWidth,
    down: (viewport.clientHeight * scale) / photo.offsetHeight,
  };
}
