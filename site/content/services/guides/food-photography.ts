import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  heading: 'Food retouching that makes people hungry, not suspicious',
  lead: 'Good food pictures are warm, glossy and slightly untidy. We clean the plate and leave the crumbs that belong there.',
  caption: 'Cold and green on one side; warm, but not orange, on the other.',
  done: {
    'Split color': {
      pro: 'The dish is warmed, the china and linen stay neutral. A global slider cannot do both.',
    },
    Freshness: { pro: 'Gray meat, tired herbs and dull sauces get back the color they had when served.' },
    Gloss: { pro: 'Highlights on glaze and glass are shaped, flash hot spots are broken up.' },
    'Plate and table': { pro: 'Fingerprints on rims, drips, bent tines and stains on linen.' },
    Sets: { basic: 'A menu of thirty dishes in one light, from one height.' },
    Composites: { premium: 'Steam, pour and splash, combined from several of your frames.' },
  },
  notDone: [
    'Larger portions. Delivery customers open the box.',
    'Ingredients that are not in the dish, garnish included.',
    'Saturation until tomatoes glow.',
  ],
  send: [
    'The hero frame, and the frames with steam or pour that belong to it.',
    'A gray card on the table, once per light.',
    'The names of dishes, so that we know veal from tuna.',
    'Platform rules for delivery apps, if there are any.',
  ],
  formats: {
    Menus: 'JPG or TIFF at 300 pixels per inch, CMYK if the printer names a profile',
    'Delivery apps': 'JPG in the app’s ratio, dish centered',
    Social: '4:5 and 9:16 crops from one master',
    Packaging: 'Layered file with the food cut out',
  },
  questions: {
    'The restaurant has green walls. Can you save it?':
      'Usually. Bounce from walls sits in the shadows, where it can be taken out without touching the greens of the food.',
    'Are phone pictures good enough?':
      'For a delivery app, if taken by a window. Switch off portrait mode: its false blur eats the edges of plates.',
    'Can you add steam?':
      'With Premium, from one of your frames that shows it. We add nothing that was not in front of your camera.',
    'How close do you stay to the real dish?':
      'Close enough to be served beside it. Color, gloss and stray crumbs are ours; size, number and ingredients are the kitchen’s.',
  },
};
