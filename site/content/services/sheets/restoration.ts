import type { OrderSheet } from '../guide.ts';

export const sheet: OrderSheet = {
  service: 'restoration',
  guideLabel: 'Read the restoration guide',
  heading: 'Order a restoration',
  lead: 'For one picture or a box of them. Upload the scan, say who is in it, and tell us what is damage and what is not.',
  brief: [
    'Year and place, as near as anyone knows.',
    'Eye and hair color, if it is to be tinted.',
    'What the picture will be: a print, a gift, an archive file.',
    'Whether missing parts may be rebuilt or should stay blank.',
  ],
  example:
    'Wedding of my grandparents, 1934, Kansas. Scan at 1,200 ppi. Fold across her sleeve, stain at top left. The blur at the hem is movement and may stay. Print 11 × 14 in, toned as it is.',
};
