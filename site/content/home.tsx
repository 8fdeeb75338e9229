/**
 * The home page below the order form, section by section, as props of the sections. Claims come from `brand.ts`, prices
 * and times from the price table. Parts that another page shows, too, or that are long have files of their own.
 */
import { photos } from '#photos';
import { turnaroundNames } from '../../src/pricing/names.ts';
import { turnarounds } from '../../src/pricing/price-table.ts';
import type { HowItWorksProps } from '../../src/sections/how-it-works.tsx';
import type { TestimonialsProps } from '../../src/sections/testimonials.tsx';
import type { WhyChooseUsProps } from '../../src/sections/why-choose-us.tsx';
import type { PremiumPricingProps } from '../../src/sections/premium-pricing.tsx';
import { Underlined } from '../sections/underlined.tsx';
import { brand, claims, demonstrationNotice, quoteTime } from '../brand.ts';
import { paths } from '../routing/paths.ts';
import { list } from './facts.ts';

const portrait = photos.turtleneck;
/** The turnarounds of at most 24 hours: "Rush or Express". */
const withinADay = list(
  turnarounds
    .filter(({ hours }) => Number.parseInt(hours.split('-').at(-1) ?? '') <= 24)
    .map(({ id }) => turnaroundNames[id]),
  'or',
);
type Claim = (typeof claims.recognition)[number];
/** By label, because a studio may list the claims in another order. */
const claimed = Object.fromEntries(claims.recognition.map((claim) => [claim.label, claim])) as Record<
  Claim['label'],
  Claim
>;
const { customers, countries, rating, delivery } = claimed;
const { 'success rate': successRate, 'money-back guarantee': guarantee } = claimed;

export const howItWorks: HowItWorksProps = {
  number: '03',
  label: 'How it works',
  title: (
    <>
      One frame, <br />
      from card to client.
    </>
  ),
  lead: 'You say what you see, a retoucher does the rest, and nothing goes out unchecked. Below: one photograph at four stages; three are computed.',
  filmEdge: `${brand.name} 400`,
  steps: [
    {
      title: 'Upload the shoot',
      text: 'Straight off the card or after your cull. We work on copies.',
      fact: 'A file or a whole folder at a time',
      photo: portrait,
      stage: 'shot',
    },
    {
      title: 'Say what you see',
      text: 'Choose a service and a style, and write what bothers you: the shine, the stray hair, the blue cast.',
      fact: `A quote within ${quoteTime}, when open`,
      photo: portrait,
      stage: 'marked',
      mark: { x: 24, y: 24, width: 38, height: 18 },
    },
    {
      title: 'We retouch by hand',
      text: 'Color first, then cleaning, then the slow parts: skin, fabric, reflections, edges.',
      fact: `Example: twelve headshots, ${claims.exampleTime}s`,
      photo: portrait,
      stage: 'half',
    },
    {
      title: 'Check and deliver',
      text: 'Look at every image at full size. We correct what isn’t right at no charge.',
      fact: `${guarantee.value} ${guarantee.label}`,
      photo: portrait,
      stage: 'done',
    },
  ],
};

export const whyChooseUs: WhyChooseUsProps = {
  number: '08',
  label: 'Why choose us',
  title: 'You shoot the next job. We finish the last one.',
  lead: `${customers.value} ${customers.label} in ${countries.value} ${countries.label} leave the editing to us.`,
  photo: photos.bridge,
  claims: [
    {
      ...guarantee,
      text: 'If changes don’t match the photo to your brief, you get your money back, not a voucher.',
    },
    {
      ...delivery,
      text: `${withinADay ? `With ${withinADay}, counted` : 'Counted'} from the approved quote.`,
    },
    { ...successRate, text: 'Stated by the studio.' },
    { ...rating, text: 'Stated by the studio, too.' },
  ],
  certifications: brand.certifications,
};

export const press = {
  title: 'Writing about us?',
  text: 'The press page has the description, the logo and the colors of the studio.',
  links: [
    { href: paths.press, label: 'Press' },
    { href: paths.awards, label: 'Awards and recognition' },
  ],
};

export const calculator = {
  number: '09',
  label: 'Pricing calculator',
  title: (
    <>
      Work out the price <br />
      before you upload.
    </>
  ),
  lead: 'Five choices make the price. The receipt shows every one of them, so you can see what to change.',
  orderNote: 'Opens the order form with all five filled in.',
};

export const premiumPricing: PremiumPricingProps = {
  number: '10',
  label: 'Premium pricing',
  title: (
    <>
      For the frames that <br className="max-sm:hidden" />
      hang six feet wide.
    </>
  ),
  lead: 'Campaigns, catalogs, galleries: one senior retoucher from the first frame to the last, and time for edges, fabric and skin.',
  includes: [
    'Everything in Basic and Pro',
    'A named senior retoucher for the whole job',
    'Frequency separation, dodge and burn, frame by frame',
    'Layered files with your naming and color profile',
    'Unlimited rounds of changes within the brief',
  ],
  action: { href: '#upload', label: 'Describe your job' },
};

/** Whether the testimonials are invented. A studio sets it to `false` with quotes of its own. */
const areSamples: boolean = true;

const quotes: TestimonialsProps = {
  number: '11',
  label: 'Testimonials',
  title: 'Said on a Monday morning.',
  quotes: [
    {
      id: 'wedding',
      quote: (
        <>
          I shoot on Saturday, upload on Sunday, and deliver on Monday. I have not opened a retouching layer{' '}
          <Underlined>since spring.</Underlined>
        </>
      ),
      initials: 'R.K.',
      trade: 'Wedding photographer, 41 orders',
    },
    {
      id: 'estate',
      quote: 'The windows have views again, and the agents stopped asking for reshoots.',
      initials: 'D.A.',
      trade: 'Real estate photographer, 212 orders',
    },
    {
      id: 'shop',
      quote: 'Nine hundred shoes on the same white. I could lay them over each other.',
      initials: 'M.O.',
      trade: 'E-commerce studio, 87 orders',
    },
    {
      id: 'jeweler',
      quote: 'They asked which gold. Nobody had ever asked which gold.',
      initials: 'L.T.',
      trade: 'Jeweler, 19 orders',
    },
  ],
  note: areSamples ? `Sample words. ${demonstrationNotice}` : undefined,
};

/** `undefined` if they are samples and the studio is real: it must not publish them as words of its customers. */
export const testimonials = areSamples && !brand.demonstration ? undefined : quotes;
