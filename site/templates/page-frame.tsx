import type { ReactNode } from 'react';
import type { Page } from '../content/page-row.ts';
import { Trail } from './parts.tsx';

type PageFrameProps = {
  page: Page;
  heading: string;
  lead: ReactNode;
  /** The page's main action: beside the heading on desktop, below it on a phone. */
  action?: ReactNode;
  children: ReactNode;
};

/** Layout of the account pages: breadcrumbs, heading, lead and the page's main action. */
export function PageFrame({ page, heading, lead, action, children }: PageFrameProps) {
  return (
    <div className="wrap pt-8 pb-[clamp(72px,7.2vw,104px)] lg:pt-12">
      <Trail page={page} />
      <header className="mt-6 flex flex-wrap items-end justify-between gap-x-16 gap-y-8 lg:mt-10">
        <div className="max-w-[46rem]">
          <h1 className="display text-display-lg">{heading}</h1>
          <p className="text-lead text-muted mt-6">{lead}</p>
        </div>
        {action}
      </header>
      <div className="mt-12 lg:mt-16">{children}</div>
    </div>
  );
}
