import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  heading: 'Car retouching, highlight by highlight',
  lead: 'Paint and glass reflect everything around the car. Half of the work is deciding which reflections show its shape and which have to go.',
  caption: 'Flat paint and gray stone on one side, ochre on the other.',
  done: {
    Reflections: {
      pro: 'Crew, poles, cones and the horizon of a parking lot are taken out of doors and chrome.',
    },
    'Panel highlights': { pro: 'The line along the shoulder runs unbroken from headlight to tail light.' },
    Paint: { pro: 'Orange peel, swirls and dust go; metallic flake and the real hue stay.' },
    'Wheels and glass': {
      pro: 'Rims cleaned, logos level, tires darkened, windshield free of stickers, interior visible.',
    },
    Plates: { pro: 'Blanked, blurred or replaced by the dealer’s, in correct perspective.' },
    Backgrounds: { premium: 'Showroom, turntable or location, with a contact shadow under each tire.' },
  },
  notDone: [
    'Hiding dents and rust on cars for sale.',
    'Lowering, widening or fitting wheels that are not in the brochure, unless it is sold as a concept.',
    'Motion blur over a parked car.',
  ],
  send: [
    'A locked-off set: one frame for paint, one for wheels, one for the lights, if you light in parts.',
    'A polarizer frame for the windshield.',
    'The paint code and model year.',
    'For dealers: the template for the background and the plate, as an image.',
  ],
  formats: {
    Dealers: 'JPG, 4:3 or 16:9, one framing for the whole lot',
    Campaign: 'Layered TIFF: body, background and sky on separate layers',
    'Cut-out': 'PNG with a soft shadow for configurators',
    'Light frames': 'Composite of up to twelve frames, kept as layers; it counts as one image',
  },
  questions: {
    'Can you composite light-painted frames?':
      'Yes, that is Premium work: each pass is masked to its panel, so that its brightness can still be changed afterward.',
    'We photograph forty used cars a day. Is that sensible here?':
      'At Basic for exposure, color and crop, yes. Agree on the framing with us once and the rest follows it.',
    'What is the most common mistake in the field?':
      'Standing too close. Step back and use 85 mm or longer: perspective cannot be retouched.',
    'Do you wash a dirty car?':
      'Dust, water spots and brake dust go with Pro. Mud belongs in some pictures, so say if it should stay.',
  },
};
