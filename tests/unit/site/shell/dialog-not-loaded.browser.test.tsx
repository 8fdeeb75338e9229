import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openDialog } from '../../../../site/shell/site-dialogs.tsx';
import { getToasts } from '../../../../src/lib/toast-store.ts';

const loading = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import('../../../../src/search/search-dialog.tsx'), async () => {
  await loading.promise;
  throw new Error('The connection was lost.');
});

// A retry would reuse the failed import of the first try.
test('openDialog shows no toast if the code fails to load after Escape', { retry: 0 }, async () => {
  const opening = openDialog('search');
  await userEvent.keyboard('{Escape}');
  loading.resolve();
  await opening;
  expect(getToasts()).toEqual([]);
});
