import { lazyPiece } from '../../src/lib/lazy-piece.tsx';

/*
 * The sections of the home page below the order form. Each is prerendered; its code is loaded as it nears the window.
 * `height` keeps the place on a visit from another page, where no HTML does.
 */

/** The measured height at this width; `.below` in site.css computes it. */
const height = 'var(--height)';

export const HowItWorks = lazyPiece(() => import('./how-it-works.tsx'), 'HowItWorksSection', {
  when: 'near',
  anchors: ['how-it-works'],
  height,
});

export const Portfolio = lazyPiece(() => import('./portfolio.tsx'), 'PortfolioSection', {
  when: 'near',
  anchors: ['portfolio'],
  height,
});

export const VideoShowcase = lazyPiece(() => import('./video-showcase.tsx'), 'VideoShowcaseSection', {
  when: 'near',
  anchors: ['videos'],
  height,
});

export const Expertise = lazyPiece(() => import('./expertise.tsx'), 'ExpertiseSection', {
  when: 'near',
  anchors: ['team'],
  height,
});

export const PortalTeaser = lazyPiece(() => import('./portal-teaser.tsx'), 'PortalTeaserSection', {
  when: 'near',
  anchors: ['portal'],
  height,
});

export const WhyChooseUs = lazyPiece(() => import('./why-choose-us.tsx'), 'WhyChooseUsSection', {
  when: 'near',
  anchors: ['why', 'press'],
  height,
});

export const PricingCalculator = lazyPiece(
  () => import('./pricing-calculator.tsx'),
  'PricingCalculatorSection',
  { when: 'near', anchors: ['calculator'], height },
);

export const PremiumPricing = lazyPiece(() => import('./premium-pricing.tsx'), 'PremiumPricingSection', {
  when: 'near',
  anchors: ['premium'],
  height,
});

export const Testimonials = lazyPiece(() => import('./testimonials.tsx'), 'TestimonialsSection', {
  when: 'near',
  anchors: ['testimonials'],
  height,
});

export const Faq = lazyPiece(() => import('./faq.tsx'), 'FaqSection', {
  when: 'near',
  anchors: ['faq'],
  height,
});

export const Contact = lazyPiece(() => import('./contact.tsx'), 'ContactSection', {
  when: 'near',
  anchors: ['help', 'contact', 'status'],
  height,
});
