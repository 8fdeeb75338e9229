import { MAX_IMAGE_COUNT } from '../../src/pricing/estimate.ts';
import { isQualityLevel, isServiceId, isTurnaround } from '../../src/pricing/price-table.ts';
import type { QuoteDefaults } from '../../src/quote/quote-state.ts';

/**
 * Returns the choices in a URL's query: `?service=wedding&tier=pro&turnaround=rush&count=40&rush=1`. Skips missing and
 * invalid ones, so that a mangled link still opens the form.
 */
export function orderFromUrl(search: string): QuoteDefaults {
  const asked = new URLSearchParams(search);
  const [service, tier, turnaround] = ['service', 'tier', 'turnaround'].map((name) => asked.get(name));
  const count = Number(/^\d+$/.exec(asked.get('count') ?? '')?.[0] ?? 0);
  return {
    ...(isServiceId(service) && { serviceType: service }),
    ...(isQualityLevel(tier) && { qualityLevel: tier }),
    ...(isTurnaround(turnaround) && { turnaround }),
    ...(count >= 1 && count <= MAX_IMAGE_COUNT && { imageCount: count }),
    ...(asked.get('rush') === '1' && { rushOrder: true }),
  };
}

/** Returns the URL of the full-page form with an order filled in. `orderFromUrl` reads it. */
export function orderUrl(form: string, order: QuoteDefaults): string {
  const asked = new URLSearchParams();
  if (order.serviceType) asked.set('service', order.serviceType);
  if (order.qualityLevel) asked.set('tier', order.qualityLevel);
  if (order.turnaround) asked.set('turnaround', order.turnaround);
  if (order.imageCount) asked.set('count', String(order.imageCount));
  if (order.rushOrder) asked.set('rush', '1');
  return `${form}?${asked}`;
}
