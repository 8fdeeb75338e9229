import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'manipulation',
  order: 'manipulation',
  recipe: 'manipulation',
  heading: 'Photo manipulation that survives a second look',
  lead: 'Moving a mountain is easy. Making its shadow fall in the right direction is the job.',
  caption: 'A gray, empty sky, and clouds in its place.',
  done: [
    {
      title: 'Perspective',
      tier: 'basic',
      text: 'Horizon and vanishing points of every part are measured before anything is scaled.',
    },
    {
      title: 'Light',
      tier: 'basic',
      text: 'Direction, hardness and color are matched, then the fall-off: a light that close cannot be that even.',
    },
    {
      title: 'Contact',
      tier: 'pro',
      text: 'Feet press into sand, tires into shadow, and wet floors reflect what stands on them.',
    },
    {
      title: 'Optics',
      tier: 'basic',
      text: 'Grain, blur and aberration follow the lens of the base picture.',
    },
    {
      title: 'Removal',
      tier: 'basic',
      text: 'People, cars, signs and seasons taken out, and what was behind them rebuilt.',
    },
    {
      title: 'Worlds',
      tier: 'premium',
      text: 'Posters, covers and composites from your sketch, with every element licensed or shot by you.',
    },
  ],
  notDone: [
    'Pictures meant to deceive: news, evidence, insurance, identity papers.',
    'A body or a face in a place where that person did not agree to be.',
    'Stock elements without a license that covers your use.',
  ],
  send: [
    'The base picture and every element as large as you have them.',
    'A sketch, however rough. A photo of a napkin is fine.',
    'The light: where the sun stands in the base frame.',
    'Final size in inches or pixels, since that decides how much must be drawn.',
  ],
  formats: [
    { term: 'Master', value: 'Layered PSD or PSB with one group per element, with Premium' },
    { term: 'Flat', value: 'TIFF and JPG at final size' },
    { term: 'Stages', value: 'A rough for approval before details are painted' },
    { term: 'Sources', value: 'A list of elements and their licenses' },
  ],
  questions: [
    {
      question: 'How is a composite priced beyond the tiers?',
      answer:
        'By the time it takes. The tiers count elements: one, up to five, a full composite. If a sketch needs hours, the quote says so before work begins.',
    },
    {
      question: 'Do you use generated images?',
      answer:
        'Only if your brief asks for them. The quote then names them and the file’s metadata declares them.',
    },
    {
      question: 'Can the change be undone later?',
      answer: 'In a layered file, yes: each element can be switched off. Keep the PSD, not just the JPG.',
    },
    {
      question: 'May I send stock pictures?',
      answer:
        'Yes, if your license allows changes. Send the file you licensed, not the preview with a watermark. If we license a picture for you, the fee is on the quote.',
    },
  ],
};
