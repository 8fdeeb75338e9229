import { Faq } from '../../../src/index.ts';

export const FaqSection = () => (
  <Faq
    title="Asked every week."
    items={[
      {
        id: 'raw-files',
        question: 'Do you take raw files?',
        answer: ['Yes, from every camera whose raw format Lightroom reads.'],
        link: { href: '/file-formats', label: 'All formats' },
      },
    ]}
  />
);
