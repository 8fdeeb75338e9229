import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'corporate-headshots',
  heading: 'Corporate headshots that look like one company',
  lead: 'Sixty people, four offices, a new hire every month. A team page is finished when nobody can tell who was photographed first.',
  caption: 'Exposure, skin tone and background brought to one standard.',
  done: {
    'A written standard': {
      basic:
        'From your first approved picture we note eye line, head height, background value and contrast. Every later picture follows it.',
    },
    'Same crop': {
      basic: 'Pupils on one line, equal space above the hair, shoulders cut at the same button.',
    },
    'Same background': {
      pro: 'Seamless gray, the brand color or a blurred office, with hair masked cleanly.',
    },
    'Business skin': { pro: 'Shine, razor burn and tired eyes are eased. Age is a qualification and stays.' },
    Clothing: { pro: 'Lint, crooked ties, collars that stand up, a badge left on.' },
    Latecomers: {
      basic:
        'A phone picture from another country is brought as close as possible. We say when that is not close enough.',
    },
  },
  notDone: [
    'Other people’s bodies under your people’s heads.',
    'Beauty work nobody asked for: colleagues recognize each other.',
    'Generated portraits from selfies.',
  ],
  send: [
    'The chosen frame per person, with surname or staff number as its file name.',
    'The picture that everyone should match.',
    'The crop in pixels for each place it will appear: site, badge, slide.',
    'A bare frame of the backdrop, if you have one.',
  ],
  formats: {
    Site: 'JPG or WebP at your sizes, below a weight you name',
    'Badge and press': 'JPG at full size, and a cut-out as PNG',
    Names: 'Kept from your staff list, so that HR can import them',
    Standard: 'One page of numbers that any photographer can shoot to',
  },
  questions: {
    'Which service do I choose in the form?':
      'Portrait: the form opens with it. Name the company in the special requirements, and the quote uses the prices shown here.',
    'Can new hires be added one at a time?': 'Yes, at the same price per image. There is no minimum.',
    'May employees ask for changes themselves?':
      'Only through the person who ordered, so that sixty opinions do not make sixty looks.',
    'Is the standard kept between orders?':
      'Yes. The page of numbers holds no pictures, so we keep it until you ask us to delete it. A picture taken two years later follows it.',
  },
};
