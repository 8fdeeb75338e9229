import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'food',
  order: 'food',
  recipe: 'food',
  heading: 'Food retouching that makes people hungry, not suspicious',
  lead: 'Appetite is warm, glossy and slightly untidy. We clean the plate and leave the crumb that says somebody baked this.',
  caption: 'Cold and green under a fluorescent tube; warm again without turning orange.',
  done: [
    {
      title: 'Split color',
      text: 'The dish is warmed, the china and linen stay neutral. A global slider cannot do both.',
    },
    {
      title: 'Freshness',
      text: 'Gray meat, tired herbs and dull sauces get back the color they had on the pass.',
    },
    { title: 'Gloss', text: 'Highlights on glaze and glass are shaped, flash hot spots are broken up.' },
    { title: 'Plate and table', text: 'Fingerprints on rims, drips, bent tines and stains on linen.' },
    {
      title: 'Sets',
      text: 'A menu of thirty dishes in one light from one height, whatever order the kitchen sent them in.',
    },
    { title: 'Composites', text: 'Steam, pour and splash from several frames with Premium.' },
  ],
  notDone: [
    'Larger portions. Delivery customers open the box.',
    'Ingredients that are not in the dish, garnish included.',
    'Saturation until tomatoes glow.',
  ],
  send: [
    'The hero frame and the one before the sauce split.',
    'A gray card on the table, once per light.',
    'The names of dishes, so that we know veal from tuna.',
    'Platform rules for delivery apps, if there are any.',
  ],
  formats: [
    { term: 'Menus', value: 'TIFF or JPG at 300 dpi, CMYK on request' },
    { term: 'Delivery apps', value: 'JPG in the app’s ratio, dish centered' },
    { term: 'Social', value: '4:5 and 9:16 crops from one master' },
    { term: 'Packaging', value: 'Layered file with the food cut out' },
  ],
  questions: [
    {
      question: 'The restaurant has green walls. Can you save it?',
      answer:
        'Usually. Bounce from walls sits in the shadows, where it can be taken out without touching the greens of the food.',
    },
    {
      question: 'Are phone pictures good enough?',
      answer:
        'For a delivery app, if taken by a window. Switch off portrait mode: its false blur eats the edges of plates.',
    },
    {
      question: 'Can you add steam?',
      answer:
        'If the dish is served hot and you tell us to. Ours is photographed over black and blended, so it behaves.',
    },
    {
      question: 'How close do you stay to the real dish?',
      answer:
        'Close enough to be served beside it. Color, gloss and stray crumbs are ours; size, number and ingredients are the kitchen’s.',
    },
  ],
};
