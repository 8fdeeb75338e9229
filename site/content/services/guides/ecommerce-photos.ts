import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'ecommerce',
  order: 'ecommerce',
  recipe: 'ecommerce',
  heading: 'E-commerce photo editing, by the hundred and all alike',
  lead: 'A category page is one picture made of forty. When margins jump or whites differ, the eye sees the grid instead of the goods.',
  caption: 'A gray ground and a crooked frame, turned into a listing.',
  done: [
    {
      title: 'White that is 255',
      text: 'Backgrounds are cut and filled, not burnt out, so a white sleeve keeps its edge.',
    },
    {
      title: 'Fixed frame',
      text: 'Product height, baseline and margin are set in percent per category and measured, item by item.',
    },
    {
      title: 'Ghost mannequin',
      text: 'Inside collar and front are joined, with the neckline’s shadow drawn back in.',
    },
    { title: 'Garment care', text: 'Steam lines, lint, pins and loose threads; hangers and tags out.' },
    {
      title: 'Color variants',
      text: 'Recolored from one master where dye lots allow, and flagged where fabric behaves differently.',
    },
    {
      title: 'Rules',
      text: 'Pixel size, fill ratio and file names follow the marketplace you name, current to the day.',
    },
  ],
  notDone: [
    'Lifestyle scenes behind cut-out goods; they fool nobody and get listings pulled.',
    'Badges, prices and text in the main image, which marketplaces reject.',
    'Smoothing away defects a customer would send the item back for.',
  ],
  send: [
    'One folder per SKU, or the SKU in every file name.',
    'Front, back, detail in a fixed order.',
    'The inside of the collar, if mannequins should vanish.',
    'The shop’s picture guide as PDF or link.',
  ],
  formats: [
    { term: 'Main image', value: 'JPG, sRGB, square, at least 2000 px' },
    { term: 'Zoom and alternates', value: 'Same crop, numbered by view' },
    { term: 'Cut-outs', value: 'PNG or WebP with alpha for banners' },
    { term: 'Sheet', value: 'CSV that maps your file names to ours' },
  ],
  questions: [
    {
      question: 'How large may a batch be?',
      answer:
        'The form takes what your browser can hold. Beyond a few hundred, split by category; the pieces are treated as one job.',
    },
    {
      question: 'How do you keep it the same next month?',
      answer:
        'Crop values, shadow and tone are stored as your style sheet, and the next order starts from it.',
    },
    {
      question: 'Do you test a batch first?',
      answer:
        'Send five pictures as an order of their own. Their style sheet then binds the other five hundred.',
    },
    { question: 'Who renames the files?', answer: 'We do, to any pattern that can be written down.' },
  ],
};
