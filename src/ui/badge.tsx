import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';

export const badgeVariants = [
  'accent',
  'outline',
  'plain',
] as const satisfies readonly BadgeProps['variant'][];

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** `accent` for the one thing to notice, `outline` for labels in a row, `plain` inside something else. */
  variant?: 'accent' | 'outline' | 'plain';
};

const look = {
  accent: 'bg-accent text-on-accent rounded-pill border border-transparent px-2.5 py-1',
  outline: 'border-line-strong text-muted rounded-print border px-2.5 py-1',
  plain: 'text-accent-ink',
};

/** A word or two in film-edge lettering: "Most popular", "ISO 9001", "24/7". */
export function Badge({ variant = 'outline', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={cn('label-mono inline-flex items-center whitespace-nowrap', look[variant], className)}
    />
  );
}
