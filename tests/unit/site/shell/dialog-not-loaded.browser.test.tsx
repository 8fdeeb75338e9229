import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openDialog } from '../../../../site/shell/site-dialogs.tsx';
import { getToasts } from '../../../../src/lib/toast-store.ts';

const held = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import('../../../../src/search/search-dialog.tsx'), async () => {
  await held.promise;
  throw new Error('The connection was lost.');
});

// A second try would find the outcome of the first.
test('code that does not load after Esc raises no toast', { retry: 0 }, async () => {
  const opening = openDialog('search');
  await userEvent.keyboard('{Escape}');
  held.resolve();
  await opening;
  expect(getToasts()).toEqual([]);
});
