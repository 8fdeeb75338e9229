import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { readableOn } from '../lib/srgb.ts';
import type { Photograph } from './photograph.ts';

export type PictureProps = Omit<ComponentPropsWithRef<'picture'>, 'children'> & {
  /** The photograph, with all its sizes. */
  photo: Photograph;
  /** Width in the layout, as in the `sizes` of an `<img>`: "(min-width: 64rem) 295px, 45vw". */
  sizes: string;
  /**
   * Whether the image is in the first viewport: it is then fetched at once, not when it comes near. Set it for one
   * image per page. Default: false.
   */
  priority?: boolean;
  /** Alt text; empty when the text beside it says the same. Default: `photo.alt`. */
  alt?: string;
  /** Class of the `<img>`: filters, object-fit. */
  imgClassName?: string;
};

/**
 * Image of a photograph, in the file size that suits the screen. It fills the width of its box. If `className` sets a
 * height or an aspect ratio, the photograph is cropped around its `focus`.
 *
 * The layout does not shift when it loads: its ratio is reserved and its dominant color painted from the start. With
 * images turned off, the alt text is shown on that color.
 */
export function Picture({
  photo,
  sizes,
  priority = false,
  alt = photo.alt,
  className,
  imgClassName,
  style,
  ...rest
}: PictureProps) {
  return (
    <picture
      {...rest}
      style={{
        ...(photo.tone && { backgroundColor: photo.tone, color: readableOn(photo.tone) }),
        ...style,
      }}
      className={cn('block overflow-hidden', className)}
    >
      <img
        src={photo.src}
        srcSet={photo.srcSet}
        sizes={photo.srcSet && sizes}
        width={photo.width}
        height={photo.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        style={photo.focus ? { objectPosition: photo.focus } : undefined}
        className={cn('text-small size-full object-cover', imgClassName)}
      />
    </picture>
  );
}
