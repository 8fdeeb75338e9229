import { PremiumPricing } from '../../src/sections/premium-pricing.tsx';
import { twoLines } from './two-lines.tsx';

export const Section = () => (
  <PremiumPricing
    id="premium"
    number="10"
    eyebrow="Premium pricing"
    title={twoLines('For the frames that', 'hang six feet wide.', 'max-sm:hidden')}
    lead="Campaigns, catalogs, galleries: one senior retoucher from the first frame to the last, and time for edges, fabric and skin."
    includes={[
      'Everything in Basic and Pro',
      'A named senior retoucher for the whole job',
      'Frequency separation, dodge and burn, frame by frame',
      'Layered files with your naming and color profile',
      'Unlimited rounds of changes within the brief',
    ]}
    action={{ href: '#upload', label: 'Describe your job' }}
  />
);
