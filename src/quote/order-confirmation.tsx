import { useContext, useEffect, useId, useRef, type ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { useLocale } from '../lib/locale.tsx';
import { withDefaults } from '../lib/with-defaults.ts';
import { formatNumber } from '../pricing/currency.ts';
import { Button } from '../ui/button.tsx';
import { focusFrom } from './focus-from.ts';
import { QuoteFormContext } from './quote-form-context.ts';
import { quoteMessages, type QuoteMessages } from './quote-messages.ts';
import { SummaryList } from './summary-list.tsx';
import type { SentOrder } from './order/order-machine.ts';

export type OrderConfirmationProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'id'> & {
  /** The accepted order: its number and its content. */
  order: SentOrder;
  /** Title of the ordered service. */
  serviceTitle: string;
  /** Called by the button that starts another order. */
  onStartAnother: () => void;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<QuoteMessages>;
};

/**
 * Confirmation with the order's number, which remains after the toast has closed (ordering 34). It takes the focus when
 * it appears, because the pressed button has been removed. In a `QuoteForm` it does so only from the form.
 */
export function OrderConfirmation(props: OrderConfirmationProps) {
  const { order, serviceTitle, onStartAnother, messages, className, ...rest } = props;
  const locale = useLocale();
  const words = withDefaults(quoteMessages, messages);
  const { id, payload } = order;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useContext(QuoteFormContext)?.formRef;
  useEffect(() => {
    if (form) focusFrom(form.current, heading.current);
    else heading.current?.focus();
  }, [id, form]);

  return (
    <section
      {...rest}
      aria-labelledby={headingId}
      className={cn('border-line bg-raised shadow-raised rounded-card border p-6 sm:p-8', className)}
    >
      <div className="flex flex-col gap-x-12 gap-y-6 md:flex-row md:justify-between">
        <div className="min-w-0 basis-1/2">
          <h3 ref={heading} id={headingId} tabIndex={-1} className="flex flex-col gap-2">
            <span className="label-mono text-success">{words.received}</span>
            <span className="display text-display-md wrap-anywhere">
              <span className="sr-only">{words.orderNumber} </span>
              <bdi>#{id}</bdi>
            </span>
          </h3>
          <p className="text-muted mt-3 wrap-anywhere">{words.next(payload.customerEmail)}</p>
          <Button variant="secondary" className="mt-6" onClick={onStartAnother}>
            {words.another}
          </Button>
        </div>
        <SummaryList
          className="min-w-0 grow"
          rows={[
            [words.service, serviceTitle],
            [words.photosLabel, formatNumber(payload.uploadedFiles.length, locale)],
            [words.references.heading, formatNumber(payload.referenceFiles.length, locale)],
            [words.count, formatNumber(payload.imageCount, locale)],
          ]}
        />
      </div>
    </section>
  );
}
