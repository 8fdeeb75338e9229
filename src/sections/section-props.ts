import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { SectionHeadingProps } from '../ui/section-heading.tsx';

/** What every section of a page takes: how it begins, and whatever a `<section>` takes. */
export type SectionProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> &
  Pick<SectionHeadingProps, 'number' | 'label' | 'title'> & {
    /** One or two sentences beside the title. */
    lead?: ReactNode;
    /** 1 where the section is the page; headings inside it are one below. */
    level?: 1 | 2;
  };

/** Where a button of a section leads. A `#` address scrolls. */
export type SectionAction = { href: string; label: string };
