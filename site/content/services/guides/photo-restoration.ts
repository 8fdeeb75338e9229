import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'restoration',
  order: 'restoration',
  recipe: 'restoration',
  heading: 'Photo restoration for prints that outlived their paper',
  lead: 'Folded, damp, taped: old prints have been through a lot. We repair the damage. A face is rebuilt only from another picture of the same person.',
  caption: 'Scratches, yellowing and fading on a print from the 1930s.',
  done: [
    {
      title: 'Tears and creases',
      tier: 'pro',
      text: 'Edges are brought back together and the missing strip is rebuilt from both sides.',
    },
    {
      title: 'Stains, mold, silvering',
      tier: 'basic',
      text: 'Most stains show in one color channel more than in the others, and are removed there.',
    },
    {
      title: 'Fading',
      tier: 'basic',
      text: 'Contrast is recovered from what density is left; color prints get back the dye that went first, usually cyan.',
    },
    {
      title: 'Missing parts',
      tier: 'pro',
      text: 'Corners, hands and backgrounds are rebuilt from the picture itself or from another of the same day.',
    },
    {
      title: 'Color by hand',
      tier: 'premium',
      text: 'Tinted from evidence such as uniforms, eye color in documents, the make of a car.',
    },
    {
      title: 'Grain',
      tier: 'basic',
      text: 'Rebuilt areas get the grain of the print, so that repairs do not show.',
    },
  ],
  notDone: [
    'Invented faces. If a face is gone and no second picture exists, we stop at its outline and tell you.',
    'Removing people who have fallen out of favor without asking whether the whole family agrees.',
    'Work on the original. Please never mail us your only print.',
  ],
  send: [
    'A scan at 600 ppi, 1,200 for anything up to the size of a playing card, as TIFF. If it exceeds 50 MB, a link.',
    'Scanner sharpening and dust removal switched off.',
    'A phone picture under daylight, square on, if there is no scanner.',
    'Names, place and year, and any other picture of the same people.',
  ],
  formats: [
    { term: 'Archive', value: '16-bit TIFF, the restoration on its own layers' },
    { term: 'Print', value: 'JPG at 300 pixels per inch, up to twice the original’s size' },
    { term: 'Versions', value: 'Black and white, toned as the original, and colored if ordered' },
    { term: 'Also', value: 'The cleaned scan before anything was rebuilt' },
  ],
  questions: [
    {
      question: 'Can you sharpen a blurred face?',
      answer:
        'A little. A blurred file holds less than films suggest. What is added beyond that is invented.',
    },
    {
      question: 'How do I get a curled print flat for scanning?',
      answer:
        'Let it rest between blotters under light weight until it gives way, then scan it under clean glass. Do not iron it, and do not lift what sticks to old glass.',
    },
    {
      question: 'Is a slide or a negative better?',
      answer: 'Nearly always. A negative holds more detail than a print, and has usually been handled less.',
    },
    {
      question: 'Why does this take days?',
      answer:
        'Because nothing repeats, and a second person compares the result with the scan. If a print needs hours, the quote says so.',
    },
  ],
};
