import type { OrderSheet } from '../guide.ts';

export const sheet: OrderSheet = {
  service: 'fashion',
  guideLabel: 'Read the fashion guide',
  heading: 'Order fashion edits',
  lead: 'For lookbooks and pages that have a layout and a date. Send the marks you drew on the contact sheet; they are worth a page of prose.',
  brief: [
    'Page or grid that the frames are for.',
    'Garments by style number, with their color names.',
    'Which wrinkles are bag and which are cut.',
    'Skin: catalog, editorial or untouched.',
  ],
  example:
    '22 looks, lookbook AW. Style 1180 is “ochre”, swatch in frame 01. Leave the drape at the elbow. Remove clips at the back. Skin natural, tattoos stay. Crop\u00a04:5.',
};
