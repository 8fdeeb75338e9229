import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'architectural',
  order: 'architectural',
  recipe: 'architectural',
  heading: 'Architectural retouching to the drawing',
  lead: 'Architects look at their buildings the way tailors look at jackets. Lines first, then material, then light.',
  caption: 'Leaning verticals and a dull sky, corrected to plumb and dusk.',
  done: [
    {
      title: 'Geometry',
      text: 'Converging lines are corrected until they are plumb, then eased by half a degree where plumb looks false.',
    },
    {
      title: 'Proportion',
      text: 'After a strong correction the height is checked against a known measure such as a door or a course of brick.',
    },
    {
      title: 'Dusk',
      text: 'Facade, interior and sky come from their own exposures across twenty minutes and meet without a seam.',
    },
    { title: 'Clearing', text: 'Wires, signs, scaffolding, parked vans, the crane next door.' },
    {
      title: 'Material',
      text: 'Concrete stays cool, timber warm, and anodized aluminum the one bronze that was specified.',
    },
    { title: 'Landscape', text: 'Bare soil greened to what was planted, on request and noted in the file.' },
  ],
  notDone: [
    'Building what was value-engineered away. Competition and award rules forbid it, and so does good sense.',
    'Removing neighbors that define the site, unless captioned as a study.',
    'Replacing glass reflections with a blue gradient.',
  ],
  send: [
    'Shift-lens frames as RAW, with the flat-field shot if there is one.',
    'A dusk series from one position, every two minutes.',
    'An elevation drawing, where proportion matters.',
    'The architect’s list of what may go and what must stay.',
  ],
  formats: [
    { term: 'Publication', value: 'TIFF, 16-bit, 300 dpi at the page’s size' },
    { term: 'Competition', value: 'JPG to the organizer’s pixels, metadata emptied for anonymity' },
    { term: 'Office archive', value: 'Layered file, clearing and grade apart' },
    { term: 'Web', value: 'JPG or AVIF in sRGB, long edge as you say' },
  ],
  questions: [
    {
      question: 'Do you work without a shift lens?',
      answer:
        'Yes. Leave a third more air around the building, because correcting in software crops the top.',
    },
    {
      question: 'May the people stay in?',
      answer: 'One or two give scale. Say which; the rest go, with their shadows.',
    },
    {
      question: 'Who decides about removed signs?',
      answer: 'You do, in writing. The list of removals is kept with the order, in case an editor asks.',
    },
    {
      question: 'Can winter become summer?',
      answer:
        'Grass and leaves, where a planting plan says what will grow. The light stays as it was: the sun of January does not stand where it stands in June.',
    },
  ],
};
