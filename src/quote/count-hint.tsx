import { useEffect, useMemo, useRef, useState } from 'react';
import { focusOn } from '../lib/focus.ts';
import { usePhotoAnalysis } from '../photos/use-photo-analysis.ts';
import { countImages } from '../preflight/brackets.ts';
import { Button } from '../ui/button.tsx';
import { useQuoteFormContext } from './quote-form-context.ts';
import { suggestCount } from './quote-state.ts';

/**
 * Hint that the number of images differs from the number of photos, with a button that sets it. The count starts at 1
 * and grows with each photo, so three photos make 4 (ordering 6). Renders nothing if the numbers agree, or if the count
 * may be intended (`suggestCount`). After a press it states the new number.
 */
export function CountHint() {
  const { state, actions, words } = useQuoteFormContext();
  const { photos } = state;
  const { imageCount: count } = state.fields;
  const { reports } = usePhotoAnalysis(photos);
  const imageTotal = useMemo(() => countImages(photos, reports), [photos, reports]);
  const added = photos.length;
  const offered = suggestCount(state.fields, added, imageTotal);
  const [isSet, setIsSet] = useState(false);
  // Without photos, as in the next order, there is no number to state.
  if (isSet && (offered !== null || added === 0)) setIsSet(false);
  // The button is removed. Its line takes the focus, so that screen readers say the new number.
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSet) focusOn(line.current);
  }, [isSet]);
  if (offered === null && !isSet) return null;
  return (
    <p ref={line} className="text-small text-muted flex flex-wrap items-center gap-x-2">
      {offered === null ? words.inOrder(count) : words.countHint(added, count)}
      {offered !== null && (
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            setIsSet(true);
            actions.setCount(offered);
          }}
        >
          {words.setCount(offered)}
        </Button>
      )}
    </p>
  );
}
