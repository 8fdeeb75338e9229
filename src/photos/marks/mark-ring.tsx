import type { PlacedMark } from './photo-mark.ts';

/** Once around and a little further, as a hand draws it that is in a hurry. In a box of 100. */
const STROKE =
  'M21 16C35 4 61 1 79 13c18 12 23 35 16 56-7 20-27 31-48 29C25 96 6 81 3 59 0 38 9 20 27 10 40 3 56 2 68 7';

/** The dark one lies under the red one and is wider. In px, at every size of the ring. */
const strokes = [
  ['var(--scrim)', 5.5],
  ['currentColor', 3.25],
] as const;

export type MarkRingProps = {
  at: { x: number; y: number; radius: number };
  /** Drawn stroke by stroke, once. Off while a finger draws it. */
  isDrawn?: boolean;
  children?: React.ReactNode;
};

/**
 * The grease pencil's ring around a place on the photo, in the box that it fills. Two strokes: whatever the photo is
 * like, red stands against the dark one or against the photo.
 */
export function MarkRing({ at, isDrawn = true, children }: MarkRingProps) {
  return (
    <span
      className="pointer-events-none absolute aspect-square -translate-1/2"
      style={{ ...placed(at), width: `${at.radius * 200}%` }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        fill="none"
        strokeLinecap="round"
        className="text-accent absolute inset-0 size-full max-w-none overflow-visible"
      >
        {strokes.map(([color, width]) => (
          <path
            key={color}
            d={STROKE}
            stroke={color}
            strokeWidth={width}
            vectorEffect="non-scaling-stroke"
            {...(isDrawn && { pathLength: 1, className: drawing })}
          />
        ))}
      </svg>
      {children}
    </span>
  );
}

/** Where a mark is, on the stage. */
export const placed = ({ x, y }: Pick<PlacedMark, 'x' | 'y'>) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
});

const drawing =
  'transition-[stroke-dashoffset] duration-(--motion-draw) ease-out [stroke-dasharray:1.02_1] [stroke-dashoffset:0] starting:[stroke-dashoffset:1.02] motion-reduce:transition-none';
