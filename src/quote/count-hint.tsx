import { Button } from '../ui/button.tsx';
import type { QuoteMessages } from './quote-messages.ts';
import { usePictures } from './use-pictures.ts';

export type CountHintProps = {
  /** The photos in the list, and the number of images that the order says. */
  photos: readonly File[];
  count: number;
  onMatch: () => void;
  words: QuoteMessages;
};

/**
 * The count starts at 1 and grows with each photo (SPEC §4), so three photos make 4. That is on purpose
 * for whoever sends more by other ways, and a surprise for everybody else: so it is said, and one click
 * puts it right. Nothing shows while the two agree, or while each HDR bracket counts as one.
 */
export function CountHint({ photos, count, onMatch, words }: CountHintProps) {
  const pictures = usePictures(photos);
  const added = photos.length;
  if (added === 0 || added === count || pictures === count) return null;
  return (
    <p className="text-small text-muted flex flex-wrap items-center gap-x-2">
      {words.countHint(added, count)}
      <Button variant="link" size="sm" onClick={onMatch}>
        {words.setCount(added)}
      </Button>
    </p>
  );
}
