import type { ReactNode } from 'react';
import type { EditRecipe } from './edit-recipes.ts';

type Damage = NonNullable<EditRecipe['damage']>;

/**
 * Each turns turbulence into a mask of its own (the row of a color matrix that makes alpha decides how
 * much of it is left) and lays it over the picture.
 */
const damages: Record<Damage, ReactNode> = {
  /** High ISO: fine grain, lighter and darker, over everything. */
  noise: (
    <>
      <feTurbulence type="fractalNoise" baseFrequency="0.85" numOctaves="2" seed="3" />
      <feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  2.4 2.4 0 0 -2.1" result="grain" />
      <feComposite in="grain" in2="SourceGraphic" operator="in" result="kept" />
      <feBlend in="kept" in2="SourceGraphic" mode="overlay" />
      <feComposite in2="SourceGraphic" operator="in" result="soft" />
      <feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="8" />
      <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  3 0 0 0 -1.45" result="light" />
      <feComposite in="light" in2="soft" operator="arithmetic" k2="0.3" k3="1" />
    </>
  ),
  /** Specks on the sensor and lint on the thing. */
  dust: (
    <>
      <feTurbulence type="fractalNoise" baseFrequency="0.16" numOctaves="2" seed="21" />
      <feColorMatrix values="0 0 0 0 0.93  0 0 0 0 0.9  0 0 0 0 0.84  0 22 0 0 -15.2" result="specks" />
      <feComposite in="specks" in2="SourceGraphic" operator="in" result="on" />
      <feMerge>
        <feMergeNode in="SourceGraphic" />
        <feMergeNode in="on" />
      </feMerge>
    </>
  ),
  /** A print that lay in a drawer for eighty years: scratches along the film, spots across it. */
  scratches: (
    <>
      <feTurbulence type="fractalNoise" baseFrequency="0.11 0.0035" numOctaves="2" seed="6" />
      <feColorMatrix values="0 0 0 0 0.97  0 0 0 0 0.93  0 0 0 0 0.82  0 26 0 0 -16.8" result="scratches" />
      <feTurbulence type="fractalNoise" baseFrequency="0.055" numOctaves="3" seed="14" />
      <feColorMatrix values="0 0 0 0 0.2  0 0 0 0 0.14  0 0 0 0 0.08  0 0 14 0 -9.4" result="spots" />
      <feMerge>
        <feMergeNode in="SourceGraphic" />
        <feMergeNode in="spots" />
        <feMergeNode in="scratches" />
      </feMerge>
      <feComposite in2="SourceGraphic" operator="in" />
    </>
  ),
};

/** The SVG part of a recipe. Put it beside the picture and name its `id` in the picture's filter. */
export function EditFilter({ id, damage }: { id: string; damage: Damage }) {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
        {damages[damage]}
      </filter>
    </svg>
  );
}
