import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'color-correction',
  order: 'color-correction',
  recipe: 'color-correction',
  heading: 'Color correction, measured first and graded second',
  lead: 'Correction makes a set agree with itself. Grading gives it a mood. People ask for the second and mostly need the first.',
  caption: 'A white balance set for indoor light, and one set for dusk.',
  done: [
    {
      title: 'A neutral that is neutral',
      tier: 'basic',
      text: 'White balance is read from a gray card, a shirt, a road, and checked against skin before it spreads to the set.',
    },
    {
      title: 'Exposure across frames',
      tier: 'basic',
      text: 'Histograms are leveled scene by scene, so that brightness does not jump in a slideshow.',
    },
    {
      title: 'Two brands of camera',
      tier: 'pro',
      text: 'Profiles bring reds and greens together; sliders alone would move everything else too.',
    },
    {
      title: 'Casts',
      tier: 'pro',
      text: 'Green from grass, blue from shade and the cast of one odd tube are taken out.',
    },
    {
      title: 'The grade',
      tier: 'premium',
      text: 'Your reference, a film stock or a described mood, built as a curve you could take over.',
    },
    {
      title: 'Black and white',
      tier: 'pro',
      text: 'Mixed channel by channel, so that red lips and green leaves do not end in one gray.',
    },
  ],
  notDone: [
    'Local retouching. Spots, skin and wires stay as they are.',
    'Rescuing channels that were clipped; where nothing was recorded, nothing comes back.',
    'One preset over the lot.',
  ],
  send: [
    'RAW. In a JPG the white balance is already applied, and strong corrections show bands.',
    'One frame with a gray card per change of light.',
    'A reference picture for the grade, from any source.',
    'Where it will be seen: screen, lab print, offset.',
  ],
  formats: [
    { term: 'Settings', value: 'XMP sidecars for Lightroom and Camera Raw, on request' },
    { term: 'Pictures', value: 'JPG in sRGB, or 16-bit TIFF in the working space' },
    { term: 'Look', value: 'The grade as a .cube LUT, with Premium' },
    { term: 'Proof', value: 'Soft proof for your paper, on request' },
  ],
  questions: [
    {
      question: 'My monitor is not calibrated. Does it matter?',
      answer:
        'Not for our work, since we measure. It matters when you approve: look at the proof on a recent phone as well.',
    },
    {
      question: 'Can one grade cover video too?',
      answer:
        'A .cube LUT made from the approved stills gets video most of the way. Log footage needs its own conversion first.',
    },
    {
      question: 'How many cameras can a set have?',
      answer:
        'As many as were there. Phones included, though their own processing limits how far they can follow.',
    },
    {
      question: 'What do you do about skin?',
      answer:
        'It is checked last and by itself: hue first, since skin of any depth sits in a narrow band of orange, then brightness from face to face.',
    },
  ],
};
