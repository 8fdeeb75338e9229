import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { useLocale } from '../lib/locale.tsx';
import type { StudioHours } from './delivery-clock.ts';
import type { Turnaround } from './price-table.ts';

const defaultMessages = {
  /** Stands in the prerendered page, which knows neither the time nor the visitor's zone. */
  pending: 'Delivery counts from the approved quote.',
  promise: (orderBy: string, deliveredBy: string) =>
    `Order by ${orderBy}, have it by ${deliveredBy} your time, if you approve the quote as it comes.`,
};

export type DeliveryLineMessages = typeof defaultMessages;

export type DeliveryLineProps = Omit<ComponentPropsWithRef<'p'>, 'children'> & {
  /** The speed that is chosen. */
  turnaround: Turnaround;
  /** When the office is open. */
  studio: StudioHours;
  /** The moment to count from. Default: the visitor's clock, looked at every minute. */
  now?: Date;
  /** The zone to show times in. Default: the visitor's. */
  timeZone?: string;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<DeliveryLineMessages>;
};

/** How often the clock is looked at: its promise changes on the half hour, in ms. */
const LOOK = 60_000;

/**
 * The delivery clock: by when to order, by when it is done, on the visitor's clock. The prerendered page has a sentence
 * without times; they follow after hydration, with the code that knows them, into lines that are kept free: three, on the smallest phones four.
 */
export function DeliveryLine(props: DeliveryLineProps) {
  const { turnaround, studio, now, timeZone, messages, className, ...rest } = props;
  const words = { ...defaultMessages, ...messages };
  const current = useMinute(now);
  const clock = useClock();
  const locale = useLocale();
  return (
    <p {...rest} className={cn('text-muted min-h-[3lh] max-[360px]:min-h-[4lh]', className)}>
      {text()}
    </p>
  );

  function text() {
    if (!clock || !current) return words.pending;
    const { orderBy, deliveredBy } = clock.deliveryFor(turnaround, current, studio);
    const shown = (moment: Date) => clock.momentText(moment, current, timeZone, locale);
    return words.promise(shown(orderBy), shown(deliveredBy));
  }
}

type Clock = typeof import('./delivery-clock.ts');

/** The code that counts; undefined until it is there, and for good where it didn't come. */
function useClock(): Clock | undefined {
  const [clock, setClock] = useState<Clock>();
  useEffect(() => {
    let isHere = true;
    import('./delivery-clock.ts').then(
      (module) => isHere && setClock(module),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return clock;
}

/** The visitor's clock, by the minute; undefined in the prerendered page. */
function useMinute(fixed: Date | undefined): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    if (fixed) return;
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, LOOK);
    // A laptop that was asleep wakes up with yesterday's promise.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [fixed]);
  return fixed ?? now;
}
