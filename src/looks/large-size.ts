import type { LookSource } from './look-source.ts';

/**
 * Returns the style for the box of the large preview: the photo's aspect ratio, and a limited height for an upright
 * photo.
 */
export function largeSize({ large: { width, height } }: LookSource) {
  const ratio = width / height;
  return { aspectRatio: ratio, maxInlineSize: `calc(36rem * ${ratio})` };
}
