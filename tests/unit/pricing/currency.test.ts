import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  convert,
  currencies,
  currencyCodes,
  formatMoney,
  formatNumber,
  toCurrency,
} from '../../../src/pricing/currency.ts';

test('currencies have the specified rates against the US dollar (estimate 10)', () => {
  expect(Object.entries(currencies).map(([code, { rate }]) => [code, rate])).toEqual([
    ['USD', 1],
    ['EUR', 0.92],
    ['GBP', 0.79],
    ['CAD', 1.36],
    ['AUD', 1.52],
  ]);
});

test('currencies have the specified symbols (estimate 10)', () => {
  expect(currencyCodes.map((code) => currencies[code].symbol)).toEqual(['$', '€', '£', 'CA$', 'A$']);
});

test.each([
  [100, 'EUR', '€92.00'],
  [100, 'GBP', '£79.00'],
  [100, 'CAD', 'CA$136.00'],
  [100, 'AUD', 'A$152.00'],
  [43, 'EUR', '€39.56'],
  [43, 'CAD', 'CA$58.48'],
  [1_000_000, 'GBP', '£790,000.00'],
  [0, 'EUR', '€0.00'],
])('formatMoney formats %d USD in %s as %s (estimate 10)', (usd, code, text) => {
  expect(formatMoney(usd, code)).toBe(text);
});

test('formatMoney omits the decimals of whole US dollars by default (estimate 10)', () => {
  expect(formatMoney(43)).toBe('$43');
  expect(formatMoney(1234, 'USD')).toBe('$1,234');
  expect(formatMoney(3, 'USD', 2)).toBe('$3.00');
  expect(formatMoney(-5)).toBe('-$5');
});

test('formatMoney shows two decimals if the price has cents', () => {
  expect([0.39, 0.75, 2.5, 1234.5, -2.5].map((usd) => formatMoney(usd))).toEqual([
    '$0.39',
    '$0.75',
    '$2.50',
    '$1,234.50',
    '-$2.50',
  ]);
});

test('formatMoney formats prices below $1,000 as Intl does, without a number formatter', () => {
  const spy = vi.spyOn(Number.prototype, 'toLocaleString');
  for (const decimals of [0, 2]) {
    const { format } = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: decimals,
    });
    for (let usd = 0; usd < 1000; usd++) expect(formatMoney(usd, 'USD', decimals)).toBe(format(usd));
  }
  expect([formatMoney(2.35), formatMoney(2.35, 'USD', 2)]).toEqual(['$2.35', '$2.35']);
  expect(spy).not.toHaveBeenCalled();
  // A fraction to round or a thousands separator needs the formatter.
  expect([formatMoney(2.35, 'USD', 0), formatMoney(1000)]).toEqual(['$2', '$1,000']);
  expect(spy).toHaveBeenCalledTimes(2);
  spy.mockRestore();
});

test('formatNumber formats numbers below 1,000 as Intl does, without a number formatter', () => {
  const numbers = [...Array.from({ length: 1000 }, (_, count) => count), 1.2, 1.5, 1.75, 0.5];
  const { format } = new Intl.NumberFormat('en-US');
  const spy = vi.spyOn(Number.prototype, 'toLocaleString');
  expect(numbers.map((number) => formatNumber(number))).toEqual(numbers.map(format));
  expect(spy).not.toHaveBeenCalled();
  expect([formatNumber(1200), formatNumber(1.5, 'de-DE')]).toEqual(['1,200', '1,5']);
  expect(spy).toHaveBeenCalledTimes(2);
  spy.mockRestore();
});

test('convert and formatMoney turn whole dollars into exact cents (estimate 10)', () => {
  const perHundred = { USD: 100n, EUR: 92n, GBP: 79n, CAD: 136n, AUD: 152n };
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.constantFrom(...currencyCodes),
      (usd, code) => {
        const cents = BigInt(usd) * perHundred[code];
        const text = formatMoney(usd, code, 2);
        expect(text.startsWith(currencies[code].symbol)).toBe(true);
        expect(BigInt(text.replace(/\D/g, ''))).toBe(cents);
        expect(convert(usd, code)).toBe(Number(cents) / 100);
      },
    ),
  );
});

test.each(['INR', '', 'usd', '__proto__', 'constructor', 'toString', null, undefined, 7, {}])(
  'an unknown currency %j leaves the price in US dollars (estimate 11)',
  (code) => {
    expect(toCurrency(code)).toBe('USD');
    expect(convert(43, code as string)).toBe(43);
    expect(formatMoney(43, code as string)).toBe('$43');
  },
);

test('formatMoney never returns NaN, undefined or Infinity (estimate 11)', () => {
  fc.assert(
    fc.property(fc.double(), fc.oneof(fc.string(), fc.constantFrom(...currencyCodes)), (usd, code) => {
      expect(formatMoney(usd, code)).not.toMatch(/NaN|undefined|∞|Infinity|null/);
    }),
  );
  expect(formatMoney(NaN, 'EUR')).toBe('—');
});
