import { memo, useCallback, useEffect, useMemo } from 'react';
import { marksOf } from '../../annotations/photo-mark.ts';
import { PhotoPicker } from '../../photos/photo-picker.tsx';
import { displayName } from '../../lib/display-name.ts';
import { CountHint } from '../lazy-parts.tsx';
import { StorageNotice } from '../order-notices.tsx';
import { Section, useIsOpen, useQuoteFormContext, type UseQuoteFormContext } from '../quote-form-root.tsx';
import { useMarkEditor } from '../use-mark-editor.tsx';

/** First section: the photos to be edited, and reference photos. */
export function QuoteFormUpload() {
  const { order, state, setTab, actions, progress, words, pickerMessages, isBusy, card, idOf, messageFor } =
    useQuoteFormContext();
  const { photos, references, marks, fields } = state;
  const isOpen = useIsOpen('upload');
  return (
    <Section name="upload">
      <UploadTab
        // Another draft starts without the picker's messages about the previous draft's files.
        key={order.formKey}
        {...{ photos, references, marks, actions, progress, words, pickerMessages, card }}
        imageCount={fields.imageCount}
        lostFiles={order.lostFiles}
        onReceive={useCallback(() => setTab('upload'), [setTab])}
        inputId={idOf('photos')}
        error={messageFor('photos')}
        disabled={isBusy}
        isOpen={isOpen}
      />
      <StorageNotice {...{ order, words }} />
    </Section>
  );
}

type UploadTabProps = Pick<UseQuoteFormContext['state'], 'photos' | 'references' | 'marks'> &
  Pick<UseQuoteFormContext, 'actions' | 'progress' | 'words' | 'pickerMessages' | 'card'> & {
    imageCount: number;
    /** Files that can no longer be read. */
    lostFiles: readonly File[];
    onReceive: () => void;
    inputId: string;
    error: string | undefined;
    disabled: boolean;
    isOpen: boolean;
  };

const UploadTab = memo(function UploadTab(props: UploadTabProps) {
  const { photos, references, marks, imageCount, actions, progress, card, onReceive, inputId, error } = props;
  const { disabled, isOpen, words, pickerMessages, lostFiles } = props;
  const problems = useMemo(
    () => new Map(lostFiles.map((file) => [file, words.unreadable.row(displayName(file.name))])),
    [lostFiles, words],
  );
  const isVisible = isOpen && !disabled;
  const editor = useMarkEditor({ photos, marks, onMarksChange: actions.mark, words, isVisible });
  const markCountOf = useCallback((file: File) => marksOf(marks, file).length, [marks]);
  const setCount = useCallback((count: number) => actions.change({ imageCount: count }), [actions]);
  // Ahead, as the list does: both appear with the first photo.
  useEffect(() => CountHint.prepare(), []);
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <PhotoPicker
          {...{ photos, inputId, onReceive, error, disabled, problems, progress }}
          dropTarget={card}
          paste
          onAdd={actions.addPhotos}
          onRemoveMany={actions.removePhotos}
          count={imageCount}
          onCount={setCount}
          onOpen={disabled ? undefined : editor.open}
          markCountOf={markCountOf}
          note={words.inOrder(imageCount)}
          messages={pickerMessages}
        />
        {editor.dialog}
        {photos.length > 0 && (
          <CountHint {...{ photos, words }} count={imageCount} onMatch={actions.matchCount} />
        )}
      </div>
      <div className="flex flex-col gap-3">
        <p>
          <span className="text-small font-semibold">{words.references.heading}</span>{' '}
          <span className="text-small text-muted">{words.references.optional}</span>
          <span className="text-small text-muted block">{words.references.about}</span>
        </p>
        <PhotoPicker
          {...{ disabled, problems, progress }}
          photos={references}
          onAdd={actions.addReferences}
          onRemoveMany={actions.removeReferences}
          size="small"
          messages={{ ...pickerMessages, ...words.references }}
        />
      </div>
    </div>
  );
});
