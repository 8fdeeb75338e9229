/** Tests that code which loads after a click opens nothing if the visitor has moved the focus meanwhile. */
import { photos } from '#photos';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/styles/index.css';
import { openDialog, SiteDialogs } from '../../site/shell/site-dialogs.tsx';
import { HeaderMenu } from '../../src/layout/header-menu.tsx';
import { Portfolio } from '../../src/sections/portfolio.tsx';
import { frames } from './frames.ts';

/** Modules that load when a test resolves their promise. */
const pending = vi.hoisted(() => ({
  menu: Promise.withResolvers<void>(),
  viewer: Promise.withResolvers<void>(),
  search: Promise.withResolvers<void>(),
}));
vi.mock(import('../../src/layout/header-menu-list.tsx'), async (original) => {
  await pending.menu.promise;
  return original();
});
vi.mock(import('../../src/photos/lightbox.tsx'), async (original) => {
  await pending.viewer.promise;
  return original();
});
vi.mock(import('../../src/search/search-dialog.tsx'), async (original) => {
  await pending.search.promise;
  return original();
});

type Opening = {
  element: ReactElement;
  opener: string;
  opened: 'menu' | 'dialog';
  release: () => void;
  load: () => Promise<unknown>;
};
const openings: Record<string, Opening> = {
  'a header menu': {
    element: <HeaderMenu label="currency" options={[{ name: 'USD' }]} note="Only shown." />,
    opener: 'USD, currency',
    opened: 'menu',
    release: pending.menu.resolve,
    load: () => import('../../src/layout/header-menu-list.tsx'),
  },
  'a viewer': {
    element: (
      <Portfolio
        title="Work"
        categories={[]}
        items={[{ id: 'car', title: 'Car', category: '', photo: photos.car }]}
      />
    ),
    opener: 'Car',
    opened: 'dialog',
    release: pending.viewer.resolve,
    load: () => import('../../src/photos/lightbox.tsx'),
  },
  'a dialog of the site': {
    element: (
      <>
        <button type="button" onClick={() => openDialog('search')}>
          Search
        </button>
        <SiteDialogs />
      </>
    ),
    opener: 'Search',
    opened: 'dialog',
    release: pending.search.resolve,
    load: () => import('../../src/search/search-dialog.tsx'),
  },
};

test.each(Object.entries(openings))(
  '%s that loads late does not open after the visitor focused a field',
  // A retry would find the code already loaded.
  { retry: 0 },
  async (_name, opening) => {
    await render(
      <>
        <input aria-label="Name" />
        {opening.element}
      </>,
    );
    const field = page.getByLabelText('Name');
    const opener = page.getByRole('button', { name: opening.opener });
    await opener.click();
    await field.click();
    opening.release();
    await opening.load();
    // React shows what has loaded within two frames.
    await frames(3);
    await expect.element(page.getByRole(opening.opened)).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await opener.click();
    await expect.element(page.getByRole(opening.opened)).toBeVisible();
  },
);
