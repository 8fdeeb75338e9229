import type { FaqItem } from '../../src/sections/faq-search.ts';

export const questions: readonly FaqItem[] = [
  {
    id: 'raw-files',
    question: 'Do you take raw files?',
    answer: [
      'Yes, from every camera whose raw format Lightroom reads: CR3, NEF, ARW, RAF, DNG and the rest.',
      'Send the raw and not a JPEG of it. White balance and burnt highlights can only be put right there.',
    ],
    link: { href: '/file-formats', label: 'All formats' },
  },
  {
    id: 'bit-depth',
    question: 'What do I get back?',
    answer: ['A JPEG at full size and a 16-bit TIFF in Adobe RGB, unless you ask for something else.'],
  },
  {
    id: 'revisions',
    question: 'What if I don’t like it?',
    answer: ['Say what is wrong, and the same editor changes it at no charge.'],
  },
  {
    id: 'style',
    question: 'Can you match the look of my last set?',
    answer: ['Send three finished frames with the order. We match skin and white first, then contrast.'],
  },
  {
    id: 'rush',
    question: 'How fast can it be?',
    answer: ['Six to twelve hours at the fastest. The order form shows what each speed adds to the price.'],
  },
];
