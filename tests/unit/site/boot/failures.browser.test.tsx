import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { brand } from '../../../../site/brand.ts';
import {
  isFailedImport,
  loadDocumentInstead,
  statusOf,
  watchFailedImports,
} from '../../../../site/boot/failed-imports.ts';
import { FailedPage, reportRecovered } from '../../../../site/boot/failures.tsx';
import { Announcer } from '../../../../site/shell/announcer.tsx';
import { reloadOffer } from '../../../../site/worker/reload-offer.tsx';
import { prefetch } from '../../../../src/lib/retrying-loader.ts';
import { holdUnsaved } from '../../../../src/lib/unsaved-work.ts';

vi.mock(import('../../../../site/boot/failed-imports.ts'), { spy: true });

beforeAll(() => watchFailedImports());
afterEach(() => document.body.replaceChildren());

const firePreloadError = (payload: Error) =>
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));

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
  const error = new TypeError('Importing a module script failed.');
  firePreloadError(error);
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

test('a prefetch that fails twice offers no reload, and code that the visitor needs does', async () => {
  const request = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  onTestFinished(() => {
    request.mockRestore();
    reloadOffer.set(null);
  });
  const load = async () => {
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/chat-1.js');
    firePreloadError(error);
    throw error;
  };
  const handled = async (count: number) => {
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(count));
    await new Promise((resolve) => setTimeout(resolve));
  };
  await prefetch(load);
  await prefetch(load);
  await handled(2);
  expect(reloadOffer.get()).toBeNull();
  await load().catch(() => {});
  await handled(3);
  expect(reloadOffer.get()?.title).toBe('Part of this page did not load.');
});

test('FailedPage loads the document of a page whose code has failed twice, unless that is missing as well', async () => {
  vi.mocked(isFailedImport).mockReturnValue(true);
  vi.mocked(loadDocumentInstead).mockReturnValue();
  const findStatus = vi.mocked(statusOf);
  const fail = async (status: number) => {
    findStatus.mockResolvedValue(status);
    const { unmount } = await render(<FailedPage error={new Error('not loaded')} errorId="ERR-1" />);
    await Promise.all(findStatus.mock.results.map(({ value }) => value));
    await unmount();
  };
  const { pathname } = location;
  onTestFinished(() => history.replaceState(null, '', pathname));
  // An earlier test has failed at the path of this page.
  history.replaceState(null, '', '/failed-twice');
  await fail(200);
  await fail(404);
  expect(loadDocumentInstead).not.toHaveBeenCalled();
  await fail(200);
  expect(loadDocumentInstead).toHaveBeenCalledOnce();
});
