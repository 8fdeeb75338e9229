import { expect, test } from 'vitest';
import { catalog, findService } from '../../../src/pricing/catalog.ts';
import { qualityNames, serviceNames, turnaroundNames } from '../../../src/pricing/names.ts';
import {
  basePrices,
  marketingTiers,
  qualityLevels,
  serviceIds,
  turnarounds,
  turnaroundTexts,
} from '../../../src/pricing/price-table.ts';
import { tierFeaturesFor } from '../../../src/pricing/tiers.ts';

test('the catalog lists each service exactly once (ordering 3)', () => {
  expect(catalog.map(({ id }) => id).toSorted()).toEqual([...serviceIds].toSorted());
});

test.each(catalog.map((service) => [service.id, service] as const))(
  'the catalog entry of %s fills all nine fields (estimate 20)',
  (id, service) => {
    expect(Object.keys(service).toSorted()).toEqual(
      [
        'description',
        'features',
        'id',
        'image',
        'popular',
        'pricing',
        'side',
        'title',
        'turnaround',
      ].toSorted(),
    );
    expect(service.title).toMatch(/^[A-Z]/);
    expect(service.description).toMatch(/\.$/);
    expect(service.features.length).toBeGreaterThanOrEqual(3);
    expect(service.features.length).toBeLessThanOrEqual(5);
    expect(new Set(service.features).size).toBe(service.features.length);
    expect(service.pricing).toBe(marketingTiers[id]);
    expect(service.turnaround).toBe(turnaroundTexts[id]);
    expect(['left', 'right']).toContain(service.side);
    expect(service.image).toBe(id);
  },
);

test('the catalog marks portrait and at most three other services as popular (estimate 20)', () => {
  const popular = catalog.filter((service) => service.popular).map(({ id }) => id);
  expect(popular).toContain('portrait');
  expect(popular.length).toBeLessThanOrEqual(4);
});

test('the catalog alternates the sides of its services (estimate 20)', () => {
  catalog.forEach(({ side }, index) => expect(side).toBe(index % 2 ? 'right' : 'left'));
});

test('the catalog repeats no sentence and uses American spelling (estimate 20)', () => {
  const sentences = catalog.flatMap(({ description, features }) => [description].concat(features));
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.join(' ')).not.toMatch(/colour|grey|jewell|neutralis|mould|centre|!/i);
});

test('findService finds a service by its own id only', () => {
  for (const service of catalog) expect(findService(service.id)).toBe(service);
  expect(findService('toString')).toBeUndefined();
});

test('every service, quality level and turnaround has a name', () => {
  expect(Object.keys(serviceNames)).toEqual(Object.keys(basePrices));
  expect(Object.keys(qualityNames)).toEqual([...qualityLevels]);
  expect(Object.keys(turnaroundNames)).toEqual(turnarounds.map(({ id }) => id));
});

test.each([...serviceIds, 'corporate-headshots', 'beauty-retouching', '__proto__'])(
  'tierFeaturesFor(%s) returns 10 distinct features whose higher tiers include the lower (estimate 22)',
  (id) => {
    const { basic, pro, premium } = tierFeaturesFor(id);
    expect(basic.at(-1)).toBe('One round of changes');
    expect(pro[0]).toBe('Everything in Basic');
    expect(premium[0]).toBe('Everything in Pro');
    const all = [...basic, ...pro, ...premium];
    expect(all.length).toBe(10);
    expect(new Set(all).size).toBe(all.length);
  },
);
