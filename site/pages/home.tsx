import { heroPhotos, heroThumbnails } from '#photos';
import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import type { HeroFrame } from '../../src/sections/hero-frames.tsx';
import { frameSizes } from '../../src/sections/hero-frames.tsx';
import { Circled, Hero } from '../../src/sections/hero.tsx';
import { brand, claims } from '../brand.ts';
import { lowestPrice } from '../content/facts.ts';
import { pairNote } from '../content/pair-note.ts';
import { Below } from '../sections/below.tsx';
import * as heights from '../sections/heights.json';
import {
  Contact,
  Expertise,
  Faq,
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
import { paths } from '../routing/paths.ts';

const [car, portrait, room] = heroPhotos;
const [carSmall, portraitSmall, roomSmall] = heroThumbnails;

/** The hero's three images (pages 32). The first is part of the page's first load. */
const frames: readonly HeroFrame[] = [
  { photo: car, thumbnail: carSmall, recipe: 'automotive', label: 'Automotive' },
  { photo: portrait, thumbnail: portraitSmall, recipe: 'portrait', label: 'Portrait' },
  { photo: room, thumbnail: roomSmall, recipe: 'real-estate', label: 'Interior' },
];

const filmEdge = [`${brand.name} 400`, '12', '12A'];

/** The home page, with its sections in the specified order (pages 30). */
export default function Home() {
  preloadHero();
  return (
    <>
      <Hero
        eyebrow={`Photo editing · From ${lowestPrice} an image`}
        title={
          <>
            Every frame, <br />
            <Circled>finished</Circled> <br className="max-sm:hidden" />
            by hand.
          </>
        }
        lead="Send us the shoot. Portraits, weddings, listings and products come back graded, cleaned and ready to deliver."
        primaryAction={{ href: '#upload', label: 'Upload photos' }}
        secondaryAction={{ href: paths.videos, label: 'Watch Demo' }}
        bullets={claims.heroBullets}
        stats={claims.heroStats}
        frames={frames}
        filmEdge={filmEdge}
        note={pairNote(car)}
      />
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
