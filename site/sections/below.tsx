import type { ReactNode } from 'react';

/** Window widths, in px, at which `heights.json` has a height of each part: both ends of every range of the CSS. */
export const measuredWidths = [320, 360, 390, 430, 639, 640, 767, 768, 1023, 1024, 1444] as const;

type Props = {
  /** The part’s heights at `measuredWidths`, in px. */
  heights: readonly number[];
  children: ReactNode;
};

/**
 * Part of a page that starts below the first screen. The browser skips its style, layout and paint until it comes
 * near (`.below` in site.css), and meanwhile reserves the height that the part was measured to have at this width.
 */
export function Below({ heights, children }: Props) {
  return <div {...belowProps(heights)}>{children}</div>;
}

/** Returns the props of the element that `Below` renders, for a part that has an element around it already. */
export function belowProps(heights: readonly number[]) {
  const style = Object.fromEntries(measuredWidths.map((width, at) => [`--h${width}`, heights[at]]));
  return { className: 'below', style };
}
