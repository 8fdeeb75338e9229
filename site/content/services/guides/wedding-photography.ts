import { policy } from '../../policy.ts';
import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  heading: 'Wedding editing, from the full gallery to the album',
  lead: 'Eight hundred frames, two cameras, a church under tungsten light and a tent under purple LEDs. We make them look like one day.',
  caption: 'Gray metal under mixed light, and the same bands in gold.',
  done: {
    'Both shooters, one look': {
      pro: 'We profile each camera against the same frame first, then grade. After that nobody can tell the files apart.',
    },
    'The dress': { basic: 'Detail is kept in the highlights, and white stays white under a green tent.' },
    'Skin in bad light': {
      pro: 'The color of lasers and uplights is removed from faces while the room keeps it.',
    },
    'Straight and cropped': {
      basic: 'Horizons, aisles and tables are leveled; crops leave room for an album gutter.',
    },
    Distractions: {
      pro: 'Exit signs, water bottles, the guest with the tablet: removed on the frames you list.',
    },
    'Black and white': { pro: 'Converted by hand on its own merits, not by a preset at the end.' },
  },
  notDone: [
    'Choosing your heroes. We can thin duplicates and blinks, but the story is yours.',
    'Swapping heads in group pictures without a second frame from the same spot.',
    'Publishing anything without a written yes.',
  ],
  send: [
    'The RAW files, one folder per camera, or a link to a Lightroom catalog with smart previews.',
    'Five frames you have finished yourself: one each from getting ready, ceremony, portraits, dinner and dancing.',
    'The clock offset between bodies, if you know it.',
    'A list of must-have frames for deeper retouching.',
  ],
  formats: {
    Galleries: 'Full-size JPG in sRGB under your file names',
    Catalogs: 'Returned with our settings, if you sent one',
    Albums: 'JPG in sRGB, or the color space that your lab asks for',
    'Sneak peek': 'A dozen frames first, with a surcharge for speed',
  },
  questions: {
    'Is every frame retouched?':
      'Every frame is corrected. Retouching of skin and clutter goes to the frames you list, which is usually thirty to fifty of a day.',
    'Do you cull?':
      'We can take out blinks, misfires and near-duplicates before editing. It is part of the brief, and nothing is deleted.',
    'Can you edit in my preset?':
      'Yes. A preset is a start; each scene still needs its own white balance and exposure, and that is the work.',
    'When do galleries come back in high season?': `The turnaround does not change with the season. It holds for up to ${policy.imagesPerDay} images a working day, so a gallery of ${4 * policy.imagesPerDay} takes four days, and the quote names the date.`,
  },
};
