import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'real-estate',
  order: 'real-estate',
  recipe: 'real-estate',
  heading: 'Real estate editing for tomorrow’s listing',
  lead: 'Buyers scroll past rooms that lean, glow yellow or end in a white rectangle where the garden should be. We fix those three first, and then the cables.',
  caption: 'A dim room with yellow light and a leaning camera, corrected.',
  done: [
    {
      title: 'Verticals',
      tier: 'basic',
      text: 'Walls are vertical in every frame, corrected by lens profile and then by eye, without stretching the sofa.',
    },
    {
      title: 'Window pull',
      tier: 'pro',
      text: 'The view comes from your darker bracket or a flash frame, masked along the muntins.',
    },
    {
      title: 'One color of light',
      tier: 'basic',
      text: 'Lamps, daylight and the TV are balanced room by room, so that white walls match down the hall.',
    },
    {
      title: 'Sky and lawn',
      tier: 'pro',
      text: 'A gray sky is replaced by one that fits the shadows, if you ask for it. Such an edit has to be disclosed in some places.',
    },
    {
      title: 'Small clutter',
      tier: 'pro',
      text: 'Cords, trash cans and the photographer in the mirror are removed.',
    },
    {
      title: 'Day to dusk',
      tier: 'premium',
      text: 'Windows lit, sky graded, light on the path where it would fall. We deliver the daylight version with it.',
    },
  ],
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
  formats: [
    { term: 'Web set', value: 'JPG, 3000 px wide, sRGB, below the portal’s size limit' },
    { term: 'Print set', value: 'Full-size JPG or TIFF for brochures' },
    { term: 'Names', value: 'Yours, or numbered in walking order on request' },
    { term: 'Floor plans', value: 'Redrawn from your image, priced in the quote' },
  ],
  questions: [
    {
      question: 'Which edits have to be disclosed?',
      answer:
        'In California, since January 1, 2026, edits that add, remove or change elements need a visible notice and access to the original (Business and Professions Code §10140.8, AB 723). Light, color, angle and crop do not. We deliver the unaltered version with every such frame.',
    },
    {
      question: 'Do you need flash frames?',
      answer:
        'No, but one pop at the window per room makes the cleanest view of all. Brackets alone do well on overcast days.',
    },
    {
      question: 'How do you choose a replacement sky?',
      answer:
        'By the direction and hardness of the shadows on the house. If yours has a clear one in another frame, we take that.',
    },
    {
      question: 'May I deliver the set under my own name?',
      answer: 'Yes. Nothing in a file or its metadata points to us.',
    },
    {
      question: 'What about drone pictures?',
      answer:
        'The same price. We level, dehaze and, if the agent wants it, draw the lot line on a separate copy.',
    },
  ],
};
