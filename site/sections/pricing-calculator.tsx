import { PricingCalculator, type PricingCalculatorProps } from '../../src/pricing/pricing-calculator.tsx';
import { SectionHeading } from '../../src/ui/section-heading.tsx';
import { orderUrl } from '../orders/order-url.ts';
import { exampleService } from '../content/facts.ts';
import { calculator } from '../content/home.tsx';
import { paths } from '../routing/paths.ts';

const hrefFor: PricingCalculatorProps['hrefFor'] = (order) => orderUrl(paths.newOrder, order);
const start: PricingCalculatorProps['defaultValue'] = {
  serviceType: exampleService('portrait'),
  imageCount: 12,
};

/** The calculator with its heading. Its link leads to the order form, filled in with every choice. */
export function Section() {
  const { lead, orderNote, ...heading } = calculator;
  return (
    <section id="calculator" aria-labelledby="calculator-title" className="wrap band bg-sunken">
      <SectionHeading {...heading} titleId="calculator-title">
        {lead}
      </SectionHeading>
      <PricingCalculator
        defaultValue={start}
        hrefFor={hrefFor}
        orderNote={orderNote}
        className="mt-10 lg:mt-14"
      />
    </section>
  );
}
