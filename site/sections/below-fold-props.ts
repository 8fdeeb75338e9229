/** Window widths, in px, at which `heights.json` has a height of each part: both ends of every range of the CSS. */
export const measuredWidths = [320, 390, 639, 640, 767, 768, 1023, 1024, 1444] as const;

/**
 * Returns the props of an element around a part of a page that starts below the first screen. The browser renders it only
 * when it comes near (`.below-fold` in site.css), and until then reserves the height that the part was measured to have at
 * this width. Once the browser is idle, it renders the part (boot/render-ahead.ts).
 *
 * @param heights The part’s heights at `measuredWidths`, in px.
 */
export function belowFoldProps(heights: readonly number[]) {
  const style = Object.fromEntries(measuredWidths.map((width, at) => [`--h${width}`, heights[at]]));
  return { className: 'below-fold', style };
}
