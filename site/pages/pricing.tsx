import { Link } from '../../src/lib/navigation.tsx';
import { turnarounds } from '../../src/pricing/price-table.ts';
import { turnaroundNames } from '../../src/pricing/names.ts';
import { PricingCards, type PricingCardsProps } from '../../src/pricing/pricing-cards.tsx';
import { Button } from '../../src/ui/button.tsx';
import { SectionHeading } from '../../src/ui/section-heading.tsx';
import { paths } from '../routing/paths.ts';

const hrefFor: PricingCardsProps['hrefFor'] = ({ service, quality }) => paths.orderOf(service, quality);

/** Every price there is: three tiers of sixteen services, and what speed adds. */
export default function Pricing() {
  return (
    <>
      <div className="wrap band">
        <SectionHeading
          level={1}
          number="01"
          label="Pricing"
          title={
            <>
              One price per image. <br />
              No subscription.
            </>
          }
        >
          <p>
            Choose a service to see its three levels of finish. The more care a photograph needs, the higher
            the level.
          </p>
        </SectionHeading>
        <PricingCards hrefFor={hrefFor} level={2} className="mt-10 lg:mt-14" />
      </div>
      <Speed />
    </>
  );
}

/** What a sooner delivery costs. */
function Speed() {
  return (
    <section aria-labelledby="speed" className="bg-sunken">
      <div className="wrap band">
        <SectionHeading number="02" label="Speed" titleId="speed" title="Sooner, if you need it.">
          <p>
            Turnaround multiplies the estimate. The Rush order box in the form puts a set at the front of its
            queue and adds half again.
          </p>
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
        <Button asChild className="mt-10">
          <Link href={paths.onHome('upload')}>Estimate an order</Link>
        </Button>
      </div>
    </section>
  );
}
