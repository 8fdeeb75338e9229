import { photos } from '#photos';
import { WhyChooseUs } from '../../../src/index.ts';

export const Reasons = () => (
  <WhyChooseUs
    title="We finish the last one."
    photo={photos.bridge}
    claims={[{ value: '30-day', label: 'money-back guarantee', text: 'Money, not a voucher.' }]}
    certifications={['ISO 9001']}
  />
);
