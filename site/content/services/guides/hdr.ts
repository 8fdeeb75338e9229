import { oneImageRule } from '../../terms.ts';
import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  heading: 'HDR merging without the glow',
  lead: 'A bracket records highlights, shadows and everything between. We blend it so that the picture looks like the room, not like HDR.',
  caption: 'Black shadows and burnt-out lights, and what a blend keeps.',
  done: {
    Alignment: {
      basic: 'Handheld brackets are aligned for shift, rotation and scale; tripod sets are checked, too.',
    },
    Ghosts: { pro: 'Walkers, leaves, flags and traffic are taken from one frame each, chosen by hand.' },
    Blending: {
      premium:
        'Blended exposure by exposure through luminosity masks instead of a tone-mapping slider, so edges have no bright seam.',
    },
    'Natural contrast': { basic: 'Shadows stay darker than highlights, and blacks stay black.' },
    Night: {
      pro: 'Lights keep their color and shape, starbursts stay, noise is averaged out across frames.',
    },
    Panoramas: { pro: 'Rows of brackets are merged first and stitched second, with verticals kept.' },
  },
  notDone: [
    'The painted look with gray clouds and glowing grass.',
    'Moving water frozen from five different waves.',
    'Range that no frame recorded. Bracket down until the highlight warning stops blinking.',
  ],
  send: [
    'Three to nine RAW frames a view, one to two stops apart.',
    'Aperture and focus fixed, only the shutter varied.',
    'Brackets grouped in folders, or auto-bracket metadata left in.',
    'The single frame that feels right to you, as a target for mood.',
  ],
  formats: {
    Finished: 'JPG in sRGB; 16-bit TIFF with Premium',
    Range: '32-bit EXR or DNG merge on request, for lighting and VR',
    'HDR screens': 'AVIF or JPG with gain map, as a second copy',
    Layers: 'Masks kept, so that windows can be dimmed later',
  },
  questions: {
    'How many brackets are enough?':
      'Outdoors three at two stops. Interiors with windows five. A chapel with stained glass at noon, seven.',
    'Is this different from real estate editing?':
      'It is the merge alone, with tone and color. Verticals, skies and clutter are real estate work, which includes merging from Pro on.',
    'Can one RAW file be enough?':
      'Modern sensors hold about fourteen stops, so often yes. Send it, and we tell you whether the shadows are clean enough.',
    'Do I pay for every frame of a bracket?': `${oneImageRule} The form recognizes sets and offers to change the number.`,
  },
};
