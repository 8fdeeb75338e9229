import { expect, test } from 'vitest';
import { telephone } from '../../../src/lib/telephone.ts';

test.each([
  ['+1 (555) 010-0100', 'tel:+15550100100'],
  ['+49 (0)30 1234567', 'tel:+49301234567'],
  ['+44(0) 20 7946 0000', 'tel:+442079460000'],
  ['(0) 30 1234567', 'tel:0301234567'],
  ['030 1234567', 'tel:0301234567'],
])('telephone turns %s into %s', (phone, href) => {
  expect(telephone(phone)).toBe(href);
});
