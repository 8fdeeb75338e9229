import { heroPhotos, heroThumbnails } from '#photos';
import type { ComponentType } from 'react';
import { preload } from 'react-dom';
import { frameSizes, HeroFrames, type HeroFrame } from '../../src/sections/hero-frames.tsx';
import { HeroLayout } from '../../src/sections/hero-layout.tsx';
import { brand } from '../brand.ts';
import { pairNote } from '../content/pair-note.ts';
import { Below } from '../sections/below.tsx';
import * as heights from '../sections/heights.json';
import {
  Contact,
  Expertise,
  Faq,
  HeroStats,
  HeroText,
  HowItWorks,
  PortalTeaser,
  Portfolio,
  PremiumPricing,
  PricingCalculator,
  Services,
  Testimonials,
  VideoShowcase,
  WhyChooseUs,
} from '../sections/lazy-sections.tsx';
import { OrderSection } from '../orders/order-section.tsx';
import { SectionBoundary } from '../routing/page-boundary.tsx';

const [car, portrait, room] = heroPhotos;
const [carSmall, portraitSmall, roomSmall] = heroThumbnails;

/** The hero's three images (pages 32). The first is part of the page's first load. */
const frames: readonly HeroFrame[] = [
  { photo: car, thumbnail: carSmall, recipe: 'automotive', label: 'Automotive' },
  { photo: portrait, thumbnail: portraitSmall, recipe: 'portrait', label: 'Portrait' },
  { photo: room, thumbnail: roomSmall, recipe: 'real-estate', label: 'Interior' },
];

const filmEdge = [`${brand.name} 400`, '12', '12A'];

const HERO_TITLE = 'hero-title';

/** Loads the text of the first screen, where no prerendered HTML has it. */
export const prepare = () => Promise.all([HeroText.load(), HeroStats.load()]);

/** The home page, with its sections in the specified order (pages 30). */
export default function Home() {
  preloadHero();
  return (
    <>
      <HeroLayout aria-labelledby={HERO_TITLE} text={<HeroText titleId={HERO_TITLE} />} stats={<HeroStats />}>
        <HeroFrames frames={frames} filmEdge={filmEdge} note={pairNote(car)} />
      </HeroLayout>
      <LazyPart heights={heights.services} Section={Services} />
      <Below heights={heights.upload}>
        <OrderSection number="02" />
      </Below>
      <LazyPart heights={heights.howItWorks} Section={HowItWorks} />
      <LazyPart heights={heights.portfolio} Section={Portfolio} />
      <LazyPart heights={heights.videos} Section={VideoShowcase} />
      <LazyPart heights={heights.expertise} Section={Expertise} />
      <LazyPart heights={heights.portal} Section={PortalTeaser} />
      <LazyPart heights={heights.whyChooseUs} Section={WhyChooseUs} />
      <LazyPart heights={heights.calculator} Section={PricingCalculator} />
      <LazyPart heights={heights.premium} Section={PremiumPricing} />
      <LazyPart heights={heights.testimonials} Section={Testimonials} />
      <LazyPart heights={heights.faq} Section={Faq} />
      <LazyPart heights={heights.contact} Section={Contact} />
    </>
  );
}

/** A part with code of its own, which may fail without the others. */
function LazyPart({ heights, Section }: { heights: readonly number[]; Section: ComponentType }) {
  return (
    <Below heights={heights}>
      <SectionBoundary>
        <Section />
      </SectionBoundary>
    </Below>
  );
}

/** Puts the first frame's address into the head, ahead of everything that the body asks for. */
function preloadHero() {
  preload(car.src, {
    as: 'image',
    fetchPriority: 'high',
    imageSrcSet: car.srcSet,
    imageSizes: frameSizes,
    type: 'image/avif',
  });
}
