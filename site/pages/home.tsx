import { heroPhotos, heroThumbnails } from '#photos';
import type { ComponentType } from 'react';
import { preload } from 'react-dom';
import { frameSizes, HeroFrames, type HeroFrame } from '../../src/sections/hero-frames.tsx';
import { HeroLayout } from '../../src/sections/hero-layout.tsx';
import { brand } from '../brand.ts';
import { pairNote } from '../content/pair-note.ts';
import { Below } from '../sections/below.tsx';
import { upload } from '../sections/heights.json';
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
      <Guarded Section={Services} />
      <Below heights={upload}>
        <OrderSection number="02" />
      </Below>
      <Guarded Section={HowItWorks} />
      <Guarded Section={Portfolio} />
      <Guarded Section={VideoShowcase} />
      <Guarded Section={Expertise} />
      <Guarded Section={PortalTeaser} />
      <Guarded Section={WhyChooseUs} />
      <Guarded Section={PricingCalculator} />
      <Guarded Section={PremiumPricing} />
      <Guarded Section={Testimonials} />
      <Guarded Section={Faq} />
      <Guarded Section={Contact} />
    </>
  );
}

/** A section with code of its own, which may fail without the others. */
function Guarded({ Section }: { Section: ComponentType }) {
  return (
    <SectionBoundary>
      <Section />
    </SectionBoundary>
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
