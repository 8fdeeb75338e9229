/** One picture in the sizes and formats that a browser may choose from. */
export type Photograph = {
  /** What the picture shows, for people who don't see it; empty only beside text that says the same. */
  alt: string;
  /** The fallback file, for browsers that know none of `sources`. */
  src: string;
  /** Pixels of the largest file: they set the aspect ratio before the picture arrives. */
  width: number;
  height: number;
  /** Dominant colour as CSS hex, painted until the picture arrives. */
  tone: string;
  /** Best format first: AVIF, WebP. */
  sources: readonly { type: string; srcSet: string }[];
  /** Where to look when it is cropped: a CSS `object-position`. Default: the middle. */
  focus?: string;
};
