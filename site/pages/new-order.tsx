import { Link } from '../../src/lib/navigation.tsx';
import { PageFrame } from '../account/page-frame.tsx';
import { claims } from '../brand.ts';
import type { PageProps } from '../content/page-row.ts';
import { OrderForm } from '../order-form.tsx';
import { SectionBoundary } from '../page-boundary.tsx';
import { paths } from '../paths.ts';

const next = [
  {
    title: 'An order number',
    text: 'It appears as soon as the photos have arrived. Keep it: every reply carries it.',
  },
  {
    title: 'A quote',
    text: 'A retoucher looks at the set and writes back with a fixed price, by the contact you chose.',
  },
  {
    title: 'Your yes',
    text: 'Work and turnaround start when you approve the quote. Until then nothing is owed.',
  },
];

/** The order form with a page to itself, filled in as the address asks. */
export default function NewOrder({ page }: PageProps) {
  return (
    <PageFrame
      page={page}
      heading="Send an order"
      lead={<p>Photos, service, look, contact. {claims.quote}</p>}
    >
      <h2 className="sr-only">Order form</h2>
      <SectionBoundary>
        <OrderForm />
      </SectionBoundary>
      <section aria-labelledby="next" className="mt-20 lg:mt-28">
        <h2 id="next" className="display text-display-md">
          After you press submit
        </h2>
        <ol className="mt-8 grid gap-x-10 sm:grid-cols-3">
          {next.map(({ title, text }, at) => (
            <li key={title} className="border-line-strong border-t py-5">
              <span aria-hidden="true" className="film text-accent-ink">
                {String(at + 1).padStart(2, '0')}
              </span>
              <h3 className="mt-2 font-semibold">{title}</h3>
              <p className="text-muted mt-1.5">{text}</p>
            </li>
          ))}
        </ol>
        <p className="text-muted mt-8">
          What you send stays listed in{' '}
          <Link href={paths.dashboard} className="text-ink underline underline-offset-4">
            your dashboard
          </Link>{' '}
          on this device. Unsure about a file? See the{' '}
          <Link href={paths.uploadGuide} className="text-ink underline underline-offset-4">
            upload guide
          </Link>
          .
        </p>
      </section>
    </PageFrame>
  );
}
