import { heroPhotos, heroThumbnails } from '#photos';
import type { ComponentType } from 'react';
import { preload } from 'react-dom';
import { frameSizes, HeroFrames, type HeroFrame } from '../../src/sections/hero-frames.tsx';
import { HeroLayout } from '../../src/sections/hero-layout.tsx';
import { brand } from '../brand.ts';
import { pairNote } from '../content/pair-note.ts';
import { belowFoldProps } from '../sections/below-fold-props.ts';
import { upload } from '../sections/heights.json';
import * as sections from '../sections/lazy-sections.tsx';
import { OrderSection } from '../orders/order-section.tsx';
import { SectionBoundary } from '../routing/page-boundary.tsx';

const [car, portrait, woods] = heroPhotos;
const [carSmall, portraitSmall, woodsSmall] = heroThumbnails;

/** The hero's three images (pages 32). The first is part of the page's first load. */
const frames: readonly HeroFrame[] = [
  { photo: car, thumbnail: carSmall, recipe: 'automotive', label: 'Automotive' },
  { photo: portrait, thumbnail: portraitSmall, recipe: 'portrait', label: 'Portrait' },
  { photo: woods, thumbnail: woodsSmall, recipe: 'color-correction', label: 'Outdoors' },
];

const filmEdge = [`${brand.name} 400`, '12', '12A'];

const HERO_TITLE = 'hero-title';

/** Loads the text of the first screen, for a visit without prerendered HTML. */
export const prepare = () => Promise.all([sections.HeroText.load(), sections.HeroStats.load()]);

/** The home page, with its sections in the specified order (pages 30). */
export default function Home() {
  preloadHero();
  return (
    <>
      <HeroLayout
        aria-labelledby={HERO_TITLE}
        text={<sections.HeroText titleId={HERO_TITLE} />}
        stats={<sections.HeroStats />}
      >
        <HeroFrames frames={frames} filmEdge={filmEdge} note={pairNote(car)} />
      </HeroLayout>
      <Guarded Section={sections.Services} />
      <div {...belowFoldProps(upload)}>
        <OrderSection />
      </div>
      {sections.sectionsBelowForm.map((Section, at) => (
        <Guarded key={at} Section={Section} />
      ))}
    </>
  );
}

/** A lazy section. If it fails, the others stay. */
function Guarded({ Section }: { Section: ComponentType }) {
  return (
    <SectionBoundary>
      <Section />
    </SectionBoundary>
  );
}

/** Preloads the first image of the hero, before all requests of the body. */
function preloadHero() {
  preload(car.src, {
    as: 'image',
    fetchPriority: 'high',
    imageSrcSet: car.srcSet,
    imageSizes: frameSizes,
    type: 'image/avif',
  });
}
