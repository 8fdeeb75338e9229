import { useState } from 'react';
import { PhotoPicker } from '../../../src/index.ts';

export function PhotoUpload() {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  return (
    <PhotoPicker
      photos={photos}
      onAdd={(files) => setPhotos((before) => [...before, ...files])}
      onRemove={(files) => setPhotos((before) => before.filter((photo) => !files.includes(photo)))}
      paste
    />
  );
}
