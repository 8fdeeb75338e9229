import { useLocale } from '../lib/locale.tsx';
import { canPromise, deliveryFor, momentText, type OfficeHours } from './delivery-clock.ts';
import type { DeliveryLineMessages } from './delivery-line.tsx';
import { isTurnaround, type Turnaround } from './price-table.ts';

type DeliveryPromiseProps = {
  turnaround: Turnaround;
  officeHours: OfficeHours;
  now: Date;
  timeZone: string | undefined;
  messages: DeliveryLineMessages;
};

/** Sentence with the two times. Loaded by `DeliveryLine`, because the code for time zones is large. */
export function DeliveryPromise({ turnaround, officeHours, now, timeZone, messages }: DeliveryPromiseProps) {
  const locale = useLocale();
  if (!isTurnaround(turnaround) || !canPromise(officeHours, now)) return messages.pending;
  const { orderBy, deliveredBy } = deliveryFor(turnaround, now, officeHours);
  const shown = (moment: Date) => momentText(moment, now, timeZone, locale);
  return messages.promise(shown(orderBy), shown(deliveredBy));
}
