import type { LookSource } from './look-source.ts';

/** Returns the style of the box around a large preview: the photo's aspect ratio, and a limited height for an upright photo. */
export function largePreviewStyle({ large: { width, height } }: LookSource) {
  const ratio = width / height;
  return { aspectRatio: ratio, maxInlineSize: `calc(36rem * ${ratio})` };
}
