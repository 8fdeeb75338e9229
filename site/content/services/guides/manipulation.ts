import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  heading: 'Photo manipulation that survives a second look',
  lead: 'Moving a mountain is easy. Making its shadow fall in the right direction is the job.',
  caption: 'A gray, empty sky, and clouds in its place.',
  done: {
    Perspective: {
      basic: 'Horizon and vanishing points of every part are measured before anything is scaled.',
    },
    Light: {
      basic:
        'Direction, hardness and color are matched, then the fall-off: a light that close cannot be that even.',
    },
    Contact: { pro: 'Feet press into sand, tires into shadow, and wet floors reflect what stands on them.' },
    Optics: { basic: 'Grain, blur and aberration follow the lens of the base picture.' },
    Removal: { basic: 'People, cars, signs and seasons taken out, and what was behind them rebuilt.' },
    Worlds: {
      premium: 'Posters, covers and composites from your sketch, with every element licensed or shot by you.',
    },
  },
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
  formats: {
    Master: 'Layered PSD or PSB with one group per element, with Premium',
    Flat: 'TIFF and JPG at final size',
    Stages: 'A rough for approval before details are painted',
    Sources: 'A list of elements and their licenses',
  },
  questions: {
    'How is a composite priced beyond the tiers?':
      'By the time it takes. The tiers count elements: one, up to five, a full composite. If a sketch needs hours, the quote says so before work begins.',
    'Do you use generated images?':
      'Only if your brief asks for them. The quote then names them and the file’s metadata declares them.',
    'Can the change be undone later?':
      'In a layered file, yes: each element can be switched off. Keep the PSD, not just the JPG.',
    'May I send stock pictures?':
      'Yes, if your license allows changes. Send the file you licensed, not the preview with a watermark. If we license a picture for you, the fee is on the quote.',
  },
};
