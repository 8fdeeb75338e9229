import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'fashion',
  order: 'fashion',
  recipe: 'fashion',
  heading: 'From lookbook to cover: fashion retouching',
  lead: 'The garment is the subject, the model is the reason anyone looks. Both need work, and neither may look worked on.',
  caption: 'Washed-out denim, and the same jacket in full color.',
  done: [
    {
      title: 'Fabric',
      tier: 'pro',
      text: 'Creases from the bag go, folds from the body stay. The weave is never smeared to hide a wrinkle.',
    },
    {
      title: 'Fit',
      tier: 'pro',
      text: 'Clips, tape and gaping seams are cleaned up, hems leveled, a tag tucked in.',
    },
    {
      title: 'Garment color',
      tier: 'pro',
      text: 'One dress is one red, on location and in the studio, on forty frames.',
    },
    {
      title: 'Skin',
      tier: 'pro',
      text: 'Healed spot by spot, so its texture stays. With Premium, dodge and burn at full size, and frequency separation for blotches, never over a whole face.',
    },
    {
      title: 'Hair',
      tier: 'pro',
      text: 'Gaps are filled from the same head, crossing strands thinned, roots evened.',
    },
    {
      title: 'Set and seamless',
      tier: 'pro',
      text: 'Scuffed paper, stands and wrinkles in the sweep disappear; floor shadows remain.',
    },
  ],
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
  formats: [
    { term: 'Lookbook', value: 'JPG in sRGB, cropped to your grid' },
    { term: 'Editorial', value: 'TIFF, 16-bit, Adobe RGB or the magazine’s profile' },
    { term: 'Layers', value: 'PSD with Premium, named and grouped by area' },
    { term: 'Proofs', value: 'Small JPGs to mark up before the final files' },
  ],
  questions: [
    {
      question: 'How many rounds does a cover take?',
      answer: 'Usually two. With Premium one named retoucher makes them all.',
    },
    {
      question: 'Do you keep a color bible for a season?',
      answer:
        'Yes. Once approved, each garment’s color values are kept, without the pictures, and used for every later frame.',
    },
    {
      question: 'Can men’s and women’s pages be matched?',
      answer:
        'If they share a light, easily. If not, we match paper, shadow and skin contrast first, because those show in a spread.',
    },
    {
      question: 'Are flats and ghost mannequins done here?',
      answer:
        'They are e-commerce work, at its prices. Order them there, and both sets share the garment’s color values.',
    },
  ],
};
