import { policy } from '../../policy.ts';
import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'jewelry',
  order: 'jewelry',
  recipe: 'jewelry',
  heading: 'Jewelry retouching under the loupe',
  lead: 'At full size a polished band shows every scratch and the photographer’s shirt. After retouching it must still be this ring and no other.',
  caption: 'Dust and flat highlights on one side, clean facets on the other.',
  done: [
    {
      title: 'Metal',
      tier: 'pro',
      text: 'Polishing lines, solder marks and tarnish are removed; brushed finishes keep their direction.',
    },
    {
      title: 'Which gold',
      tier: 'pro',
      text: 'Yellow, rose, white and platinum are held apart by numbers, so 14 karat does not look like 18.',
    },
    {
      title: 'Stones',
      tier: 'pro',
      text: 'Facets are defined by contrast inside each facet. Fire is brought out, not added.',
    },
    {
      title: 'Prongs and pavé',
      tier: 'premium',
      text: 'Every prong sharp, every small stone present, the dust between them gone.',
    },
    {
      title: 'Focus stack',
      tier: 'premium',
      text: `Up to ${policy.slices.jewelry} slices are merged and halos around the prongs removed. The result counts as one image; more slices are quoted.`,
    },
    {
      title: 'Background',
      tier: 'pro',
      text: 'White, black, gradient or stone, with the reflection of the piece itself.',
    },
  ],
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
  formats: [
    { term: 'Shop', value: 'Square JPG on white, same ring height across the line' },
    { term: 'Print', value: 'TIFF, 16-bit, sharpened for paper' },
    { term: 'Cut-out', value: 'PNG with or without reflection' },
    { term: 'Turntable', value: '24 or 36 frames, matched for a spin' },
  ],
  questions: [
    {
      question: 'Can you change the metal from yellow to white gold?',
      answer:
        'Yes, as a variant from one approved master. Reflections of the surroundings are recolored too, or it would look dipped.',
    },
    {
      question: 'My stack has halos. Is it lost?',
      answer:
        'Send the single slices. Most halos come from the software’s blend and vanish when we mask by hand.',
    },
    {
      question: 'Do you retouch watches?',
      answer: 'Yes, at jewelry prices. The hands stay at the time you photographed.',
    },
    {
      question: 'Why does it cost more than product work?',
      answer:
        'The object is small, so a speck of dust can be as large as a stone, and there are hundreds of specks.',
    },
  ],
};
