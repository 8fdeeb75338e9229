import { useEffect, useState } from 'react';
import { watchImageTotal } from '../preflight/brackets.ts';
import { Button } from '../ui/button.tsx';
import { useQuoteFormContext } from './quote-form-context.ts';

/**
 * Hint that the number of images differs from the number of photos, with a button that sets it. The count starts at 1
 * and grows with each photo, so three photos make 4 (ordering 6). Renders nothing if the numbers agree, or if the count
 * has each HDR bracket as one image. Also renders nothing without photos, because the count may be known before them.
 */
export function CountHint() {
  const { state, actions, words } = useQuoteFormContext();
  const { photos } = state;
  const count = state.fields.imageCount;
  const imageTotal = useImageTotal(photos);
  const added = photos.length;
  if (added === 0 || added === count || imageTotal === count) return null;
  return (
    <p className="text-small text-muted flex flex-wrap items-center gap-x-2">
      {words.countHint(added, count)}
      <Button variant="link" size="sm" onClick={() => actions.change({ imageCount: added })}>
        {words.setCount(added)}
      </Button>
    </p>
  );
}

/** Returns the number of images that the photos make, with each recognized HDR bracket as one; `undefined` at first. */
function useImageTotal(photos: readonly File[]): number | undefined {
  const [total, setTotal] = useState<number>();
  useEffect(() => watchImageTotal(photos, setTotal), [photos]);
  return total;
}
