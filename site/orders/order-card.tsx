import { useState } from 'react';
import { DEFAULT_LOCALE } from '../../src/lib/default-locale.ts';
import { formatMoney } from '../../src/pricing/currency.ts';
import { EstimateReceipt } from '../../src/pricing/estimate-receipt.tsx';
import { qualityNames, serviceNames, turnaroundNames } from '../../src/pricing/names.ts';
import { isQualityLevel, isServiceId, isTurnaround, turnaroundOf } from '../../src/pricing/price-table.ts';
import { SummaryList } from '../../src/quote/summary-list.tsx';
import { Badge } from '../../src/ui/badge.tsx';
import { ActionLink } from '../../src/ui/action-link.tsx';
import { PlusIcon } from '../../src/ui/icons.tsx';
import { orderUrl } from './order-url.ts';
import { paths } from '../routing/paths.ts';
import { choicesOf, totalOf, type SentOrderRecord } from './sent-orders.ts';

type OrderCardProps = {
  order: SentOrderRecord;
  /** Whether the order is sample data, and labeled as such. */
  isSample?: boolean;
  defaultOpen?: boolean;
};

/** A stored order: one line that opens to show its choices and the receipt. */
export function OrderCard({ order, isSample = false, defaultOpen = false }: OrderCardProps) {
  const choices = choicesOf(order);
  // The lines of a receipt have today's prices. After a change only the stored total is as it was sent.
  const hasReceipt = totalOf(order) === order.total;
  // A card that was open first stays open when an order from another tab appears above it.
  const [isOpen] = useState(defaultOpen);
  return (
    <details open={isOpen} className="group border-line-strong border-t">
      <summary className="hover:text-accent-ink flex list-none items-center gap-6 py-5 transition-colors [&::-webkit-details-marker]:hidden">
        <h3 className="flex min-w-0 grow flex-wrap items-center gap-x-6 gap-y-1">
          <bdi className="display text-display-sm grow basis-64 wrap-anywhere">#{order.id}</bdi>{' '}
          <span className="text-small text-muted grow basis-64 wrap-anywhere">
            {namesOf(order).service}, {imagesText(order.imageCount)}
            <br />
            {isSample ? <Badge>Sample data</Badge> : <>Sent {timeText(order.time)}</>}
          </span>
        </h3>
        <span className="text-mono font-mono">{formatMoney(order.total)}</span>
        <PlusIcon className="text-muted transition-transform group-open:rotate-45" />
      </summary>
      <div className="grid items-start gap-x-16 gap-y-10 pt-2 pb-10 lg:grid-cols-[minmax(0,1fr)_350px]">
        <div>
          <Brief {...{ order, hasReceipt }} />
          <div className="mt-8 flex flex-wrap gap-3">
            {choices && (
              <ActionLink href={orderUrl(paths.newOrder, choices)} label="Order the same again" size="sm" />
            )}
            <ActionLink href={paths.payment} label="How payment works" variant="quiet" size="sm" />
          </div>
        </div>
        {choices && hasReceipt && (
          <EstimateReceipt
            {...choices}
            level={4}
            messages={{ title: 'Receipt of the estimate', subtitle: 'as it was sent' }}
          />
        )}
      </div>
    </details>
  );
}

function Brief({ order, hasReceipt }: { order: SentOrderRecord; hasReceipt: boolean }) {
  const { service, quality, turnaround } = namesOf(order);
  const hours = isTurnaround(order.turnaround) && turnaroundOf(order.turnaround).hours;
  return (
    <>
      <h4 className="text-large font-semibold">What you ordered</h4>
      <SummaryList
        className="mt-3"
        rows={[
          ['Service', service],
          ['Quality level', quality],
          ['Turnaround', hours ? `${turnaround}, ${hours}` : turnaround],
          ...(hasReceipt ? [] : [['Rush order', order.rush ? 'Yes' : 'No'] as const]),
          ['Number of images', formatNumber(order.imageCount)],
          ['Photos sent', formatNumber(order.photos)],
          ['Reference photos', String(order.references)],
          ['Preferences', order.looks.join(', ') || 'None'],
          ['Project deadline', order.deadline ? dayText(order.deadline) : 'None'],
        ]}
      />
    </>
  );
}

/** Names of what was ordered; the stored id of what the price list no longer has. */
export const namesOf = ({ service, quality, turnaround }: SentOrderRecord) => ({
  service: isServiceId(service) ? serviceNames[service] : service,
  quality: isQualityLevel(quality) ? qualityNames[quality] : quality,
  turnaround: isTurnaround(turnaround) ? turnaroundNames[turnaround] : turnaround,
});

const formatNumber = (count: number) => count.toLocaleString(DEFAULT_LOCALE);
export const imagesText = (count: number) => (count === 1 ? '1 image' : `${formatNumber(count)} images`);

/** Formats a day, which is the same in every time zone. */
const dayText = (day: string) =>
  new Date(day).toLocaleDateString(DEFAULT_LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a time in the visitor's time zone. Only for after hydration. */
export const timeText = (time: string) =>
  new Date(time).toLocaleString(DEFAULT_LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
