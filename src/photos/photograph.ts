/** A photograph that the site ships, in the sizes that a browser may choose from. */
export type Photograph = {
  /** Text alternative of the image. Empty only beside text that says the same. */
  alt: string;
  /** URL of the file for feeds and crawlers. Without `srcSet` browsers load it, too. */
  src: string;
  /** The files for browsers to choose from, which every browser you support decodes. Default: `src` alone. */
  srcSet?: string;
  /** Size of the largest file, in px. It sets the aspect ratio before the image has loaded. */
  width: number;
  height: number;
  /** Dominant color as `#rrggbb`, shown until the image has loaded. Default: the background shows through. */
  tone?: string;
  /** The part to keep when the image is cropped: a CSS `object-position`. Default: the center. */
  focus?: string;
};
