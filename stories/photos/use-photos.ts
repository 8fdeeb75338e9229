import { useEffect, useState } from 'react';

/** Stores a list of photos as a form does. `start` loads the initial ones. */
export function usePhotos(start?: () => Promise<File[]>, given: readonly File[] = []) {
  const [photos, setPhotos] = useState(given);
  useEffect(() => {
    void start?.().then(setPhotos);
  }, [start]);
  return {
    photos,
    add: (files: readonly File[]) => setPhotos((before) => [...before, ...files]),
    /** Returns a function that undoes the removal. */
    remove: (files: readonly File[]) => {
      setPhotos((before) => before.filter((file) => !files.includes(file)));
      return () => setPhotos(photos);
    },
  };
}
