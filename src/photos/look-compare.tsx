import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { BeforeAfter, type BeforeAfterMessages } from './before-after.tsx';
import type { Photograph } from './photograph.ts';
import { chainOf, keyOf } from '../looks/chain.ts';
import { largePreviewStyle } from '../looks/large-preview-style.ts';
import type { LookSource } from '../looks/look-source.ts';
import { paintLook } from '../looks/paint-look.ts';

const defaultMessages = {
  label: 'Your choices on the photo, before and after',
  before: 'As it is',
  after: 'An indication',
};

export type LookCompareProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> & {
  /** The photo to show the looks on. */
  source: LookSource;
  /** The chosen styles, as the order form stores them. */
  styles: readonly string[];
  /** The chosen color options, applied after the styles. */
  colors: readonly string[];
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages & BeforeAfterMessages>;
};

/** Format of the preview. At this quality, from 0 to 1, colors are true and encoding takes a few milliseconds. */
const JPEG = { type: 'image/jpeg', quality: 0.9 };

/** A large before/after preview of all chosen styles and colors together on a photo. */
export function LookCompare(props: LookCompareProps) {
  const { source, styles, colors, messages, className, style, ...rest } = props;
  const chain = chainOf(styles, colors);
  const before = usePaintedUrl(source, '', async () => source.large);
  const after = usePaintedUrl(source, keyOf(chain), (signal) => paintLook(source.large, chain, signal));
  if (!before) return null;
  const { width, height } = source.large;
  const photo = (src: string): Photograph => ({ alt: '', src, width, height, tone: '#777777' });
  return (
    <div
      data-state={after ? 'painted' : 'waiting'}
      {...rest}
      style={{ ...largePreviewStyle(source), ...style }}
      className={cn('w-full', className)}
    >
      <BeforeAfter
        before={photo(before)}
        after={photo(after ?? before)}
        sizes="(min-width: 64rem) 800px, 100vw"
        messages={withDefaults(defaultMessages, messages)}
      />
    </div>
  );
}

/**
 * Returns the URL of a painted image, for an `<img>`. It stays the same while the next image is painted, and is
 * `undefined` until the first one is ready.
 */
function usePaintedUrl(
  source: LookSource,
  key: string,
  paint: (signal: AbortSignal) => Promise<PaintedImage>,
): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let created: string | undefined;
    const show = async () => {
      const painted = await paint(signal);
      if (signal.aborted) return;
      const blob = await toBlob(painted);
      if (signal.aborted) return;
      created = URL.createObjectURL(blob);
      setUrl(created);
    };
    // After a failure, as with a closed source, the previous image stays.
    show().catch(() => undefined);
    return () => {
      controller.abort();
      // Later, because this image is shown until the next one has been painted and decoded.
      setTimeout(() => created && URL.revokeObjectURL(created), RELEASE_DELAY);
    };
    // The painting depends only on the photo and the names of the looks.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [source, key]);
  return url;
}

/** Time until the URL of a replaced image is revoked, in ms. Painting and decoding the next image takes less. */
const RELEASE_DELAY = 5000;

type PaintedImage = ImageData | ImageBitmap;

function toBlob(image: PaintedImage): Promise<Blob> {
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (image instanceof ImageData) context?.putImageData(image, 0, 0);
  else context?.drawImage(image, 0, 0);
  if (context) {
    // A JPEG shows transparent pixels as black.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.convertToBlob(JPEG);
}
