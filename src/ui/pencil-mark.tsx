import { useId, type ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';

/**
 * The shapes, one stroke each, drawn as by a hurried hand. Each box has the proportions of what the shape usually goes
 * around, so that its stroke stays about as wide when the box is stretched.
 */
const drawings = {
  /** Around a word. */
  ring: {
    box: [280, 96],
    path: 'M21 64C2 34 66 7 146 6c76-1 129 16 127 42-2 29-62 44-137 43C62 90 5 74 7 47 9 24 66 10 132 11',
  },
  /** Around a card or a photograph. */
  frame: {
    box: [300, 232],
    path: 'M27 30C70 6 224-2 271 20c17 22 24 58 23 97-1 39-9 74-27 92-48 20-184 24-232 4C14 190 6 152 6 112 6 74 13 42 33 21 48 12 66 9 92 7',
  },
  /** Under a word. */
  underline: { box: [280, 20], path: 'M5 13C60 5 150 4 275 8 200 9 130 12 84 16' },
  /** Beside a line. */
  check: { box: [24, 24], path: 'M3 13.5C6 15.5 8 18 9.5 20.5 12 14 16 8 22 3' },
} as const;

export type PencilShape = keyof typeof drawings;
export const pencilShapes = Object.keys(drawings) as PencilShape[];

export type PencilMarkProps = ComponentPropsWithRef<'svg'> & {
  /** Shape of the mark. Use one mark per screen: the word in the headline, the popular service. */
  shape: PencilShape;
};

/**
 * Grease-pencil mark in the accent color, as an editor draws it. It fills its nearest positioned ancestor and is drawn
 * once. It is hidden from assistive technology: state its meaning in words, too.
 */
export function PencilMark({ shape, className, ...rest }: PencilMarkProps) {
  const wax = useId();
  // A host without types may pass another one.
  if (!Object.hasOwn(drawings, shape)) return null;
  const { box, path } = drawings[shape];
  const [w, h] = box;
  // As small as a letter, where wax would look like a fault.
  const isCheck = shape === 'check';
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio={isCheck ? undefined : 'none'}
      fill="none"
      {...rest}
      className={cn(
        'text-accent pointer-events-none overflow-visible',
        isCheck ? 'size-6 shrink-0' : 'absolute inset-0 size-full max-w-none',
        className,
      )}
    >
      {/* Filter that makes the line look like wax: a coarse distortion of the whole line, then a fine one of its edge. */}
      {!isCheck && (
        <filter id={wax} filterUnits="userSpaceOnUse" x={-w * 0.1} y={-10} width={w * 1.2} height={h + 20}>
          <feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="2" seed="4" result="wobble" />
          <feDisplacementMap in="SourceGraphic" in2="wobble" scale={6.3} result="drawn" />
          <feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="9" result="grain" />
          <feDisplacementMap in="drawn" in2="grain" scale={1.8} />
        </filter>
      )}
      <path
        d={path}
        pathLength="1"
        stroke="currentColor"
        strokeWidth={isCheck ? 2.25 : 4.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        filter={isCheck ? undefined : `url(#${wax})`}
        className="transition-[stroke-dashoffset] duration-(--motion-draw) ease-out [stroke-dasharray:1.02_1] [stroke-dashoffset:0] starting:[stroke-dashoffset:1.02] motion-reduce:transition-none"
      />
    </svg>
  );
}
