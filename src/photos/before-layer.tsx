import { useId } from 'react';
import { EditFilter } from './edit-filter.tsx';
import { editRecipes, type EditRecipe, type EditRecipeName } from './edit-recipes.ts';
import type { Photograph } from './photograph.ts';
import { Picture } from './picture.tsx';

export type BeforeLayerProps = {
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
      {edit?.damage && <EditFilter id={id} damage={edit.damage} />}
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
