import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useMinute } from '../lib/use-minute.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import type { OfficeHours } from './delivery-clock.ts';
import type { Turnaround } from './price-table.ts';

const defaultMessages = {
  /** Shown until the times are known, and if the props allow no promise. */
  pending: 'Delivery counts from the approved quote.',
  promise: (orderBy: string, deliveredBy: string) =>
    `Order by ${orderBy}, have it by ${deliveredBy} your time, if you approve the quote as it comes.`,
};

export type DeliveryLineMessages = typeof defaultMessages;

export type DeliveryLineProps = Omit<ComponentPropsWithRef<'p'>, 'children'> & {
  /** The turnaround that the visitor has chosen. */
  turnaround: Turnaround;
  /** Opening hours and time zone of the office. */
  officeHours: OfficeHours;
  /** The current moment. Default: the visitor's clock, read every minute. */
  now?: Date;
  /** Zone in which times are shown. Default: the visitor's, which only a browser knows. */
  timeZone?: string;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<DeliveryLineMessages>;
};

const DeliveryPromise = lazyComponent(() => import('./delivery-promise.tsx'), 'DeliveryPromise', {
  fallback: ({ messages }) => messages.pending,
});

/**
 * The delivery clock: the latest time to order, and the delivery time that follows, on the visitor's clock. The
 * prerendered page has a sentence without times, which is replaced after hydration. The height of three lines is reserved,
 * on the smallest phones of four, so that nothing below moves.
 */
export function DeliveryLine(props: DeliveryLineProps) {
  const { turnaround, officeHours, now, timeZone, messages, className, ...rest } = props;
  const words = withDefaults(defaultMessages, messages);
  const current = useMinute(now);
  // A server does not know the visitor’s zone.
  const isZoneKnown = useHydrated() || timeZone;
  return (
    <p {...rest} className={cn('text-muted min-h-[3lh] max-[22.5rem]:min-h-[4lh]', className)}>
      {current && isZoneKnown ? (
        <DeliveryPromise {...{ turnaround, officeHours, timeZone }} now={current} messages={words} />
      ) : (
        words.pending
      )}
    </p>
  );
}
