/*
 * All prices, multipliers and turnarounds, each once. Two similar tables are separate on purpose: `basePrices` feeds
 * the estimate, `marketingTiers` the tier cards. They agree on Basic and differ for 20 of the 48 combinations, so
 * each is shown under its own label (estimate 21).
 */

/** The 16 services, in the order in which they are listed. */
export const serviceIds = [
  'portrait',
  'wedding',
  'real-estate',
  'product',
  'ecommerce',
  'jewelry',
  'fashion',
  'manipulation',
  'restoration',
  'background-removal',
  'color-correction',
  'hdr',
  'automotive',
  'architectural',
  'food',
  'event',
] as const;

/** One of `serviceIds`. */
export type ServiceId = (typeof serviceIds)[number];

/** Whether a string from a URL, a draft or a response names one of the 16 services. */
export function isServiceId(id: unknown): id is ServiceId {
  return serviceIds.some((known) => known === id);
}

/** US dollars per image, before any multiplier (estimate 1). */
export const basePrices: Readonly<Record<ServiceId, number>> = {
  portrait: 3,
  wedding: 2,
  'real-estate': 2,
  product: 2,
  ecommerce: 2,
  jewelry: 4,
  fashion: 5,
  manipulation: 10,
  restoration: 8,
  'background-removal': 1,
  'color-correction': 1,
  hdr: 3,
  automotive: 3,
  architectural: 3,
  food: 3,
  event: 2,
};

/** Quality levels, cheapest first. */
export const qualityLevels = ['basic', 'pro', 'premium'] as const;

/** One of `qualityLevels`. */
export type QualityLevel = (typeof qualityLevels)[number];

/** Whether a string names a quality level. */
export function isQualityLevel(id: unknown): id is QualityLevel {
  return qualityLevels.some((known) => known === id);
}

/** Factor of the base price for each quality level (estimate 2). */
export const qualityMultipliers: Readonly<Record<QualityLevel, number>> = { basic: 1, pro: 2, premium: 3 };

/** The level marked as popular (ordering 3). */
export const popularQuality: QualityLevel = 'pro';

/** The four turnarounds, with the texts that visitors read (ordering 3). */
export const turnarounds = [
  { id: 'standard', multiplier: 1, hours: '48-72h', surcharge: null },
  { id: 'priority', multiplier: 1.2, hours: '24-48h', surcharge: '+20%' },
  { id: 'rush', multiplier: 1.5, hours: '12-24h', surcharge: '+50%' },
  { id: 'express', multiplier: 2, hours: '6-12h', surcharge: '+100%' },
] as const;

/** Id of one of `turnarounds`. */
export type Turnaround = (typeof turnarounds)[number]['id'];

/** Whether a string names a turnaround. */
export function isTurnaround(id: unknown): id is Turnaround {
  return turnarounds.some((known) => known.id === id);
}

/** The row of a turnaround. */
export function turnaroundOf(id: Turnaround): (typeof turnarounds)[number] {
  const row = turnarounds.find((known) => known.id === id);
  if (!row) throw new RangeError(`Unknown turnaround: ${id}`);
  return row;
}

/** The "Rush order" checkbox multiplies once more, on top of the turnaround (estimate 2). */
export const RUSH_MULTIPLIER = 1.5;

/** US dollars per image for each quality level. */
export type Tiers = Readonly<Record<QualityLevel, number>>;

/** The tier prices of the cards and service pages (estimate 21). */
export const marketingTiers: Readonly<Record<ServiceId, Tiers>> = {
  portrait: { basic: 3, pro: 6, premium: 12 },
  wedding: { basic: 2, pro: 4, premium: 8 },
  'real-estate': { basic: 2, pro: 4, premium: 7 },
  product: { basic: 2, pro: 5, premium: 10 },
  ecommerce: { basic: 2, pro: 4, premium: 8 },
  jewelry: { basic: 4, pro: 8, premium: 15 },
  fashion: { basic: 5, pro: 10, premium: 20 },
  manipulation: { basic: 10, pro: 20, premium: 40 },
  restoration: { basic: 8, pro: 15, premium: 30 },
  'background-removal': { basic: 1, pro: 3, premium: 6 },
  'color-correction': { basic: 1, pro: 2, premium: 4 },
  hdr: { basic: 3, pro: 6, premium: 12 },
  automotive: { basic: 3, pro: 6, premium: 12 },
  architectural: { basic: 3, pro: 5, premium: 10 },
  food: { basic: 3, pro: 6, premium: 12 },
  event: { basic: 2, pro: 4, premium: 8 },
};

/** Tier prices of a service without a row in the table (estimate 22). */
export const fallbackTiers: Tiers = { basic: 2, pro: 5, premium: 10 };

/**
 * The tier prices of a service. Anything that is not one of the 16, such as the fixed pages
 * `corporate-headshots` and `beauty-retouching`, gets the fallback.
 */
export function tiersFor(id: string): Tiers {
  return isServiceId(id) ? marketingTiers[id] : fallbackTiers;
}

/** The turnaround that a service states on its card, before any surcharge (estimate 20). */
export const turnaroundTexts: Readonly<Record<ServiceId, string>> = {
  portrait: '24-48 hours',
  wedding: '48-72 hours',
  'real-estate': '24-48 hours',
  product: '24-48 hours',
  ecommerce: '24-48 hours',
  jewelry: '48-72 hours',
  fashion: '48-72 hours',
  manipulation: '3-5 days',
  restoration: '3-5 days',
  'background-removal': '12-24 hours',
  'color-correction': '12-24 hours',
  hdr: '24-48 hours',
  automotive: '24-48 hours',
  architectural: '24-48 hours',
  food: '24-48 hours',
  event: '48-72 hours',
};
