import { cn } from '../../lib/cn.ts';

/** A mark's number, as on the photo so beside its note. The active one is larger and ringed. */
export function MarkNumber({ number, className }: { number: number; className?: string }) {
  return (
    <span
      className={cn(
        'bg-accent text-on-accent border-on-accent rounded-pill grid size-7 shrink-0 place-items-center border-2 font-mono text-[0.8125rem] leading-none',
        className,
      )}
    >
      {number}
    </span>
  );
}
