import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';

export type SummaryListProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> & {
  /** Heading of level 3. Default: none. */
  title?: string;
  /** Names and their values, in order. */
  rows: readonly (readonly [name: string, value: string])[];
};

/** List of names and values on dotted rules, like the receipt. */
export function SummaryList({ title, rows, ...rest }: SummaryListProps) {
  return (
    <div {...rest}>
      {title && <h3 className="text-small font-semibold">{title}</h3>}
      <dl className={cn('text-mono font-mono', title && 'mt-2')}>
        {rows.map(([name, value], at) => (
          <div
            key={at}
            className="border-line-strong flex justify-between gap-6 border-b border-dotted py-1.5"
          >
            <dt className="text-muted shrink-0 max-xs:shrink">{name}</dt>
            <dd className="min-w-0 text-end wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
