import { useStored } from '../lib/use-stored.ts';
import { toCurrency, type CurrencyCode } from './currency.ts';
import { preferenceKeys } from './preferences.ts';

/** The currency that prices are shown in on this device, and how to change it. USD until hydrated. */
export function useCurrency(): [CurrencyCode, (code: CurrencyCode) => void] {
  return useStored(preferenceKeys.currency, toCurrency);
}
