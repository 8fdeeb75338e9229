import type { OrderSheet } from '../guide.ts';

export const sheet: OrderSheet = {
  service: 'wedding',
  guideLabel: 'Read the wedding guide',
  heading: 'Order wedding edits',
  lead: 'For a gallery that is culled and waiting. Count the frames, name the scenes, and list the frames that need more than color.',
  brief: [
    'Number of frames and number of cameras.',
    'Scenes in order, with the light in each.',
    'Frame numbers for skin and clutter.',
    'Dates that you promised the couple.',
  ],
  example:
    '640 frames, two bodies (R5 and A7 IV), clocks synced. Church is tungsten, speeches are LED. Look as in the five references. Retouch the 45 with a red label. Sneak peek of twelve by Monday noon.',
};
