import { useCallback, useState, type ComponentType } from 'react';
import { toast } from '../lib/toast-store.ts';
import type { MarkBoardProps } from '../annotations/mark-board.tsx';
import { photoKey } from '../photos/accept.ts';
import type { QuoteMessages } from './quote-messages.ts';

export type MarkBoardOptions = Pick<MarkBoardProps, 'photos' | 'marks' | 'onMarksChange'> & {
  words: QuoteMessages;
};

/**
 * The board for marks, whose code comes when the first photo is opened.
 *
 * @returns `open`, which stays the same, and `dialog`, to be drawn anywhere.
 */
export function useMarkBoard({ words, ...props }: MarkBoardOptions) {
  const [Board, setBoard] = useState<ComponentType<MarkBoardProps>>();
  const [shown, setShown] = useState<string>();
  const { title, description } = words.marksFailed;

  const open = useCallback(
    (file: File) => {
      setShown(photoKey(file));
      import('../annotations/mark-board.tsx').then(
        ({ MarkBoard }) => setBoard(() => MarkBoard),
        () => {
          setShown(undefined);
          toast({ title, description, variant: 'destructive' });
        },
      );
    },
    [title, description],
  );

  // By its key and not by its place, which changes when a photo before it goes.
  const index = props.photos.findIndex((file) => photoKey(file) === shown);
  const dialog = Board && (
    <Board
      {...props}
      open={index !== -1}
      onOpenChange={() => setShown(undefined)}
      index={index}
      onIndexChange={(next) => {
        const file = props.photos[next];
        if (file) setShown(photoKey(file));
      }}
    />
  );
  return { open, dialog };
}
