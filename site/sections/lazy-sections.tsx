import { lazySection } from '../../src/lib/lazy-section.tsx';

/*
 * The sections of the home page below the order form. Each is prerendered; its code is a file of its own that
 * comes as it nears the window (DECISIONS 20). Heights hold the place on a visit from another page, where no
 * HTML does: they are the sections' own, measured and rounded.
 */

/** From a section's height on a phone of 390 px evenly to its height on a desk, from 1024 px on. */
const height = (phone: number, desk: number) =>
  `max(${desk}px, ${phone}px - (100vw - 390px) * ${((phone - desk) / (1024 - 390)).toFixed(3)})`;

export const HowItWorks = lazySection(
  () => import('./how-it-works.tsx').then((module) => module.HowItWorksSection),
  { anchors: ['how-it-works'], height: height(1080, 910) },
);

export const Portfolio = lazySection(
  () => import('./portfolio.tsx').then((module) => module.PortfolioSection),
  { anchors: ['portfolio'], height: '1600px' },
);

export const VideoShowcase = lazySection(
  () => import('./video-showcase.tsx').then((module) => module.VideoShowcaseSection),
  { anchors: ['videos'], height: '1180px' },
);

export const Expertise = lazySection(
  () => import('./expertise.tsx').then((module) => module.ExpertiseSection),
  { anchors: ['team'], height: height(1920, 1110) },
);

export const PortalTeaser = lazySection(
  () => import('./portal-teaser.tsx').then((module) => module.PortalTeaserSection),
  { anchors: ['portal'], height: height(1430, 750) },
);

export const WhyChooseUs = lazySection(
  () => import('./why-choose-us.tsx').then((module) => module.WhyChooseUsSection),
  { anchors: ['why', 'press'], height: height(1390, 1010) },
);

export const PricingCalculator = lazySection(
  () => import('./pricing-calculator.tsx').then((module) => module.PricingCalculatorSection),
  { anchors: ['calculator'], height: height(1870, 1000) },
);

export const PremiumPricing = lazySection(
  () => import('./premium-pricing.tsx').then((module) => module.PremiumPricingSection),
  { anchors: ['premium'], height: height(1530, 800) },
);

export const Testimonials = lazySection(
  () => import('./testimonials.tsx').then((module) => module.TestimonialsSection),
  { anchors: ['testimonials'], height: height(1260, 920) },
);

export const Faq = lazySection(() => import('./faq.tsx').then((module) => module.FaqSection), {
  anchors: ['faq'],
  height: '1080px',
});

export const Contact = lazySection(() => import('./contact.tsx').then((module) => module.ContactSection), {
  anchors: ['help', 'contact', 'status'],
  height: height(1070, 910),
});
