import type { OrderSheet } from '../guide.ts';

export const sheet: OrderSheet = {
  service: 'jewelry',
  guide: { path: '/services/jewelry-photography', label: 'Read the jewelry guide' },
  heading: 'Order jewelry edits',
  lead: 'For rings, chains and watches that are shot and stacked, or still in slices. Metal and stone in one line each spare a round of changes.',
  brief: [
    'Metal, carat, plating.',
    'Stone, cut, and whether the certificate is attached.',
    'Single frames or how many slices per stack.',
    'Ring height in the frame, and the ground.',
  ],
  example:
    'Nine rings, 18 ct rose gold, brilliant 0.5 ct, 24 slices each. White ground, soft reflection, ring fills 60 % of the height. Engraving inside must stay readable.',
};
