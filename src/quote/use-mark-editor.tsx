import { useCallback, useState } from 'react';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { watchFocus } from '../lib/watch-focus.ts';
import { toast } from '../lib/toast-store.ts';
import type { MarkEditorProps } from '../annotations/mark-editor.tsx';
import { photoKey } from '../lib/photo-key.ts';
import type { QuoteMessages } from './quote-messages.ts';

const MarkEditor = lazyComponent(() => import('./order-mark-editor.tsx'), 'OrderMarkEditor');

export type MarkEditorOptions = Pick<MarkEditorProps, 'photos' | 'marks' | 'onMarksChange'> & {
  words: QuoteMessages;
  /** Whether the photos are on the screen. A dialog whose code loads later than that does not open. */
  isVisible: boolean;
};

/**
 * Dialog for marks on photos. Its code is loaded when the first photo is opened.
 *
 * @returns `open`, a stable function that opens a photo, and `dialog`, the element to render.
 */
export function useMarkEditor({ words, isVisible, ...props }: MarkEditorOptions) {
  const [isLoaded, setLoaded] = useState(false);
  const [shown, setShown] = useState<string>();
  const { title, description } = words.marksFailed;

  const open = useCallback(
    (file: File) => {
      const isWaiting = watchFocus();
      MarkEditor.load().then(
        () => {
          if (!isWaiting()) return;
          setLoaded(true);
          setShown(photoKey(file));
        },
        () => toast({ title, description, variant: 'destructive' }),
      );
    },
    [title, description],
  );

  // By its key: its index changes when a photo before it is removed.
  const index = shown === undefined ? -1 : props.photos.findIndex((file) => photoKey(file) === shown);
  if (shown !== undefined && (!isVisible || index === -1)) setShown(undefined);
  const dialog = isLoaded && (
    <MarkEditor
      {...props}
      open={index !== -1}
      onOpenChange={() => setShown(undefined)}
      index={index}
      onIndexChange={(next) => {
        const file = props.photos[next];
        if (file) setShown(photoKey(file));
      }}
    />
  );
  return { open, dialog };
}
