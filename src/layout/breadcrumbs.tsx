import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { Link } from '../lib/navigation.tsx';
import { withDefaults } from '../lib/with-defaults.ts';
import type { FrameLink } from './frame.ts';

const defaultMessages = { label: 'Breadcrumbs' };

export type BreadcrumbsProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The ancestor pages, from the home page down. */
  trail: readonly Pick<FrameLink, 'label' | 'href'>[];
  /** This page. */
  current: string;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

/** Path to the current page, in film-edge lettering, with a link for each ancestor page. */
export function Breadcrumbs({ trail, current, messages, className, ...rest }: BreadcrumbsProps) {
  const { label } = withDefaults(defaultMessages, messages);
  return (
    <nav aria-label={label} {...rest} className={cn('label-mono text-muted', className)}>
      <ol className="flex flex-wrap items-center gap-x-2.5">
        {trail.map(({ label, href }, at) => (
          <li key={at} className="flex items-center gap-2.5">
            <Link
              href={href}
              className="hover:text-ink -mx-1 inline-flex min-h-11 items-center px-1 underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current sm:min-h-8"
            >
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="text-ink min-w-0">
          {current}
        </li>
      </ol>
    </nav>
  );
}
