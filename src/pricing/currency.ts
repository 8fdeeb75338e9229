import { DEFAULT_LOCALE } from '../lib/default-locale.ts';

/** Currencies that prices can be shown in. Rates are units per US dollar (estimate 10); orders are always in USD. */
export const currencies = {
  USD: { symbol: '$', rate: 1 },
  EUR: { symbol: '€', rate: 0.92 },
  GBP: { symbol: '£', rate: 0.79 },
  CAD: { symbol: 'CA$', rate: 1.36 },
  AUD: { symbol: 'A$', rate: 1.52 },
} as const satisfies Record<string, { symbol: string; rate: number }>;

/** Code of a currency that prices can be shown in. */
export type CurrencyCode = keyof typeof currencies;

/** The currencies that a price can be shown in, in the order of their list. */
export const currencyCodes = Object.keys(currencies) as readonly CurrencyCode[];

/** Currency in which prices are stored and orders charged. */
const DEFAULT_CURRENCY: CurrencyCode = 'USD';

/** Rates have two decimals, so in hundredths they are whole numbers, and whole dollars convert exactly. */
const HUNDREDTHS = 100;

/** Shown instead of an amount that is not a number. */
const NO_AMOUNT = '—';

/**
 * Returns the currency that a code names. A code without a rate (INR, which only the header's menu shows, or a
 * damaged stored value) becomes US dollars (estimate 11).
 */
export function toCurrency(code: unknown): CurrencyCode {
  return currencyCodes.find((known) => known === code) ?? DEFAULT_CURRENCY;
}

/** Converts US dollars to another currency, rounded to cents. With a code without a rate they stay US dollars. */
export function convert(usd: number, code: string): number {
  const perDollar = Math.round(currencies[toCurrency(code)].rate * HUNDREDTHS);
  return Math.round(usd * perDollar) / HUNDREDTHS;
}

/**
 * Formats an amount of US dollars: `$43`, `$0.39`, and converted with two decimals, `€39.56` (estimate 10).
 *
 * @param decimals Default: 0 for whole US dollars, otherwise 2. The receipt's price per image has 2: `$3.00`.
 * @param locale Writes digits and symbol. Default: `en-US`; components pass `useLocale()`.
 */
export function formatMoney(
  usd: number,
  code: string = DEFAULT_CURRENCY,
  decimals?: number,
  locale = DEFAULT_LOCALE,
): string {
  const currency = toCurrency(code);
  const amount = convert(usd, currency);
  if (!Number.isFinite(amount)) return NO_AMOUNT;
  const digits = decimals ?? (currency === DEFAULT_CURRENCY && Number.isInteger(amount) ? 0 : 2);
  const isExact = Number.isInteger(amount) || digits === 2;
  if (currency === 'USD' && isExact && isShort(amount, locale)) return `$${amount.toFixed(digits)}`;
  return amount.toLocaleString(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Formats a number of images, or a factor of a price, of at most three decimals: `1,200`, `1.2`. */
export function formatNumber(value: number, locale = DEFAULT_LOCALE): string {
  return isShort(value, locale) ? String(value) : value.toLocaleString(locale);
}

/**
 * Whether a number needs only digits and a decimal point: no sign and no thousands separator. Most prices do, and the
 * first number formatter of a page takes a slow phone 50 to 120 ms.
 */
function isShort(value: number, locale: string): boolean {
  return locale === DEFAULT_LOCALE && value >= 0 && value < 1000;
}
