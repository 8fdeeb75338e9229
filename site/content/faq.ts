/** What people ask before they order. Prices and times come from the price table, promises from `brand.ts`. */
import { formatMoney } from '../../src/pricing/currency.ts';
import { serviceNames } from '../../src/pricing/names.ts';
import {
  basePrices,
  qualityMultipliers,
  RUSH_MULTIPLIER,
  turnaroundOf,
  turnaroundTexts,
} from '../../src/pricing/price-table.ts';
import type { FaqItem } from '../../src/sections/faq-search.ts';
import { brand, claims } from '../brand.ts';
import { policy } from './policy.ts';
import { paths } from '../routing/paths.ts';

const from = (service: keyof typeof basePrices) =>
  `${serviceNames[service].toLowerCase()} from ${formatMoney(basePrices[service])}`;
const standard = turnaroundOf('standard');
const express = turnaroundOf('express');
const payments = brand.payments.map(({ name }) => name);

/** The first eight are on the home page too. The ids are addresses: they stay when the words change. */
export const questions: readonly FaqItem[] = [
  {
    id: 'what-does-it-cost',
    question: 'What does it cost?',
    answer: [
      `You pay by the image: ${from('background-removal')}, ${from('wedding')}, ${from('portrait')}. Pro quality is ${qualityMultipliers.pro} times the base price, Premium ${qualityMultipliers.premium} times.`,
      'The receipt beside the order form shows how the estimate is made. What you pay is the quote that you approve.',
    ],
    link: { href: paths.pricing, label: 'All prices' },
  },
  {
    id: 'how-fast',
    question: 'How fast do I get my photos back?',
    answer: [
      `${standard.hours} at standard speed and ${express.hours} at express, from the moment you approve the quote.`,
      `Composites and restorations are slow work: plan for ${turnaroundTexts.manipulation}.`,
    ],
    link: { href: paths.services, label: 'Turnaround by service' },
  },
  {
    id: 'which-files',
    question: 'Which files can I send?',
    answer: [
      'JPG, PNG, TIFF, RAW up to 50MB each. Raw files from any current camera are welcome: CR3, NEF, ARW, RAF, ORF, DNG and the others.',
      'If you have the raw file, send it and not a JPEG made from it. White balance and burnt highlights can only be put right there.',
    ],
    link: { href: paths.fileFormats, label: 'File formats' },
  },
  {
    id: 'not-happy',
    question: 'What if I don’t like the result?',
    answer: [
      'Say what is wrong, with a mark on the frame if you like, and the same editor changes it at no charge.',
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
      'A full-size JPEG in sRGB for each frame. Ask for a 16-bit TIFF, layers or another color space in the notes, and the quote says with which tier it comes.',
      'Your own file names are kept, so the finished frames sort beside the originals.',
    ],
  },
  {
    id: 'who-edits',
    question: 'Do people edit my photos, or software?',
    answer: [
      'People. Software helps to sort, to mask and to find dust; an editor makes every decision you can see, and a second one looks at it before it leaves.',
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
      `Nothing is charged until you approve the quote. ${payments.slice(0, -1).join(', ')} and ${payments.at(-1)} work.`,
      'Prices can be shown in five currencies; orders are charged in US dollars.',
    ],
  },
  {
    id: 'how-long-for-a-quote',
    question: 'How long does a quote take?',
    answer: [
      `${claims.quote} An editor looks at your frames for it, not a calculator. If it can’t wait, call: ${brand.hours}.`,
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
      'One photograph is an order. For more than a few hundred, send a sample of ten first, so that the look is agreed on before the whole set is worked on.',
    ],
  },
  {
    id: 'large-uploads',
    question: 'My upload stopped. Do I have to start again?',
    answer: [
      'No. What you filled in stays in the form, and a list of photos that has arrived is not sent a second time. Press the button again.',
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
      'As far as you ask, but we begin with little: what will be gone in a week goes, what belongs to the person stays. Write it into the order if you want more or less.',
    ],
  },
  {
    id: 'follow-my-order',
    question: 'How do I follow my order?',
    answer: [
      'The customer portal lists what you have sent from this device. For where a set stands right now, ask in the chat or by phone and have the order number ready.',
    ],
    link: { href: paths.portal, label: 'Customer portal' },
  },
];

/** How many of them the home page shows. */
export const HOME_QUESTIONS = 8;
