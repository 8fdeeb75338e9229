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
  const rush = asked.get('rush') ?? '';
  const count = Number(/^\d+$/.exec(asked.get('count') ?? '')?.[0] ?? 0);
  return {
    ...(isServiceId(service) && { serviceType: service }),
    ...(isQualityLevel(tier) && { qualityLevel: tier }),
    ...(isTurnaround(turnaround) && { turnaround }),
    ...(count >= 1 && count <= MAX_IMAGE_COUNT && { imageCount: count }),
    ...(/^[01]$/.test(rush) && { rushOrder: rush === '1' }),
  };
}

/** Returns an order's choices as a query. `orderFromUrl` reads them. */
function toParams(order: QuoteDefaults): URLSearchParams {
  const params = new URLSearchParams();
  if (order.serviceType) params.set('service', order.serviceType);
  if (order.qualityLevel) params.set('tier', order.qualityLevel);
  if (order.turnaround) params.set('turnaround', order.turnaround);
  if (order.imageCount) params.set('count', String(order.imageCount));
  // Also `0`: without it, a ticked box in the visitor's draft would stay ticked.
  if (order.rushOrder !== undefined) params.set('rush', order.rushOrder ? '1' : '0');
  return params;
}

/** Returns the URL of the full-page form with an order filled in. */
export const orderUrl = (form: string, order: QuoteDefaults): string => `${form}?${toParams(order)}`;

/** Updates the choices that a URL has to those of an order. Returns the URL, of which nothing else changes. */
export function withOrder(href: string, order: QuoteDefaults): string {
  const url = new URL(href);
  const wanted = toParams(order);
  for (const name of toParams(orderFromUrl(url.search)).keys()) {
    const value = wanted.get(name);
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
