import type { QuoteFields } from './quote-state.ts';

/** Services in which several exposures become one image. Text and not ids, so that a studio may remove a service. */
const mergingServices: readonly string[] = ['hdr'];

/** Whether a service makes one image of several photos, so that fewer images than photos are probably intended. */
export const mergesPhotos = ({ serviceType }: Pick<QuoteFields, 'serviceType'>): boolean =>
  mergingServices.includes(serviceType);

/**
 * Returns the number of images to offer in place of that of the order, or `null` if the number of the order fits the
 * photos. Without photos every number fits, because it may be known before them.
 *
 * @param photos Number of photos.
 * @param imageTotal Number of images with each HDR bracket as one (`countImages`).
 */
export function suggestCount(
  fields: Pick<QuoteFields, 'serviceType' | 'imageCount'>,
  photos: number,
  imageTotal: number,
): number | null {
  const { imageCount } = fields;
  const isMerged = mergesPhotos(fields);
  if (photos === 0 || imageCount === imageTotal) return null;
  if (isMerged ? imageCount < photos : imageCount === photos) return null;
  return isMerged ? imageTotal : photos;
}
