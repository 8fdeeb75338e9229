import { memo, useEffect, useRef, useState } from 'react';
import { displayName } from '../lib/display-name.ts';
import { focusOn } from '../lib/focus.ts';
import { Button } from '../ui/button.tsx';
import { AlertIcon, InfoIcon } from '../ui/icons.tsx';
import { needsReview, sortPhotos, type PhotoAnalysis } from '../preflight/analyze-photos.ts';
import { findBrackets } from '../preflight/brackets.ts';
import { sentenceFor, type ToolMessages } from '../preflight/tool-messages.ts';

/** Number of lines shown below the list; further findings are only counted. */
const LINES = 4;

type PhotoFindingsProps = {
  photos: readonly File[];
  analysis: PhotoAnalysis;
  /** The number of images in the order, and its setter. Offered when photos look like HDR brackets. */
  count?: number;
  onCount?: (count: number) => void;
  /** Text after the line about brackets once each counts as one image. */
  note?: string | undefined;
  disabled: boolean;
  words: ToolMessages;
};

/**
 * Below the contact sheet: a muted line for each finding, and the offer to count HDR brackets as one. Memoized, because
 * it grows with the photos, and typing elsewhere in a form renders the picker.
 */
export const PhotoFindings = memo(function PhotoFindings(props: PhotoFindingsProps) {
  const [wantsAll, setWantsAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The button that shows all is removed.
  useEffect(() => {
    if (wantsAll) list.current?.focus({ preventScroll: true });
  }, [wantsAll]);
  const lines = linesOf(props);
  const shown = wantsAll || lines.length <= LINES + 1 ? lines : lines.slice(0, LINES);
  const rest = lines.length - shown.length;
  return (
    <>
      {lines.length > 0 && (
        <div className="flex flex-col items-start gap-1">
          <div
            ref={list}
            role="group"
            aria-label={props.words.notes}
            // All lines may scroll, and a region that scrolls must be reachable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={wantsAll ? 0 : undefined}
            className="text-small flex max-h-80 w-full flex-col gap-1 overflow-y-auto overscroll-contain"
          >
            {shown.map(({ key, sentence, isInfo }) => (
              <p key={key} className="flex gap-2">
                {isInfo ? (
                  <InfoIcon className="text-faint mt-0.5 size-4 shrink-0" />
                ) : (
                  <AlertIcon className="text-accent-ink mt-0.5 size-4 shrink-0" />
                )}
                <bdi className="text-muted min-w-0 wrap-anywhere">{sentence}</bdi>
              </p>
            ))}
          </div>
          {rest > 0 && (
            <button
              type="button"
              onClick={() => setWantsAll(true)}
              className="text-small text-muted hover:text-ink ms-6 min-h-6 underline decoration-1 underline-offset-4 pointer-coarse:min-h-11"
            >
              {props.words.more(rest)}
            </button>
          )}
        </div>
      )}
      <BracketOffer {...props} />
    </>
  );
});

/**
 * Lines about the photos, the most severe first: one for each photo that needs review, and one for all photos with the same
 * finding of severity `info`. These findings differ only in their detail.
 */
function linesOf({ photos, analysis, words }: PhotoFindingsProps) {
  const found = sortPhotos(photos, 'problems', analysis).flatMap((file) => {
    const [finding] = analysis.findings.get(file) ?? [];
    return finding ? [{ name: displayName(file.name), finding }] : [];
  });
  const groups = Map.groupBy(found, ({ finding }, index) =>
    needsReview([finding]) ? index : (finding.detail ?? ''),
  );
  return [...groups].map(([key, all]) => {
    const isInfo = typeof key === 'string';
    const [sentence = ''] = all.map(({ name, finding }) => sentenceFor(words, name, finding));
    return { key, isInfo, sentence: isInfo && all.length > 1 ? words.unshown(all.length, key) : sentence };
  });
}

/** Offers to count each HDR bracket, which is several photos, as one image. */
function BracketOffer({ photos, analysis, count, onCount, note, disabled, words }: PhotoFindingsProps) {
  const sizes = findBrackets(photos, analysis.reports).map((bracket) => bracket.length);
  const merged = photos.length - sizes.reduce((sum, size) => sum + size - 1, 0);
  const line = useRef<HTMLParagraphElement>(null);
  if (!onCount || sizes.length === 0 || analysis.isReading) return null;
  const countBrackets = () => {
    // The button is removed. Its line stays, and states the new number.
    focusOn(line.current);
    onCount(merged);
  };
  return (
    <p ref={line} className="text-small text-muted flex flex-wrap items-center gap-x-2">
      {words.brackets(sizes.length, sizes)} {count === merged && note}
      {count !== merged && !disabled && (
        <Button variant="link" size="sm" onClick={countBrackets}>
          {words.countInstead(merged, count ?? photos.length)}
        </Button>
      )}
    </p>
  );
}
