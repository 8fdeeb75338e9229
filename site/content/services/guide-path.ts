import type { ServiceId } from '../../../src/pricing/price-table.ts';
import { paths } from '../../routing/paths.ts';

/** The guides whose fixed path is not the id of their service. */
const slugs: Readonly<Partial<Record<ServiceId, string>>> = {
  portrait: 'portrait-retouching',
  wedding: 'wedding-photography',
  product: 'product-photography',
  ecommerce: 'ecommerce-photos',
  jewelry: 'jewelry-photography',
  fashion: 'fashion-beauty',
  restoration: 'photo-restoration',
  automotive: 'automotive-photography',
  food: 'food-photography',
  event: 'event-photography',
};

/** Returns the path of the full guide to a service. */
export const guidePath = (id: ServiceId) => paths.service(slugs[id] ?? id);
