import { expect, test, vi } from 'vitest';
import * as brandFile from '../../../../site/brand.ts';
import { policy } from '../../../../site/content/policy.ts';
import { changesRule } from '../../../../site/content/terms.ts';
import { tierFeaturesFor } from '../../../../src/pricing/tiers.ts';

test('the sentence about changes says what the tier cards say', () => {
  const { basic, pro, premium } = tierFeaturesFor('portrait');
  expect(basic).toContain('One round of changes');
  expect(pro).toContain('Unlimited changes');
  expect(premium).toContain('Everything in Pro');
  expect(changesRule).toContain('Basic includes one round of changes; Pro and Premium set no limit.');
});

test('the footer’s guarantee has the days of the legal pages', () => {
  expect(brandFile.claims.recognition['money-back guarantee']).toBe(`${policy.guarantee}-day`);
});

test.each([
  ['America/New_York', 'New York time, EDT in summer'],
  ['Europe/Paris', 'Paris time'],
])('opening hours in %s are in %s', async (timeZone, note) => {
  vi.resetModules();
  // Typed, because a studio that changes the zone in brand.ts must not get an error of the types.
  const brand: typeof brandFile.brand = {
    ...brandFile.brand,
    officeHours: { ...brandFile.brand.officeHours, timeZone },
  };
  vi.doMock('../../../../site/brand.ts', () => ({ ...brandFile, brand }));
  const { hoursNote } = await import('../../../../site/content/terms.ts');
  expect(hoursNote).toBe(note);
});
