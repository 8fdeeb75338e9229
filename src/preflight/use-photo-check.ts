import { useEffect, useState } from 'react';
import { checkPhotos, type PhotoCheck } from './check-list.ts';
import { photoDesk } from './photo-desk.ts';

/** What was found out about these photos so far: read in a worker, told some times a second. */
export function usePhotoCheck(photos: readonly File[]): PhotoCheck {
  const [check, setCheck] = useState(() => checkPhotos(photos, photoDesk().entryOf));
  useEffect(() => {
    const desk = photoDesk();
    const look = () => {
      const found = checkPhotos(photos, desk.entryOf);
      for (const file of found.unidentified) desk.identify(file);
      setCheck(found);
    };
    for (const file of photos) desk.read(file);
    look();
    return desk.watchAll(look);
  }, [photos]);
  return check;
}
