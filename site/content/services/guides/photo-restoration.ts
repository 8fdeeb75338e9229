import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'restoration',
  order: 'restoration',
  recipe: 'restoration',
  heading: 'Photo restoration for prints that outlived their paper',
  lead: 'Every family has the one picture. It has been folded, damp, taped and loved. We undo the damage and leave the faces alone.',
  caption: 'Scratches, yellowing and fading, taken off a picture from the Dust Bowl years.',
  done: [
    {
      title: 'Tears and creases',
      text: 'Edges are brought back together and the missing strip is rebuilt from both sides.',
    },
    {
      title: 'Stains, mold, silvering',
      text: 'Each kind of damage lives in a different channel, and is taken out where it lives.',
    },
    {
      title: 'Fading',
      text: 'Contrast is recovered from what density is left; color prints get back the dye that went first, usually cyan.',
    },
    {
      title: 'Missing parts',
      text: 'Corners, hands and backgrounds are rebuilt from the picture itself or from another of the same day.',
    },
    {
      title: 'Color by hand',
      text: 'With Premium: tinted from evidence such as uniforms, eye color on papers, the make of a car.',
    },
    {
      title: 'Grain',
      text: 'What was rebuilt gets the grain of the print back, or a mended sky would shine like glass.',
    },
  ],
  notDone: [
    'Faces invented by a machine. If a face is gone and no second picture exists, we stop at its outline and tell you.',
    'Removing people who have fallen out of favor without asking whether the whole family agrees.',
    'Work on the original. Please never mail us your only print.',
  ],
  send: [
    'A scan at 600 dpi, 1200 for anything smaller than a playing card, as TIFF.',
    'Scanner sharpening and dust removal switched off.',
    'A phone picture under daylight, square on, if there is no scanner.',
    'Names, place and year, and any other picture of the same people.',
  ],
  formats: [
    { term: 'Archive', value: '16-bit TIFF, the restoration on its own layers' },
    { term: 'Print', value: 'JPG at 300 dpi for up to twice the original’s size' },
    { term: 'Versions', value: 'Black and white, toned as the original, and colored if ordered' },
    { term: 'Also', value: 'The cleaned scan before any rebuilding, for honesty’s sake' },
  ],
  questions: [
    {
      question: 'Can you sharpen a blurred face?',
      answer:
        'A little. Camera shake and missed focus hold less than films suggest, and what is added beyond that is a stranger’s face.',
    },
    {
      question: 'How do I get a curled print flat for scanning?',
      answer:
        'Under clean glass, after a day between blotting paper and books. Do not iron it, and do not lift what sticks to old glass.',
    },
    {
      question: 'Is a slide or a negative better?',
      answer:
        'Nearly always. The negative holds detail that the print threw away, and it has usually been handled less.',
    },
    {
      question: 'Why does this take days?',
      answer:
        'Because nothing repeats. A heavily damaged portrait takes a retoucher an afternoon, and is looked at again the next morning.',
    },
  ],
};
