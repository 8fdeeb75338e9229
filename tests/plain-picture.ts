import sharp, { type Sharp, type SharpOptions } from 'sharp';

type Color = NonNullable<SharpOptions['create']>['background'];

/** Returns a picture of one color, to be encoded: the repository has no photograph of a person. */
export function plainPicture(width = 90, height = 60, background: Color = '#b06a32'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}
