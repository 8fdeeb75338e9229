import type { OrderSheet } from '../guide.ts';

export const sheet: OrderSheet = {
  service: 'jewelry',
  guideLabel: 'Read the jewelry guide',
  heading: 'Order jewelry edits',
  lead: 'For rings, chains and watches that are shot and stacked, or still in slices. Name metal and stone, one line each: it saves a round of changes.',
  brief: [
    'Metal, karat, plating.',
    'Stone, cut, and whether the certificate is attached.',
    'Single frames or how many slices per stack.',
    'Ring height in the frame, and the background.',
  ],
  example:
    'Nine rings, 18\u00a0kt rose gold, brilliant 0.5\u00a0ct, 24\u00a0slices each. White background, soft reflection, ring fills 60% of the height. Engraving inside must stay readable.',
};
