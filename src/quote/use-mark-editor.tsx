import { useCallback, useState } from 'react';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { openOrToast } from '../lib/open-when-loaded.ts';
import { photoKey } from '../lib/photo-key.ts';
import { useQuoteFormContext } from './quote-form-context.ts';

const MarkEditor = lazyComponent(() => import('./order-mark-editor.tsx'), 'OrderMarkEditor');

/**
 * Dialog for marks on photos. Its code is loaded when the first photo is opened.
 *
 * @param isVisible Whether the photos are on the screen. A dialog whose code loads later than that does not open.
 * @returns `open`, a stable function that opens a photo, and `dialog`, the element to render.
 */
export function useMarkEditor(isVisible: boolean) {
  const { state, words } = useQuoteFormContext();
  const { photos } = state;
  const [isLoaded, setLoaded] = useState(false);
  const [shown, setShown] = useState<string>();
  const failed = words.marksFailed;

  const open = useCallback(
    (file: File) => {
      const show = () => {
        setLoaded(true);
        setShown(photoKey(file));
      };
      openOrToast(MarkEditor.load, show, failed);
    },
    [failed],
  );

  // The shown photo is remembered by its key, because its index changes when a photo before it is removed.
  const index = shown === undefined ? -1 : photos.findIndex((file) => photoKey(file) === shown);
  if (shown !== undefined && (!isVisible || index === -1)) setShown(undefined);
  const dialog = isLoaded && (
    <MarkEditor
      open={index !== -1}
      onOpenChange={() => setShown(undefined)}
      index={index}
      onIndexChange={(next) => {
        const file = photos[next];
        if (file) setShown(photoKey(file));
      }}
    />
  );
  return { open, dialog };
}
