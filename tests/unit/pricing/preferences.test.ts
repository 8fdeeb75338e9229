import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { currencyCodes } from '../../../src/pricing/currency.ts';
import { languages } from '../../../src/lib/language.ts';
import { preferenceKeys, readPreferences } from '../../../src/pricing/preferences.ts';

afterEach(() => vi.unstubAllGlobals());

function withStored(stored: Record<string, string>) {
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => stored[key] ?? null } });
}

const defaults = { currency: 'USD', language: 'English' };

test('readPreferences defaults to US dollars and English, also on the server (estimate 12)', () => {
  expect(readPreferences()).toEqual(defaults);
  withStored({});
  expect(readPreferences()).toEqual(defaults);
});

test('readPreferences reads the stored values (estimate 12)', () => {
  withStored({ [preferenceKeys.currency]: '"AUD"', [preferenceKeys.language]: '"Français"' });
  expect(readPreferences()).toEqual({ currency: 'AUD', language: 'Français' });
});

test('readPreferences also reads values stored without quotes (estimate 12)', () => {
  withStored({ [preferenceKeys.currency]: 'GBP', [preferenceKeys.language]: 'Deutsch' });
  expect(readPreferences()).toEqual({ currency: 'GBP', language: 'Deutsch' });
});

test.each([
  '',
  '{',
  'null',
  '42',
  '"INR"',
  '"Klingon"',
  '{"__proto__":{"x":1}}',
  '["EUR"]',
  'x'.repeat(100_000),
])('readPreferences falls back to the defaults for stored %s (estimate 11, estimate 12)', (text) => {
  withStored({ [preferenceKeys.currency]: text, [preferenceKeys.language]: text });
  expect(readPreferences()).toEqual(defaults);
});

test('readPreferences returns only known currencies and languages (estimate 12)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      withStored({ [preferenceKeys.currency]: text, [preferenceKeys.language]: text });
      const { currency, language } = readPreferences();
      expect(currencyCodes).toContain(currency);
      expect(Object.keys(languages)).toContain(language);
    }),
  );
});

test('readPreferences returns the defaults if storage throws (estimate 12)', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(readPreferences()).toEqual(defaults);
});
