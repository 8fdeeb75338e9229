import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SearchResultOption } from '../../../src/search/search-result.tsx';

const result = { id: '1', type: 'service', title: 'Wedding', description: 'Two cameras', url: '/services' };
/** A picture that is not there: what is asked is whether one is tried. */
const absent = '/absent.jpg';

async function imageOf(image?: string) {
  const { container } = await render(
    <SearchResultOption result={image === undefined ? result : { ...result, image }} query="" selected />,
  );
  return container.querySelector('img');
}

test.each([
  ['this site’s', absent],
  ['another’s', 'https://pictures.invalid/wedding.jpg'],
])('a result with an image shows it: %s (search 5)', async (_whose, image) => {
  const shown = await imageOf(image);
  expect(shown?.getAttribute('src')).toBe(image);
  expect(shown?.referrerPolicy).toBe('no-referrer');
});

test('an image that does not load keeps its space (search 5)', async () => {
  const shown = await imageOf(absent);
  await expect.poll(() => shown?.complete).toBe(true);
  expect(shown?.isConnected).toBe(true);
});

test.each([undefined, '', 'javascript:alert(1)', 'data:text/html,x', 'https://'])(
  'a result without an image shows none: %s (search 5)',
  async (image) => {
    expect(await imageOf(image)).toBeNull();
  },
);
