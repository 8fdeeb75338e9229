import { cn } from '../lib/cn.ts';

type MarkNumberProps = {
  number: number;
  /** Whether the number has the accent: on the photo, and beside the note with the focus. */
  isAccent: boolean;
  className?: string;
};

/** The number of a mark, which looks the same on the photo and beside its note. */
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
