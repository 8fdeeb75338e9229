import type { OrderSheet } from '../guide.ts';

export const sheet: OrderSheet = {
  service: 'food',
  guideLabel: 'Read the food guide',
  heading: 'Order food edits',
  lead: 'For menus, delivery apps and cookbooks. Name each dish, so that we know what it should look like.',
  brief: [
    'Dishes by file number.',
    'Platform or page size.',
    'Colors that are right on one of the frames.',
    'What belongs on the plate and what fell there.',
  ],
  example:
    '30 dishes for a delivery app, 1200\u00a0×\u00a0800, centered. 0017 has the right warmth. Wipe rims, keep crumbs near the bread. Tuna in 0022 went gray; bring it back. No added steam.',
};
