import { lazyPiece } from '../../src/lib/lazy-piece.tsx';

/*
 * The sections of the home page below the order form. Each is prerendered, and its code is loaded as it nears the
 * window or when the URL names one of its anchors.
 */

/** On a visit from another page no HTML keeps the place, but the measured height (`.below` in site.css) does. */
function lazySection<Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  ...anchors: string[]
) {
  return lazyPiece(load, name, { when: 'near', anchors, height: 'var(--height)' });
}

export const HowItWorks = lazySection(
  () => import('./how-it-works.tsx'),
  'HowItWorksSection',
  'how-it-works',
);
export const Portfolio = lazySection(() => import('./portfolio.tsx'), 'PortfolioSection', 'portfolio');
export const VideoShowcase = lazySection(
  () => import('./video-showcase.tsx'),
  'VideoShowcaseSection',
  'videos',
);
export const Expertise = lazySection(() => import('./expertise.tsx'), 'ExpertiseSection', 'team');
export const PortalTeaser = lazySection(() => import('./portal-teaser.tsx'), 'PortalTeaserSection', 'portal');
export const WhyChooseUs = lazySection(
  () => import('./why-choose-us.tsx'),
  'WhyChooseUsSection',
  'why',
  'press',
);
export const PricingCalculator = lazySection(
  () => import('./pricing-calculator.tsx'),
  'PricingCalculatorSection',
  'calculator',
);
export const PremiumPricing = lazySection(
  () => import('./premium-pricing.tsx'),
  'PremiumPricingSection',
  'premium',
);
export const Testimonials = lazySection(
  () => import('./testimonials.tsx'),
  'TestimonialsSection',
  'testimonials',
);
export const Faq = lazySection(() => import('./faq.tsx'), 'FaqSection', 'faq');
export const Contact = lazySection(
  () => import('./contact.tsx'),
  'ContactSection',
  'help',
  'contact',
  'status',
);
