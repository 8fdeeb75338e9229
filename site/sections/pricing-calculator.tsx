import { PricingCalculator, type PricingCalculatorProps } from '../../src/pricing/pricing-calculator.tsx';
import { SectionFrame } from '../../src/sections/section-frame.tsx';
import { orderUrl } from '../orders/order-url.ts';
import { exampleService } from '../content/facts.ts';
import { paths } from '../routing/paths.ts';
import { twoLines } from './two-lines.tsx';

const hrefFor: PricingCalculatorProps['hrefFor'] = (order) => orderUrl(paths.newOrder, order);
const start: PricingCalculatorProps['defaultValue'] = {
  serviceType: exampleService('portrait'),
  imageCount: 12,
};

/** The calculator with its heading. Its link leads to the order form, filled in with every choice. */
export const Section = () => (
  <SectionFrame
    id="calculator"
    number="09"
    eyebrow="Pricing calculator"
    title={twoLines('Work out the price', 'before you upload.')}
    lead="Five choices make the price. The receipt shows every one of them, so you can see what to change."
    className="bg-sunken"
  >
    <PricingCalculator
      defaultValue={start}
      hrefFor={hrefFor}
      orderNote="Opens the order form with all five filled in."
      className="mt-10 lg:mt-14"
    />
  </SectionFrame>
);
