import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

export type HeroLayoutProps = ComponentPropsWithRef<'section'> & {
  /** The column beside the frames, `HeroText`. */
  text: ReactNode;
  /** The row below both, `HeroStats`. */
  stats?: ReactNode;
};

/** Arranges the text, the frames (its children) and the figures of a hero. */
export function HeroLayout({ text, stats, className, children, ...rest }: HeroLayoutProps) {
  return (
    <section
      {...rest}
      data-surface="darkroom"
      className={cn(
        // The lower half of the header's glow: the same ellipse, centered on the edge that both share.
        'relative bg-[radial-gradient(640px_460px_at_76%_0%,var(--glow),transparent)]',
        className,
      )}
    >
      <div className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-16 pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.03fr)] lg:pt-20">
        <div>{text}</div>
        {children}
      </div>
      {stats}
    </section>
  );
}
