import { MarkEditor, type MarkEditorProps } from '../annotations/mark-editor.tsx';
import { MetadataList } from '../photos/metadata-list.tsx';
import { picturesOf } from '../preflight/pictures-of.ts';

/** The mark editor with what the pre-flight knows: the previews inside RAW files, and the metadata of each photo. */
export function OrderMarkEditor(props: MarkEditorProps) {
  return (
    <MarkEditor
      picturesOf={picturesOf}
      renderDetails={(file) => <MetadataList file={file} photos={props.photos} />}
      {...props}
    />
  );
}
