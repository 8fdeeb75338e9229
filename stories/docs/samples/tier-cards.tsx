import { TierCards } from '../../../src/index.ts';

export const Restoration = () => (
  <TierCards service="restoration" level={2} hrefFor={({ quality }) => `#order-${quality}`} />
);
