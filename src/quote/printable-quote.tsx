import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { formatMarks, withMarkLines } from '../annotations/format-marks.ts';
import { displayName } from '../lib/display-name.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useLocale } from '../lib/locale.tsx';
import { withDefaults } from '../lib/with-defaults.ts';
import { convert, formatMoney, formatNumber, type CurrencyCode } from '../pricing/currency.ts';
import { findDelivery, type OfficeHours } from '../pricing/delivery-clock.ts';
import { estimate } from '../pricing/estimate.ts';
import { describeLine, receiptLineWords } from '../pricing/receipt-lines.ts';
import { joinOptions, type OptionNames } from './quote-options.ts';
import { SummaryList } from './summary-list.tsx';
import type { QuoteState } from './quote-state.ts';

const defaultMessages = {
  ...receiptLineWords,
  title: 'Estimate',
  date: 'Date',
  preparedFor: 'For',
  item: 'Item',
  amount: 'Amount',
  total: 'Total, USD',
  converted: (amount: string, rate: string, code: string) =>
    `${amount} at a fixed rate of ${rate} ${code} to the dollar. The order stays in USD.`,
  note: 'Estimated. The final price may vary with the complexity of the work.',
  delivery: 'Delivery',
  promise: (orderBy: string, deliveredBy: string) =>
    `Ordered by ${orderBy} and the quote approved as it comes: done by ${deliveredBy}.`,
  brief: 'The brief',
  photos: 'Photos',
  more: (count: number) => `and ${count} more`,
  references: 'Reference photos',
  styles: 'Style',
  colors: 'Color',
  /** Shown names of styles and colors. */
  optionNames: {} as OptionNames,
  deadline: 'Project deadline',
  none: 'None',
  instructions: 'Special requirements',
  terms: 'Terms',
  reopen: 'Open this order again',
};

/** The studio that issues the quote. */
export type QuoteIssuer = {
  name: string;
  tagline?: string;
  /** Contact details, a line each. */
  lines?: readonly string[];
};

export type PrintableQuoteProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** The state of the order form. */
  state: QuoteState;
  /** The studio that issues the quote. */
  issuer: QuoteIssuer;
  /** Sentences that the estimate is subject to. Default: none. */
  terms?: readonly string[];
  /** The date of the quote. In the HTML of a server, dates and times are in UTC; the browser shows them in its own zone. */
  now: Date;
  /** Office hours. Without them no delivery is promised. */
  officeHours?: OfficeHours;
  /** Currency that the total is converted to, beside US dollars. Default: `USD`, no second currency. */
  currency?: CurrencyCode;
  /** URL that opens the form with these choices. */
  address?: string;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

/** Maximum number of file names listed, so that the quote fits on one page. The others are counted. */
const MAX_NAMES = 6;

/**
 * The order as a printed quote: the studio, the date, each factor of the price, the brief and the terms. It fits on one
 * A4 or Letter page, unless the note is long.
 */
export function PrintableQuote(props: PrintableQuoteProps) {
  const { state, issuer, terms = [], now, officeHours, currency = 'USD', address, messages, ...own } = props;
  const { className, ...rest } = own;
  const { fields } = state;
  const words = withDefaults(defaultMessages, messages);
  const locale = useLocale();
  // A server does not know the visitor’s zone.
  const timeZone = useHydrated() ? undefined : 'UTC';
  const client = fields.clientName.trim();
  const delivery = officeHours && findDelivery(fields.turnaround, now, officeHours);
  /** A print may be read later: no “today”, and times have their zone. The year is that of the quote’s own date. */
  const timeText = (moment: Date) =>
    moment.toLocaleString(locale, {
      timeZone,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    });
  return (
    <article
      data-surface="paper"
      {...rest}
      className={cn('text-ink bg-raised flex flex-col gap-5 text-small', className)}
    >
      <header className="border-ink flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b pb-4">
        <div className="min-w-0">
          <p className="display text-display-md">{issuer.name}</p>
          {issuer.tagline && <p className="text-muted mt-1">{issuer.tagline}</p>}
        </div>
        <address className="text-mono text-muted min-w-0 font-mono not-italic wrap-anywhere sm:text-end">
          {issuer.lines?.map((line, at) => (
            <span key={at} className="block">
              {line}
            </span>
          ))}
        </address>
      </header>
      <div className="flex items-baseline justify-between gap-x-8 gap-y-3 max-sm:flex-wrap">
        <h2 className="display text-display-sm">{words.title}</h2>
        <dl className="text-mono flex min-w-0 gap-x-8 font-mono">
          <div>
            <dt className="text-muted">{words.date}</dt>
            <dd className="whitespace-nowrap">
              {now.toLocaleDateString(locale, { dateStyle: 'long', timeZone })}
            </dd>
          </div>
          {client && (
            <div>
              <dt className="text-muted">{words.preparedFor}</dt>
              <dd className="wrap-anywhere">{client}</dd>
            </div>
          )}
        </dl>
      </div>
      <Items {...{ state, currency, words }} />
      {delivery && (
        <section className="break-inside-avoid">
          <h3 className="font-semibold">{words.delivery}</h3>
          <p className="text-muted mt-1">
            {words.promise(timeText(delivery.orderBy), timeText(delivery.deliveredBy))}
          </p>
        </section>
      )}
      <Brief {...{ state, words }} />
      <footer className="border-ink break-before-avoid break-inside-avoid border-t pt-4 empty:hidden">
        {terms.length > 0 && (
          <>
            <h3 className="font-semibold">{words.terms}</h3>
            <ul className="text-muted mt-1">
              {terms.map((term, at) => (
                <li key={at}>{term}</li>
              ))}
            </ul>
          </>
        )}
        {address && (
          <p className="text-mono text-muted mt-3 font-mono wrap-anywhere">
            {words.reopen}: <a href={address}>{address}</a>
          </p>
        )}
      </footer>
    </article>
  );
}

type PartProps = { state: QuoteState; words: typeof defaultMessages };

/** Table of the price, as on an invoice: software that reads PDF files finds its rows. */
function Items({ state, currency, words }: PartProps & { currency: CurrencyCode }) {
  const locale = useLocale();
  const result = estimate(state.fields);
  if (!result) return null;
  return (
    <div>
      <table className="text-mono w-full font-mono">
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="pb-1.5 text-start font-normal">
              {words.item}
            </th>
            <th scope="col" className="pb-1.5 text-end font-normal">
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {result.lines.map((line) => {
            const { label, value, valueInWords } = describeLine(line, words, locale);
            return (
              <tr key={line.kind} className="border-line-strong border-b border-dotted">
                <th scope="row" className="text-muted py-1 text-start font-normal">
                  {label}
                </th>
                <td className="text-end">{valueInWords ?? value}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="align-baseline">
            <th scope="row" className="pt-2 text-start font-normal">
              {words.total}
            </th>
            <td className="display text-display-md pt-2 text-end">
              {formatMoney(result.total, 'USD', 0, locale)}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="text-muted mt-2">
        {words.note}
        {currency !== 'USD' &&
          ` ${words.converted(formatMoney(result.total, currency, 2, locale), formatNumber(convert(1, currency), locale), currency)}`}
      </p>
    </div>
  );
}

function Brief({ state, words }: PartProps) {
  const locale = useLocale();
  const { fields, photos, references, marks } = state;
  // As in the sent order: the written requirements, then the marks on the photos.
  const instructions = withMarkLines(fields.specialRequirements.trim(), formatMarks(photos, marks));
  return (
    <section>
      <h3 className="break-after-avoid font-semibold">{words.brief}</h3>
      <SummaryList
        className="mt-1"
        rows={[
          [words.photos, namesOf(photos, words)],
          ...optional(words.references, references.length > 0 && namesOf(references, words)),
          [words.styles, joinOptions(fields.stylePrefs, words.optionNames) || words.none],
          [words.colors, joinOptions(fields.colorPrefs, words.optionNames) || words.none],
          ...optional(words.deadline, dateText(fields.projectDeadline, locale)),
        ]}
      />
      {instructions && (
        <>
          <h4 className="text-mono text-muted mt-3 break-after-avoid font-mono">{words.instructions}</h4>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{instructions}</p>
        </>
      )}
    </section>
  );
}

/** Writes out a date of a date field. Returns an incomplete one as it is. */
function dateText(value: string, locale: string): string {
  const date = new Date(value);
  const isDate = !Number.isNaN(date.getTime());
  return isDate ? date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }) : value;
}

/** Returns a row for an optional value, and no row if the value is empty. */
const optional = (name: string, value: string | false): [string, string][] => (value ? [[name, value]] : []);

function namesOf(files: readonly File[], words: typeof defaultMessages): string {
  if (files.length === 0) return words.none;
  const names = files.slice(0, MAX_NAMES).map(({ name }) => displayName(name));
  const more = files.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` ${words.more(more)}` : ''}`;
}
