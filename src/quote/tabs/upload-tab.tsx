import { memo, useCallback, useMemo, type RefObject } from 'react';
import { marksOf } from '../../annotations/photo-mark.ts';
import { PhotoPicker } from '../../photos/photo-picker.tsx';
import { displayName } from '../../lib/display-name.ts';
import type { PhotoPickerMessages } from '../../photos/photo-picker-messages.ts';
import { CountHint } from '../count-hint.tsx';
import type { QuoteMessages } from '../quote-messages.ts';
import { useMarkBoard } from '../use-mark-board.tsx';
import type { QuoteForm } from '../use-quote-form.ts';
import type { UseOrder } from '../order/use-order.ts';

export type UploadTabProps = Pick<QuoteForm['state'], 'photos' | 'references' | 'marks'> & {
  imageCount: number;
  actions: QuoteForm['actions'];
  progress: UseOrder['progress'];
  /** Files that cannot be read any more. */
  unreadable: readonly File[];
  /** The card, all of which takes dropped photos. */
  dropTarget: RefObject<HTMLElement | null>;
  onReceive: () => void;
  inputId: string;
  error?: string;
  disabled: boolean;
  words: QuoteMessages;
  pickerMessages?: Partial<PhotoPickerMessages>;
};

/** First tab: the photos to be edited, and pictures that show what is wanted. */
export const UploadTab = memo(function UploadTab(props: UploadTabProps) {
  const { photos, references, marks, imageCount, actions, progress, dropTarget, onReceive, inputId, error } =
    props;
  const { disabled, words, pickerMessages, unreadable } = props;
  const problems = useMemo(
    () => new Map(unreadable.map((file) => [file, words.unreadable.row(displayName(file.name))])),
    [unreadable, words],
  );
  const board = useMarkBoard({ photos, marks, onMarksChange: actions.mark, words });
  const markCountOf = useCallback((file: File) => marksOf(marks, file).length, [marks]);
  const removeMany = useCallback(
    (files: File[]) => {
      actions.removePhotos(files);
      return () => actions.putBack(files, { photos, marks, imageCount });
    },
    [actions, photos, marks, imageCount],
  );
  const setCount = useCallback((count: number) => actions.change({ imageCount: count }), [actions]);
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <PhotoPicker
          {...{ photos, inputId, dropTarget, onReceive, error, disabled, problems }}
          paste
          onAdd={actions.addPhotos}
          onRemove={actions.removePhoto}
          onRemoveMany={removeMany}
          count={imageCount}
          onCount={setCount}
          onOpen={disabled ? undefined : board.open}
          markCountOf={markCountOf}
          progress={progress.photos}
          note={words.inOrder(imageCount)}
          messages={pickerMessages}
        />
        {board.dialog}
        <CountHint {...{ photos, words }} count={imageCount} onMatch={actions.matchCount} />
      </div>
      <div className="flex flex-col gap-3">
        <p>
          <span className="text-small font-semibold">{words.references.heading}</span>{' '}
          <span className="text-small text-muted">(optional)</span>
          <span className="text-small text-muted block">{words.references.about}</span>
        </p>
        <PhotoPicker
          {...{ disabled, problems }}
          photos={references}
          onAdd={actions.addReferences}
          onRemove={actions.removeReference}
          size="small"
          progress={progress.references}
          messages={{ ...pickerMessages, ...words.references }}
        />
      </div>
    </div>
  );
});
