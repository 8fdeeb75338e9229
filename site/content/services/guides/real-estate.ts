import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'real-estate',
  order: 'real-estate',
  recipe: 'real-estate',
  heading: 'Real estate editing for tomorrow’s listing',
  lead: 'Buyers scroll past rooms that lean, glow yellow or end in a white rectangle where the garden should be. We fix those three first, and then the cables.',
  caption: 'Dim room, yellow lamps and a camera that leaned by two degrees.',
  done: [
    {
      title: 'Verticals',
      text: 'Walls stand up in every frame, corrected from the lens profile and then by eye, without stretching the sofa.',
    },
    {
      title: 'Window pull',
      text: 'The view comes from your darker bracket or a flash frame, masked along the muntins.',
    },
    {
      title: 'One color of light',
      text: 'Lamps, daylight and the TV are balanced room by room, so that white walls match down the hall.',
    },
    {
      title: 'Sky and lawn',
      text: 'Gray skies are exchanged for one that fits the shadows. Lawns are evened, never painted.',
    },
    { title: 'Small clutter', text: 'Cords, trash cans, the photographer in the mirror.' },
    {
      title: 'Day to dusk',
      text: 'With Premium: windows lit, sky graded, light falling on the path where it would.',
    },
  ],
  notDone: [
    'Hiding damage, pylons or the neighboring building. Listings have to stay true.',
    'Changing the size of a room. Lens correction ends where proportions would change.',
    'Furnishing an empty house without a caption that says so.',
  ],
  send: [
    'Three to five brackets per view, two stops apart, on a tripod.',
    'RAW if you can; window detail hides in the shadows of a JPG’s sky.',
    'File names or folders by room.',
    'Which agency or MLS the set is for, so that size and watermark rules are kept.',
  ],
  formats: [
    { term: 'Web set', value: 'JPG, 3000 px wide, sRGB, below the portal’s size limit' },
    { term: 'Print set', value: 'Full-size JPG or TIFF for brochures' },
    { term: 'Names', value: 'Numbered in walking order, from the street inward' },
    { term: 'Floor plans', value: 'Redrawn on request, priced in the quote' },
  ],
  questions: [
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
        'Same price. We level, dehaze and, if the agent wants it, draw the lot line as a separate copy.',
    },
  ],
};
