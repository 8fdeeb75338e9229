import { Expertise, turnaroundTexts } from '../../../src/index.ts';

export const ExpertiseSection = () => (
  <Expertise
    title="Two trades."
    areas={[
      { name: 'Jewelry', text: 'Every prong sharp.', turnaround: turnaroundTexts.jewelry, href: '/jewelry' },
      { name: 'Food', text: 'Warm bread, neutral china.', turnaround: turnaroundTexts.food },
    ]}
  />
);
