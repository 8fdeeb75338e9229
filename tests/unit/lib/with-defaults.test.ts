import { expect, test } from 'vitest';
import { withDefaults } from '../../../src/lib/with-defaults.ts';

test('withDefaults keeps the default of a text that the host omits or sets to undefined', () => {
  const defaults = { title: 'Title', count: (n: number) => `${n} files` };
  expect(withDefaults(defaults, undefined)).toEqual(defaults);
  expect(withDefaults(defaults, { title: 'Titel' })).toEqual({ ...defaults, title: 'Titel' });
  const given = { count: undefined } as unknown as Partial<typeof defaults>;
  expect(withDefaults(defaults, given)).toEqual(defaults);
});
