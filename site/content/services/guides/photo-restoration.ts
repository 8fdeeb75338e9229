import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  heading: 'Photo restoration for prints that outlived their paper',
  lead: 'Folded, damp, taped: old prints have been through a lot. We repair the damage. A face is rebuilt only from another picture of the same person.',
  caption: 'Scratches, yellowing and fading on a print from the 1930s.',
  done: {
    'Tears and creases': {
      pro: 'Edges are brought back together and the missing strip is rebuilt from both sides.',
    },
    'Stains, mold, silvering': {
      basic: 'Most stains show in one color channel more than in the others, and are removed there.',
    },
    Fading: {
      basic:
        'Contrast is recovered from what density is left; color prints get back the dye that went first, usually cyan.',
    },
    'Missing parts': {
      pro: 'Corners, hands and backgrounds are rebuilt from the picture itself or from another of the same day.',
    },
    'Color by hand': {
      premium: 'Tinted from evidence such as uniforms, eye color in documents, the make of a car.',
    },
    Grain: { basic: 'Rebuilt areas get the grain of the print, so that repairs do not show.' },
  },
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
  formats: {
    Archive: '16-bit TIFF, the restoration on its own layers',
    Print: 'JPG at 300 pixels per inch, up to twice the original’s size',
    Versions: 'Black and white, toned as the original, and colored if ordered',
    Also: 'The cleaned scan before anything was rebuilt',
  },
  questions: {
    'Can you sharpen a blurred face?':
      'A little. A blurred file holds less than films suggest. What is added beyond that is invented.',
    'How do I get a curled print flat for scanning?':
      'Let it rest between blotters under light weight until it gives way, then scan it under clean glass. Do not iron it, and do not lift what sticks to old glass.',
    'Is a slide or a negative better?':
      'Nearly always. A negative holds more detail than a print, and has usually been handled less.',
    'Why does this take days?':
      'Because nothing repeats, and a second person compares the result with the scan. If a print needs hours, the quote says so.',
  },
};
