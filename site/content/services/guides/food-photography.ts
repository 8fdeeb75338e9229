import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'food',
  order: 'food',
  recipe: 'food',
  heading: 'Food retouching that makes people hungry, not suspicious',
  lead: 'Good food pictures are warm, glossy and slightly untidy. We clean the plate and leave the crumbs that belong there.',
  caption: 'Cold and green on one side; warm, but not orange, on the other.',
  done: [
    {
      title: 'Split color',
      tier: 'pro',
      text: 'The dish is warmed, the china and linen stay neutral. A global slider cannot do both.',
    },
    {
      title: 'Freshness',
      tier: 'pro',
      text: 'Gray meat, tired herbs and dull sauces get back the color they had when served.',
    },
    {
      title: 'Gloss',
      tier: 'pro',
      text: 'Highlights on glaze and glass are shaped, flash hot spots are broken up.',
    },
    {
      title: 'Plate and table',
      tier: 'pro',
      text: 'Fingerprints on rims, drips, bent tines and stains on linen.',
    },
    {
      title: 'Sets',
      tier: 'basic',
      text: 'A menu of thirty dishes in one light, from one height.',
    },
    {
      title: 'Composites',
      tier: 'premium',
      text: 'Steam, pour and splash, combined from several of your frames.',
    },
  ],
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
  formats: [
    { term: 'Menus', value: 'JPG or TIFF at 300 pixels per inch, CMYK if the printer names a profile' },
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
        'With Premium, from one of your frames that shows it. We add nothing that was not in front of your camera.',
    },
    {
      question: 'How close do you stay to the real dish?',
      answer:
        'Close enough to be served beside it. Color, gloss and stray crumbs are ours; size, number and ingredients are the kitchen’s.',
    },
  ],
};
