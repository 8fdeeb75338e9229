import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SearchResultOption } from '../../../src/search/search-result.tsx';

const result = { id: '1', type: 'service', title: 'Wedding', description: 'Two cameras', url: '/services' };
/** URL of a missing image. The tests check only whether an `<img>` is rendered for it. */
const absent = '/absent.jpg';

async function imageOf(image?: string) {
  const { container } = await render(
    <SearchResultOption result={image === undefined ? result : { ...result, image }} query="" selected />,
  );
  return container.querySelector('img');
}

test('SearchResultOption scrolls into view once it is selected', async () => {
  const option = (selected: boolean) => (
    <div style={{ paddingTop: '200vh' }}>
      <SearchResultOption result={result} query="" selected={selected} />
    </div>
  );
  const { getByRole, rerender } = await render(option(false));
  await expect.element(getByRole('option')).not.toBeInViewport();
  await rerender(option(true));
  await expect.element(getByRole('option')).toBeInViewport();
});

test('SearchResultOption shows no type for a result without one', async () => {
  const { container } = await render(
    <SearchResultOption result={{ ...result, type: 'other' }} query="" selected />,
  );
  expect(container.textContent).toBe('¶WeddingTwo cameras');
});

test.each([
  ['same origin', absent],
  ['another origin', 'https://pictures.invalid/wedding.jpg'],
])('SearchResultOption shows the image without a referrer: %s (search 5)', async (_origin, image) => {
  const shown = await imageOf(image);
  expect(shown?.getAttribute('src')).toBe(image);
  expect(shown?.referrerPolicy).toBe('no-referrer');
});

test('SearchResultOption keeps the element of an image that fails to load (search 5)', async () => {
  const shown = await imageOf(absent);
  await expect.poll(() => shown?.complete).toBe(true);
  expect(shown?.isConnected).toBe(true);
});

test.each([undefined, '', 'javascript:alert(1)', 'data:text/html,x', 'https://'])(
  'SearchResultOption shows no image for the URL %s (search 5)',
  async (image) => {
    expect(await imageOf(image)).toBeNull();
  },
);
