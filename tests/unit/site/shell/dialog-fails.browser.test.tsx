import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openDialog, SiteDialogs } from '../../../../site/shell/site-dialogs.tsx';

const faults = vi.hoisted(() => ({ left: 2 }));
vi.mock(import('../../../../src/search/search-dialog.tsx'), async (load) => {
  const { SearchDialog } = await load();
  return {
    SearchDialog: (props) => {
      if (faults.left > 0) throw new Error('Broken on purpose');
      return <SearchDialog {...props} />;
    },
  };
});

test('a dialog that fails to render closes, and opens at the next request', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await render(<SiteDialogs />);
  while (faults.left > 0) {
    await openDialog('search');
    await expect.poll(() => consoleError.mock.calls.length).toBeGreaterThan(0);
    consoleError.mockClear();
    faults.left -= 1;
  }
  await openDialog('search');
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
