import type { ReactNode } from 'react';
import { Picture } from '../../src/photos/picture.tsx';
import { ArrowRightIcon } from '../../src/ui/icons.tsx';
import type { Page } from '../content/page-row.ts';

type AccountProps = {
  /** The page. Its row names the photograph. */
  page: Page;
  /** Label above the heading, like that of a film edge. */
  label: string;
  heading: ReactNode;
  lead: ReactNode;
  /** The form, or what takes its place. */
  children: ReactNode;
};

/** Layout of sign-in, sign-up and verification: a form beside a photograph. */
export function AccountLayout({ page, label, heading, lead, children }: AccountProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-[clamp(40px,6vw,88px)] lg:grid-cols-2 lg:items-center">
      <div className="mx-auto w-full max-w-[30rem] lg:mx-0">
        <p className="label-mono text-muted mb-4 flex items-center gap-2">
          <ArrowRightIcon className="text-accent-ink size-3 rtl:-scale-x-100" />
          {label}
        </p>
        <h1 className="display text-display-lg">{heading}</h1>
        <p className="text-lead text-muted mt-5">{lead}</p>
        <div className="mt-8">{children}</div>
      </div>
      {page.photograph && (
        <Picture
          photo={page.photograph}
          sizes="(min-width: 80rem) 590px, (min-width: 64rem) 46vw, 92vw"
          className="rounded-print aspect-4/5 max-lg:hidden"
        />
      )}
    </div>
  );
}
