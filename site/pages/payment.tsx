import { formatMoney } from '../../src/pricing/currency.ts';
import { SummaryList } from '../../src/quote/summary-list.tsx';
import { ActionLink } from '../../src/ui/action-link.tsx';
import { imagesText, namesOf, timeText } from '../orders/order-card.tsx';
import { PageFrame } from '../templates/page-frame.tsx';
import { Steps } from '../templates/steps.tsx';
import { brand, quoteTime } from '../brand.ts';
import type { PageProps } from '../content/page-row.ts';
import { paths } from '../routing/paths.ts';
import { useSentOrders, type SentOrderRecord } from '../orders/sent-orders.ts';
import { MailLink, QuietLink } from '../templates/quiet-link.tsx';
import { Part } from '../templates/parts.tsx';

const steps = [
  {
    title: 'You send an order',
    text: 'The form shows an estimate in US dollars. Sending an order is free and without obligation.',
  },
  {
    title: 'We send a quote',
    text: `By email, within ${quoteTime} during opening hours. It is a fixed price for your photos.`,
  },
  {
    title: 'You approve and pay',
    text: 'The quote has a link to the payment provider’s page. We never see your card number.',
  },
  {
    title: 'Work starts',
    text: 'The turnaround starts now. If the result isn’t right, we redo it or refund it.',
  },
];

/** Notes on payment methods, by the `name` in `brand.payments`. */
const notes: Readonly<Partial<Record<string, string>>> = {
  Visa: 'Credit and debit.',
  Mastercard: 'Credit and debit.',
  'American Express': 'Personal and business.',
  PayPal: 'Balance, bank account, or a card kept there.',
};

/** The payment page: its steps, and the last order of this device. The site has no card field. */
export default function Payment({ page }: PageProps) {
  const [last] = useSentOrders();
  return (
    <PageFrame
      page={page}
      heading="Payment follows the quote"
      lead="You don’t pay on this page. You pay after you approve a fixed-price quote."
    >
      <div className="mt-12 grid items-start gap-x-16 gap-y-14 lg:mt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Part id="steps" title="From estimate to payment">
          <Steps inRows steps={steps} />
        </Part>
        <section
          aria-labelledby="last"
          className="border-line bg-raised shadow-raised rounded-card border p-6 sm:p-8"
        >
          <h2 id="last" className="text-large font-semibold">
            Last order from this device
          </h2>
          {last ? <LastOrder order={last} /> : <NoOrder />}
        </section>
      </div>
      <Methods />
    </PageFrame>
  );
}

function LastOrder({ order }: { order: SentOrderRecord }) {
  const { service, quality, turnaround } = namesOf(order);
  return (
    <>
      <p className="display text-display-md mt-3 wrap-anywhere">
        <bdi>#{order.id}</bdi>
      </p>
      <SummaryList
        className="mt-5"
        rows={[
          ['Sent', timeText(order.time)],
          ['Service', service],
          ['Images', imagesText(order.imageCount)],
          ['Quality level', quality],
          ['Turnaround', turnaround],
          ['Rush order', order.rush ? 'Yes' : 'No'],
          ['Estimate, USD', formatMoney(order.total)],
        ]}
      />
      <p className="text-small text-muted mt-4">The quote may differ from the estimate. You pay the quote.</p>
      <ActionLink href={paths.portal} label="Show brief and receipt" size="sm" className="mt-6" />
    </>
  );
}

function NoOrder() {
  return (
    <>
      <p className="text-muted mt-3">
        After you send an order from this device, its number and estimate are shown here.
      </p>
      <ActionLink href={paths.newOrder} label="Start an order" variant="primary" className="mt-6" />
    </>
  );
}

function Methods() {
  return (
    <Part id="methods" title="Ways to pay" className="mt-20 lg:mt-28">
      {brand.payments.length > 0 && (
        <ul className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
          {brand.payments.map(({ name }) => (
            <li key={name} className="border-line-strong border-t py-5">
              <h3 className="font-semibold">{name}</h3>
              {notes[name] && <p className="text-small text-muted mt-1.5">{notes[name]}</p>}
            </li>
          ))}
        </ul>
      )}
      <div className="text-muted mt-8 grid max-w-[46rem] gap-4">
        <p>
          Quotes are in US dollars, also if the site shows another currency. Your bank converts. You get an
          invoice for each payment.
        </p>
        <p>
          We never ask for a card number on this site, in the chat, by phone or by email. If you are asked for
          one in our name, don’t reply, and tell us at <MailLink />. The{' '}
          <QuietLink href={paths.refunds}>refund policy</QuietLink> says when you get money back.
        </p>
      </div>
    </Part>
  );
}
