import type { LookSource } from './look-source.ts';

/** Style for the box of the large preview: the photo's shape, and an upright one no higher than a screen. */
export function largeSize({ large: { width, height } }: LookSource) {
  const ratio = width / height;
  return { aspectRatio: ratio, maxInlineSize: `calc(36rem * ${ratio})` };
}
