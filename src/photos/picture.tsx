import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
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

/**
 * Black or white, whichever reads better on a color given as `#rrggbb`. One of the two always has at least
 * 4.5:1; they cross at a relative luminance of 0.179 (WCAG 2.2).
 */
export function readableOn(color: string): 'black' | 'white' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? 'black' : 'white';
}

/** An sRGB channel, 0 to 1, as linear light. */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
