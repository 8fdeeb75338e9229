import { useEffect, useState } from 'react';
import { photoKey } from '../../src/lib/photo-key.ts';
import { MarkEditor, type MarkEditorProps } from '../../src/annotations/mark-editor.tsx';
import { formatMarks } from '../../src/annotations/format-marks.ts';
import { withMarks, type MarkList, type PhotoMarks } from '../../src/annotations/photo-mark.ts';
import { MetadataList } from '../../src/photos/metadata-list.tsx';
import { picturesOf } from '../../src/preflight/pictures-of.ts';
import { Button } from '../../src/ui/button.tsx';

type EditorHostProps = MarkEditorProps & {
  /** Loads the photos. Declared outside the story, so that its identity stays the same. */
  start: () => Promise<File[]>;
  /** The marks on the photo that opens. */
  first: MarkList;
};

/** Stores photos and marks as a form does, and shows the lines that an order would contain. */
export function EditorHost({ start, first, ...args }: EditorHostProps) {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [marks, setMarks] = useState<PhotoMarks>({});
  const [open, setOpen] = useState(args.open);
  const [index, setIndex] = useState(args.index);
  useEffect(() => {
    void start().then((files) => {
      const shown = files[args.index];
      if (shown) setMarks({ [photoKey(shown)]: first });
      setPhotos(files);
    });
  }, [start, first, args.index]);
  return (
    <div className="flex flex-col items-start gap-6">
      <Button onClick={() => setOpen(true)}>Open the photo</Button>
      <MarkEditor
        picturesOf={picturesOf}
        renderDetails={(file) => <MetadataList file={file} photos={photos} />}
        {...args}
        {...{ photos, marks, index, open }}
        onOpenChange={(next) => {
          setOpen(next);
          args.onOpenChange(next);
        }}
        onIndexChange={setIndex}
        onMarksChange={(file, list) => {
          setMarks((before) => withMarks(before, file, list));
          args.onMarksChange(file, list);
        }}
      />
      <pre data-lines="" className="text-mono font-mono whitespace-pre-wrap">
        {formatMarks(photos, marks).join('\n')}
      </pre>
    </div>
  );
}

export const pin = (id: number, x: number, y: number, note = '') =>
  ({ id, kind: 'pin', x, y, note }) as const;
export const ring = (id: number, x: number, y: number, radius: number, note = '') =>
  ({ id, kind: 'ring', x, y, radius, note }) as const;
