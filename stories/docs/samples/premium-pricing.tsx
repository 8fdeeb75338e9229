import { PremiumPricing } from '../../../src/index.ts';

export const Premium = () => (
  <PremiumPricing
    number="10"
    eyebrow="Premium pricing"
    title="For the frames that hang six feet wide."
    includes={['A named senior retoucher for the whole job', 'Unlimited changes']}
    services={['fashion', 'jewelry', 'product']}
    action={{ href: '#upload', label: 'Describe your job' }}
  />
);
