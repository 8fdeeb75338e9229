import { expect, test } from 'vitest';
import { distinctNames } from '../../../src/lib/display-name.ts';

test('distinctNames gives no two files of a list the same name, whatever they are called', () => {
  const files = ['image.png', 'image.png (2)', 'image.png', 'image.png'].map((name) => ({ name }));
  expect([...distinctNames(files).values()]).toEqual([
    'image.png',
    'image.png (2)',
    'image.png (3)',
    'image.png (4)',
  ]);
});
