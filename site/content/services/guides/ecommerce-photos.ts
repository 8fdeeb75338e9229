import { policy } from '../../policy.ts';
import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  heading: 'E-commerce photo editing, by the hundred and all alike',
  lead: 'A category page is one picture made of forty. When margins jump or whites differ, shoppers see the grid instead of the goods.',
  caption: 'A gray, crooked frame turned into a listing.',
  done: {
    'White that is 255': {
      basic: 'Backgrounds are cut out and filled, not overexposed, so a white sleeve keeps its edge.',
    },
    'Fixed frame': {
      basic:
        'Product height, baseline and margin are set in percent per category and measured, item by item.',
    },
    'Ghost mannequin': {
      premium: 'Inside collar and front are joined, with the neckline’s shadow drawn back in.',
    },
    'Garment care': { pro: 'Steam lines, lint, pins and loose threads; hangers and tags out.' },
    'Color variants': {
      premium:
        'Recolored from one master where dye lots allow, and flagged where fabric behaves differently.',
    },
    Rules: {
      basic: 'Pixel size, fill ratio and file names follow the marketplace you name, current to the day.',
    },
  },
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
  formats: {
    'Main image': 'JPG, sRGB, square, at least 2000 px',
    'Zoom and alternates': 'The same crop for every view',
    'Cut-outs': 'PNG or WebP with alpha for banners',
    Sheet: 'CSV that maps old file names to new ones, if you order renaming',
  },
  questions: {
    'How large may a batch be?': `As large as you like. Above a few hundred files, send a link and split by category. Count on ${policy.imagesPerDay} images a working day.`,
    'How do you keep it the same next month?':
      'Crop values, shadow and tone are stored as your style sheet, and the next order starts from it.',
    'Do you test a batch first?':
      'Send five pictures as an order of their own. Their style sheet then binds the other five hundred.',
    'Can you rename the files?':
      'Yes, to any pattern that you write into the order. Otherwise your names are kept.',
  },
};
