import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  estimate,
  MAX_IMAGE_COUNT,
  normalizeImageCount,
  wholeDollars,
  type EstimateInput,
} from '../../../src/pricing/estimate.ts';
import {
  qualityLevels,
  serviceIds,
  type QualityLevel,
  type ServiceId,
  type Turnaround,
} from '../../../src/pricing/price-table.ts';

const turnaroundIds = ['standard', 'priority', 'rush', 'express'] as const;

/*
 * The oracle: computes the estimate (estimate 3) in fractions of big integers. It shares no table and no computation
 * with the code under test.
 */
const base: Record<ServiceId, bigint> = {
  portrait: 3n,
  wedding: 2n,
  'real-estate': 2n,
  product: 2n,
  ecommerce: 2n,
  jewelry: 4n,
  fashion: 5n,
  manipulation: 10n,
  restoration: 8n,
  'background-removal': 1n,
  'color-correction': 1n,
  hdr: 3n,
  automotive: 3n,
  architectural: 3n,
  food: 3n,
  event: 2n,
};
const quality: Record<QualityLevel, bigint> = { basic: 1n, pro: 2n, premium: 3n };
const speed: Record<Turnaround, [bigint, bigint]> = {
  standard: [1n, 1n],
  priority: [6n, 5n],
  rush: [3n, 2n],
  express: [2n, 1n],
};

function oracle(input: EstimateInput & { serviceType: ServiceId }): bigint {
  const [top, bottom] = speed[input.turnaround];
  const [rushTop, rushBottom] = input.rushOrder ? [3n, 2n] : [1n, 1n];
  const numerator =
    base[input.serviceType] * quality[input.qualityLevel] * top * rushTop * BigInt(input.imageCount);
  const denominator = bottom * rushBottom;
  return (2n * numerator + denominator) / (2n * denominator); // rounds half a dollar up
}

const order = (
  serviceType: ServiceId,
  qualityLevel: QualityLevel,
  turnaround: Turnaround,
  imageCount: number,
  rushOrder = false,
) => ({ serviceType, qualityLevel, turnaround, imageCount, rushOrder });

const anyOrder = fc.record({
  serviceType: fc.constantFrom(...serviceIds),
  qualityLevel: fc.constantFrom(...qualityLevels),
  turnaround: fc.constantFrom(...turnaroundIds),
  imageCount: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: MAX_IMAGE_COUNT })),
  rushOrder: fc.boolean(),
});

test('estimate agrees with exact fractions for every combination up to 60 images (estimate 3)', () => {
  const wrong: unknown[] = [];
  for (const serviceType of serviceIds)
    for (const qualityLevel of qualityLevels)
      for (const turnaround of turnaroundIds)
        for (const rushOrder of [false, true])
          for (let imageCount = 1; imageCount <= 60; imageCount++) {
            const input = { serviceType, qualityLevel, turnaround, imageCount, rushOrder };
            const total = estimate(input)?.total;
            if (total !== Number(oracle(input))) wrong.push({ ...input, total });
          }
  expect(wrong).toEqual([]);
});

test('estimate returns whole dollars that agree with exact fractions (estimate 3)', () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      const total = estimate(input)?.total ?? NaN;
      expect(Number.isSafeInteger(total)).toBe(true);
      expect(BigInt(total)).toBe(oracle(input));
    }),
    { numRuns: 3000 },
  );
});

test('wholeDollars rounds up a half that floating-point error puts just below it (estimate 3)', () => {
  let belowTheHalf = 0;
  for (let images = 1; images <= 60; images++) {
    const product = 1.2 * images * 1.25; // a rush of a quarter, as a studio might set it
    const exact = Math.round((3 * images) / 2); // the same as a fraction, halves exact
    expect(wholeDollars(product)).toBe(exact);
    if (Math.round(product) !== exact) belowTheHalf++;
  }
  expect(belowTheHalf, 'some products are below the half').toBeGreaterThan(0);
});

test('the factors of the estimate multiply to its total (estimate 3)', () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      const result = estimate(input);
      const product = result?.lines.reduce(
        (sum, line) => sum * (line.kind === 'base' ? line.amount : (line.factor ?? 1)),
        1,
      );
      expect(Math.abs((product ?? NaN) - (result?.total ?? NaN))).toBeLessThanOrEqual(0.500001);
    }),
  );
});

test('estimate never decreases with more images, quality, speed or rush (estimate 3)', () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      const total = estimate(input)?.total ?? NaN;
      expect(estimate({ ...input, imageCount: input.imageCount + 1 })?.total).toBeGreaterThanOrEqual(total);
      expect(estimate({ ...input, qualityLevel: 'premium' })?.total).toBeGreaterThanOrEqual(total);
      expect(estimate({ ...input, turnaround: 'express' })?.total).toBeGreaterThanOrEqual(total);
      expect(estimate({ ...input, rushOrder: true })?.total).toBeGreaterThanOrEqual(total);
    }),
  );
});

test('the rush order multiplies by 1.5 in addition to the rush turnaround (estimate 2)', () => {
  expect(estimate(order('product', 'pro', 'rush', 100, true))?.total).toBe(2 * 2 * 100 * 2.25);
  expect(estimate(order('product', 'pro', 'rush', 1, true))?.lines).toEqual([
    { kind: 'base', service: 'product', amount: 2 },
    { kind: 'quality', quality: 'pro', factor: 2 },
    { kind: 'turnaround', turnaround: 'rush', factor: 1.5 },
    { kind: 'images', factor: 1 },
    { kind: 'rush', factor: 1.5 },
  ]);
});

test.each([
  [order('portrait', 'pro', 'standard', 1), 6],
  [order('wedding', 'premium', 'priority', 10), 72],
  [order('background-removal', 'basic', 'rush', 1), 2],
  [order('color-correction', 'basic', 'priority', 1, true), 2],
  [order('manipulation', 'premium', 'express', 3, true), 270],
  [order('portrait', 'pro', 'priority', 6), 43],
] as const)('estimate prices %o at $%i (estimate 3)', (input, total) => {
  expect(estimate(input)?.total).toBe(total);
});

test('estimate returns null without a service or with an unknown value (estimate 5)', () => {
  const good = order('portrait', 'pro', 'standard', 1);
  expect(estimate({ ...good, serviceType: '' })).toBeNull();
  expect(estimate({ ...good, serviceType: undefined })).toBeNull();
  for (const junk of ['__proto__', 'constructor', 'Portrait', 'corporate-headshots']) {
    expect(estimate({ ...good, serviceType: junk as ServiceId })).toBeNull();
    expect(estimate({ ...good, qualityLevel: junk as QualityLevel })).toBeNull();
    expect(estimate({ ...good, turnaround: junk as Turnaround })).toBeNull();
  }
});

test.each([
  ['', 1],
  ['abc', 1],
  ['12abc', 1],
  ['12', 12],
  [' 7 ', 7],
  ['2.9', 2],
  [3.999, 3],
  [0, 1],
  ['0', 1],
  [0.5, 1],
  [-4, 1],
  ['-4', 1],
  [NaN, 1],
  [Infinity, 1],
  [null, 1],
  [undefined, 1],
  [true, 1],
  [[12], 1],
  [{}, 1],
  [300, 300],
  [1e30, MAX_IMAGE_COUNT],
])('normalizeImageCount(%j) returns %d (ordering 7)', (value, count) => {
  expect(normalizeImageCount(value)).toBe(count);
});

test('normalizeImageCount returns a whole number from 1 to the limit and is idempotent (ordering 7)', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const count = normalizeImageCount(value);
      expect(Number.isInteger(count) && count >= 1 && count <= MAX_IMAGE_COUNT).toBe(true);
      expect(normalizeImageCount(count)).toBe(count);
    }),
  );
});
