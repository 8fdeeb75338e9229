import { MarkEditor, type MarkEditorProps } from '../annotations/mark-editor.tsx';
import { MetadataList } from '../photos/metadata-list.tsx';
import { picturesOf } from '../preflight/pictures-of.ts';

/** Shorter side of a picture that is made from a camera's preview, in px: enough for a large screen, and some zoom. */
const PREVIEW_EDGE = 1400;

/** The mark editor with what the pre-flight knows: the previews inside RAW files, and the metadata of each photo. */
export function OrderMarkEditor(props: MarkEditorProps) {
  return (
    <MarkEditor
      picturesOf={(file) => picturesOf(file, { edge: PREVIEW_EDGE })}
      renderDetails={(file) => <MetadataList file={file} photos={props.photos} />}
      {...props}
    />
  );
}
