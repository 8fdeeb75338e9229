import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { PhotoToolsProps } from './preflight/photo-tools.tsx';

type Loaded = { default: ComponentType<PhotoToolsProps> };

/** Fetched with the first photo. If that fails, the sheet does without: nobody loses a photo to a missing tool. */
const PhotoTools = lazy(() =>
  import('./preflight/photo-tools.tsx').then(
    ({ PhotoTools: Tools }): Loaded => ({ default: Tools }),
    (): Loaded => ({ default: () => null }),
  ),
);

/** The tools around the sheet, from the first photo on. They stay when the last one goes: it can be brought back. */
export function LatePhotoTools(props: PhotoToolsProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && props.photos.length > 0) setNeeded(true);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <PhotoTools {...props} />
      </Suspense>
    )
  );
}
