import { lazyComponent } from '../../src/lib/lazy-component.tsx';
import { RUSH_MULTIPLIER, turnarounds } from '../../src/pricing/price-table.ts';
import { turnaroundNames } from '../../src/pricing/names.ts';
import { PricingCards, type PricingCardsProps } from '../../src/pricing/pricing-cards.tsx';
import { ActionLink } from '../../src/ui/action-link.tsx';
import { SectionHeading } from '../../src/ui/section-heading.tsx';
import { changesRule, holidays, oneImageRule, turnaroundNote } from '../content/terms.ts';
import { policy } from '../content/policy.ts';
import { paths } from '../routing/paths.ts';
import { TermList } from '../templates/term-list.tsx';
import { twoLines } from '../sections/two-lines.tsx';

const hrefFor: PricingCardsProps['hrefFor'] = ({ service, quality }) => paths.orderOf(service, quality);

const TierComparison = lazyComponent(() => import('../sections/tier-comparison.tsx'), 'TierComparison', {
  when: 'near',
  hydrates: false,
  height: '50rem',
});

/** Every price: three tiers of each service, the surcharges of turnarounds, and the terms of large orders. */
export default function Pricing() {
  return (
    <>
      <div className="wrap band">
        <SectionHeading
          level={1}
          number="01"
          eyebrow="Pricing"
          title={twoLines('One price per image.', 'No subscription.')}
        >
          Choose a service to see what each level includes. Basic corrects exposure, color and crop in most
          services; retouching begins with Pro.
        </SectionHeading>
        <PricingCards hrefFor={hrefFor} level={2} className="mt-10 lg:mt-14" />
      </div>
      <TierComparison number="02" />
      <Speed />
      <Terms />
    </>
  );
}

/** Section on delivery times and their surcharges. */
function Speed() {
  return (
    <section aria-labelledby="speed" className="wrap band bg-sunken">
      <SectionHeading number="03" eyebrow="Speed" titleId="speed" title="Sooner, if you need it.">
        {turnaroundNote}
      </SectionHeading>
      <table className="mt-10 w-full font-mono text-mono lg:mt-14">
        <caption className="sr-only">Turnaround and what it adds to the price</caption>
        <thead>
          <tr className="border-b border-line-strong text-start text-muted">
            <th scope="col" className="py-3 text-start font-normal">
              Turnaround
            </th>
            <th scope="col" className="py-3 text-start font-normal">
              Delivered in
            </th>
            <th scope="col" className="py-3 text-end font-normal">
              Adds
            </th>
          </tr>
        </thead>
        <tbody>
          {turnarounds.map(({ id, hours, surcharge }) => (
            <tr key={id} className="border-b border-dotted border-line-strong">
              <th scope="row" className="py-4 text-start font-normal">
                {turnaroundNames[id]}
              </th>
              <td className="py-4">{hours}</td>
              <td className="py-4 text-end">{surcharge ?? 'included'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-small text-muted mt-5">
        The “Rush order” box moves a set to the front of the queue and multiplies the price by{' '}
        {RUSH_MULTIPLIER}.
      </p>
      <ActionLink
        href={paths.onHome('upload')}
        label="Estimate an order"
        variant="primary"
        className="mt-10"
      />
    </section>
  );
}

const terms = [
  { term: 'Changes', text: changesRule },
  {
    term: 'Large orders',
    text: `Count on ${policy.imagesPerDay} finished images a working day. From ${policy.bulkFrom} images in one order or month, the quote has a bulk price.`,
  },
  { term: 'Brackets and stacks', text: oneImageRule },
  {
    term: 'Days off',
    text: `${holidays}. An order that runs over one of them takes a day longer, and the quote says so.`,
  },
];

/** Section on the terms that apply to every order. */
function Terms() {
  return (
    <section aria-labelledby="terms" className="wrap band">
      <SectionHeading number="04" eyebrow="Terms" titleId="terms" title="What every order includes." />
      <TermList terms={terms} className="mt-10" />
    </section>
  );
}
