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

test('nothing stored: US dollars and English, on the server too (estimate 12)', () => {
  expect(readPreferences()).toEqual(defaults);
  withStored({});
  expect(readPreferences()).toEqual(defaults);
});

test('what is stored is read (estimate 12)', () => {
  withStored({ [preferenceKeys.currency]: '"AUD"', [preferenceKeys.language]: '"Français"' });
  expect(readPreferences()).toEqual({ currency: 'AUD', language: 'Français' });
});

test('a value written by hand, without quotes, is read as well (estimate 12)', () => {
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
])('stored %s falls back to the defaults (estimate 11, estimate 12)', (text) => {
  withStored({ [preferenceKeys.currency]: text, [preferenceKeys.language]: text });
  expect(readPreferences()).toEqual(defaults);
});

test('whatever is stored, the answer is one of the known (estimate 12)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      withStored({ [preferenceKeys.currency]: text, [preferenceKeys.language]: text });
      const { currency, language } = readPreferences();
      expect(currencyCodes).toContain(currency);
      expect(Object.keys(languages)).toContain(language);
    }),
  );
});

test('storage that throws leaves the defaults (estimate 12)', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(readPreferences()).toEqual(defaults);
});
