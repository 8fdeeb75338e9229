import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  basePrices,
  fallbackTiers,
  isServiceId,
  isTurnaround,
  marketingTiers,
  popularQuality,
  qualityLevels,
  qualityMultipliers,
  RUSH_MULTIPLIER,
  serviceIds,
  tiersFor,
  turnaroundOf,
  turnarounds,
  turnaroundTexts,
} from '../../../src/pricing/price-table.ts';

/* The specified figures, repeated here on purpose. */
const spec = [
  ['portrait', 3, '3/6/12', '24-48 hours'],
  ['wedding', 2, '2/4/8', '48-72 hours'],
  ['real-estate', 2, '2/4/7', '24-48 hours'],
  ['product', 2, '2/5/10', '24-48 hours'],
  ['ecommerce', 2, '2/4/8', '24-48 hours'],
  ['jewelry', 4, '4/8/15', '48-72 hours'],
  ['fashion', 5, '5/10/20', '48-72 hours'],
  ['manipulation', 10, '10/20/40', '3-5 days'],
  ['restoration', 8, '8/15/30', '3-5 days'],
  ['background-removal', 1, '1/3/6', '12-24 hours'],
  ['color-correction', 1, '1/2/4', '12-24 hours'],
  ['hdr', 3, '3/6/12', '24-48 hours'],
  ['automotive', 3, '3/6/12', '24-48 hours'],
  ['architectural', 3, '3/5/10', '24-48 hours'],
  ['food', 3, '3/6/12', '24-48 hours'],
  ['event', 2, '2/4/8', '48-72 hours'],
] as const;

test('serviceIds lists the 16 services in the specified order (ordering 3)', () => {
  expect(serviceIds).toEqual(spec.map(([id]) => id));
});

describe('the base price (estimate 1)', () => {
  for (const [id, base] of spec) {
    test(`of ${id} is ${base} USD per image`, () => expect(basePrices[id]).toBe(base));
  }
});

describe('the price table (estimate 21)', () => {
  for (const [id, , tiers, text] of spec) {
    test(`gives ${id} the tiers ${tiers} and the turnaround ${text}`, () => {
      const { basic, pro, premium } = marketingTiers[id];
      expect(`${basic}/${pro}/${premium}`).toBe(tiers);
      expect(turnaroundTexts[id]).toBe(text);
      expect(tiersFor(id)).toBe(marketingTiers[id]);
    });
  }
});

test('the quality levels multiply by 1, 2 and 3, and pro is popular (estimate 2, ordering 3)', () => {
  expect(qualityLevels).toEqual(['basic', 'pro', 'premium']);
  expect(qualityMultipliers).toEqual({ basic: 1, pro: 2, premium: 3 });
  expect(popularQuality).toBe('pro');
});

test('turnarounds lists the four turnarounds with multiplier, hours and surcharge (estimate 2, ordering 3)', () => {
  expect(
    turnarounds.map(({ id, multiplier, hours, surcharge }) => [id, multiplier, hours, surcharge]),
  ).toEqual([
    ['standard', 1, '48-72h', null],
    ['priority', 1.2, '24-48h', '+20%'],
    ['rush', 1.5, '12-24h', '+50%'],
    ['express', 2, '6-12h', '+100%'],
  ]);
  expect(RUSH_MULTIPLIER).toBe(1.5);
});

test('tiersFor falls back to 2/5/10 for an unknown service (estimate 22)', () => {
  expect(fallbackTiers).toEqual({ basic: 2, pro: 5, premium: 10 });
  for (const id of ['corporate-headshots', 'beauty-retouching', '', '__proto__', 'toString']) {
    expect(tiersFor(id)).toBe(fallbackTiers);
  }
});

test('the tiers and the estimate differ for 20 of 48 combinations of service and quality', () => {
  const differing = serviceIds.flatMap((id) =>
    qualityLevels.filter((level) => marketingTiers[id][level] !== basePrices[id] * qualityMultipliers[level]),
  );
  expect(differing).toHaveLength(20);
});

test('isServiceId, isTurnaround and turnaroundOf reject unknown names, including prototype keys', () => {
  expect(isServiceId('hdr')).toBe(true);
  for (const id of ['constructor', '__proto__', 'HDR', '', null, 3]) expect(isServiceId(id)).toBe(false);
  expect(isTurnaround('express')).toBe(true);
  expect(isTurnaround('valueOf')).toBe(false);
  expect(turnaroundOf('rush').hours).toBe('12-24h');
  expect(() => turnaroundOf('never' as never)).toThrow('Unknown turnaround: never');
});

test('a row with `offered: false` takes its service out of the lists and keeps its figures', async () => {
  const source = await readFile('src/pricing/price-table.ts', 'utf8');
  const copy = join(await mkdtemp(join(tmpdir(), 'price-table-')), 'price-table.ts');
  await writeFile(copy, source.replace('portrait: {', 'portrait: { offered: false,'));
  const table = (await import(
    pathToFileURL(copy).href
  )) as typeof import('../../../src/pricing/price-table.ts');
  expect(table.serviceIds).toEqual(serviceIds.filter((id) => id !== 'portrait'));
  expect(table.isServiceId('portrait')).toBe(false);
  expect(table.basePrices).toEqual(basePrices);
});
