import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test, vi } from 'vitest';

const configFile = join(import.meta.dirname, '../../../../vite.config.ts');

test.each(['development', 'test'])('a host’s NODE_ENV=%s does not change what is built', async (value) => {
  vi.stubEnv('NODE_ENV', value);
  const { isProduction } = await resolveConfig({ configFile, logLevel: 'silent' }, 'build');
  expect(isProduction).toBe(true);
});

test('a host’s NODE_ENV=production does not change the development server', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { isProduction } = await resolveConfig({ configFile, logLevel: 'silent' }, 'serve');
  expect(isProduction).toBe(false);
});
