import { afterEach, expect, test, vi } from 'vitest';
import { apiUrl, configureApi, mayUseBeacon, whenReady } from '../../../src/api/config.ts';

afterEach(() => configureApi());

test('configureApi keeps the default of a setting that is undefined, as a variable that is not set', () => {
  configureApi({ baseUrl: undefined, beacon: undefined });
  expect(apiUrl('/api/services')).toBe('/api/services');
  expect(mayUseBeacon()).toBe(true);
});

test('a `ready` that is rejected after it was replaced does not make the new one run again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const replaced = Promise.withResolvers<void>();
  configureApi({ ready: () => replaced.promise });
  const first = whenReady();
  const ready = vi.fn(() => Promise.resolve());
  configureApi({ ready });
  await whenReady();
  replaced.reject(new Error('offline'));
  await first;
  await whenReady();
  expect(ready).toHaveBeenCalledOnce();
});
