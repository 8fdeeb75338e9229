import { Link } from '../../src/lib/navigation.tsx';
import { formatMoney } from '../../src/pricing/currency.ts';
import { qualityNames, serviceNames, turnaroundNames } from '../../src/pricing/names.ts';
import { SummaryList } from '../../src/quote/order-summary.tsx';
import { Button } from '../../src/ui/button.tsx';
import { images, momentText } from '../orders/order-card.tsx';
import { PageFrame } from '../orders/page-frame.tsx';
import { Steps } from '../orders/steps.tsx';
import { brand } from '../brand.ts';
import type { PageProps } from '../content/page-row.ts';
import { paths } from '../routing/paths.ts';
import { useSentOrders, type OrderRecord } from '../orders/sent-orders.ts';
import { MailLink, QuietLink } from '../templates/quiet-link.tsx';
import { quoteTime } from '../content/facts.ts';

const steps = [
  {
    title: 'You send an order',
    text: 'The form shows an estimate in US dollars. Sending it costs nothing and binds you to nothing.',
  },
  {
    title: 'We send a quote',
    text: `Within ${quoteTime}, by the contact that you chose. It is a fixed price for the set as we saw it.`,
  },
  {
    title: 'You approve and pay',
    text: 'The quote has a link to the payment provider’s own page. What you type there never passes through us.',
  },
  {
    title: 'Work starts',
    text: 'The turnaround counts from here. If the result isn’t right, we redo it or refund it.',
  },
];

/** What is worth saying of a method, where there is something; which ones are taken is the brand's. */
const notes: Readonly<Partial<Record<string, string>>> = {
  Visa: 'Credit and debit.',
  Mastercard: 'Credit and debit.',
  'American Express': 'Personal and business.',
  PayPal: 'Balance, bank account, or a card kept there.',
};

/** What paying is like, and what there is to pay for. There is no field for a card here, and never will be. */
export default function Payment({ page }: PageProps) {
  const [last] = useSentOrders();
  return (
    <PageFrame
      page={page}
      heading="Payment follows the quote"
      lead={<p>Nothing is paid on this page. You pay once a fixed price has your yes.</p>}
    >
      <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="steps">
          <h2 id="steps" className="display text-display-md">
            From estimate to payment
          </h2>
          <Steps inRows steps={steps} />
        </section>
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

function LastOrder({ order }: { order: OrderRecord }) {
  return (
    <>
      <p className="display text-display-md mt-3 wrap-anywhere">
        <bdi>#{order.id}</bdi>
      </p>
      <SummaryList
        className="mt-5"
        rows={[
          ['Sent', momentText(order.time)],
          ['Service', serviceNames[order.service]],
          ['Images', images(order.imageCount)],
          ['Quality level', qualityNames[order.quality]],
          ['Turnaround', turnaroundNames[order.turnaround]],
          ['Rush order', order.rush ? 'Yes' : 'No'],
          ['Estimate, USD', formatMoney(order.total)],
        ]}
      />
      <p className="text-small text-muted mt-4">The quote may differ from the estimate. You pay the quote.</p>
      <Button asChild variant="secondary" size="sm" className="mt-6">
        <Link href={paths.portal}>Brief and receipt</Link>
      </Button>
    </>
  );
}

function NoOrder() {
  return (
    <>
      <p className="text-muted mt-3">
        None so far. Once you have sent one, its number and estimate are summed up here.
      </p>
      <Button asChild className="mt-6">
        <Link href={paths.newOrder}>Start an order</Link>
      </Button>
    </>
  );
}

function Methods() {
  return (
    <section aria-labelledby="methods" className="mt-20 lg:mt-28">
      <h2 id="methods" className="display text-display-md">
        Ways to pay
      </h2>
      <ul className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
        {brand.payments.map(({ name }) => (
          <li key={name} className="border-line-strong border-t py-5">
            <h3 className="font-semibold">{name}</h3>
            <p className="text-small text-muted mt-1.5">{notes[name]}</p>
          </li>
        ))}
      </ul>
      <div className="text-muted mt-8 grid max-w-[46rem] gap-4">
        <p>
          Quotes are in US dollars, whatever currency the site shows you; your bank converts. An invoice comes
          with each payment.
        </p>
        <p>
          We never ask for a card number on this site, in the chat, by phone or by email. If somebody does in
          our name, don’t answer, and tell us at <MailLink />. What happens with money that goes back is in
          the <QuietLink href={paths.refunds}>refund policy</QuietLink>.
        </p>
      </div>
    </section>
  );
}
