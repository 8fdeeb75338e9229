import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { SectionHeading, type SectionHeadingContent } from '../ui/section-heading.tsx';

/** Props that every section of a page shares: its heading, and those of a `<section>`. */
export type SectionProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> &
  SectionHeadingContent & {
    /** Lead of one or two sentences, rendered in a `<p>`. */
    lead?: ReactNode;
    /** Level of the heading: 1 if the section is the whole page. Headings inside it are one level lower. Default: 2. */
    level?: 1 | 2;
  };

/** A section of a page: its heading, which names it, and the children below. */
export function SectionFrame(props: SectionProps & { children: ReactNode }) {
  const { number, eyebrow, title, lead, level = 2, className, children, ...rest } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest} className={cn('wrap band', className)}>
      <SectionHeading {...{ number, eyebrow, title, titleId, level }}>{lead}</SectionHeading>
      {children}
    </section>
  );
}

/** Target and label of a section's button. A `#` URL scrolls. */
export type SectionAction = { href: string; label: string };
