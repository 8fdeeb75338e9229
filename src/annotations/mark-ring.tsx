import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLessMotion } from '../lib/use-less-motion.ts';
import type { PositionedMark } from './photo-mark.ts';

/** Duration of the drawing, in ms: the `--motion-draw` of the tokens. */
const DRAW_TIME = 600;

/** Path of a ring in a box of 100 units: once around and a little further, as if drawn by hand. */
const STROKE =
  'M14 24C27 5 57-3 78 10c20 12 27 38 17 60-9 20-31 31-53 27C19 93 1 77 1 53 1 33 14 14 33 7 46 2 62 3 74 11';

/** Stroke widths in px, at every size of the ring. The dark stroke is below the accent and wider. */
const strokes = [
  ['var(--scrim)', 5],
  ['currentColor', 3.25],
] as const;

type MarkRingProps = {
  at: { x: number; y: number; radius: number };
  /** Whether the ring is drawn with an animation, once. Off during a drag. */
  isDrawn?: boolean;
  children?: ReactNode;
};

/**
 * A grease-pencil ring that fills its box. It has a dark stroke and one in the accent, so that one of them contrasts with the
 * photo.
 */
export function MarkRing({ at, isDrawn = true, children }: MarkRingProps) {
  return (
    <span
      className="pointer-events-none absolute aspect-square -translate-1/2"
      style={{ ...positionStyle(at), width: `${at.radius * 200}%` }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        fill="none"
        strokeLinecap="round"
        ref={useDrawing(isDrawn)}
        className="text-accent absolute inset-0 size-full max-w-none overflow-visible"
      >
        {strokes.map(([color, width]) => (
          <path key={color} d={STROKE} stroke={color} strokeWidth={width} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {children}
    </span>
  );
}

export const positionStyle = ({ x, y }: Pick<PositionedMark, 'x' | 'y'>) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
});

/**
 * Animates the strokes once. A script does it, because with `vector-effect` dashes are measured in px of the screen:
 * the dashes of a CSS animation would show gaps once the ring is zoomed.
 */
function useDrawing(isDrawn: boolean) {
  const drawing = useRef<SVGSVGElement>(null);
  const lessMotion = useLessMotion();
  useLayoutEffect(() => {
    const svg = drawing.current;
    if (!svg || !isDrawn || lessMotion) return;
    for (const path of svg.querySelectorAll('path')) {
      const length = path.getTotalLength() * Math.max(1, svg.clientWidth / 100);
      const strokeDasharray = `${length} ${length}`;
      path.animate(
        [
          { strokeDasharray, strokeDashoffset: length },
          { strokeDasharray, strokeDashoffset: 0 },
        ],
        { duration: DRAW_TIME, easing: 'ease-out' },
      );
    }
  }, [isDrawn, lessMotion]);
  return drawing;
}
