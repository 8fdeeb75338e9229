import { useId, type ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';

/** Text of the order slip: `label`, `number`, the `rows` and the `total`. */
export type OrderSlipProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Accessible name of the slip: "Example order". */
  label: string;
  /** The order's number, shown large. */
  number: string;
  /** Service, tier, turnaround: one line each. */
  rows: readonly { term: string; value: string }[];
  /** The last line: "Estimated total", "$36". */
  total: { term: string; value: string };
};

/** An order, drawn like the slip on the envelope of a photo lab: its number, its content, and a stub. */
export function OrderSlip(props: OrderSlipProps) {
  const { label, number, rows, total, className, ...rest } = props;
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      {...rest}
      className={cn(
        'bg-raised border-line shadow-raised text-mono rounded-print border font-mono',
        className,
      )}
    >
      <div className="flex justify-between gap-6 px-6 pt-6 pb-5">
        <p id={id} className="min-w-0">
          <span className="label-mono text-accent-ink block">{label}</span>{' '}
          <span className="display text-display-sm mt-1 block">{number}</span>
        </p>
        {/* Decoration: a punched hole. */}
        <span aria-hidden="true" className="border-line bg-ground size-5 shrink-0 rounded-pill border" />
      </div>
      <dl className="px-6">
        {rows.map(({ term, value }, at) => (
          <div
            key={at}
            className="border-line-strong max-xs:flex-wrap flex items-baseline justify-between gap-x-4 border-b border-dotted py-2"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="ms-auto min-w-0 text-end">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="border-line-strong mt-6 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-dashed px-6 pt-4 pb-5">
        <dt>{total.term}</dt>
        <dd className="display text-display-lg ms-auto [font-variant-numeric:tabular-nums]">
          <bdi dir="ltr">{total.value}</bdi>
        </dd>
      </dl>
    </div>
  );
}
