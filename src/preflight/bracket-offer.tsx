import { useMemo } from 'react';
import { Button } from '../ui/button.tsx';
import { countImages, findBrackets } from './brackets.ts';
import type { PhotoAnalysis } from './analyze-photos.ts';
import type { CheckMessages } from './check-messages.ts';

export type BracketOfferProps = {
  photos: readonly File[];
  check: PhotoAnalysis;
  /** The current number of images in the order. */
  count?: number;
  onCount: (count: number) => void;
  disabled: boolean;
  words: CheckMessages;
};

/** Frames that look like HDR brackets, counted as one image each: offered, done only on a click. */
export function BracketOffer({ photos, check, count, onCount, disabled, words }: BracketOfferProps) {
  const sizes = useMemo(
    () => findBrackets(photos, check.reports).map((bracket) => bracket.length),
    [photos, check],
  );
  const merged = countImages(photos, check.reports);
  if (sizes.length === 0 || check.isReading) return null;
  return (
    <p className="text-small text-muted flex flex-wrap items-center gap-x-2">
      {words.brackets(sizes.length, sizes)}
      {count !== merged && !disabled && (
        <Button variant="link" size="sm" onClick={() => onCount(merged)}>
          {words.countInstead(merged, count ?? photos.length)}
        </Button>
      )}
    </p>
  );
}
