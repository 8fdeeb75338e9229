import { useId, useState } from 'react';
import { useHydrated } from '../../src/lib/use-hydrated.ts';
import { ActionLink } from '../../src/ui/action-link.tsx';
import { Button } from '../../src/ui/button.tsx';
import { OrderCard } from '../orders/order-card.tsx';
import { PageFrame } from '../templates/page-frame.tsx';
import { sampleOrder } from '../content/account/sample-order.ts';
import type { PageProps } from '../content/page-row.ts';
import { paths } from '../routing/paths.ts';
import {
  DAYS_KEPT,
  forgetOrders,
  MAX_ORDERS,
  useSentOrders,
  type SentOrderRecord,
} from '../orders/sent-orders.ts';
import { MailLink, QuietLink } from '../templates/quiet-link.tsx';

/** The orders sent from this device. None of the seven calls reads orders, so the page shows no status. */
export default function CustomerPortal({ page }: PageProps) {
  const orders = useSentOrders();
  const hydrated = useHydrated();
  const [isCleared, setIsCleared] = useState(false);
  const clear = () => {
    forgetOrders();
    setIsCleared(true);
  };
  return (
    <PageFrame
      page={page}
      heading="Your orders"
      lead={`Up to ${MAX_ORDERS} orders sent from this browser in the last ${DAYS_KEPT} days, each with its choices and its estimate.`}
      action={<ActionLink href={paths.newOrder} label="New order" variant="primary" />}
    >
      <div className="mt-12 lg:mt-16">
        {!hydrated && <Waiting />}
        {hydrated &&
          (orders.length > 0 ? <Orders orders={orders} onClear={clear} /> : <Empty isCleared={isCleared} />)}
        <Notes />
      </div>
    </PageFrame>
  );
}

/** Shown in the prerendered page, which cannot read the device's list. */
function Waiting() {
  return (
    <div className="min-h-72">
      <p className="text-muted">Looking for orders on this device…</p>
      <noscript>
        <p className="mt-4">
          The list needs JavaScript, which is off. Your confirmation emails have every order.
        </p>
      </noscript>
    </div>
  );
}

function Orders({ orders, onClear }: { orders: readonly SentOrderRecord[]; onClear: () => void }) {
  return (
    <section aria-labelledby="orders">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="orders" className="display text-display-md">
          {orders.length === 1 ? '1 order' : `${orders.length} orders`}
        </h2>
        <ClearList onClear={onClear} />
      </div>
      <div className="border-line-strong border-b">
        {orders.map((order, at) => (
          <OrderCard key={order.id + order.time} order={order} defaultOpen={at === 0} />
        ))}
      </div>
    </section>
  );
}

/**
 * Asks for confirmation in place, because a cleared list cannot be restored. Each step unmounts the pressed button, so
 * the focus moves to “Cancel”, the safe answer, and back.
 */
function ClearList({ onClear }: { onClear: () => void }) {
  const [step, setStep] = useState<'initial' | 'asking' | 'canceled'>('initial');
  if (step !== 'asking')
    return (
      <Button
        ref={step === 'canceled' ? focus : undefined}
        variant="quiet"
        size="sm"
        onClick={() => setStep('asking')}
      >
        Clear list
      </Button>
    );
  return (
    <div role="group" aria-label="Clear list" className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-small text-muted">
        This clears the list on this device. Your orders are not affected.
      </p>
      <Button variant="secondary" size="sm" onClick={onClear}>
        Clear list
      </Button>
      <Button ref={focus} variant="quiet" size="sm" onClick={() => setStep('canceled')}>
        Cancel
      </Button>
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Shown without orders. Its heading takes the focus if the visitor has just cleared the list. */
function Empty({ isCleared }: { isCleared: boolean }) {
  const [showsSample, setShowsSample] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby="orders">
      <div className="border-line-strong rounded-card flex min-h-72 flex-col items-start justify-center border border-dashed p-6 sm:p-12">
        <h2 ref={isCleared ? focus : undefined} id="orders" tabIndex={-1} className="display text-display-md">
          No orders from this device yet
        </h2>
        <p className="text-muted mt-4 max-w-[34em]">
          When you send an order, its number, choices and estimate are listed here. For orders from other
          devices, see your confirmation emails.
        </p>
        <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
          <ActionLink href={paths.newOrder} label="Send your first order" />
          <Button
            variant="link"
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
          In this browser only, for {DAYS_KEPT} days, without your name, your email, what you wrote or any
          file name. Other browsers have lists of their own.
        </p>
      </div>
      <div>
        <h3 className="font-semibold">Order status</h3>
        <p className="text-small text-muted mt-1.5">
          This page can’t see that. Email <MailLink /> with the order number.
        </p>
      </div>
      <div>
        <h3 className="font-semibold">Paying</h3>
        <p className="text-small text-muted mt-1.5">
          The receipt is an estimate. You <QuietLink href={paths.payment}>pay</QuietLink> after you approve a
          quote.
        </p>
      </div>
    </section>
  );
}
