import type { ReactNode } from 'react';
import { Link } from '../../src/lib/navigation.tsx';
import { Badge } from '../../src/ui/badge.tsx';
import { PageFrame } from '../templates/page-frame.tsx';
import type { Page } from '../content/page-row.ts';
import { paths } from '../routing/paths.ts';
import { Part, type PartProps } from '../templates/parts.tsx';

const operations = [
  { href: paths.business, label: 'Business' },
  { href: paths.stakeholders, label: 'Stakeholders' },
  { href: paths.admin, label: 'Settings' },
  { href: paths.erpDashboard, label: 'ERP' },
  { href: paths.erpTest, label: 'ERP test' },
];

type OperationsFrameProps = {
  page: Page;
  heading: string;
  lead: ReactNode;
  /** Says which part of the page is sample data. Default: every figure. */
  sample?: ReactNode;
  children: ReactNode;
};

/** Layout of an operations page: links to all five, with the current one marked, and a notice that its figures are sample data. */
export function OperationsFrame({ page, heading, lead, sample, children }: OperationsFrameProps) {
  return (
    <PageFrame page={page} heading={heading} lead={lead}>
      <nav aria-label="Operations" className="border-line-strong mt-12 border-y lg:mt-16">
        <ul className="flex flex-wrap gap-x-3.5 sm:gap-x-7">
          {operations.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={href === page.path ? 'page' : undefined}
                // Not a border: with forced colors, a transparent one is drawn under each link.
                className="text-small text-muted hover:text-ink inline-flex min-h-12 items-center font-medium transition-colors aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="text-small text-muted mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge>Sample data</Badge>
        <span>{sample ?? 'Every figure on this page is invented, to show what a studio would see.'}</span>
      </p>
      <div className="mt-14 grid gap-20">{children}</div>
    </PageFrame>
  );
}

type PanelProps = Pick<PartProps, 'id' | 'title' | 'children'>;

/** A part of an operations page. */
export const Panel = (props: PanelProps) => <Part {...props} className="min-w-0" headingClassName="mb-8" />;

/** A chart and its table: side by side on desktop, the table below on a phone. */
export const ChartPanel = ({ children, ...rest }: PanelProps) => (
  <Panel {...rest}>
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">{children}</div>
  </Panel>
);

type FiguresProps = { figures: readonly { label: string; value: string; note?: string }[] };

/** Key figures of a page. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="max-xs:grid-cols-1 grid grid-cols-2 gap-x-8 gap-y-8 lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="border-line-strong flex flex-col border-t pt-4">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="display text-display-sm sm:text-display-md mt-1 [font-variant-numeric:tabular-nums]">
            {value}
          </dd>
          {note && <dd className="text-small text-muted mt-1">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
