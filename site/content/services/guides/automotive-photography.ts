import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'automotive',
  order: 'automotive',
  recipe: 'automotive',
  heading: 'Car retouching, highlight by highlight',
  lead: 'A car is a mirror with wheels. Half of the work is deciding which reflections tell its shape and which only tell where you parked.',
  caption: 'Flat paint against gray stone, and the ochre it was sprayed in.',
  done: [
    {
      title: 'Reflections',
      text: 'Crew, poles, cones and the horizon of a parking lot are taken out of doors and chrome.',
    },
    {
      title: 'Panel highlights',
      text: 'The line along the shoulder runs unbroken from lamp to lamp, as the designer drew it.',
    },
    { title: 'Paint', text: 'Orange peel, swirls and dust go; metallic flake and the real hue stay.' },
    {
      title: 'Wheels and glass',
      text: 'Rims cleaned, logos level, tires darkened, windshield free of stickers, interior visible.',
    },
    { title: 'Plates', text: 'Blanked, blurred or replaced by the dealer’s, in correct perspective.' },
    { title: 'Grounds', text: 'Showroom, turntable or location, with a contact shadow under each tire.' },
  ],
  notDone: [
    'Hiding dents and rust on cars for sale.',
    'Lowering, widening or fitting wheels that are not in the brochure, unless it is sold as a concept.',
    'Motion blur over a parked car with its driver missing.',
  ],
  send: [
    'A locked-off set: one frame for paint, one for wheels, one for lamps, if you light in parts.',
    'A polarizer frame for the windshield.',
    'The paint code and model year.',
    'For dealers: the template for the background and the plate.',
  ],
  formats: [
    { term: 'Dealers', value: 'JPG, 4:3 or 16:9, one framing for the whole lot' },
    { term: 'Campaign', value: 'Layered TIFF, body, ground and sky apart' },
    { term: 'Cut-out', value: 'PNG with a soft shadow for configurators' },
    { term: 'Light frames', value: 'Composite of up to twelve, kept as layers' },
  ],
  questions: [
    {
      question: 'Can you composite light-painted frames?',
      answer:
        'Yes, that is Premium work: each pass is masked to its panel, so that highlights can still be weighed afterward.',
    },
    {
      question: 'We photograph forty used cars a day. Is that sensible here?',
      answer: 'At Basic with a fixed ground, yes. Agree on the frame with us once and the rest follows it.',
    },
    {
      question: 'What is the most common mistake in the field?',
      answer: 'Standing too close. Step back and use 85 mm or longer: perspective cannot be retouched.',
    },
    {
      question: 'Do you wash a dirty car?',
      answer:
        'Dust, water spots and brake dust go with Pro. Mud belongs in some pictures, so say if it should stay.',
    },
  ],
};
