import { photos, type PhotoName } from '#photos';
import { BeforeAfter } from '../../src/photos/before-after.tsx';
import type { EditRecipeName } from '../../src/photos/edit-recipes.ts';
import { pairNote } from '../content/pair-note.ts';

/** As wide as a column of text. */
const inText = '(min-width: 48rem) 660px, 92vw';

type CompareProps = { photo: PhotoName; recipe: EditRecipeName; caption: string };

/** A photograph before and after an edit, within a text. The caption ends with what the pair is. */
export function Compare({ photo, caption, recipe }: CompareProps) {
  return (
    <figure>
      <BeforeAfter after={photos[photo]} recipe={recipe} sizes={inText} />
      <figcaption className="text-small text-muted mt-2.5 text-pretty">
        {caption} {pairNote(photos[photo])}
      </figcaption>
    </figure>
  );
}
