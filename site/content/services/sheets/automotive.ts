import type { OrderSheet } from '../guide.ts';

export const sheet: OrderSheet = {
  service: 'automotive',
  guideLabel: 'Read the automotive guide',
  heading: 'Order automotive edits',
  lead: 'For a lot of used cars or a single star. Say which it is: the lot has to match, and the single car takes longer.',
  brief: [
    'Make, year, paint code.',
    'Background: as shot, showroom, white.',
    'Plate: blank, blurred, yours.',
    'Damage that must remain visible.',
  ],
  example:
    'Fiat 500, 1970, ochre, one frame. Keep the wall, clean the leaves. Plate blank. Small dent on the sill is disclosed, leave it. 16:9 and 4:5.',
};
