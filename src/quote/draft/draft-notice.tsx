import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../lib/cn.ts';
import type { QuoteMessages } from '../quote-messages.ts';
import type { DraftStatus } from './draft-news.ts';
import type { DraftNotice as Notice } from './use-draft.ts';

export type DraftNoticeProps = {
  notice: Notice | null;
  onStartOver: () => void;
  onUndo: () => void;
  words: QuoteMessages['draft'];
};

/**
 * One calm line at the top of the form: an earlier draft is there, or has gone elsewhere. The live region stands
 * there from the start, since readers hear only what changes in it.
 */
export function DraftNotice({ notice, onStartOver, onUndo, words }: DraftNoticeProps) {
  const isOver = notice?.kind === 'startedOver';
  // The way to start over may have stood elsewhere, and has gone: its focus comes to the way back.
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOver) button.current?.focus();
  }, [isOver]);
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-1',
        // Empty, it takes no room: the negative margin is the gap below it.
        notice ? 'border-line border-b pb-4' : '-mb-6',
      )}
      data-print="hide"
    >
      <p role="status" className="text-small text-muted min-w-0 grow basis-64 wrap-anywhere">
        {notice && sentenceOf(notice, words)}
      </p>
      {(notice?.kind === 'restored' || isOver) && (
        <Button ref={button} variant="link" size="sm" onClick={isOver ? onUndo : onStartOver}>
          {isOver ? words.undo : words.startOver}
        </Button>
      )}
    </div>
  );
}

function sentenceOf(notice: Notice, words: QuoteMessages['draft']): string {
  switch (notice.kind) {
    case 'restored': {
      const { savedAt, photos, missing } = notice;
      const line = words.restored(dayAndTime(savedAt), photos);
      return missing > 0 ? `${line} ${words.missing(missing)}` : line;
    }
    case 'startedOver':
      return words.startedOver;
    case 'sentElsewhere':
      return `${words.sentElsewhere(notice.order)}${notice.kept ? ` ${words.ownKept}` : ''}`;
    case 'endedElsewhere':
      return words.endedElsewhere;
  }
}

/** "Tuesday, 14:05": a draft is at most a week old, so the day has a name. */
function dayAndTime(moment: number): string {
  const date = new Date(moment);
  const day = date.toLocaleDateString('en-US', { weekday: 'long' });
  return `${day}, ${date.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}

/** Said beside the photos: which of them this device could not keep, or that it keeps nothing. */
export function DraftRoom({ status, words }: { status: DraftStatus; words: QuoteMessages['draft'] }) {
  const { storage, hasEntries, givenUp } = status;
  return (
    <p role="status" className="text-small text-muted mt-4 empty:mt-0">
      {storage === 'none' && hasEntries && words.unavailable}
      {storage === 'kept' && givenUp > 0 && words.full(givenUp)}
    </p>
  );
}
