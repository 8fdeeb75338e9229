/*
 * All prices, multipliers and turnarounds, each defined once. A service has two kinds of prices on purpose: `base` is
 * for the estimate, `tiers` for the tier cards. They agree for Basic, but differ for 20 of the 48 combinations, so each
 * is shown with its own label (estimate 21).
 */

/** US dollars per image for each quality level. */
export type Tiers = Readonly<Record<QualityLevel, number>>;

/**
 * A row of the price list. `basePrices`, `marketingTiers` and `turnaroundTexts` are its columns. `offered: false` takes
 * the service out of every list, form and page, while its words and photograph stay in the other files.
 */
type ServiceRow = { base: number; tiers: Tiers; turnaround: string; offered?: false };

/** Checks the rows and keeps their ids as a type, but not the figures. */
const priceList = <Id extends string>(rows: Readonly<Record<Id, ServiceRow>>) => rows;

/** The services, in the order in which they are listed. */
const services = priceList({
  portrait: { base: 3, tiers: { basic: 3, pro: 6, premium: 12 }, turnaround: '24-48 hours' },
  wedding: { base: 2, tiers: { basic: 2, pro: 4, premium: 8 }, turnaround: '48-72 hours' },
  'real-estate': { base: 2, tiers: { basic: 2, pro: 4, premium: 7 }, turnaround: '24-48 hours' },
  product: { base: 2, tiers: { basic: 2, pro: 5, premium: 10 }, turnaround: '24-48 hours' },
  ecommerce: { base: 2, tiers: { basic: 2, pro: 4, premium: 8 }, turnaround: '24-48 hours' },
  jewelry: { base: 4, tiers: { basic: 4, pro: 8, premium: 15 }, turnaround: '48-72 hours' },
  fashion: { base: 5, tiers: { basic: 5, pro: 10, premium: 20 }, turnaround: '48-72 hours' },
  manipulation: { base: 10, tiers: { basic: 10, pro: 20, premium: 40 }, turnaround: '3-5 days' },
  restoration: { base: 8, tiers: { basic: 8, pro: 15, premium: 30 }, turnaround: '3-5 days' },
  'background-removal': { base: 1, tiers: { basic: 1, pro: 3, premium: 6 }, turnaround: '12-24 hours' },
  'color-correction': { base: 1, tiers: { basic: 1, pro: 2, premium: 4 }, turnaround: '12-24 hours' },
  hdr: { base: 3, tiers: { basic: 3, pro: 6, premium: 12 }, turnaround: '24-48 hours' },
  automotive: { base: 3, tiers: { basic: 3, pro: 6, premium: 12 }, turnaround: '24-48 hours' },
  architectural: { base: 3, tiers: { basic: 3, pro: 5, premium: 10 }, turnaround: '24-48 hours' },
  food: { base: 3, tiers: { basic: 3, pro: 6, premium: 12 }, turnaround: '24-48 hours' },
  event: { base: 2, tiers: { basic: 2, pro: 4, premium: 8 }, turnaround: '48-72 hours' },
});

/** Id of one of the services. */
export type ServiceId = keyof typeof services;

const ids = Object.keys(services) as readonly ServiceId[];

/** The ids of the services that are offered, in the order in which they are listed. */
export const serviceIds: readonly ServiceId[] = ids.filter((id) => services[id].offered ?? true);

/** Whether a string from a URL, a draft or a response names a service that is offered. */
export function isServiceId(id: unknown): id is ServiceId {
  return serviceIds.includes(id as ServiceId);
}

const column = <Name extends keyof ServiceRow>(name: Name) =>
  Object.fromEntries(ids.map((id) => [id, services[id][name]])) as Record<ServiceId, ServiceRow[Name]>;

/** US dollars per image, before any multiplier (estimate 1). */
export const basePrices: Readonly<Record<ServiceId, number>> = column('base');

/** The tier prices of the cards and service pages (estimate 21). */
export const marketingTiers: Readonly<Record<ServiceId, Tiers>> = column('tiers');

/** The turnaround that a service states on its card, before any surcharge (estimate 20). */
export const turnaroundTexts: Readonly<Record<ServiceId, string>> = column('turnaround');

/** Quality levels, cheapest first. */
export const qualityLevels = ['basic', 'pro', 'premium'] as const;

/** One of `qualityLevels`. */
export type QualityLevel = (typeof qualityLevels)[number];

/** Whether a string names a quality level. */
export function isQualityLevel(id: unknown): id is QualityLevel {
  return qualityLevels.includes(id as QualityLevel);
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

/** Tier prices of a service without a row in the table (estimate 22). */
export const fallbackTiers: Tiers = { basic: 2, pro: 5, premium: 10 };

/**
 * The tier prices of a service. Anything that is not an offered service, such as the fixed pages
 * `corporate-headshots` and `beauty-retouching`, gets the fallback.
 */
export function tiersFor(id: string): Tiers {
  return isServiceId(id) ? marketingTiers[id] : fallbackTiers;
}
