import { useRef, useState } from 'react';
import { AlertIcon, InfoIcon } from '../ui/icons.tsx';
import { displayName } from '../lib/display-name.ts';
import { focusOn } from '../lib/focus.ts';
import { needsReview, sortPhotos, type PhotoAnalysis } from '../preflight/analyze-photos.ts';
import { sentenceFor, type ToolMessages } from '../preflight/tool-messages.ts';

/** Number of lines shown below the list; further findings are only counted. */
const LINES = 4;

export type FindingLinesProps = {
  photos: readonly File[];
  analysis: PhotoAnalysis;
  words: ToolMessages;
};

type Line = { key: string; isInfo: boolean; sentence: string };

/**
 * A muted line for each photo with a finding, the most severe first. A finding of severity `info` that several photos
 * share is stated once.
 */
export function FindingLines({ photos, analysis, words }: FindingLinesProps) {
  const [wantsAll, setWantsAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const showAll = () => {
    // The button is removed.
    focusOn(list.current);
    setWantsAll(true);
  };
  const lines = [...problemLines(photos, analysis, words), ...infoLines(photos, analysis, words)];
  if (lines.length === 0) return null;
  const shown = wantsAll || lines.length <= LINES + 1 ? lines : lines.slice(0, LINES);
  const rest = lines.length - shown.length;
  return (
    <div className="flex flex-col items-start gap-1">
      <div
        ref={list}
        role="group"
        aria-label={words.notes}
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
          onClick={showAll}
          className="text-small text-muted hover:text-ink ms-6 min-h-6 underline decoration-1 underline-offset-4 pointer-coarse:min-h-11"
        >
          {words.more(rest)}
        </button>
      )}
    </div>
  );
}

function problemLines(photos: readonly File[], analysis: PhotoAnalysis, words: ToolMessages): Line[] {
  return sortPhotos(photos, 'problems', analysis).flatMap((file, index) => {
    const [worst] = analysis.findings.get(file) ?? [];
    if (!worst || !needsReview([worst])) return [];
    return { key: `${index}`, isInfo: false, sentence: sentenceFor(words, displayName(file.name), worst) };
  });
}

/** Groups equal findings: forty HEIC files make one line. */
function infoLines(photos: readonly File[], { findings }: PhotoAnalysis, words: ToolMessages): Line[] {
  const infos = photos.flatMap((file) => {
    const worst = findings.get(file)?.[0];
    return worst && !needsReview([worst]) ? [{ file, worst }] : [];
  });
  const alike = Map.groupBy(infos, ({ worst }) => worst.detail ?? '');
  return [...alike].map(([detail, group]) => ({
    key: detail,
    isInfo: true,
    sentence:
      group.length === 1 && group[0]
        ? sentenceFor(words, displayName(group[0].file.name), group[0].worst)
        : words.unshown(group.length, detail),
  }));
}
