import { MarkEditor, type MarkEditorProps } from '../annotations/mark-editor.tsx';
import { MetadataList } from '../photos/metadata-list.tsx';
import { picturesOf } from '../preflight/pictures-of.ts';
import { useQuoteFormContext } from './quote-form-context.ts';

type OrderMarkEditorProps = Pick<MarkEditorProps, 'open' | 'onOpenChange' | 'index' | 'onIndexChange'>;

/** The mark editor for the photos of the order. It shows the previews inside RAW files, and the photo's metadata. */
export function OrderMarkEditor(props: OrderMarkEditorProps) {
  const { state, actions, words } = useQuoteFormContext();
  const { photos, marks } = state;
  return (
    <MarkEditor
      {...props}
      {...{ photos, marks, picturesOf }}
      onMarksChange={actions.mark}
      renderDetails={(file) => <MetadataList {...{ file, photos }} messages={words.photoTools} />}
      messages={words.markEditor}
    />
  );
}
