import { useId, type ReactNode } from 'react';
import { editRecipes, type EditRecipe, type EditRecipeName } from './edit-recipes.ts';
import type { Photograph } from './photograph.ts';
import { Picture } from './picture.tsx';

type BeforeLayerProps = {
  photo: Photograph;
  /** The edit that the before image lacks, by the service's ID or as a recipe of your own. */
  recipe?: EditRecipeName | EditRecipe;
  /** Alt text. Default: empty, for a layer below an image that has one. */
  alt?: string;
  /** Width in the layout, as in the `sizes` of an `<img>`. */
  sizes: string;
  /** Whether the image is in the first viewport (see `Picture`). */
  priority?: boolean;
};

/**
 * The before image: the photograph of the after image under a filter. It fills the positioned box around it. It is the
 * lower layer and never changes, so that a drag repaints only the upper one.
 */
export function BeforeLayer({ photo, recipe, alt = '', sizes, priority }: BeforeLayerProps) {
  const id = useId();
  const edit: EditRecipe | undefined = typeof recipe === 'string' ? editRecipes[recipe] : recipe;
  const filter = edit && (edit.damage ? `url(#${id}) ${edit.filter}` : edit.filter);
  return (
    <div className="absolute inset-0 will-change-transform" style={{ filter }}>
      {edit?.damage && (
        <svg aria-hidden="true" width="0" height="0" className="absolute">
          <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
            {damages[edit.damage]}
          </filter>
        </svg>
      )}
      <Picture
        alt={alt}
        photo={photo}
        sizes={sizes}
        priority={priority}
        className="size-full"
        style={edit?.tilt ? { transform: tiltTransform(edit.tilt, photo) } : undefined}
      />
    </div>
  );
}

/** Returns the CSS that turns an image and enlarges it just enough to cover its corners, at its own ratio and at 3:2. */
function tiltTransform(degrees: number, { width, height }: Photograph): string {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const ratio = Math.max(1.5, width / height, height / width);
  return `rotate(${degrees}deg) scale(${(Math.cos(angle) + ratio * Math.sin(angle)).toFixed(3)})`;
}

/**
 * SVG primitives of each fault. They make noise and blend it with the photograph. The last row of a color matrix sets the
 * alpha: a large factor turns the noise into specks, and its last number sets how many are left.
 */
const damages: Record<NonNullable<EditRecipe['damage']>, ReactNode> = {
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
