import { expect, test } from 'vitest';
import { toastNotLoaded, toastWhileSlow } from '../../../../site/shell/slow-load.ts';
import { getToasts } from '../../../../src/lib/toast-store.ts';

test('toastWhileSlow hides the toast of an earlier failure, so that it does not cover what opens', async () => {
  const titles = () => getToasts().flatMap(({ open, title }) => (open ? title : []));
  toastNotLoaded();
  expect(titles()).toEqual(['That did not load']);
  await toastWhileSlow(Promise.resolve());
  expect(titles()).toEqual([]);
});
