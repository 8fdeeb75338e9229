import { policy } from '../../policy.ts';
import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'ecommerce',
  order: 'ecommerce',
  recipe: 'ecommerce',
  heading: 'E-commerce photo editing, by the hundred and all alike',
  lead: 'A category page is one picture made of forty. When margins jump or whites differ, shoppers see the grid instead of the goods.',
  caption: 'A gray, crooked frame turned into a listing.',
  done: [
    {
      title: 'White that is 255',
      tier: 'basic',
      text: 'Backgrounds are cut out and filled, not overexposed, so a white sleeve keeps its edge.',
    },
    {
      title: 'Fixed frame',
      tier: 'basic',
      text: 'Product height, baseline and margin are set in percent per category and measured, item by item.',
    },
    {
      title: 'Ghost mannequin',
      tier: 'premium',
      text: 'Inside collar and front are joined, with the neckline’s shadow drawn back in.',
    },
    {
      title: 'Garment care',
      tier: 'pro',
      text: 'Steam lines, lint, pins and loose threads; hangers and tags out.',
    },
    {
      title: 'Color variants',
      tier: 'premium',
      text: 'Recolored from one master where dye lots allow, and flagged where fabric behaves differently.',
    },
    {
      title: 'Rules',
      tier: 'basic',
      text: 'Pixel size, fill ratio and file names follow the marketplace you name, current to the day.',
    },
  ],
  notDone: [
    'Invented lifestyle scenes behind cut-out goods. Marketplaces remove such listings.',
    'Badges, prices and text in the main image, which marketplaces reject.',
    'Smoothing away defects a customer would send the item back for.',
  ],
  send: [
    'One folder per SKU, or the SKU in every file name.',
    'Front, back, detail in a fixed order.',
    'The inside of the collar, if mannequins should vanish.',
    'A link to the shop’s picture guide.',
  ],
  formats: [
    { term: 'Main image', value: 'JPG, sRGB, square, at least 2000 px' },
    { term: 'Zoom and alternates', value: 'The same crop for every view' },
    { term: 'Cut-outs', value: 'PNG or WebP with alpha for banners' },
    { term: 'Sheet', value: 'CSV that maps old file names to new ones, if you order renaming' },
  ],
  questions: [
    {
      question: 'How large may a batch be?',
      answer: `As large as you like. Above a few hundred files, send a link and split by category. Count on ${policy.imagesPerDay} images a working day.`,
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
    {
      question: 'Can you rename the files?',
      answer: 'Yes, to any pattern that you write into the order. Otherwise your names are kept.',
    },
  ],
};
