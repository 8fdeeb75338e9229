import { expect, test } from 'vitest';
import { digest } from '../../../src/lib/digest.ts';

test('digest returns the FNV-1a hash of 128 bits', () => {
  expect(digest('')).toBe('6c62272e07bb014262b821756295c58d');
  expect(digest('a')).toBe('d228cb696f1a8caf78912b704e4a8964');
});
