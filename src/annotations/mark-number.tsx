import { cn } from '../lib/cn.ts';

type MarkNumberProps = {
  number: number;
  /** Whether it has the accent color: always on the photo; in the list, for the active mark. */
  isAccent: boolean;
  className?: string;
};

/** Number of a mark in a circle, on its pin and beside its note. */
export function MarkNumber({ number, isAccent, className }: MarkNumberProps) {
  return (
    <span
      className={cn(
        'rounded-pill grid size-7 shrink-0 place-items-center border-2 font-mono text-[0.8125rem] leading-none transition-colors duration-(--motion-fast)',
        isAccent ? 'bg-accent text-on-accent border-on-accent' : 'bg-inverse text-ground border-transparent',
        className,
      )}
    >
      {number}
    </span>
  );
}
