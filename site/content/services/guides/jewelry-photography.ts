import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'jewelry',
  order: 'jewelry',
  recipe: 'jewelry',
  heading: 'Jewelry retouching under the loupe',
  lead: 'At five times life size a polished band is a field of scratches and the photographer’s shirt. What is left after retouching must still be this ring and no other.',
  caption: 'Dust on the stone, dead highlights, and what the cutter had in mind.',
  done: [
    {
      title: 'Metal',
      text: 'Polishing lines, solder marks and tarnish are removed; brushed finishes keep their direction.',
    },
    {
      title: 'Which gold',
      text: 'Yellow, rose, white and platinum are held apart by numbers, so 14 karat does not look like 18.',
    },
    {
      title: 'Stones',
      text: 'Facets are defined by contrast inside each facet. Fire is brought out, not added.',
    },
    {
      title: 'Prongs and pavé',
      text: 'Every claw sharp, every tiny stone present, dust between them gone at 200 percent.',
    },
    { title: 'Focus stack', text: 'Up to forty slices are merged with halos cleaned around the claws.' },
    { title: 'Ground', text: 'White, black, gradient or stone, with the reflection of the piece itself.' },
  ],
  notDone: [
    'Better clarity or color than the certificate says.',
    'A generic diamond pasted over yours.',
    'Sizes against a hand that was not measured.',
  ],
  send: [
    'Focus slices as RAW, in order, without in-camera stacking.',
    'A frame with the light tent open, for contrast.',
    'Metal, karat and stone, or the certificate.',
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
      answer: 'Yes, at jewelry prices. Tell us the time the hands should show; ten past ten is our default.',
    },
    {
      question: 'Why does it cost more than product work?',
      answer:
        'The object is small, so one speck of dust is as large as a stone, and there are hundreds of specks.',
    },
  ],
};
