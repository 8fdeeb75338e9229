import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { brand } from '../../../../site/brand.ts';
import { watchFailedImports } from '../../../../site/boot/failed-imports.ts';
import { FailedPage, reportRecovered } from '../../../../site/boot/failures.tsx';
import { Announcer } from '../../../../site/shell/announcer.tsx';
import { holdUnsaved } from '../../../../src/lib/unsaved-work.ts';

afterEach(() => document.body.replaceChildren());

test('reportRecovered logs a hydration error unless a page translator has changed the page', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const error = new Error('Hydration failed');
  reportRecovered(error);
  expect(log).toHaveBeenCalledWith(error);

  log.mockClear();
  document.body.append(document.createElement('font'));
  reportRecovered(error);
  expect(log).not.toHaveBeenCalled();
});

test('FailedPage announces the title of a page that did not load', async () => {
  const { title } = document;
  document.title = 'Prices | Studio';
  watchFailedImports();
  const error = new TypeError('Importing a module script failed.');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  const screen = await render(
    <>
      <Announcer />
      <FailedPage error={error} errorId="ERR-1" />
    </>,
  );
  expect(screen.container.querySelector('h1')?.textContent).toContain('did not load');
  expect(document.querySelector('[aria-live]')).toHaveTextContent('Error: Prices | Studio');
  document.title = title;
});

test('FailedPage names the site in the title if the failure has removed the title of the page', async () => {
  const { title } = document;
  document.title = '';
  await render(<FailedPage error={new Error('no render')} errorId="ERR-1" />);
  expect(document.title).toBe(`Error: ${brand.name}`);
  document.title = title;
});

test('FailedPage says that a started order is saved, unless it has entries that could not be saved', async () => {
  const text = async () =>
    (await render(<FailedPage error={new Error('no render')} errorId="E" />)).container.textContent;
  expect(await text()).toContain('If you have started an order, it is saved on this device.');
  onTestFinished(holdUnsaved());
  expect(await text()).not.toContain('saved on this device');
});
