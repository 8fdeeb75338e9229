import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  heading: 'Real estate editing for tomorrow’s listing',
  lead: 'Buyers scroll past rooms that lean, glow yellow or end in a white rectangle where the garden should be. We fix those three first, and then the cables.',
  caption: 'A dim room with yellow light and a leaning camera, corrected.',
  done: {
    Verticals: {
      basic:
        'Walls are vertical in every frame, corrected by lens profile and then by eye, without stretching the sofa.',
    },
    'Window pull': {
      pro: 'The view comes from your darker bracket or a flash frame, masked along the muntins.',
    },
    'One color of light': {
      basic: 'Lamps, daylight and the TV are balanced room by room, so that white walls match down the hall.',
    },
    'Sky and lawn': {
      pro: 'A gray sky is replaced by one that fits the shadows, if you ask for it. Such an edit has to be disclosed in some places.',
    },
    'Small clutter': { pro: 'Cords, trash cans and the photographer in the mirror are removed.' },
    'Day to dusk': {
      premium:
        'Windows lit, sky graded, light on the path where it would fall. We deliver the daylight version with it.',
    },
  },
  notDone: [
    'Hiding damage, power lines or the neighboring building. Listings have to stay true.',
    'Changing the size of a room. Lens correction ends where proportions would change.',
    'Furnishing an empty house without a caption that says so.',
  ],
  send: [
    'Three to five brackets per view, two stops apart, on a tripod.',
    'RAW if you can. It usually holds more of the bright window than a JPG does.',
    'File names or folders by room.',
    'Which agency or MLS the set is for, and in which state, so that its rules are kept.',
  ],
  formats: {
    'Web set': 'JPG, 3000 px wide, sRGB, below the portal’s size limit',
    'Print set': 'Full-size JPG or TIFF for brochures',
    Names: 'Yours, or numbered in walking order on request',
    'Floor plans': 'Redrawn from your image, priced in the quote',
  },
  questions: {
    'Which edits have to be disclosed?':
      'In California, since January 1, 2026, edits that add, remove or change elements need a visible notice and access to the original (Business and Professions Code §10140.8, AB 723). Light, color, angle and crop do not. We deliver the unaltered version with every such frame.',
    'Do you need flash frames?':
      'No, but one pop at the window per room makes the cleanest view of all. Brackets alone do well on overcast days.',
    'How do you choose a replacement sky?':
      'By the direction and hardness of the shadows on the house. If yours has a clear one in another frame, we take that.',
    'May I deliver the set under my own name?': 'Yes. Nothing in a file or its metadata points to us.',
    'What about drone pictures?':
      'The same price. We level, dehaze and, if the agent wants it, draw the lot line on a separate copy.',
  },
};
