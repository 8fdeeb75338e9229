import { photos, type PhotoName } from '#photos';
import { BeforeAfter, type EditRecipeName } from '../../src/photos/before-after.tsx';
import { Picture } from '../../src/photos/picture.tsx';

/** As wide as a column of text. */
const inText = '(min-width: 48rem) 660px, 92vw';

type FigureProps = { photo: PhotoName; caption?: string };

/** A photograph in a text. */
export function Figure({ photo, caption }: FigureProps) {
  return (
    <figure>
      <Picture photo={photos[photo]} sizes={inText} className="rounded-print" />
      {caption && <figcaption className="text-small text-muted mt-2.5 text-pretty">{caption}</figcaption>}
    </figure>
  );
}

/** A photograph before and after an edit, in a text. */
export function Compare({ photo, caption, recipe }: FigureProps & { recipe: EditRecipeName }) {
  return (
    <figure>
      <BeforeAfter after={photos[photo]} recipe={recipe} sizes={inText} />
      {caption && <figcaption className="text-small text-muted mt-2.5 text-pretty">{caption}</figcaption>}
    </figure>
  );
}
