/** Questions that customers ask before an order. Prices, times and terms are imported. */
import { formatMoney } from '../../src/pricing/currency.ts';
import { serviceNames, turnaroundNames } from '../../src/pricing/names.ts';
import {
  basePrices,
  isServiceId,
  qualityMultipliers,
  RUSH_MULTIPLIER,
  serviceIds,
  turnarounds,
  turnaroundTexts,
} from '../../src/pricing/price-table.ts';
import type { FaqItem } from '../../src/sections/faq-search.ts';
import { brand, claims } from '../brand.ts';
import { fastest, list } from './facts.ts';
import { changesRule, currencies, holidays, largeDelivery, oneImageRule, turnaroundNote } from './terms.ts';
import { policy } from './policy.ts';
import { paths } from '../routing/paths.ts';

const from = (service: keyof typeof basePrices) =>
  `${serviceNames[service].toLowerCase()} from ${formatMoney(basePrices[service])}`;
/** Examples of prices. If one is not offered, the next services take its place. */
const priced = [
  ...new Set([
    ...(['background-removal', 'wedding', 'portrait'] as const).filter(isServiceId),
    ...serviceIds,
  ]),
].slice(0, 3);
/** The work that takes longest, as far as it is offered. */
const slow = (
  [
    ['manipulation', 'composites'],
    ['restoration', 'restorations'],
  ] as const
).filter(([id]) => isServiceId(id));
const slowTimes = list([...new Set(slow.map(([id]) => turnaroundTexts[id]))], 'or');
const slowNames = list(slow.map(([, name]) => name));
const [slowest] = turnarounds;
const payments = brand.payments.map(({ name }) => name);

/** The first eight are on the home page, too. The ids are parts of URLs, so they stay when the text changes. */
export const questions: readonly FaqItem[] = [
  {
    id: 'what-does-it-cost',
    question: 'What does it cost?',
    answer: [
      `You pay by the image: ${priced.map(from).join(', ')} at the Basic level.`,
      `Two lists exist. Service pages show tier prices. The order form estimates: Pro at ${qualityMultipliers.pro} times the base price, Premium at ${qualityMultipliers.premium} times, plus speed. They can differ. You pay the quote that you approve.`,
    ],
    link: { href: paths.pricing, label: 'All prices' },
  },
  {
    id: 'how-fast',
    question: 'How fast do I get my photos back?',
    answer: [
      `${slowest.hours} at ${turnaroundNames[slowest.id]} speed and ${fastest.hours} at ${turnaroundNames[fastest.id]}. ${turnaroundNote}`,
      ...(slow.length > 0
        ? [`Plan for ${slowTimes} for ${slowNames}, unless the quote says otherwise.`]
        : []),
    ],
    link: { href: paths.services, label: 'Turnaround by service' },
  },
  {
    id: 'which-files',
    question: 'Which files can I send?',
    answer: [
      'JPG, PNG, TIFF, RAW up to 50MB each. Raw files from any current camera are welcome: CR3, NEF, ARW, RAF, ORF, DNG and the others.',
      'If you have the raw file, send it and not a JPEG made from it. White balance is still open in it, and it usually holds some highlights that the JPEG has lost. What is clipped in the raw file is gone there too.',
    ],
    link: { href: paths.fileFormats, label: 'File formats' },
  },
  {
    id: 'not-happy',
    question: 'What if I don’t like the result?',
    answer: [
      `Say what is wrong and where. ${changesRule}`,
      `If it still isn’t right, there is a ${policy.guarantee}-day money-back guarantee.`,
    ],
    link: { href: paths.refunds, label: 'Refund policy' },
  },
  {
    id: 'match-my-style',
    question: 'Can you match the look of my other work?',
    answer: [
      'Yes. Add two or three finished frames as reference photos in the order form. We match skin and whites first, then contrast, then the color of the shadows.',
      'Later orders go to the same editor, so that the second set looks like the first.',
    ],
  },
  {
    id: 'what-comes-back',
    question: 'What do I get back?',
    answer: [
      'A full-size JPEG in sRGB for each image. Ask for a 16-bit TIFF, layers or another color space in the special requirements, and the quote says which tier includes it.',
      'Your file names are kept unless you ask for others, so the finished images sort beside the originals. You download them from a link that we email.',
    ],
  },
  {
    id: 'who-edits',
    question: 'Do people edit my photos, or software?',
    answer: [
      'People. Software helps to sort, to mask and to find dust. An editor makes every decision you can see, and a second one checks each image before it goes out.',
    ],
    link: { href: paths.team, label: 'The team' },
  },
  {
    id: 'whose-photos',
    question: 'Who owns the photos?',
    answer: [
      'You do, before and after. We show nothing of yours anywhere unless you have agreed to it in writing.',
    ],
    link: { href: paths.privacy, label: 'Privacy' },
  },
  {
    id: 'when-do-i-pay',
    question: 'When do I pay, and how?',
    answer: [
      `Nothing is charged until you approve the quote.${payments.length > 0 ? ` ${list(payments)} work.` : ''}`,
      `The estimate can be shown in ${currencies}. Orders are charged in US dollars.`,
    ],
  },
  {
    id: 'how-long-for-a-quote',
    question: 'How long does a quote take?',
    answer: [
      `${claims.quote} An editor looks at your photos before naming a price. Outside opening hours (${brand.hours}) the time starts when we open. We are closed on ${holidays}.`,
    ],
  },
  {
    id: 'rush-order',
    question: 'What does “Rush order” do?',
    answer: [
      `It puts your set at the front of the queue and multiplies the price by ${RUSH_MULTIPLIER}, on top of the turnaround you choose.`,
      'If a date is fixed, put it into the deadline field as well: an editor plans by dates, not by labels.',
    ],
  },
  {
    id: 'how-many',
    question: 'Is there a smallest or largest order?',
    answer: [
      `There is no minimum: one photo is enough. Above ${policy.imagesPerDay} images, plan one working day for every ${policy.imagesPerDay}: 600 images take ${Math.ceil(600 / policy.imagesPerDay)} days, and the quote names the date.`,
      'For a large set, send ten images first, so that the look is agreed on before the rest.',
    ],
  },
  {
    id: 'bulk',
    question: 'Is there a price for large orders?',
    answer: [
      `From ${policy.bulkFrom} images in one order or month, ask for a bulk price. The quote shows it as a line of its own. There is no subscription and no minimum.`,
    ],
    link: { href: paths.partners, label: 'Partner program' },
  },
  {
    id: 'brackets-and-stacks',
    question: 'Do I pay for every frame of a bracket or a focus stack?',
    answer: [`No. ${oneImageRule} Type that number into the form, which adds one for each file.`],
  },
  {
    id: 'large-sets',
    question: 'How do I send 18 GB?',
    answer: [
      `By a link. ${largeDelivery} The same goes for files above 50 MB, catalogs, PDFs and anything else that is not an image.`,
    ],
    link: { href: paths.uploadGuide, label: 'Upload guide' },
  },
  {
    id: 'large-uploads',
    question: 'My upload stopped. Do I have to start again?',
    answer: [
      'No. What you filled in stays in the form, and a list of photos that has arrived is not sent a second time. Select the button again.',
    ],
    link: { href: paths.uploadGuide, label: 'Upload guide' },
  },
  {
    id: 'service-not-listed',
    question: 'What if my job fits none of the services?',
    answer: [
      'Choose the nearest one and describe the rest in your own words. Your quote then comes from the editor who would do the work.',
    ],
    link: { href: paths.services, label: 'All services' },
  },
  {
    id: 'heavy-retouching',
    question: 'How far do you go with skin?',
    answer: [
      'As far as you ask. By default, temporary marks go and permanent ones stay. Write it into the order if you want more or less.',
    ],
  },
  ...(brand.freeTestEdit
    ? [
        {
          id: 'test-edit',
          question: 'Can I try it first?',
          answer: [
            'Yes. The first photograph of a new customer is edited free of charge. Write “test edit” into the order.',
          ],
        },
      ]
    : []),
  {
    id: 'contracts',
    question: 'Do you sign an NDA or a data processing agreement?',
    answer: [
      'Yes, both. Ours can be downloaded, with the list of companies that process data for us. If your client has its own, send it.',
    ],
    link: { href: paths.downloads, label: 'Downloads' },
  },
  {
    id: 'follow-my-order',
    question: 'How do I follow my order?',
    answer: [
      'The customer portal lists what you have sent from this device. It cannot see how far an order is. Ask by email or phone and give the order number. The chat is automated and knows nothing about orders.',
    ],
    link: { href: paths.portal, label: 'Customer portal' },
  },
];

/** Number of them on the home page. */
export const HOME_QUESTIONS = 8;
