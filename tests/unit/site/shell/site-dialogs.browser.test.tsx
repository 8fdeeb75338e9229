import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openDialog, SiteDialogs } from '../../../../site/shell/site-dialogs.tsx';

test('a dialog does not stay over the page that the back button leads to', async () => {
  await render(<SiteDialogs />);
  for (const name of ['search', 'portal'] as const) {
    void openDialog(name);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
});
