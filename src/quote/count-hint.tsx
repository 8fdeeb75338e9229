import { useMemo } from 'react';
import { usePhotoAnalysis } from '../photos/use-photo-analysis.ts';
import { countImages } from '../preflight/brackets.ts';
import { Button } from '../ui/button.tsx';
import { useQuoteFormContext } from './quote-form-context.ts';
import { mergeExposures } from './quote-options.ts';

/**
 * Hint that the number of images differs from the number of photos, with a button that sets it. The count starts at 1
 * and grows with each photo, so three photos make 4 (ordering 6). For a service that merges HDR brackets, the button sets
 * their number, as the advice before sending does. Renders nothing if the numbers agree, or if the count has each bracket
 * as one image, or is lower than the photos of such a service. Also renders nothing without photos, because the count may
 * be known before them.
 *
 * @param props.field The field beside the hint. It gets the focus after the press, because the button is removed.
 */
export function CountHint({ field }: { field: 'photos' | 'imageCount' }) {
  const { state, tab, actions, words, goTo } = useQuoteFormContext();
  const { photos } = state;
  const { imageCount: count, serviceType } = state.fields;
  const { reports } = usePhotoAnalysis(photos);
  const imageTotal = useMemo(() => countImages(photos, reports), [photos, reports]);
  const added = photos.length;
  const mergesFrames = mergeExposures.includes(serviceType);
  if (added === 0 || added === count || imageTotal === count || (mergesFrames && count < added)) return null;
  const offered = mergesFrames ? imageTotal : added;
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
