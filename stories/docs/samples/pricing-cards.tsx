import { PricingCards } from '../../../src/index.ts';

export const Prices = () => (
  <PricingCards
    defaultValue="wedding"
    hrefFor={({ service, quality }) => `/orders/new?service=${service}&quality=${quality}`}
  />
);
