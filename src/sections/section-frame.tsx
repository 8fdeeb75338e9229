import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { SectionHeading, type SectionHeadingContent } from '../ui/section-heading.tsx';

/** Props that every section of a page shares: its heading, and those of a `<section>`. */
export type SectionProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> &
  SectionHeadingContent & {
    /** One or two sentences beside the title, without a `<p>` of their own. */
    lead?: ReactNode;
    /** 1 where the section is the page; headings inside it are one below. */
    level?: 1 | 2;
  };

/** A band of the page that is named by its heading and has its content, the children, below that. */
export function SectionFrame(props: SectionProps & { children: ReactNode }) {
  const { number, label, title, lead, level = 2, className, children, ...rest } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest} className={cn('wrap band', className)}>
      <SectionHeading {...{ number, label, title, titleId, level }}>{lead}</SectionHeading>
      {children}
    </section>
  );
}

/** Target and label of a section's button. A `#` URL scrolls. */
export type SectionAction = { href: string; label: string };
