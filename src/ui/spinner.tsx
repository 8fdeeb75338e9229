import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';

export type SpinnerProps = ComponentPropsWithRef<'div'> & {
  /** Label: what is loading, such as "Loading page...". Shown and announced. */
  label: string;
  /** Hides the label visually. Default: false. */
  hideLabel?: boolean;
};

/** Loading indicator: a turning ring and a label. With reduced motion the ring does not turn. */
export function Spinner({ label, hideLabel = false, className, ...rest }: SpinnerProps) {
  return (
    <div
      // An <output> would be a form's; waiting has nothing to do with one.
      role="status"
      {...rest}
      className={cn('text-small text-muted inline-flex items-center gap-3', className)}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        fill="none"
        strokeWidth="2"
        className="size-5 shrink-0 animate-spin"
      >
        <circle cx="10" cy="10" r="8" className="stroke-line-strong" />
        <path d="M10 2a8 8 0 0 1 8 8" strokeLinecap="round" className="stroke-accent-ink" />
      </svg>
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </div>
  );
}
