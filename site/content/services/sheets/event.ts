import type { OrderSheet } from '../guide.ts';

export const sheet: OrderSheet = {
  service: 'event',
  guideLabel: 'Read the event guide',
  heading: 'Order event edits',
  lead: 'For pictures with a deadline. Split the job: what goes out tonight, what goes to the sponsors, what is for the record.',
  brief: [
    'Time zone and hour of the first deadline.',
    'Rooms, and how each was lit.',
    'Who must be recognizable.',
    'Fields of the caption that are to stay.',
  ],
  example:
    '310 frames, two rooms. Stage wash 5600\u00a0K, backdrop magenta. Twenty starred for press by 11 PM, the rest in three days. Keep IPTC. Crop to whole logos on the left wall.',
};
