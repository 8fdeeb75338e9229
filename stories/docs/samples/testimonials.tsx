import { Testimonials } from '../../../src/index.ts';

export const CustomerQuotes = () => (
  <Testimonials
    title="Said on a Monday."
    quotes={[{ id: 'gold', quote: 'They asked which gold.', initials: 'L.T.', trade: 'Jeweler, 19 orders' }]}
    note="Sample words, written for this demonstration."
  />
);
