import { policy } from '../../policy.ts';
import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  heading: 'Jewelry retouching under the loupe',
  lead: 'At full size a polished band shows every scratch and the photographer’s shirt. After retouching it must still be this ring and no other.',
  caption: 'Dust and flat highlights on one side, clean facets on the other.',
  done: {
    Metal: {
      pro: 'Polishing lines, solder marks and tarnish are removed; brushed finishes keep their direction.',
    },
    'Which gold': {
      pro: 'Yellow, rose, white and platinum are held apart by numbers, so 14 karat does not look like 18.',
    },
    Stones: { pro: 'Facets are defined by contrast inside each facet. Fire is brought out, not added.' },
    'Prongs and pavé': {
      premium: 'Every prong sharp, every small stone present, the dust between them gone.',
    },
    'Focus stack': {
      premium: `Up to ${policy.slices.jewelry} slices are merged and halos around the prongs removed. The result counts as one image; more slices are quoted.`,
    },
    Background: { pro: 'White, black, gradient or stone, with the reflection of the piece itself.' },
  },
  notDone: [
    'Better clarity or color than the certificate says.',
    'Another stone pasted over yours.',
    'Sizes against a hand that was not measured.',
  ],
  send: [
    'Focus slices as RAW, in order, without in-camera stacking. If you stack yourself, the 16-bit TIFF and the slices around the prongs.',
    'A frame with the light tent open, for contrast.',
    'Metal, karat and stone, or a photo of the certificate.',
    'A cleaning cloth used before the shot: ten seconds there save ten minutes here.',
  ],
  formats: {
    Shop: 'Square JPG on white, same ring height across the line',
    Print: 'TIFF, 16-bit, sharpened for paper',
    'Cut-out': 'PNG with or without reflection',
    Turntable: '24 or 36 frames, matched for a spin',
  },
  questions: {
    'Can you change the metal from yellow to white gold?':
      'Yes, as a variant from one approved master. Reflections of the surroundings are recolored too, or it would look dipped.',
    'My stack has halos. Is it lost?':
      'Send the single slices. Most halos come from the software’s blend and vanish when we mask by hand.',
    'Do you retouch watches?': 'Yes, at jewelry prices. The hands stay at the time you photographed.',
    'Why does it cost more than product work?':
      'The object is small, so a speck of dust can be as large as a stone, and there are hundreds of specks.',
  },
};
