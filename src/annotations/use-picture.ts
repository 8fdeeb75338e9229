import { useEffect, useEffectEvent, useState } from 'react';
import { shownPicture, type PicturesOf, type ShownPicture } from './shown-picture.ts';

/** The file's picture; undefined while it is read, null if the browser can't draw it. One at a time is held. */
export function usePicture(file: File, picturesOf: PicturesOf): ShownPicture | null | undefined {
  // The latest one counts: another function does not mean another picture.
  const open = useEffectEvent(() => shownPicture(file, picturesOf));
  const [loaded, setLoaded] = useState<{ file: File; picture: ShownPicture | null }>();

  useEffect(() => {
    let isWanted = true;
    let held: ShownPicture | null = null;
    void open().then((picture) => {
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
