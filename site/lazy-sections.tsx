import { lazySection } from '../src/lib/lazy-section.tsx';

/*
 * The sections of the home page below the order form. Each is prerendered; its code is a file of its own that
 * comes as it nears the window (DECISIONS 20). Heights hold the place on a visit from another page, where no
 * HTML does: they are the sections' own on a desk, rounded.
 */

export const HowItWorks = lazySection(
  () => import('./sections/how-it-works.tsx').then((module) => module.HowItWorksSection),
  { anchors: ['how-it-works'], height: '910px' },
);

export const Expertise = lazySection(
  () => import('./sections/expertise.tsx').then((module) => module.ExpertiseSection),
  { anchors: ['team'], height: '1110px' },
);

export const PortalTeaser = lazySection(
  () => import('./sections/portal-teaser.tsx').then((module) => module.PortalTeaserSection),
  { anchors: ['portal'], height: '750px' },
);

export const WhyChooseUs = lazySection(
  () => import('./sections/why-choose-us.tsx').then((module) => module.WhyChooseUsSection),
  { anchors: ['why', 'press'], height: '1010px' },
);

export const PricingCalculator = lazySection(
  () => import('./sections/pricing-calculator.tsx').then((module) => module.PricingCalculatorSection),
  { anchors: ['calculator'], height: '1000px' },
);

export const PremiumPricing = lazySection(
  () => import('./sections/premium-pricing.tsx').then((module) => module.PremiumPricingSection),
  { anchors: ['premium'], height: '800px' },
);

export const Testimonials = lazySection(
  () => import('./sections/testimonials.tsx').then((module) => module.TestimonialsSection),
  { anchors: ['testimonials'], height: '920px' },
);

export const Contact = lazySection(
  () => import('./sections/contact.tsx').then((module) => module.ContactSection),
  { anchors: ['help', 'contact', 'status'], height: '910px' },
);
