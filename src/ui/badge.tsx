import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';

export const badgeVariants = ['accent', 'outline', 'plain'] as const;
export type BadgeVariant = (typeof badgeVariants)[number];

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** `accent` for the one thing to notice, `outline` for labels in a row, `plain` inside something else. Default: `outline`. */
  variant?: BadgeVariant;
};

const badge = cva('label-mono inline-flex max-w-full items-center wrap-break-word', {
  variants: {
    variant: {
      accent: 'bg-accent text-on-accent rounded-pill border border-transparent px-2.5 py-1',
      outline: 'border-line-strong text-muted rounded-print border px-2.5 py-1',
      plain: 'text-accent-ink',
    } satisfies Record<BadgeVariant, string>,
  },
});

/** Label of one or two words in film-edge lettering: "Most popular", "ISO 9001", "24/7". */
export function Badge({ variant = 'outline', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cn(badge({ variant }), className)} />;
}
