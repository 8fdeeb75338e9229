import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  heading: 'Architectural retouching to the drawing',
  lead: 'Architects see a leaning line first, a wrong material second and the light third. We work in that order.',
  caption: 'Leaning verticals and a dull sky, corrected.',
  done: {
    Geometry: {
      basic:
        'Converging lines are corrected until they are plumb, then eased by half a degree where plumb looks false.',
    },
    Proportion: {
      pro: 'After a strong correction the height is checked against a known measure such as a door or a course of brick.',
    },
    Dusk: {
      pro: 'Facade, interior and sky come from separate exposures across twenty minutes and are blended without a seam.',
    },
    Clearing: { pro: 'Wires, signs, scaffolding, parked vans and the crane next door are removed.' },
    Material: {
      premium: 'Concrete stays cool, timber warm, and anodized aluminum is the bronze that was specified.',
    },
    Landscape: { premium: 'Bare soil greened to what was planted, on request and noted in the file.' },
  },
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
  formats: {
    Publication: 'TIFF, 16-bit, at 300 pixels per inch of the page',
    Competition: 'JPG to the organizer’s pixels, metadata emptied for anonymity',
    'Office archive': 'Layered file: clearing and color on separate layers',
    Web: 'JPG or AVIF in sRGB, long edge as you say',
  },
  questions: {
    'Do you work without a shift lens?':
      'Yes. Leave a third more space around the building, because correcting in software crops the top.',
    'May the people stay in?': 'One or two give scale. Say which. The others are removed with their shadows.',
    'Who decides about removed signs?':
      'You do, in writing. The list of removals is kept with the order, in case an editor asks.',
    'Can winter become summer?':
      'Grass and leaves, where a planting plan says what will grow. The light stays as it was, because the sun is lower in January than in June.',
  },
};
