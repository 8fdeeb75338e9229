import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openDialog, SiteDialogs } from '../../../../site/shell/site-dialogs.tsx';

test('SiteDialogs closes the open dialog on back navigation', async () => {
  await render(<SiteDialogs />);
  for (const name of ['search', 'portal'] as const) {
    void openDialog(name);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
});
