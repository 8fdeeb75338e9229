import { photos } from '#photos';
import type { EditRecipe } from '../../src/photos/edit-recipes.ts';
import { BeforeLayer } from '../../src/photos/before-layer.tsx';
import { qualityNames } from '../../src/pricing/names.ts';
import { SectionFrame } from '../../src/sections/section-frame.tsx';

type Stage = {
  name: string;
  /** Alt text: what the frame shows at this level. */
  alt: string;
  /** Changes that this level adds. */
  text: string;
  photo: (typeof photos)['bottle'];
  /** Faults that this level leaves; none for the last. */
  left?: EditRecipe;
};

/** Product work at each level, as `src/pricing/tiers.ts` lists it. */
const stages: readonly Stage[] = [
  {
    name: 'As sent',
    alt: 'A perfume bottle on terracotta: dim, gray, crooked and dusty',
    text: 'Dim, gray, crooked and dusty.',
    photo: photos.bottle,
    left: {
      fault: 'Dim, gray, crooked, dusty',
      filter: 'saturate(0.5) contrast(0.8) brightness(0.82)',
      damage: 'dust',
      tilt: 2.4,
    },
  },
  {
    name: qualityNames.basic,
    alt: 'The same frame, straight and with its own colors; the dust is still there',
    text: 'Exposure, color and crop. The dust stays.',
    photo: photos.bottle,
    left: { fault: 'Dusty', filter: 'brightness(1)', damage: 'dust' },
  },
  {
    name: qualityNames.pro,
    alt: 'The bottle without dust on clean white; its glass is a little flat',
    text: 'Dust removed, on a clean background with a shadow of its own.',
    photo: photos.bottleWhite,
    left: { fault: 'Flat glass', filter: 'saturate(0.55) contrast(0.92) brightness(1.03)' },
  },
  {
    name: qualityNames.premium,
    alt: 'The bottle on clean white, its glass rebuilt and its color matched to a sample',
    text: 'Glass rebuilt, color matched to a swatch.',
    photo: photos.bottleWhite,
  },
];

/** Section that shows one frame of product work as it came in and at each of the three levels. */
export function TierComparison({ number }: { number: string }) {
  return (
    <SectionFrame
      number={number}
      eyebrow="Levels"
      title="One frame, three levels."
      lead="Product work, to compare. Both scenes are renders of one 3D model, and what a level leaves undone is computed by a filter."
    >
      <ol className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 lg:mt-14 lg:grid-cols-4 lg:gap-x-6">
        {stages.map(({ name, alt, text, photo, left }) => (
          <li key={name}>
            <div className="rounded-print relative isolate aspect-4/5 overflow-hidden">
              <BeforeLayer photo={photo} recipe={left} alt={alt} sizes="(min-width: 64rem) 295px, 45vw" />
            </div>
            <h3 className="label-mono mt-4">{name}</h3>
            <p className="text-small text-muted mt-1">{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
