import { expect, test } from 'vitest';
import { apiReport } from './api-report.ts';

test('what the library promises is what was last agreed (else: npm run test:package:update)', async () => {
  await expect(apiReport()).toMatchFileSnapshot('./api.md');
});
