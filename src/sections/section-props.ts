import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { SectionHeadingProps } from '../ui/section-heading.tsx';

/** Props that every section of a page shares: its heading, and those of a `<section>`. */
export type SectionProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> &
  Pick<SectionHeadingProps, 'number' | 'label' | 'title'> & {
    /** One or two sentences beside the title. */
    lead?: ReactNode;
    /** 1 where the section is the page; headings inside it are one below. */
    level?: 1 | 2;
  };

/** Target and label of a section's button. A `#` URL scrolls. */
export type SectionAction = { href: string; label: string };
