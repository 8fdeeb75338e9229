import type { ComponentType } from 'react';
import { lazyComponent } from '../../src/lib/lazy-component.tsx';
import { belowFoldProps } from './below-fold-props.ts';
import * as heights from './heights.json';

/*
 * The parts of the home page, except for the photographs at its top. Each is the `Section` of a module (`HeroStats`: its
 * `Stats`) and is prerendered. The code of a section with controls is loaded as it nears the window or when the URL names one of its
 * anchors.
 */

/** Returns a function that makes a lazy section. `hydrates`: whether the section has controls besides links. */
function makeLazySection(hydrates: boolean) {
  return <Props,>(
    load: () => Promise<{ Section: ComponentType<Props> }>,
    measured?: readonly number[],
    ...anchors: string[]
  ) =>
    lazyComponent(load, 'Section', {
      when: 'near',
      hydrates,
      anchors,
      // After a client navigation there is no prerendered HTML, so the measured height reserves the space until the code
      // loads.
      height: 'var(--height)',
      wrapper: measured && belowFoldProps(measured),
    });
}
const lazySection = makeLazySection(true);
/** A section whose only controls are links. Its HTML needs no code (tests/site/pages-without-code.test.ts). */
const linkSection = makeLazySection(false);

export const HeroText = linkSection(() => import('./hero-text.tsx'));
/** Exported by the file of `HeroText`, so that both load together. */
export const HeroStats = lazyComponent(() => import('./hero-text.tsx'), 'Stats', {
  when: 'near',
  hydrates: false,
});
export const Services = linkSection(() => import('./services-section.tsx'), heights.services, 'services');

/** The sections below the order form, in the specified order (pages 30). */
export const sectionsBelowForm = [
  linkSection(() => import('./how-it-works.tsx'), heights.howItWorks, 'how-it-works'),
  lazySection(() => import('./portfolio.tsx'), heights.portfolio, 'portfolio'),
  lazySection(() => import('./video-showcase.tsx'), heights.videos, 'videos'),
  linkSection(() => import('./expertise.tsx'), heights.expertise, 'team'),
  linkSection(() => import('./portal-teaser.tsx'), heights.portal, 'portal'),
  linkSection(() => import('./why-choose-us.tsx'), heights.whyChooseUs, 'why', 'press'),
  lazySection(() => import('./pricing-calculator.tsx'), heights.calculator, 'calculator'),
  linkSection(() => import('./premium-pricing.tsx'), heights.premium, 'premium'),
  linkSection(() => import('./testimonials.tsx'), heights.testimonials, 'testimonials'),
  lazySection(() => import('./faq.tsx'), heights.faq, 'faq'),
  lazySection(() => import('./contact.tsx'), heights.contact, 'help', 'contact', 'status'),
];
