import { useLocale } from '../lib/locale.tsx';
import { formatMoney } from './currency.ts';

/** Returns a function that formats US dollars for the locale of the nearest `LocaleProvider`. */
export function useMoney(): (usd: number) => string {
  const locale = useLocale();
  return (usd) => formatMoney(usd, undefined, undefined, locale);
}

/** A price in US dollars. It is a component of its own, so that the section around it can be a server component. */
export const Money = ({ usd }: { usd: number }) => useMoney()(usd);
