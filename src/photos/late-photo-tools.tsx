import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { PhotoToolsProps } from '../preflight/photo-tools.tsx';

type Loaded = { default: ComponentType<PhotoToolsProps> };

/** Fetched with the first photo. If that fails, the sheet does without: nobody loses a photo to a missing tool. */
const PhotoTools = lazy(() =>
  import('../preflight/photo-tools.tsx').then(
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
      <Suspense fallback={props.photos.length > 1 && <ToolsPlace />}>
        <PhotoTools {...props} />
      </Suspense>
    )
  );
}

/** As high as the row of tools: the sheet below does not move from under the hand when they come. */
const ToolsPlace = () => <div className="-my-1 min-h-9 max-sm:min-h-11 pointer-coarse:min-h-11" />;
