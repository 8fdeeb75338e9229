import { useId, type ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import type { Photograph } from '../photos/photograph.ts';
import { Picture } from '../photos/picture.tsx';

/** A photograph of the order: its file, and what is known of it. */
export type OrderSlipFrame = { file: string; note: string; photo?: Photograph };

export type OrderSlipProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Names the slip: "Example order". */
  label: string;
  /** The order's number, large. */
  number: string;
  /** Service, tier, turnaround: one line each. */
  rows: readonly { term: string; value: string }[];
  /** Heading of the frames, for people who don't see the perforation: "Photographs". */
  framesLabel: string;
  /** The photographs of the order, as prints clipped to the slip. */
  frames: readonly OrderSlipFrame[];
  /** Shown if not all are listed: "and 3 more". */
  more?: string;
  /** The last line: "Estimated total", "$36". */
  total: { term: string; value: string };
};

/** An order as the slip on a photo lab's envelope: number, what was asked for, the frames, and a stub to tear off. */
export function OrderSlip(props: OrderSlipProps) {
  const { label, number, rows, framesLabel, frames, more, total, className, ...rest } = props;
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
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 px-6 pt-6 pb-5">
        <p id={id}>
          <span className="label-mono text-accent-ink block">{label}</span>{' '}
          <span className="display text-display-sm mt-1 block">{number}</span>
        </p>
        {/* The hole for the drying rail. */}
        <span aria-hidden="true" className="border-line bg-ground size-5 self-start rounded-pill border" />
      </div>
      <dl className="px-6">
        {rows.map(({ term, value }) => (
          <Row key={term} term={term} value={value} />
        ))}
      </dl>
      <ul aria-label={framesLabel} className="mt-5 grid gap-3 px-6">
        {frames.map(({ file, note, photo }) => (
          <li key={file} className="flex items-center gap-3.5">
            {photo ? (
              <Picture photo={photo} alt="" sizes="66px" className="rounded-print h-11 w-[66px] shrink-0" />
            ) : (
              <span className="bg-sunken rounded-print h-11 w-[66px] shrink-0" />
            )}
            <span className="min-w-0 grow">
              <span className="block wrap-anywhere">{file}</span>{' '}
              <span className="text-muted block">
                <bdi>{note}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ul>
      {more && <p className="text-muted mt-3 px-6">{more}</p>}
      <dl className="border-line-strong relative mt-6 border-t-2 border-dashed px-6 pt-4 pb-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt>{total.term}</dt>
          <dd className="display text-display-lg ms-auto [font-variant-numeric:tabular-nums]">
            <bdi dir="ltr">{total.value}</bdi>
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className="border-line-strong flex items-baseline justify-between gap-4 border-b border-dotted py-2">
      <dt className="text-muted min-w-0">{term}</dt>
      <dd className="text-end">{value}</dd>
    </div>
  );
}
