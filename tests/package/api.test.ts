import { expect, test } from 'vitest';
import { apiReport, hiddenPropTypes } from './api-report.ts';

test('what the library promises is what was last agreed (else: npm run test:package:update)', async () => {
  await expect(apiReport()).toMatchFileSnapshot('./api.md');
});

test('a type that the props of a public component use by name is public', () => {
  expect(hiddenPropTypes()).toEqual([]);
});
