import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { readableOn } from '../lib/srgb.ts';
import type { Photograph } from './photograph.ts';

export type PictureProps = Omit<ComponentPropsWithRef<'picture'>, 'children'> & {
  /** The picture, with all its sizes. */
  photo: Photograph;
  /** Its width in the layout, as in the `sizes` of an `<img>`: "(min-width: 64rem) 295px, 45vw". */
  sizes: string;
  /** Whether it is in the first viewport: fetched first instead of when it comes near. One a page. Default: false. */
  priority?: boolean;
  /** Alt text; empty when the text beside the picture says the same. Default: `photo.alt`. */
  alt?: string;
  /** Class of the `<img>`: filters, object-fit. */
  imgClassName?: string;
};

/**
 * A photograph in the size that suits the screen. It fills its box's width; given a height or an
 * aspect ratio by `className` it is cropped around the photograph's `focus`.
 *
 * Nothing moves when it arrives: its ratio is reserved, and its dominant color painted, from the start. With
 * images off, the alt text is shown on that color.
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
