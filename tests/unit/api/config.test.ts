import { afterEach, expect, test } from 'vitest';
import { apiUrl, configureApi, mayUseBeacon } from '../../../src/api/config.ts';

afterEach(() => configureApi());

test('configureApi keeps the default of a setting that is undefined, as a variable that is not set', () => {
  configureApi({ baseUrl: undefined, beacon: undefined });
  expect(apiUrl('/api/services')).toBe('/api/services');
  expect(mayUseBeacon()).toBe(true);
});
