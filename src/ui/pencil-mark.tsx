import { useId, type ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';

/**
 * One stroke each, with the overshoot of a hand that is in a hurry. Every box has the proportions of
 * what it usually goes around, so that stretching it keeps the stroke's width believable.
 */
const drawings = {
  /** Around a word. */
  ring: {
    box: [280, 96],
    path: 'M196 9C120 1 22 12 9 44c-11 30 62 46 134 45 78-1 131-18 128-46C268 14 190 4 112 8 84 10 58 15 40 23',
    width: 4.5,
    grain: 1.8,
  },
  /** Around a card or a photograph. */
  frame: {
    box: [300, 232],
    path: 'M34 12C110 2 205 4 262 10c24 3 30 20 31 62 1 50 3 96-6 128-6 20-34 25-82 25-62 1-120 4-166-4C12 216 8 190 7 138 6 88 3 44 14 24 22 10 52 8 96 7',
    width: 4.5,
    grain: 1.8,
  },
  /** Under a word. */
  underline: { box: [280, 20], path: 'M5 13C60 5 150 4 275 8 200 9 130 12 84 16', width: 4.5, grain: 1.8 },
  /** Beside a line. */
  check: { box: [24, 24], path: 'M3 13.5C6 15.5 8 18 9.5 20.5 12 14 16 8 22 3', width: 2, grain: 0 },
} as const;

export type PencilShape = keyof typeof drawings;
export const pencilShapes = Object.keys(drawings) as PencilShape[];

export type PencilMarkProps = ComponentPropsWithRef<'svg'> & {
  /** What the pencil draws. One mark a screen: the word in the headline, the popular service. */
  shape: PencilShape;
};

/**
 * The editor's red grease pencil. It fills its nearest positioned ancestor, draws itself once, and
 * says nothing to assistive technology: whatever it marks must also be said in words.
 */
export function PencilMark({ shape, className, ...rest }: PencilMarkProps) {
  const wax = useId();
  const { box, path, width, grain } = drawings[shape];
  const [w, h] = box;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio={shape === 'check' ? undefined : 'none'}
      fill="none"
      {...rest}
      className={cn(
        'text-accent pointer-events-none overflow-visible',
        shape === 'check' ? 'size-6 shrink-0' : 'absolute inset-0 size-full max-w-none',
        className,
      )}
    >
      {/* Wax on paper: a slow wobble of the line, then a fine grain that eats into its edge. */}
      <filter id={wax} filterUnits="userSpaceOnUse" x={-w * 0.1} y={-10} width={w * 1.2} height={h + 20}>
        <feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="2" seed="4" result="wobble" />
        <feDisplacementMap in="SourceGraphic" in2="wobble" scale={width * 1.4} result="drawn" />
        <feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="9" result="grain" />
        <feDisplacementMap in="drawn" in2="grain" scale={grain} />
      </filter>
      <path
        d={path}
        pathLength="1"
        stroke="currentColor"
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
        filter={`url(#${wax})`}
        className="transition-[stroke-dashoffset] duration-(--motion-draw) ease-out [stroke-dasharray:1.02_1] [stroke-dashoffset:0] starting:[stroke-dashoffset:1.02] motion-reduce:transition-none"
      />
    </svg>
  );
}
