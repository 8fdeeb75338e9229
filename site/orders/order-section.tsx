import { lazyComponent } from '../../src/lib/lazy-component.tsx';
import { SectionHeading } from '../../src/ui/section-heading.tsx';
import { claims } from '../brand.ts';
import { SectionBoundary } from '../routing/page-boundary.tsx';
import { twoLines } from '../sections/two-lines.tsx';

/** The site's largest component, rarely in the first screen. Its code loads as it nears the window. */
const OrderForm = lazyComponent(() => import('./order-form.tsx'), 'OrderForm', {
  when: 'near',
  height: '640px',
});

/** The section of the home page with the order form. */
export function OrderSection() {
  return (
    <section id="upload" aria-labelledby="upload-title" className="wrap band bg-sunken">
      <SectionHeading
        number="02"
        eyebrow="Order or quote"
        titleId="upload-title"
        title={twoLines('Upload, choose, send.', claims.quote)}
      >
        Four short steps. Nothing is charged until you approve the quote, and your photos stay yours.
      </SectionHeading>
      <div className="mt-10 lg:mt-14">
        <SectionBoundary>
          <OrderForm />
        </SectionBoundary>
      </div>
    </section>
  );
}
