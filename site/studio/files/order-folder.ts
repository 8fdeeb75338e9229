import type { OrderPayload } from '../../../src/api/contract.ts';
import { slug } from './safe-name.ts';

/** Name of an order's folder, such as `2048-ada-brook-wedding`. */
export function folderOf(number: number, { customerName, serviceType }: OrderPayload): string {
  return [number, slug(customerName) || 'customer', slug(serviceType)].join('-');
}
