import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test.each(['development', 'test'])('a host’s NODE_ENV=%s does not change what is built', async (value) => {
  vi.stubEnv('NODE_ENV', value);
  const configFile = join(import.meta.dirname, '../../../../vite.config.ts');
  const { isProduction } = await resolveConfig({ configFile, logLevel: 'silent' }, 'build');
  expect(isProduction).toBe(true);
});
