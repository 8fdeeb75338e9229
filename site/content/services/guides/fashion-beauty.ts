import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  heading: 'From lookbook to cover: fashion retouching',
  lead: 'The garment is the subject, the model is the reason anyone looks. Both need work, and neither may look worked on.',
  caption: 'Washed-out denim, and the same jacket in full color.',
  done: {
    Fabric: {
      pro: 'Creases from the bag go, folds from the body stay. The weave is never smeared to hide a wrinkle.',
    },
    Fit: { pro: 'Clips, tape and gaping seams are cleaned up, hems leveled, a tag tucked in.' },
    'Garment color': { pro: 'One dress is one red, on location and in the studio, on forty frames.' },
    Skin: {
      pro: 'Healed spot by spot, so its texture stays. With Premium, dodge and burn at full size, and frequency separation for blotches, never over a whole face.',
    },
    Hair: { pro: 'Gaps are filled from the same head, crossing strands thinned, roots evened.' },
    'Set and seamless': {
      pro: 'Scuffed paper, stands and wrinkles in the sweep disappear; floor shadows remain.',
    },
  },
  notDone: [
    'Changing the body of a model. Several countries require a label for it, and we would rather you had no need of one.',
    'Inventing the back of a garment that was never shot.',
    'Filters that cover the garment’s own color.',
  ],
  send: [
    'Selects as RAW, with a JPG of the look you saw on set as a reference image.',
    'Swatch or sample photograph of every garment color.',
    'The layout as an image, if type will run over the picture.',
    'Notes by frame: circles and arrows on a JPG are perfect.',
  ],
  formats: {
    Lookbook: 'JPG in sRGB, cropped to your grid',
    Editorial: 'TIFF, 16-bit, Adobe RGB or the magazine’s profile',
    Layers: 'PSD with Premium, named and grouped by area',
    Proofs: 'Small JPGs to mark up before the final files',
  },
  questions: {
    'How many rounds does a cover take?': 'Usually two. With Premium one named retoucher makes them all.',
    'Do you keep a color bible for a season?':
      'Yes. Once approved, each garment’s color values are kept, without the pictures, and used for every later frame.',
    'Can men’s and women’s pages be matched?':
      'If they share a light, easily. If not, we match paper, shadow and skin contrast first, because those show in a spread.',
    'Are flats and ghost mannequins done here?':
      'They are e-commerce work, at its prices. Order them there, and both sets share the garment’s color values.',
  },
};
