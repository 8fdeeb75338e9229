import type { ReactNode } from 'react';
import { cn } from '../../src/lib/cn.ts';
import type { Page } from '../content/page-row.ts';
import { Related, Trail } from './parts.tsx';

type PageFrameProps = {
  page: Page;
  /** Default: the page's title. */
  heading?: string;
  lead?: ReactNode;
  /** One line above the heading, such as the date. */
  eyebrow?: ReactNode;
  /** The page's main action: beside the heading on desktop, below it on a phone. */
  action?: ReactNode;
  /** A longer heading, and a text that is an article of its own. */
  isArticle?: boolean;
  /** Heading of the pages to read next. Without it there are none. */
  related?: string;
  children: ReactNode;
};

/** Layout of a page below its breadcrumbs: heading, lead, main action, content, and related pages. */
export function PageFrame({
  page,
  heading = page.title,
  lead,
  eyebrow,
  action,
  isArticle = false,
  related,
  children,
}: PageFrameProps) {
  const Frame = isArticle ? 'article' : 'div';
  return (
    <>
      <Frame className="wrap pt-8 pb-[clamp(72px,7.2vw,104px)] lg:pt-12">
        <Trail page={page} />
        <header className="mt-6 flex flex-wrap items-end justify-between gap-x-16 gap-y-8 lg:mt-10">
          <div className={cn('min-w-0', isArticle ? 'max-w-[50rem]' : 'max-w-[46rem]')}>
            {eyebrow && <p className="label-mono text-muted mb-4">{eyebrow}</p>}
            <h1 className="display text-display-lg">{heading}</h1>
            {lead && <p className="text-lead text-muted mt-6">{lead}</p>}
          </div>
          {action}
        </header>
        {children}
      </Frame>
      {related && <Related pages={page.related} title={related} />}
    </>
  );
}
