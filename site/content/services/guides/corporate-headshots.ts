import { turnaroundTexts } from '../../../../src/pricing/price-table.ts';
import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'corporate-headshots',
  order: 'portrait',
  recipe: 'portrait',
  turnaround: turnaroundTexts.portrait,
  heading: 'Corporate headshots that look like one company',
  lead: 'Sixty people, four offices, a new hire every month. A team page is finished when nobody can tell who was photographed first.',
  caption: 'Exposure, skin tone and ground brought to the company’s standard.',
  done: [
    {
      title: 'A written standard',
      text: 'From your first approved picture we note eye line, head height, ground value and contrast, and hold every later one to it.',
    },
    {
      title: 'Same crop',
      text: 'Pupils on one line, equal air above the hair, shoulders cut at the same button.',
    },
    {
      title: 'Same ground',
      text: 'Seamless gray, the brand color or a blurred office, with hair masked cleanly.',
    },
    {
      title: 'Business skin',
      text: 'Shine, razor burn and tired eyes are eased. Age is a qualification and stays.',
    },
    { title: 'Clothing', text: 'Lint, crooked ties, collars that stand up, a badge left on.' },
    {
      title: 'Latecomers',
      text: 'A picture taken by a phone in another country is brought as close as it will go, and we say when that is not close enough.',
    },
  ],
  notDone: [
    'Other people’s bodies under your people’s heads.',
    'Beauty work nobody asked for: colleagues recognize each other.',
    'Generated portraits from selfies.',
  ],
  send: [
    'The chosen frame per person, named by surname or staff number.',
    'The picture that everyone should match.',
    'The crop in pixels for each place it will appear: site, badge, slide.',
    'A bare frame of the backdrop, if you have one.',
  ],
  formats: [
    { term: 'Site', value: 'JPG or WebP at your sizes, below a weight you name' },
    { term: 'Badge and press', value: 'JPG at 300 dpi, and a PNG cut out' },
    { term: 'Names', value: 'Kept from your staff list, so that HR can import them' },
    { term: 'Standard', value: 'One page of numbers that any photographer can shoot to' },
  ],
  questions: [
    {
      question: 'Which service do I choose in the form?',
      answer:
        'Portrait: the form opens with it. Mention the company and we work from its standard at the prices shown here.',
    },
    {
      question: 'Can new hires be added one at a time?',
      answer: 'Yes, at the same price for one as for sixty. There is no minimum.',
    },
    {
      question: 'May employees ask for changes themselves?',
      answer: 'Only through the person who ordered, so that sixty opinions do not make sixty looks.',
    },
    {
      question: 'Is the standard kept between orders?',
      answer:
        'Yes. The page of numbers stays with your account name, and a picture taken two years later is held to it.',
    },
  ],
};
