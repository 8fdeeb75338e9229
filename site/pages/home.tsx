import { heroPhotos, heroThumbnails } from '#photos';
import { preload } from 'react-dom';
import type { HeroFrame } from '../../src/sections/hero-frames.tsx';
import { frameSizes } from '../../src/sections/hero-frames.tsx';
import { Circled, Hero } from '../../src/sections/hero.tsx';
import { brand, claims } from '../brand.ts';
import { lowestPrice } from '../content/facts.ts';
import { pairNote } from '../content/pair-note.ts';
import {
  Contact,
  Expertise,
  Faq,
  HowItWorks,
  PortalTeaser,
  Portfolio,
  PremiumPricing,
  PricingCalculator,
  Testimonials,
  VideoShowcase,
  WhyChooseUs,
} from '../sections/lazy-sections.tsx';
import { OrderSection } from '../orders/order-section.tsx';
import { SectionBoundary } from '../routing/page-boundary.tsx';
import { paths } from '../routing/paths.ts';
import { ServicesSection } from '../sections/services-section.tsx';

const [car, portrait, room] = heroPhotos;
const [carSmall, portraitSmall, roomSmall] = heroThumbnails;

/** SPEC §1: three images. The first is in the page's first load. */
const frames: readonly HeroFrame[] = [
  { photo: car, thumbnail: carSmall, recipe: 'automotive', label: 'Automotive' },
  { photo: portrait, thumbnail: portraitSmall, recipe: 'portrait', label: 'Portrait' },
  { photo: room, thumbnail: roomSmall, recipe: 'real-estate', label: 'Interior' },
];

const filmEdge = [`${brand.name} 400`, '12', '12A'];

/** The home page, in the order of SPEC §2. */
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
      <ServicesSection number="01" />
      <OrderSection number="02" />
      <SectionBoundary>
        <HowItWorks />
      </SectionBoundary>
      <SectionBoundary>
        <Portfolio />
      </SectionBoundary>
      <SectionBoundary>
        <VideoShowcase />
      </SectionBoundary>
      <SectionBoundary>
        <Expertise />
      </SectionBoundary>
      <SectionBoundary>
        <PortalTeaser />
      </SectionBoundary>
      <SectionBoundary>
        <WhyChooseUs />
      </SectionBoundary>
      <SectionBoundary>
        <PricingCalculator />
      </SectionBoundary>
      <SectionBoundary>
        <PremiumPricing />
      </SectionBoundary>
      <SectionBoundary>
        <Testimonials />
      </SectionBoundary>
      <SectionBoundary>
        <Faq />
      </SectionBoundary>
      <SectionBoundary>
        <Contact />
      </SectionBoundary>
    </>
  );
}

/** Puts the first frame's address into the head, ahead of everything that the body asks for. */
function preloadHero() {
  const best = car.sources?.[0];
  preload(car.src, {
    as: 'image',
    fetchPriority: 'high',
    imageSrcSet: best?.srcSet,
    imageSizes: frameSizes,
    type: best?.type,
  });
}
