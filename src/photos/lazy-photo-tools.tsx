import { useEffect, useState } from 'react';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { needsMarkHint } from './photo-list-view.ts';
import type { PhotoListProps } from './photo-list.tsx';
import type { PhotoToolsProps } from './photo-tools.tsx';

/** As high as the row of tools, so that the list below does not move when they appear. */
const ToolsPlaceholder = () => <div className="-my-1 min-h-9 max-sm:min-h-11 pointer-coarse:min-h-11" />;

const PhotoTools = lazyComponent(() => import('./photo-tools.tsx'), 'PhotoTools', {
  fallback: ({ photos }) => photos.length > 1 && <ToolsPlaceholder />,
});

/** The last removal with "Undo", for a list without the tools. */
export const RemovalOffer = lazyComponent(() => import('./photo-tools.tsx'), 'RemovalOffer');

/** As high as the hint about marks, so that no button below moves from under a press when the hint appears. */
export const HintPlaceholder = (props: Parameters<typeof needsMarkHint>[0]) =>
  needsMarkHint(props) && <div className="text-small min-h-[1lh]" />;

/** Findings about the photos, below the list. */
export const PhotoFindings = lazyComponent(() => import('./photo-tools.tsx'), 'PhotoFindings', {
  fallback: HintPlaceholder,
});

const PhotoList = lazyComponent(() => import('./photo-list.tsx'), 'PhotoList');

/** The photo list, from the first photo on. Its code is loaded ahead. */
export function LazyPhotoList(props: PhotoListProps) {
  const isNeeded = useIsNeeded(props.photos);
  useEffect(() => PhotoList.prepare(), []);
  return isNeeded && <PhotoList {...props} />;
}

/** The tools above the photo list, from the first photo on. */
export function LazyPhotoTools(props: PhotoToolsProps) {
  return useIsNeeded(props.photos) && <PhotoTools {...props} />;
}

/** Whether there is or was a photo. The last one that goes can be restored, and leaves the focus behind. */
function useIsNeeded(photos: readonly File[]): boolean {
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && photos.length > 0) setNeeded(true);
  return isNeeded;
}
