import { expect, test } from 'vitest';
import { apiReport, hiddenPropTypes } from './api-report.ts';

test('the public API matches tests/package/api.md (npm run test:package:update writes it again)', async () => {
  await expect(apiReport()).toMatchFileSnapshot('./api.md');
});

test('a type that the props of a public component use by name is public', () => {
  expect(hiddenPropTypes()).toEqual([]);
});
