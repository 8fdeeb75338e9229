import { useId, useState } from 'react';
import { Link } from '../../src/lib/navigation.tsx';
import { Button } from '../../src/ui/button.tsx';
import { OrderCard } from '../orders/order-card.tsx';
import { PageFrame } from '../orders/page-frame.tsx';
import { sampleOrder } from '../content/account/sample-order.ts';
import type { PageProps } from '../content/page-row.ts';
import { paths } from '../routing/paths.ts';
import { forgetOrders, useSentOrders, type OrderRecord } from '../orders/sent-orders.ts';
import { useHydrated } from '../boot/use-hydrated.ts';
import { MailLink, QuietLink } from '../templates/quiet-link.tsx';

/** What this device has sent. No call reads orders, so nothing here claims to know how far one is. */
export default function CustomerPortal({ page }: PageProps) {
  const orders = useSentOrders();
  const hydrated = useHydrated();
  return (
    <PageFrame
      page={page}
      heading="Your orders"
      lead={<p>Every order sent from this browser, with its brief and its estimate.</p>}
      action={
        <Button asChild>
          <Link href={paths.newOrder}>New order</Link>
        </Button>
      }
    >
      {!hydrated && <Waiting />}
      {hydrated && (orders.length > 0 ? <Orders orders={orders} /> : <Empty />)}
      <Notes />
    </PageFrame>
  );
}

/** In the prerendered page, which can't know what a device remembers. */
function Waiting() {
  return (
    <div className="min-h-72">
      <p className="text-muted">Looking for orders on this device…</p>
      <noscript>
        <p className="mt-4">The list is kept by JavaScript, which is off. Your emails have every order.</p>
      </noscript>
    </div>
  );
}

function Orders({ orders }: { orders: readonly OrderRecord[] }) {
  return (
    <section aria-labelledby="orders">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="orders" className="display text-display-md">
          {orders.length === 1 ? '1 order' : `${orders.length} orders`}
        </h2>
        <Forget />
      </div>
      <div className="border-line-strong border-b">
        {orders.map((order, at) => (
          <OrderCard key={order.id + order.time} order={order} defaultOpen={at === 0} />
        ))}
      </div>
    </section>
  );
}

/** Asks once more, where it stands: what is forgotten can't be brought back. */
function Forget() {
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
        Clear this list
      </Button>
    );
  return (
    <div role="group" aria-label="Clear this list" className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-small text-muted">
        Only this list goes; the orders stay with us.
      </p>
      <Button variant="secondary" size="sm" onClick={forgetOrders}>
        Clear it
      </Button>
      {/* The button that was pressed is gone; the safe one has its focus. */}
      <Button ref={focus} variant="quiet" size="sm" onClick={() => setAsks(false)}>
        Keep it
      </Button>
    </div>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

function Empty() {
  const [showsSample, setShowsSample] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby="orders">
      <div className="border-line-strong rounded-card flex min-h-72 flex-col items-start justify-center border border-dashed p-6 sm:p-12">
        <h2 id="orders" className="display text-display-md">
          No orders from this device yet
        </h2>
        <p className="text-muted mt-4 max-w-[34em]">
          Send one and its number, brief and estimate are listed here. An order sent from another device is in
          the emails you got for it.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild variant="secondary">
            <Link href={paths.newOrder}>Send your first order</Link>
          </Button>
          <Button
            variant="quiet"
            aria-expanded={showsSample}
            aria-controls={id}
            onClick={() => setShowsSample((shows) => !shows)}
          >
            {showsSample ? 'Hide the sample' : 'Show a sample order'}
          </Button>
        </div>
      </div>
      <div id={id} className="mt-10">
        {showsSample && <OrderCard isSample defaultOpen order={sampleOrder} />}
      </div>
    </section>
  );
}

function Notes() {
  return (
    <section aria-labelledby="notes" className="mt-16 grid gap-x-10 gap-y-8 sm:grid-cols-3">
      <h2 id="notes" className="sr-only">
        About this list
      </h2>
      <div>
        <h3 className="font-semibold">Where it is kept</h3>
        <p className="text-small text-muted mt-1.5">
          In this browser only, without your name, address or file names. Another browser shows another list.
        </p>
      </div>
      <div>
        <h3 className="font-semibold">How far an order is</h3>
        <p className="text-small text-muted mt-1.5">
          That is not shown here. Write to <MailLink /> with the order number, and a person answers.
        </p>
      </div>
      <div>
        <h3 className="font-semibold">Paying</h3>
        <p className="text-small text-muted mt-1.5">
          A receipt here is an estimate. <QuietLink href={paths.payment}>Payment</QuietLink> follows the quote
          that you approve.
        </p>
      </div>
    </section>
  );
}
