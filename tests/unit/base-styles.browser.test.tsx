import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog, DialogContent, SkipLink, toast, Toaster, UpdateNotice } from '../../src/index.ts';
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

test('a printed page has an open dialog and what the host fixes, and no other fixed element of the library', async () => {
  await render(
    <>
      <SkipLink />
      <p className="fixed">Page of the host</p>
      <UpdateNotice open />
      <Dialog open>
        <DialogContent title="Terms" />
      </Dialog>
      <Toaster />
    </>,
  );
  toast({ title: 'Saved' });
  await expect.element(page.getByText('Saved').first()).toBeVisible();
  const visible = () =>
    [...document.querySelectorAll('.fixed')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.textContent);
  const onScreen = visible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  const inPrint = visible();
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  expect(onScreen).toHaveLength(6);
  expect(inPrint).toEqual(['Page of the host', expect.stringContaining('Terms')]);
});
