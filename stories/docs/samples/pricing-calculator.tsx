import { PricingCalculator } from '../../../src/index.ts';

export const Calculator = () => (
  <PricingCalculator
    defaultValue={{ serviceType: 'product', imageCount: 40 }}
    hrefFor={({ serviceType }) => `/orders/new?service=${serviceType}`}
    orderNote="Opens the order form with this service chosen."
  />
);
