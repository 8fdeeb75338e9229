import { expect, test } from 'vitest';
import { digest } from '../../../src/lib/digest.ts';

test('digest returns the 128-bit FNV-1a hash', () => {
  expect(digest('')).toBe('6c62272e07bb014262b821756295c58d');
  expect(digest('a')).toBe('d228cb696f1a8caf78912b704e4a8964');
});
