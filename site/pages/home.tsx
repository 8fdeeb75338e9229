import { heroPhotos, heroThumbnails } from '#photos';
import type { ComponentProps } from 'react';
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
      <LazyPart heights={heights.services}>
        <Services number="01" />
      </LazyPart>
      <Below heights={heights.upload}>
        <OrderSection number="02" />
      </Below>
      <LazyPart heights={heights.howItWorks}>
        <HowItWorks />
      </LazyPart>
      <LazyPart heights={heights.portfolio}>
        <Portfolio />
      </LazyPart>
      <LazyPart heights={heights.videos}>
        <VideoShowcase />
      </LazyPart>
      <LazyPart heights={heights.expertise}>
        <Expertise />
      </LazyPart>
      <LazyPart heights={heights.portal}>
        <PortalTeaser />
      </LazyPart>
      <LazyPart heights={heights.whyChooseUs}>
        <WhyChooseUs />
      </LazyPart>
      <LazyPart heights={heights.calculator}>
        <PricingCalculator />
      </LazyPart>
      <LazyPart heights={heights.premium}>
        <PremiumPricing />
      </LazyPart>
      <LazyPart heights={heights.testimonials}>
        <Testimonials />
      </LazyPart>
      <LazyPart heights={heights.faq}>
        <Faq />
      </LazyPart>
      <LazyPart heights={heights.contact}>
        <Contact />
      </LazyPart>
    </>
  );
}

/** A part with code of its own, which may fail without the others. */
function LazyPart({ heights, children }: ComponentProps<typeof Below>) {
  return (
    <Below heights={heights}>
      <SectionBoundary>{children}</SectionBoundary>
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
