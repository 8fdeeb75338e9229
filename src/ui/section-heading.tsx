import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** The content of a heading: the props that every section shares with it. */
export type SectionHeadingContent = {
  /** Frame number in film-edge lettering: "01". Visual only. */
  number?: string;
  /** Name of the section, in film-edge lettering above the headline: "Services". The accessible name begins with it. */
  eyebrow?: ReactNode;
  /** The headline. A `<br />` may set its lines; an `<em>` stresses one word. */
  title: ReactNode;
};

export type SectionHeadingProps = Omit<ComponentPropsWithRef<'div'>, 'title'> &
  SectionHeadingContent & {
    /** The heading's id, for the section's `aria-labelledby`. */
    titleId?: string;
    /** Level of the heading: 1 on a page of its own, 2 in a section. Its size is the same. Default: 2. */
    level?: 1 | 2 | 3;
    /** The lead, one paragraph: one or two sentences; beside the title on desktop, under it on a phone. */
    children?: ReactNode;
  };

/** Heading of a section: frame number, eyebrow, headline, lead. */
export function SectionHeading(props: SectionHeadingProps) {
  const { number, eyebrow, title, titleId, level = 2, className, children, ...rest } = props;
  const Heading = `h${level}` as const;
  return (
    <div
      {...rest}
      className={cn(
        'grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end',
        className,
      )}
    >
      {/* The eyebrow is part of the heading, because a headline alone may not name the section. */}
      <Heading id={titleId} className="display text-display-lg">
        {(number || eyebrow) && (
          <span className="label-mono text-muted mb-4 block">
            {number && (
              <span aria-hidden="true" className="frame-number text-accent-ink me-2">
                {number}
              </span>
            )}{' '}
            {eyebrow}
          </span>
        )}{' '}
        {title}
      </Heading>
      {children && <p className="text-lead text-muted max-w-[560px]">{children}</p>}
    </div>
  );
}
