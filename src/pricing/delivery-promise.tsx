import { useLocale } from '../lib/locale.tsx';
import { deliveryFor, momentText, type OfficeHours } from './delivery-clock.ts';
import type { DeliveryLineMessages } from './delivery-line.tsx';
import type { Turnaround } from './price-table.ts';

type DeliveryPromiseProps = {
  turnaround: Turnaround;
  officeHours: OfficeHours;
  now: Date;
  timeZone: string | undefined;
  messages: DeliveryLineMessages;
};

/**
 * Sentence with the two times. It has none for an unknown turnaround or time zone, and for an office that never opens.
 * Loaded by `DeliveryLine`, because the code for time zones is large.
 */
export function DeliveryPromise({ turnaround, officeHours, now, timeZone, messages }: DeliveryPromiseProps) {
  const locale = useLocale();
  const shown = (moment: Date) => momentText(moment, now, timeZone, locale);
  let times: [string, string];
  try {
    const { orderBy, deliveredBy } = deliveryFor(turnaround, now, officeHours);
    times = [shown(orderBy), shown(deliveredBy)];
  } catch {
    return messages.pending;
  }
  return messages.promise(...times);
}
