import type { OrderSheet } from '../guide.ts';

export const sheet: OrderSheet = {
  service: 'portrait',
  guideLabel: 'Read the portrait guide',
  heading: 'Order portrait edits',
  lead: 'If you know what you want, this page has the price, the form and what a portrait brief should say.',
  brief: [
    'Who it is for: the sitter, a client, a publication.',
    'How far to go, from “only the spots” to “magazine”.',
    'What is permanent and stays.',
    'Whether the frames appear together on one page.',
  ],
  example:
    'Six frames, author portraits for a publisher. Keep the lines and the scar on the chin. Shine on the forehead in 0412 and 0413 is too much. Match the tone of 0415. JPG and TIFF.',
};
