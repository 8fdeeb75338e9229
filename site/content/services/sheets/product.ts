import type { OrderSheet } from '../guide.ts';

export const sheet: OrderSheet = {
  service: 'product',
  guideLabel: 'Read the product guide',
  heading: 'Order product edits',
  lead: 'For hero pictures and small ranges. A good product order names the material, because glass, leather and felt need different work.',
  brief: [
    'Material and finish of every item.',
    'What the color is compared with.',
    'Kind and direction of the shadow.',
    'Use: shop, catalog, package, billboard.',
  ],
  example:
    'Three perfume bottles, clear glass with a gold cap. Liquid is PMS 7401. Drop the stand, keep the reflection below. One square for the shop, one layered TIFF for print.',
};
