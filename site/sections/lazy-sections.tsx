import { lazyPiece } from '../../src/lib/lazy-piece.tsx';

/*
 * The sections of the home page below the order form. Each is prerendered; its code is loaded as it nears the window.
 * `height` keeps the place on a visit from another page, where no HTML does: the section's own, measured and rounded.
 */

/** A height between that on a phone of 390 px and that on a desktop of 1024 px or more, in px. */
const height = (phone: number, desktop: number) =>
  `max(${desktop}px, ${phone}px - (100vw - 390px) * ${((phone - desktop) / (1024 - 390)).toFixed(3)})`;

export const HowItWorks = lazyPiece(() => import('./how-it-works.tsx'), 'HowItWorksSection', {
  when: 'near',
  anchors: ['how-it-works'],
  height: height(1080, 910),
});

export const Portfolio = lazyPiece(() => import('./portfolio.tsx'), 'PortfolioSection', {
  when: 'near',
  anchors: ['portfolio'],
  height: '1600px',
});

export const VideoShowcase = lazyPiece(() => import('./video-showcase.tsx'), 'VideoShowcaseSection', {
  when: 'near',
  anchors: ['videos'],
  height: '1180px',
});

export const Expertise = lazyPiece(() => import('./expertise.tsx'), 'ExpertiseSection', {
  when: 'near',
  anchors: ['team'],
  height: height(1920, 1110),
});

export const PortalTeaser = lazyPiece(() => import('./portal-teaser.tsx'), 'PortalTeaserSection', {
  when: 'near',
  anchors: ['portal'],
  height: height(1430, 750),
});

export const WhyChooseUs = lazyPiece(() => import('./why-choose-us.tsx'), 'WhyChooseUsSection', {
  when: 'near',
  anchors: ['why', 'press'],
  height: height(1390, 1010),
});

export const PricingCalculator = lazyPiece(
  () => import('./pricing-calculator.tsx'),
  'PricingCalculatorSection',
  { when: 'near', anchors: ['calculator'], height: height(1870, 1000) },
);

export const PremiumPricing = lazyPiece(() => import('./premium-pricing.tsx'), 'PremiumPricingSection', {
  when: 'near',
  anchors: ['premium'],
  height: height(1530, 800),
});

export const Testimonials = lazyPiece(() => import('./testimonials.tsx'), 'TestimonialsSection', {
  when: 'near',
  anchors: ['testimonials'],
  height: height(1260, 920),
});

export const Faq = lazyPiece(() => import('./faq.tsx'), 'FaqSection', {
  when: 'near',
  anchors: ['faq'],
  height: '1080px',
});

export const Contact = lazyPiece(() => import('./contact.tsx'), 'ContactSection', {
  when: 'near',
  anchors: ['help', 'contact', 'status'],
  height: height(1070, 910),
});
