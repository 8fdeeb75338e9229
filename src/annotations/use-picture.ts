import { useEffect, useState } from 'react';
import { pictureOf, type ShownPicture } from './picture-of.ts';

/** The file's picture; undefined while it is read, null if the browser can't draw it. One at a time is held. */
export function usePicture(file: File): ShownPicture | null | undefined {
  const [loaded, setLoaded] = useState<{ file: File; picture: ShownPicture | null }>();

  useEffect(() => {
    let isWanted = true;
    let held: ShownPicture | null = null;
    void pictureOf(file).then((picture) => {
      held = picture;
      if (isWanted) setLoaded({ file, picture });
      else picture?.release();
    });
    return () => {
      isWanted = false;
      held?.release();
    };
  }, [file]);

  // The picture of the photo before has been given back: it may not be shown for another one's first moment.
  return loaded?.file === file ? loaded.picture : undefined;
}
