import { useState } from 'react';
import { lazyPiece } from '../lib/lazy-piece.tsx';
import type { PhotoToolsProps } from '../preflight/photo-tools.tsx';

/** As high as the row of tools, so that the list below does not move when they appear. */
const ToolsPlace = () => <div className="-my-1 min-h-9 max-sm:min-h-11 pointer-coarse:min-h-11" />;

const PhotoTools = lazyPiece(() => import('../preflight/photo-tools.tsx'), 'PhotoTools', {
  fallback: ({ photos }) => photos.length > 1 && <ToolsPlace />,
});

/** Findings about the photos, below the list. */
export const PhotoFindings = lazyPiece(() => import('../preflight/photo-tools.tsx'), 'PhotoFindings');

/** The tools above the photo list, from the first photo on. They stay when the last one goes: it can be restored. */
export function LazyPhotoTools(props: PhotoToolsProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && props.photos.length > 0) setNeeded(true);
  return isNeeded && <PhotoTools {...props} />;
}
