import { useLocale } from '../lib/locale.tsx';
import { useId } from 'react';
import { ChevronDownIcon } from '../ui/icons.tsx';
import {
  convert,
  currencyCodes,
  formatMoney,
  formatNumber,
  toCurrency,
  type CurrencyCode,
} from './currency.ts';
import type { EstimateReceiptMessages } from './estimate-receipt.tsx';

type CurrencyConverterProps = {
  /** Whole US dollars: the rounded estimate, never the unrounded product (estimate 10). */
  usd: number;
  value: CurrencyCode;
  onValueChange: (code: CurrencyCode) => void;
  messages: Pick<EstimateReceiptMessages, 'showIn' | 'currencyNames' | 'rate'>;
};

/** Last line of a receipt: the total in one of five currencies, with two decimals. */
export function CurrencyConverter({ usd, value, onValueChange, messages }: CurrencyConverterProps) {
  const locale = useLocale();
  const id = useId();
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <label htmlFor={id} className="text-mono text-muted">
          {messages.showIn}
        </label>
        <span className="flex items-center gap-3">
          <span className="relative flex">
            <select
              id={id}
              value={value}
              onChange={(event) => onValueChange(toCurrency(event.target.value))}
              aria-describedby={`${id}-converted`}
              className="bg-field border-line-strong text-ink text-mono rounded-field hover:border-ink min-h-8 appearance-none border ps-2.5 pe-7 font-mono transition-colors duration-(--motion-fast) max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              {currencyCodes.map((code) => (
                <option key={code} value={code} aria-label={`${code}, ${messages.currencyNames[code]}`}>
                  {code}
                </option>
              ))}
            </select>
            <ChevronDownIcon className="text-muted pointer-events-none absolute inset-y-0 end-2 my-auto size-3.5" />
          </span>
          <bdi id={`${id}-converted`} dir="ltr" className="text-ink [font-variant-numeric:tabular-nums]">
            {formatMoney(usd, value, 2, locale)}
          </bdi>
        </span>
      </div>
      {value !== 'USD' && (
        <p className="text-muted mt-2">{messages.rate(formatNumber(convert(1, value), locale), value)}</p>
      )}
    </div>
  );
}
