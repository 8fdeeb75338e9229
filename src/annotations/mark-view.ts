/** The visible part of a photo. The functions in this file are pure; `use-mark-view.ts` measures the elements. */
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
export const isInView = (point: Point, { scale, x, y }: View, { across, down }: ViewportSize): boolean =>
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
