import type { OrderSheet } from '../guide.ts';

export const sheet: OrderSheet = {
  service: 'ecommerce',
  guideLabel: 'Read the e-commerce guide',
  heading: 'Order edits for a web shop',
  lead: 'For batches. Numbers and rules matter more than adjectives here, and five test pictures save five hundred corrections.',
  brief: [
    'Marketplace, or your own size and margin in percent.',
    'SKUs in this batch, views per SKU.',
    'Flat, hanging, on a mannequin or on a model.',
    'What the files should be called.',
  ],
  example:
    '120 shirts, front and back, on mannequins, collars shot separately. 2000 px square, 8% margin, white. Name: SKU_1.jpg, SKU_2.jpg. Sleeves of the cream ones get lost, please watch the edge.',
};
