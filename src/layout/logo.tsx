import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';

export type LogoProps = ComponentPropsWithRef<'span'> & {
  /** The studio's name, shown beside the lamp. */
  name: string;
};

/** Logo of the studio: its name beside a glowing lamp, which is drawn in CSS and so needs no request. */
export function Logo({ name, className, ...rest }: LogoProps) {
  return (
    <span
      {...rest}
      className={cn(
        'inline-flex items-center gap-[11px] font-display text-[1.625rem] max-[22.5rem]:text-[1.375rem] lg:max-xl:text-[1.375rem] leading-[0.95] tracking-[-0.02em] text-balance',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="size-[22px] shrink-0 rounded-pill bg-accent bg-[radial-gradient(circle_at_50%_42%,var(--film),var(--accent-ink)_34%,var(--accent)_72%)] shadow-[0_0_20px_2px_color-mix(in_oklab,var(--accent)_60%,transparent)] forced-colors:border"
      />
      {name}
    </span>
  );
}
