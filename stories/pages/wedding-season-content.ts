/** Texts and photographs of the landing page: the part that a studio would rewrite. */
import { photos, servicePhotos, squarePhotos } from '#photos';
import {
  catalog,
  estimate,
  formatMoney,
  tiersFor,
  turnaroundTexts,
  type ContactChannel,
  type EstimateInput,
  type FaqItem,
  type FrameLink,
  type FrameLinkGroup,
  type HeroFrame,
  type HeroStat,
  type HowItWorksStep,
  type PortfolioItem,
  type ServiceId,
} from '../../src/index.ts';

export const studio = {
  name: 'Northlight Studio',
  phone: '+1 (555) 010-0100',
  email: 'hello@northlight.example',
  hours: 'Mon-Fri 9AM-6PM EST',
} as const;

export const links: readonly FrameLink[] = [
  { label: 'Prices', href: '#prices' },
  { label: 'Work', href: '#work' },
  { label: 'Questions', href: '#questions' },
  { label: 'Contact', href: '#contact' },
];

export const footerLinks: readonly FrameLinkGroup[] = [
  { title: 'This offer', links },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy-policy' },
      { label: 'Terms', href: '/terms-of-service' },
    ],
  },
];

export const frames: readonly HeroFrame[] = [
  { photo: photos.bands, thumbnail: servicePhotos.wedding, recipe: 'wedding', label: 'Rings' },
  { photo: photos.microphone, thumbnail: servicePhotos.event, recipe: 'event', label: 'Speeches' },
  {
    photo: photos.canal,
    thumbnail: servicePhotos['color-correction'],
    recipe: 'color-correction',
    label: 'Place',
  },
];

/** A typical wedding, whose price the page states. */
const usualWedding: EstimateInput = {
  serviceType: 'wedding',
  qualityLevel: 'pro',
  turnaround: 'standard',
  imageCount: 400,
  rushOrder: false,
};
/** Lowest price of a wedding per image. */
export const fromPrice = formatMoney(tiersFor('wedding').basic);
const usualPrice = formatMoney(estimate(usualWedding)?.total ?? 0, 'USD');

export const stats: readonly HeroStat[] = [
  { value: String(usualWedding.imageCount), label: 'Frames in a usual wedding' },
  { value: usualPrice, label: 'For all of them, at Pro' },
  { value: turnaroundTexts.wedding.replace(' hours', ' h'), label: 'From upload to gallery' },
  { value: '0', label: 'Nights at the desk' },
];

export const steps: readonly HowItWorksStep[] = [
  {
    title: 'Send both cards',
    text: 'Everything, or what is left after culling. The cameras need not agree on the time or on white.',
    fact: 'JPG, PNG, TIFF, RAW up to 50MB each',
    photo: photos.bands,
    stage: 'shot',
  },
  {
    title: 'Mark the ones that count',
    text: 'The first look, the rings, the grandmother who hates being photographed.',
    fact: 'A quote within 2 hours',
    photo: photos.bands,
    stage: 'marked',
    mark: { x: 40, y: 30, width: 42, height: 48 },
  },
  {
    title: 'One look for the whole day',
    text: 'Morning window, noon, sparklers: skin and the dress stay the same from one to the next.',
    fact: 'One editor a wedding',
    photo: photos.bands,
    stage: 'half',
  },
  {
    title: 'Deliver on Wednesday',
    text: 'Check every frame at full size. What isn’t right goes back, at no charge.',
    fact: turnaroundTexts.wedding,
    photo: photos.bands,
    stage: 'done',
  },
];

export const seasonServices: readonly ServiceId[] = ['wedding', 'portrait', 'jewelry', 'event'];
/** In the page's own order. One of them has the pencil mark. */
export const services = catalog
  .filter(({ id }) => seasonServices.includes(id))
  .map((service) => ({ ...service, popular: service.id === 'wedding' }))
  .toSorted((a, b) => seasonServices.indexOf(a.id) - seasonServices.indexOf(b.id));

export const work: readonly PortfolioItem[] = (
  [
    ['bands', 'wedding', 'Two bands, one light', 'Gray metal brought back to gold.'],
    ['ring', 'jewelry', 'The ring, before it was given', 'Dust lifted from the stone, prong by prong.'],
    ['microphone', 'event', 'Before the speeches', 'Tungsten out of the steel, kept in the lamps.'],
    ['turtleneck', 'portrait', 'The witness', 'Skin left as it is; loose hair tidied.'],
    ['yellowWall', 'portrait', 'The friend from school', 'Color of the lace matched to the sample.'],
    ['skater', 'portrait', 'The bride’s brother', 'Sky evened, the jacket kept as faded as it is.'],
  ] as const
).map(([name, category, title, text]) => ({
  id: name,
  title,
  text,
  category,
  recipe: category,
  photo: photos[name],
  thumbnail: squarePhotos[name],
  marked: name === 'bands',
}));

export const questions: readonly FaqItem[] = [
  {
    id: 'two-cameras',
    question: 'Can you match two photographers?',
    answer: ['Yes. We set white on skin first, then bring the second camera to the first.'],
  },
  {
    id: 'price',
    question: 'What does a whole wedding cost?',
    answer: [
      `${usualWedding.imageCount} frames at Pro come to ${usualPrice}. The order form shows the sum as you choose.`,
    ],
    link: { href: '#order', label: 'Work it out' },
  },
  {
    id: 'raw',
    question: 'Do you want raw files?',
    answer: ['Please. White and burnt highlights can only be put right there.'],
  },
];

export const channels: readonly ContactChannel[] = [
  { label: 'Phone', value: studio.phone, href: 'tel:+15550100100', note: studio.hours },
  {
    label: 'Email',
    value: studio.email,
    href: `mailto:${studio.email}`,
    note: 'Attach three frames if you like.',
  },
  {
    label: 'Chat',
    value: 'Open the chat',
    href: '#contact',
    chat: true,
    note: 'Automated replies, at any hour.',
  },
];
