import { useState } from 'react';
import { MarkEditor, formatMarks, withMarks, type PhotoMarks } from '../../../src/annotations/index.ts';
import { Button } from '../../../src/index.ts';
import { picturesOf } from '../../../src/preflight/index.ts';

export function MarkedPhotos({ photos }: { photos: readonly File[] }) {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const [marks, setMarks] = useState<PhotoMarks>({});
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mark photos</Button>
      <MarkEditor
        open={open}
        onOpenChange={setOpen}
        photos={photos}
        index={index}
        onIndexChange={setIndex}
        marks={marks}
        picturesOf={picturesOf}
        onMarksChange={(file, list) => setMarks((before) => withMarks(before, file, list))}
      />
      <pre>{formatMarks(photos, marks).join('\n')}</pre>
    </>
  );
}
