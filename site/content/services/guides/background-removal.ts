import { photos } from '#photos';
import type { ServiceGuide } from '../guide.ts';
import { policy } from '../../policy.ts';

export const guide: ServiceGuide = {
  before: photos.bottle,
  heading: 'Backgrounds removed by hand',
  lead: 'Automatic masks get the middle of an object right. The work is at the edge: hair, lace, glass, the gap under a chair.',
  caption: 'A bottle on terracotta, and the same bottle on white.',
  done: {
    'Pen paths': {
      basic:
        'Hard edges are drawn as vector paths a pixel inside the object, so that no rim of the old background shows.',
    },
    'Soft edges': {
      pro: 'Hair, fur and foam are masked from the sharpest channel, then freed from the color of the old background.',
    },
    'Glass and smoke': {
      premium: 'Transparent things stay transparent: what shines through is rebuilt for the new background.',
    },
    Holes: { basic: 'Handles, chains, spokes and the loop of a shoelace. All of them.' },
    Shadow: { pro: 'Kept, drawn or dropped. A kept shadow is cut separately and multiplied back.' },
    'New background': {
      premium:
        'A color, a gradient or your own picture. Edges take on its light, so that nothing looks pasted.',
    },
  },
  notDone: [
    'Retouching of the object itself. That is product work, at its prices.',
    'Sharp edges where the lens had none. Focus falls off in the mask as it does in the picture.',
    'Guessing at cropped-off parts.',
  ],
  send: [
    'The largest file you have; an edge cannot be cut finer than it was shot.',
    'A background that differs from the object in brightness, if you still have the choice.',
    'The color or picture of the new background, unless it is white or transparent.',
    'Which of several objects counts.',
  ],
  formats: {
    Transparent: 'PNG or TIFF with alpha, or PSD with the mask live',
    'On white': 'JPG, 255 in all three channels to the last pixel',
    Path: 'Clipping path saved in JPG, TIFF or PSD',
    Margin: 'Tight, or to a margin in percent',
  },
  questions: {
    'Why pay for what my phone does free?':
      'Put the phone’s cut-out on black and look at the hair. If the edge is clean, you do not need us for that one.',
    'Can you do a thousand by Monday?': `Only if Monday is ${Math.ceil(1000 / policy.imagesPerDay)} working days away: count on ${policy.imagesPerDay} images a day. The quote names the date.`,
    'Do I get the path or the mask?': 'Both, if you ask for a PSD. Web formats carry only the result.',
    'What if one edge is wrong?':
      'Tell us where, with a screenshot. A wrong edge is our mistake, so we correct it free of charge at every level.',
  },
};
