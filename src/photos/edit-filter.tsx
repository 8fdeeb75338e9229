import type { ReactNode } from 'react';
import type { EditRecipe } from './edit-recipes.ts';

type Damage = NonNullable<EditRecipe['damage']>;

/**
 * SVG primitives of each fault. They make noise and blend it with the photograph. The last row of a color matrix sets the
 * alpha: a large factor turns the noise into specks, and its last number sets how many are left.
 */
const damages: Record<Damage, ReactNode> = {
  /** High ISO: grain in every channel, lighter and darker, over everything. */
  noise: (
    <>
      <feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="3" />
      <feColorMatrix values="1.3 0 0 0 -0.15  0 1.3 0 0 -0.15  0 0 1.3 0 -0.15  0 0 0 0 1" result="grain" />
      <feBlend in="grain" in2="SourceGraphic" mode="soft-light" />
      <feComposite in2="SourceGraphic" operator="in" />
    </>
  ),
  /** Dust on the sensor and on the product. */
  dust: (
    <>
      <feTurbulence type="fractalNoise" baseFrequency="0.14" numOctaves="1" seed="21" />
      <feColorMatrix values="0 0 0 0 0.93  0 0 0 0 0.9  0 0 0 0 0.84  0 20 0 0 -14.5" />
      <feComposite in2="SourceGraphic" operator="in" result="specks" />
      <feMerge>
        <feMergeNode in="SourceGraphic" />
        <feMergeNode in="specks" />
      </feMerge>
    </>
  ),
  /** Damage of an old print: scratches along the film, spots across it. */
  scratches: (
    <>
      <feTurbulence type="fractalNoise" baseFrequency="0.11 0.0035" numOctaves="2" seed="6" />
      <feColorMatrix values="0 0 0 0 0.97  0 0 0 0 0.93  0 0 0 0 0.82  0 26 0 0 -16.8" result="scratches" />
      <feTurbulence type="fractalNoise" baseFrequency="0.09" numOctaves="2" seed="14" />
      <feColorMatrix values="0 0 0 0 0.2  0 0 0 0 0.14  0 0 0 0 0.08  0 0 14 0 -10.2" result="spots" />
      <feMerge>
        <feMergeNode in="SourceGraphic" />
        <feMergeNode in="spots" />
        <feMergeNode in="scratches" />
      </feMerge>
      <feComposite in2="SourceGraphic" operator="in" />
    </>
  ),
};

/** SVG filter of a recipe. Render it beside the image, and refer to its `id` in the image's CSS filter. */
export function EditFilter({ id, damage }: { id: string; damage: Damage }) {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
        {damages[damage]}
      </filter>
    </svg>
  );
}
