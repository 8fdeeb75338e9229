import { expect, test } from 'vitest';
import { claims } from '../../../../site/brand.ts';
import { policy } from '../../../../site/content/policy.ts';

test('the footer’s guarantee has the days of the legal pages', () => {
  expect(claims.recognition.map(({ value, label }) => `${value} ${label}`)).toContain(
    `${policy.guarantee}-day money-back guarantee`,
  );
});
