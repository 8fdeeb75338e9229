import { lazyComponent } from '../../src/lib/lazy-component.tsx';
import { belowProps } from './below.tsx';
import * as heights from './heights.json';

/*
 * The parts of the home page, except for the photographs at its top. Each is prerendered. The code of a section with
 * controls is loaded as it nears the window or when the URL names one of its anchors.
 */

/** After a navigation inside the document no HTML keeps the place, but the measured height (`.below` in site.css) does. */
function declare(hydrates: boolean) {
  return <Module extends object, Name extends keyof Module>(
    load: () => Promise<Module>,
    name: Name,
    measured?: readonly number[],
    ...anchors: string[]
  ) =>
    lazyComponent(load, name, {
      when: 'near',
      hydrates,
      anchors,
      height: 'var(--height)',
      wrapper: measured && belowProps(measured),
    });
}
const lazySection = declare(true);
/** A section whose only controls are links. Its HTML needs no code (held by tests/site/still.test.ts). */
const linkSection = declare(false);

export const HeroText = linkSection(() => import('./hero-text.tsx'), 'HomeHeroText');
export const HeroStats = linkSection(() => import('./hero-text.tsx'), 'HomeHeroStats');
export const Services = linkSection(
  () => import('./services-section.tsx'),
  'ServicesSection',
  heights.services,
  'services',
);
export const HowItWorks = linkSection(
  () => import('./how-it-works.tsx'),
  'HowItWorksSection',
  heights.howItWorks,
  'how-it-works',
);
export const Portfolio = lazySection(
  () => import('./portfolio.tsx'),
  'PortfolioSection',
  heights.portfolio,
  'portfolio',
);
export const VideoShowcase = lazySection(
  () => import('./video-showcase.tsx'),
  'VideoShowcaseSection',
  heights.videos,
  'videos',
);
export const Expertise = linkSection(
  () => import('./expertise.tsx'),
  'ExpertiseSection',
  heights.expertise,
  'team',
);
export const PortalTeaser = linkSection(
  () => import('./portal-teaser.tsx'),
  'PortalTeaserSection',
  heights.portal,
  'portal',
);
export const WhyChooseUs = linkSection(
  () => import('./why-choose-us.tsx'),
  'WhyChooseUsSection',
  heights.whyChooseUs,
  'why',
  'press',
);
export const PricingCalculator = lazySection(
  () => import('./pricing-calculator.tsx'),
  'PricingCalculatorSection',
  heights.calculator,
  'calculator',
);
export const PremiumPricing = linkSection(
  () => import('./premium-pricing.tsx'),
  'PremiumPricingSection',
  heights.premium,
  'premium',
);
export const Testimonials = linkSection(
  () => import('./testimonials.tsx'),
  'TestimonialsSection',
  heights.testimonials,
  'testimonials',
);
export const Faq = lazySection(() => import('./faq.tsx'), 'FaqSection', heights.faq, 'faq');
export const Contact = lazySection(
  () => import('./contact.tsx'),
  'ContactSection',
  heights.contact,
  'help',
  'contact',
  'status',
);
