import { MAX_IMAGE_COUNT } from '../../src/pricing/estimate.ts';
import { isQualityLevel, isServiceId, isTurnaround } from '../../src/pricing/price-table.ts';
import type { QuoteDefaults } from '../../src/quote/quote-state.ts';

/** Names of the choices in a URL's query. */
const choiceNames = ['service', 'tier', 'turnaround', 'count', 'rush'];

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

/** Returns the URL of the full-page form with an order filled in. `orderFromUrl` reads it. */
export function orderUrl(form: string, order: QuoteDefaults): string {
  const asked = new URLSearchParams();
  if (order.serviceType) asked.set('service', order.serviceType);
  if (order.qualityLevel) asked.set('tier', order.qualityLevel);
  if (order.turnaround) asked.set('turnaround', order.turnaround);
  if (order.imageCount) asked.set('count', String(order.imageCount));
  // Also if it is not ticked: it may be in the draft that the form shows, which a link without it would leave ticked.
  if (order.rushOrder !== undefined) asked.set('rush', order.rushOrder ? '1' : '0');
  return `${form}?${asked}`;
}

/** Returns a URL with this order in the place of the choices that it has. Other parts of the URL stay. */
export function withOrder(href: string, order: QuoteDefaults): string {
  const url = new URL(href);
  const { searchParams: asked } = new URL(orderUrl('/', order), url);
  for (const name of [...url.searchParams.keys()].filter((name) => choiceNames.includes(name))) {
    const value = asked.get(name);
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
