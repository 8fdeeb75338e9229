import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/styles/index.css';

test.each([
  [256, 'auto'],
  [320, 'manual'],
])('in a window of %i px, headings have the hyphenation "%s" and other text none', async (width, hyphens) => {
  await page.viewport(width, 600);
  const { container } = await render(
    <main>
      <h1>Retouching</h1>
      <h2>Photographs</h2>
      <p>hello@studio.example</p>
    </main>,
  );
  const found = [...container.querySelectorAll('main > *')].map(
    (element) => getComputedStyle(element).hyphens,
  );
  expect(found).toEqual([hyphens, hyphens, 'manual']);
});
