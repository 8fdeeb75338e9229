import { PageFrame } from '../templates/page-frame.tsx';
import { Steps } from '../templates/steps.tsx';
import { claims } from '../brand.ts';
import type { PageProps } from '../content/page-row.ts';
import { OrderForm } from '../orders/order-form.tsx';
import { SectionBoundary } from '../routing/page-boundary.tsx';
import { paths } from '../routing/paths.ts';
import { QuietLink } from '../templates/quiet-link.tsx';
import { Part } from '../templates/parts.tsx';

const next = [
  {
    title: 'An order number',
    text: 'It appears when your photos have arrived. Keep it for questions.',
  },
  {
    title: 'A quote',
    text: 'A retoucher looks at your photos and emails a fixed price. Questions come by the contact method you chose.',
  },
  {
    title: 'Your approval',
    text: 'Work and turnaround start when you approve the quote. Until then you owe nothing.',
  },
];

/** The order form on a page of its own, with the choices of the URL. */
export default function NewOrder({ page }: PageProps) {
  return (
    <PageFrame
      page={page}
      heading="Send an order"
      lead={`Photos, service, style and contact. ${claims.quote}`}
    >
      <div className="mt-12 lg:mt-16">
        <h2 className="sr-only">Order form</h2>
        <SectionBoundary>
          <OrderForm />
        </SectionBoundary>
      </div>
      <Part id="next" title="After you submit" className="mt-20 lg:mt-28">
        <Steps steps={next} />
        <p className="text-muted mt-8">
          Your orders are listed in <QuietLink href={paths.dashboard}>your dashboard</QuietLink> on this
          device. For large sets, see the <QuietLink href={paths.uploadGuide}>upload guide</QuietLink>.
        </p>
      </Part>
    </PageFrame>
  );
}
