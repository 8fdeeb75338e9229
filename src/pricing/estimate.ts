import {
  basePrices,
  isQualityLevel,
  isServiceId,
  isTurnaround,
  qualityMultipliers,
  RUSH_MULTIPLIER,
  turnaroundOf,
  type QualityLevel,
  type ServiceId,
  type Turnaround,
} from './price-table.ts';

/** Maximum number of images: a billion. No order is larger, and below it the computation is exact to the dollar. */
export const MAX_IMAGE_COUNT = 1_000_000_000;

/** Choices that make up the price. */
export type EstimateInput = {
  /** Empty while nothing is chosen: then there is no price. */
  serviceType: ServiceId | '' | null | undefined;
  /** Quality level, which multiplies the price. */
  qualityLevel: QualityLevel;
  /** Turnaround, which multiplies the price. */
  turnaround: Turnaround;
  /** Normalized by `normalizeImageCount`. */
  imageCount: number;
  /** Whether the rush order box is ticked. It multiplies on top of the turnaround. */
  rushOrder: boolean;
};

/** A line of the receipt. An estimate has its lines in the order in which they multiply. */
export type EstimateLine =
  | { kind: 'base'; service: ServiceId; /** US dollars per image. */ amount: number }
  | { kind: 'quality'; quality: QualityLevel; factor: number }
  | { kind: 'turnaround'; turnaround: Turnaround; factor: number }
  | { kind: 'images'; factor: number }
  | { kind: 'rush'; /** `null` if the box is not ticked. */ factor: number | null };

/** Lines of an estimate, and their total. */
export type Estimate = {
  lines: readonly EstimateLine[];
  /** Whole US dollars, half a dollar rounded up. */
  total: number;
};

/**
 * Converts typed, stored or passed-in input to a number of images: a whole number from 1 to `MAX_IMAGE_COUNT`.
 * Anything that is not a number becomes 1 (ordering 7); fractions are cut.
 */
export function normalizeImageCount(value: unknown): number {
  const count = typeof value === 'string' || typeof value === 'number' ? Math.floor(Number(value)) : NaN;
  if (!Number.isFinite(count) || count < 1) return 1;
  return Math.min(count, MAX_IMAGE_COUNT);
}

/**
 * Computes an estimate with its lines: base × quality × turnaround × images × rush, rounded to whole dollars
 * (estimate 3). Returns null without a service, because $0 would be a promise (estimate 5), and for a level or
 * turnaround that the table does not contain (an old draft, an edited URL).
 */
export function estimate(input: EstimateInput): Estimate | null {
  if (!isServiceId(input.serviceType)) return null;
  if (!isQualityLevel(input.qualityLevel) || !isTurnaround(input.turnaround)) return null;
  const amount = basePrices[input.serviceType];
  const quality = qualityMultipliers[input.qualityLevel];
  const turnaround = turnaroundOf(input.turnaround).multiplier;
  const images = normalizeImageCount(input.imageCount);
  const rush = input.rushOrder ? RUSH_MULTIPLIER : null;

  return {
    lines: [
      { kind: 'base', service: input.serviceType, amount },
      { kind: 'quality', quality: input.qualityLevel, factor: quality },
      { kind: 'turnaround', turnaround: input.turnaround, factor: turnaround },
      { kind: 'images', factor: images },
      { kind: 'rush', factor: rush },
    ],
    total: wholeDollars(amount * quality * turnaround * images * (rush ?? 1)),
  };
}

/**
 * Rounds to whole dollars, half a dollar up. 1.2 is not exact in binary: 1.2 × 9 × 1.25 arrives at
 * 13.499999999999998 and would lose a dollar, so four decimals are kept first, more than any price has.
 * With the specification's own figures 1.2 never makes a half; with a studio's it may.
 */
export function wholeDollars(product: number): number {
  return Math.round(Number(product.toFixed(4)));
}
