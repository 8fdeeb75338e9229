import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  heading: 'Color correction, measured first and graded second',
  lead: 'Correction makes a set agree with itself. Grading gives it a mood. People ask for the second and mostly need the first.',
  caption: 'A white balance set for indoor light, and one set for dusk.',
  done: {
    'A neutral that is neutral': {
      basic:
        'White balance is read from a gray card, a shirt, a road, and checked against skin before it spreads to the set.',
    },
    'Exposure across frames': {
      basic: 'Histograms are leveled scene by scene, so that brightness does not jump in a slideshow.',
    },
    'Two brands of camera': {
      pro: 'Profiles bring reds and greens together; sliders alone would move everything else too.',
    },
    Casts: { pro: 'Green from grass, blue from shade and the cast of one odd tube are taken out.' },
    'The grade': {
      premium: 'Your reference, a film stock or a described mood, built as a curve you could take over.',
    },
    'Black and white': {
      pro: 'Mixed channel by channel, so that red lips and green leaves do not end in one gray.',
    },
  },
  notDone: [
    'Local retouching. Spots, skin and wires stay as they are.',
    'Rescuing channels that were clipped; where nothing was recorded, nothing comes back.',
    'One preset over the lot.',
  ],
  send: [
    'RAW. In a JPG the white balance is already applied, and strong corrections show bands.',
    'One frame with a gray card per change of light.',
    'A reference picture for the grade, from any source.',
    'Where it will be seen: screen, lab print, offset.',
  ],
  formats: {
    Settings: 'XMP sidecars for Lightroom and Camera Raw, on request',
    Pictures: 'JPG in sRGB, or 16-bit TIFF in the working space',
    Look: 'The grade as a .cube LUT, with Premium',
    Proof: 'Soft proof for your paper, on request',
  },
  questions: {
    'My monitor is not calibrated. Does it matter?':
      'Not for our work, since we measure. It matters when you approve: look at the proof on a recent phone as well.',
    'Can one grade cover video too?':
      'A .cube LUT made from the approved stills gets video most of the way. Log footage needs its own conversion first.',
    'How many cameras can a set have?':
      'As many as were there. Phones included, though their own processing limits how far they can follow.',
    'What do you do about skin?':
      'It is checked last and by itself: hue first, since skin of any depth sits in a narrow band of orange, then brightness from face to face.',
  },
};
