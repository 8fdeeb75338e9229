import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'architectural',
  order: 'architectural',
  recipe: 'architectural',
  heading: 'Architectural retouching to the drawing',
  lead: 'Architects see a leaning line first, a wrong material second and the light third. We work in that order.',
  caption: 'Leaning verticals and a dull sky, corrected.',
  done: [
    {
      title: 'Geometry',
      tier: 'basic',
      text: 'Converging lines are corrected until they are plumb, then eased by half a degree where plumb looks false.',
    },
    {
      title: 'Proportion',
      tier: 'pro',
      text: 'After a strong correction the height is checked against a known measure such as a door or a course of brick.',
    },
    {
      title: 'Dusk',
      tier: 'pro',
      text: 'Facade, interior and sky come from separate exposures across twenty minutes and are blended without a seam.',
    },
    {
      title: 'Clearing',
      tier: 'pro',
      text: 'Wires, signs, scaffolding, parked vans and the crane next door are removed.',
    },
    {
      title: 'Material',
      tier: 'premium',
      text: 'Concrete stays cool, timber warm, and anodized aluminum is the bronze that was specified.',
    },
    {
      title: 'Landscape',
      tier: 'premium',
      text: 'Bare soil greened to what was planted, on request and noted in the file.',
    },
  ],
  notDone: [
    'Adding parts of a design that were never built. Competition and award rules forbid it.',
    'Removing neighbors that define the site, unless captioned as a study.',
    'Replacing glass reflections with a blue gradient.',
  ],
  send: [
    'Shift-lens frames as RAW, with the flat-field shot if there is one.',
    'A dusk series from one position, every two minutes.',
    'An elevation drawing as an image, where proportion matters.',
    'The architect’s list of what may go and what must stay.',
  ],
  formats: [
    { term: 'Publication', value: 'TIFF, 16-bit, at 300 pixels per inch of the page' },
    { term: 'Competition', value: 'JPG to the organizer’s pixels, metadata emptied for anonymity' },
    { term: 'Office archive', value: 'Layered file: clearing and color on separate layers' },
    { term: 'Web', value: 'JPG or AVIF in sRGB, long edge as you say' },
  ],
  questions: [
    {
      question: 'Do you work without a shift lens?',
      answer:
        'Yes. Leave a third more space around the building, because correcting in software crops the top.',
    },
    {
      question: 'May the people stay in?',
      answer: 'One or two give scale. Say which. The others are removed with their shadows.',
    },
    {
      question: 'Who decides about removed signs?',
      answer: 'You do, in writing. The list of removals is kept with the order, in case an editor asks.',
    },
    {
      question: 'Can winter become summer?',
      answer:
        'Grass and leaves, where a planting plan says what will grow. The light stays as it was, because the sun is lower in January than in June.',
    },
  ],
};
