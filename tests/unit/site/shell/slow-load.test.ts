import { expect, test } from 'vitest';
import { reportNotLoaded, reportSlowLoad } from '../../../../site/shell/slow-load.ts';
import { getToasts } from '../../../../src/lib/toast-store.ts';

test('reportSlowLoad hides the toast of an earlier failure, so that it does not cover what opens', async () => {
  const titles = () => getToasts().flatMap(({ open, title }) => (open ? title : []));
  reportNotLoaded();
  expect(titles()).toEqual(['That did not load']);
  await reportSlowLoad(Promise.resolve());
  expect(titles()).toEqual([]);
});
