/** One picture in the sizes and formats that a browser may choose from. */
export type Photograph = {
  /** Text alternative of the image. Empty only beside text that says the same. */
  alt: string;
  /** The file for browsers that know none of `sources`, and for feeds. The only one without `sources` and `srcSet`. */
  src: string;
  /** The files for browsers to choose from, if every browser you support decodes them. Default: `src` alone. */
  srcSet?: string;
  /** Pixels of the largest file: they set the aspect ratio before the picture arrives. */
  width: number;
  height: number;
  /** Dominant colour as `#rrggbb`, painted until the picture arrives. Default: the ground shows through. */
  tone?: string;
  /** The same in other formats and sizes, best format first: AVIF, WebP. Default: `src` is all there is. */
  sources?: readonly { type: string; srcSet: string }[];
  /** The part to keep when the image is cropped: a CSS `object-position`. Default: the center. */
  focus?: string;
};
