import type { ReactNode } from 'react';
import { measuredWidths } from './measured-widths.ts';

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
  const style = Object.fromEntries(measuredWidths.map((width, at) => [`--h${width}`, heights[at]]));
  return (
    <div className="below" style={style}>
      {children}
    </div>
  );
}
