import type { OrderSheet } from '../guide.ts';

export const sheet: OrderSheet = {
  service: 'fashion',
  guideLabel: 'Read the fashion guide',
  heading: 'Order fashion edits',
  lead: 'For lookbooks and pages that have a layout and a date. Mark the photos in the form: it is faster than a page of text.',
  brief: [
    'Page or grid that the frames are for.',
    'Garments by style number, with their color names.',
    'Which wrinkles go and which belong to the cut.',
    'Skin: catalog, editorial or untouched.',
  ],
  example:
    '22 looks, lookbook AW. Style 1180 is “ochre”, swatch in frame 01. Leave the drape at the elbow. Remove clips at the back. Skin natural, tattoos stay. Crop\u00a04:5.',
};
