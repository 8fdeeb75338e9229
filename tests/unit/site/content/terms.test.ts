import { expect, test } from 'vitest';
import { claims } from '../../../../site/brand.ts';
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
  expect(claims.recognition.map(({ value, label }) => `${value} ${label}`)).toContain(
    `${policy.guarantee}-day money-back guarantee`,
  );
});
