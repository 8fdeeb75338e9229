import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { watchFailedImports } from '../../../../site/boot/failed-imports.ts';
import { PageBoundary } from '../../../../site/routing/page-boundary.tsx';
import { reportNavigation } from '../../../../site/routing/use-location.ts';

vi.mock(import('../../../../site/boot/failures.tsx'), () => {
  throw new Error('The connection was lost.');
});

/** Makes an import fail as it does in Safari, which names no file. */
function failImport(): Error {
  const error = new TypeError('Importing a module script failed.');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
}

test('a link to a page that did not load renders it again, also if the code of the error screen did not load', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  watchFailedImports();
  let error: Error | undefined = failImport();
  function Page() {
    if (error) throw error;
    return <h1>Pricing</h1>;
  }
  const screen = await render(
    <PageBoundary>
      <Page />
    </PageBoundary>,
  );
  await expect.element(screen.getByText('This page did not load.')).toBeVisible();

  error = undefined;
  reportNavigation();
  await expect.element(screen.getByRole('heading', { name: 'Pricing' })).toBeVisible();
  expect(consoleError).toHaveBeenCalled();
});

test('the tab of a page that did not load does not stay at “Loading page...”', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { title } = document;
  onTestFinished(() => void (document.title = title));
  document.title = 'Loading page... | Studio';
  const Page = () => {
    throw failImport();
  };
  const screen = await render(
    <PageBoundary>
      <Page />
    </PageBoundary>,
  );
  await expect.element(screen.getByText('This page did not load.')).toBeVisible();
  expect(document.title).toBe('This page did not load | Studio');
});
