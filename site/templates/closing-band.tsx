import type { ReactNode } from 'react';
import type { SectionAction } from '../../src/sections/section-frame.tsx';
import { ActionLink } from '../../src/ui/action-link.tsx';

type ClosingBandProps = {
  title: string;
  children: ReactNode;
  /** Next steps, the most likely first. */
  actions: readonly SectionAction[];
};

/** The last band of an overview page: what the visitor can do next. */
export function ClosingBand({ title, children, actions }: ClosingBandProps) {
  return (
    <section aria-labelledby="now" className="bg-sunken">
      <div className="wrap band flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <div className="max-w-[34em]">
          <h2 id="now" className="display text-display-md">
            {title}
          </h2>
          <p className="mt-4 text-lead text-muted">{children}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {actions.map((action, at) => (
            <ActionLink key={action.href} {...action} variant={at ? 'secondary' : 'primary'} />
          ))}
        </div>
      </div>
    </section>
  );
}
