import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { useLocale } from '../lib/locale.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import {
  convert,
  currencyCodes,
  formatMoney,
  formatNumber,
  toCurrency,
  type CurrencyCode,
} from './currency.ts';
import type { OfficeHours } from './delivery-clock.ts';
import { DeliveryLine, type DeliveryLineMessages } from './delivery-line.tsx';
import { estimate, type EstimateInput } from './estimate.ts';
import { currencyNames } from './names.ts';
import { useMoney } from './money.ts';
import { describeLine, receiptLineWords, type ReceiptLine } from './receipt-lines.ts';
import { useAnnouncement } from '../lib/use-announcement.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { useCurrency } from './preferences.ts';

const defaultMessages = {
  title: 'Estimate',
  subtitle: 'updates as you choose',
  ...receiptLineWords,
  total: 'Total, USD',
  note: 'Estimated. The final price may vary with the complexity of the work.',
  showIn: 'Show in',
  /** Text after a currency's code in the list of currencies. */
  currencyNames,
  rate: (rate: string, code: string) => `1 USD = ${rate} ${code}, a fixed rate. Your order stays in USD.`,
  emptyTitle: 'No service chosen yet.',
  empty: 'Choose one and its price is worked out here, line by line.',
  /** Announced to screen readers once a change has settled. */
  announce: (total: string) => `Total ${total}.`,
  announceEmpty: 'No estimate: no service chosen.',
};

export type EstimateReceiptMessages = typeof defaultMessages;

export type EstimateReceiptProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  EstimateInput & {
    /** Level of the title in the page's outline. Default: 3. */
    level?: 2 | 3 | 4;
    /** Office hours. With them, the receipt states by when to order and when the order is delivered. */
    officeHours?: OfficeHours;
    /** Overrides for the default text. Omitted keys keep their default. */
    messages?: Partial<EstimateReceiptMessages>;
    /** Overrides for the default text of the delivery line. */
    deliveryMessages?: Partial<DeliveryLineMessages>;
  };

/**
 * The price of an order as a receipt, with a line for each factor, computed from its props. Changes are announced
 * politely once they settle. Without a service it says so, and shows no price.
 *
 * The currency that is chosen in it is stored on this device; the total and every order are in US dollars.
 */
export function EstimateReceipt(props: EstimateReceiptProps) {
  const { serviceType, qualityLevel, turnaround, imageCount, rushOrder, ...own } = props;
  const { level = 3, officeHours, messages, deliveryMessages, className, ...rest } = own;
  const words = withDefaults(defaultMessages, messages);
  const id = useId();
  const [currency, setCurrency] = useCurrency();
  const result = estimate({ serviceType, qualityLevel, turnaround, imageCount, rushOrder });
  const locale = useLocale();
  const money = useMoney();
  const sentence = result ? words.announce(money(result.total)) : words.announceEmpty;
  const [announcement, say] = useAnnouncement(sentence);
  const Title = `h${level}` as const;

  const chooseCurrency = (code: CurrencyCode) => {
    setCurrency(code);
    if (result) say(words.announce(formatMoney(result.total, code, 2, locale)));
  };

  return (
    // A group, not a landmark: a page may show more than one estimate.
    <div
      role="group"
      aria-labelledby={id}
      data-state={result ? 'priced' : 'empty'}
      {...rest}
      className={cn('text-mono text-ink relative font-mono', className)}
    >
      <div className="bg-raised border-line border border-b-0 px-5 pt-5 pb-4 sm:px-6 sm:pt-6">
        <Title id={id} className="display text-display-sm">
          {words.title}
        </Title>
        <p className="text-muted mt-1">{words.subtitle}</p>
        {result ? (
          <>
            <dl className="mt-4">
              {result.lines.map((line) => (
                <Row key={line.kind} {...describeLine(line, words, locale)} />
              ))}
              <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4">
                <dt>{words.total}</dt>
                <dd
                  className={cn(
                    'display ms-auto [font-variant-numeric:tabular-nums]',
                    // A total of $1,000,000 or more is smaller, so that it fits.
                    result.total < 1_000_000 ? 'text-display-lg' : 'text-display-sm',
                  )}
                >
                  <bdi dir="ltr">{money(result.total)}</bdi>
                </dd>
              </div>
            </dl>
            {officeHours && (
              <DeliveryLine className="mt-3" {...{ turnaround, officeHours }} messages={deliveryMessages} />
            )}
            <p className="text-muted mt-3">{words.note}</p>
            <CurrencyConverter
              usd={result.total}
              value={currency}
              onValueChange={chooseCurrency}
              messages={words}
            />
          </>
        ) : (
          <Empty title={words.emptyTitle}>{words.empty}</Empty>
        )}
        {/* The only live region. The figures above are not announced while they change. */}
        <output className="sr-only">{announcement}</output>
      </div>
      <ReceiptEdge />
    </div>
  );
}

function Row({ label, value, valueInWords }: ReceiptLine) {
  return (
    <div className="border-line-strong flex items-baseline justify-between gap-4 border-b border-dotted py-2">
      <dt className="text-muted min-w-0">{label}</dt>
      <dd className="shrink-0 [font-variant-numeric:tabular-nums]">
        <bdi dir="ltr" aria-hidden={valueInWords ? true : undefined}>
          {value}
        </bdi>
        {valueInWords && <span className="sr-only">{valueInWords}</span>}
      </dd>
    </div>
  );
}

type CurrencyConverterProps = {
  /** Whole US dollars: the rounded estimate, never the unrounded product (estimate 10). */
  usd: number;
  value: CurrencyCode;
  onValueChange: (code: CurrencyCode) => void;
  messages: EstimateReceiptMessages;
};

/** Last line of a receipt: the total in one of five currencies, with two decimals. */
function CurrencyConverter({ usd, value, onValueChange, messages }: CurrencyConverterProps) {
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

/** Blank lines in place of those of an estimate, so that the receipt looks empty and not broken. */
function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-4">
      <div aria-hidden="true">
        {['base', 'quality', 'turnaround'].map((line) => (
          <div key={line} className="border-line-strong h-9 border-b border-dotted" />
        ))}
      </div>
      <p className="display text-display-sm mt-6">{title}</p>
      <p className="text-muted mt-2 pb-1">{children}</p>
    </div>
  );
}

/** Width of one tooth of the torn edge, in px: wide enough to look like paper. */
const TOOTH = { width: 12, height: 7 };

/** Torn lower edge of a receipt: a zigzag with the card's fill and hairline. */
function ReceiptEdge() {
  const id = useId();
  const { width, height } = TOOTH;
  return (
    <svg aria-hidden="true" width="100%" height={height + 1} className="relative -mt-px">
      <pattern id={id} width={width} height={height + 1} patternUnits="userSpaceOnUse">
        <path
          d={`M0 0 0 .5 ${width / 2} ${height + 0.5} ${width} .5 V0Z`}
          className="fill-raised forced-colors:fill-[Canvas]"
        />
        <path
          d={`M0 .5 ${width / 2} ${height + 0.5} ${width} .5`}
          fill="none"
          className="stroke-line forced-colors:stroke-[CanvasText]"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
