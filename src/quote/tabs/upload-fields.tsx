import { useCallback, useEffect, useMemo } from 'react';
import { marksOf } from '../../annotations/photo-mark.ts';
import { PhotoPicker } from '../../photos/photo-picker.tsx';
import { displayName } from '../../lib/display-name.ts';
import { CountHint } from '../lazy-parts.tsx';
import { useQuoteFormContext } from '../quote-form-context.ts';
import { useIsOpen } from '../quote-form-root.tsx';
import { useMarkEditor } from '../use-mark-editor.tsx';

/** The fields of the first section: the photos to be edited, and reference photos. */
export function UploadFields() {
  const form = useQuoteFormContext();
  const { order, state, showUpload, actions, words, pickerMessages, formRef } = form;
  const { progress } = form.session;
  const { photos, references, marks, fields } = state;
  const { imageCount } = fields;
  // The key resets the pickers for another draft: their messages were about the previous draft's files.
  const { lostFiles, formKey: listKey } = order;
  const disabled = form.isBusy;
  // The same objects while nothing changes: new ones would render every photo again on each key.
  const problems = useMemo(
    () => new Map(lostFiles.map((file) => [file, words.unreadable.row(displayName(file.name))])),
    [lostFiles, words],
  );
  const referenceMessages = useMemo(
    () => ({ ...pickerMessages, ...words.references }),
    [pickerMessages, words],
  );
  const editor = useMarkEditor(useIsOpen('upload') && !disabled);
  const markCountOf = useCallback((file: File) => marksOf(marks, file).length, [marks]);
  // Its code is requested ahead of time, like that of the list, because both appear with the first photo.
  useEffect(() => CountHint.prefetch(), []);
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <PhotoPicker
          {...actions.photos}
          {...{ photos, listKey, disabled, problems, progress }}
          inputId={form.idOf('photos')}
          onReceive={showUpload}
          error={form.messageFor('photos')}
          dropTarget={formRef}
          paste
          count={imageCount}
          onCount={actions.setCount}
          onOpen={disabled ? undefined : editor.open}
          markCountOf={markCountOf}
          note={words.inOrder(imageCount)}
          messages={pickerMessages}
          toolMessages={words.photoTools}
        />
        {editor.dialog}
        {photos.length > 0 && <CountHint />}
      </div>
      <div className="flex flex-col gap-3">
        <p>
          <span className="text-small font-semibold">{words.references.heading}</span>{' '}
          <span className="text-small text-muted">{words.optional}</span>
          <span className="text-small text-muted block">{words.references.about}</span>
        </p>
        <PhotoPicker
          {...actions.references}
          {...{ listKey, disabled, problems, progress }}
          photos={references}
          size="small"
          messages={referenceMessages}
          toolMessages={words.photoTools}
        />
      </div>
    </div>
  );
}
