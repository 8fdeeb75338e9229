import { useMemo } from 'react';
import { usePhotoAnalysis } from '../photos/use-photo-analysis.ts';
import { countImages } from '../preflight/brackets.ts';
import { Button } from '../ui/button.tsx';
import { useQuoteFormContext } from './quote-form-context.ts';
import { suggestCount } from './quote-state.ts';

/**
 * Hint that the number of images differs from the number of photos, with a button that sets it. The count starts at 1
 * and grows with each photo, so three photos make 4 (ordering 6). Renders nothing if the numbers agree, or if the count
 * may be intended (`suggestCount`).
 *
 * @param props.field The field beside the hint. It gets the focus after the press, because the button is removed.
 */
export function CountHint({ field }: { field: 'photos' | 'imageCount' }) {
  const { state, tab, actions, words, goTo } = useQuoteFormContext();
  const { photos } = state;
  const { imageCount: count } = state.fields;
  const { reports } = usePhotoAnalysis(photos);
  const imageTotal = useMemo(() => countImages(photos, reports), [photos, reports]);
  const added = photos.length;
  const offered = suggestCount(state.fields, added, imageTotal);
  if (offered === null || added === count) return null;
  return (
    <p className="text-small text-muted flex flex-wrap items-center gap-x-2">
      {words.countHint(added, count)}
      <Button
        variant="link"
        size="sm"
        onClick={() => {
          actions.change({ imageCount: offered });
          goTo({ tab, field });
        }}
      >
        {words.setCount(offered)}
      </Button>
    </p>
  );
}
