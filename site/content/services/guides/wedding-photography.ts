import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'wedding',
  order: 'wedding',
  recipe: 'wedding',
  heading: 'Wedding editing, from the full gallery to the album',
  lead: 'Eight hundred frames, two bodies, a church lit by tungsten and a tent lit by purple. The couple should remember one day, in one light.',
  caption: 'Gray metal under mixed light, and gold the way the jeweler meant it.',
  done: [
    {
      title: 'Both shooters, one look',
      text: 'We profile each camera against the same frame first, then grade. Second-shooter files stop giving themselves away.',
    },
    {
      title: 'The dress',
      text: 'Detail is held in the highlights, and the white stays white under a green marquee.',
    },
    {
      title: 'Skin in bad light',
      text: 'DJ lasers and uplights are pulled out of faces while the room keeps its color.',
    },
    {
      title: 'Straight and cropped',
      text: 'Horizons, aisles and tables are leveled; crops leave room for an album gutter.',
    },
    {
      title: 'Distractions',
      text: 'Exit signs, water bottles, the guest with the tablet. On the frames you mark, not on all.',
    },
    { title: 'Black and white', text: 'Converted by hand on its own merits, not by a preset at the end.' },
  ],
  notDone: [
    'Choosing your heroes. We can thin duplicates and blinks, but the story is yours.',
    'Swapping heads in group pictures without a second frame from the same spot.',
    'Publishing anything anywhere: the day belongs to the couple.',
  ],
  send: [
    'A Lightroom catalog with smart previews, or the RAW files in one folder per camera.',
    'Ten frames you have finished yourself: two each from getting ready, ceremony, portraits, dinner and dancing.',
    'The clock offset between bodies, if you know it.',
    'A list of must-have frames for deeper retouching.',
  ],
  formats: [
    { term: 'Galleries', value: 'Full-size JPG in sRGB, named in shooting order' },
    { term: 'Catalogs', value: 'Returned with our settings; nothing baked in' },
    { term: 'Albums', value: 'TIFF or JPG in the lab’s profile' },
    { term: 'Sneak peek', value: 'A dozen frames first, with Priority or faster' },
  ],
  questions: [
    {
      question: 'Is every frame retouched?',
      answer:
        'Every frame is corrected. Retouching of skin and clutter goes to the frames you list, which is usually forty to eighty of a day.',
    },
    {
      question: 'Do you cull?',
      answer:
        'We can take out blinks, misfires and near-duplicates before editing. It is part of the brief, and nothing is deleted.',
    },
    {
      question: 'Can you edit in my preset?',
      answer:
        'Yes. A preset is a start; each scene still needs its own white balance and exposure, and that is the work.',
    },
    {
      question: 'When do galleries come back in high season?',
      answer:
        'The turnaround does not change with the month. If the desks are full, the quote says so before you approve it.',
    },
  ],
};
