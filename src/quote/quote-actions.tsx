import { useEffect, useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { cn } from '../lib/cn.ts';
import { copyText } from '../lib/copy-text.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { openWhenLoaded } from '../lib/open-when-loaded.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import type { OfficeHours } from '../pricing/delivery-clock.ts';
import { useCurrency } from '../pricing/preferences.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { QuoteIssuer, PrintableQuoteProps } from './printable-quote.tsx';
import { pricedFields, type QuoteDefaults, type QuoteState } from './quote-state.ts';

const PrintableQuote = lazyComponent(() => import('./printable-quote.tsx'), 'PrintableQuote');

const defaultMessages = {
  print: 'Print or save as PDF',
  copy: 'Copy link',
  copied: 'Link copied. It opens the form with this service, speed and count.',
  byHand: 'Link to this order',
  byHandHint: 'This browser doesn’t let a page copy. Select it and copy it yourself.',
  notPrinted: 'The print version didn’t load. Check your connection and try again.',
};

/** Values that the host supplies for a printed quote and for the link to it. */
export type QuotePrintOptions = {
  /** The studio, as the head of the printed quote names it. */
  issuer: QuoteIssuer;
  /** Terms printed at the end of the quote. */
  terms?: readonly string[];
  /** Returns a URL on this origin that opens the form with an order filled in. Without it there is no link to copy. */
  hrefFor?: (order: QuoteDefaults) => string;
  /** Overrides for the text of the buttons. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
  /** Overrides for the default text of the printed quote. */
  printMessages?: PrintableQuoteProps['messages'];
};

export type QuoteActionsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  QuotePrintOptions & {
    /** The state of the order form. */
    state: QuoteState;
    /** Office hours. */
    officeHours?: OfficeHours;
  };

/**
 * Buttons that print the quote or save it as PDF, and copy a link that fills in the form again. Nothing is sent, and
 * the link contains nothing personal. After the first press the printed quote remains rendered, so that Ctrl+P prints
 * it too, with the date of that moment.
 */
export function QuoteActions(props: QuoteActionsProps) {
  const { state, issuer, terms, hrefFor, officeHours, messages, printMessages, className, ...rest } = props;
  const words = withDefaults(defaultMessages, messages);
  const [currency] = useCurrency();
  const statusId = useId();
  /** Outcome of the last press, if the page has to state it. */
  const [outcome, setOutcome] = useState<'copied' | 'byHandHint' | 'notPrinted'>();
  const { now, print } = usePrint(() => setOutcome('notPrinted'));
  const link = hrefFor?.(pricedFields(state.fields));

  // The copied link no longer fits once a choice changes.
  useEffect(() => setOutcome(undefined), [link]);

  const address = () => new URL(link ?? '', window.location.href).href;
  const copy = async () => setOutcome((await copyText(address())) ? 'copied' : 'byHandHint');

  return (
    <div {...rest} className={cn('flex flex-col gap-3', className)}>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          className="grow"
          onClick={() => {
            setOutcome(undefined);
            print();
          }}
        >
          {words.print}
        </Button>
        {link !== undefined && (
          <Button variant="secondary" size="sm" className="grow" onClick={() => void copy()}>
            {words.copy}
          </Button>
        )}
      </div>
      {outcome === 'byHandHint' && (
        <TextField
          label={words.byHand}
          readOnly
          value={address()}
          aria-describedby={statusId}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <p id={statusId} role="status" className="text-small text-muted empty:-mt-3">
        {outcome && words[outcome]}
      </p>
      {now &&
        // Rendered in the body, because CSS can hide all of its siblings in print (`data-print="alone"`).
        createPortal(
          <div data-print="alone" className="hidden print:block">
            <PrintableQuote
              {...{ state, issuer, terms, now, officeHours, currency }}
              address={link === undefined ? undefined : address()}
              messages={printMessages}
            />
          </div>,
          document.body,
        )}
    </div>
  );
}

/** Removes the printed quote from the page: another form may have rendered it. */
let removePrinted = () => {};

/**
 * Loads the code of the printed quote on the first press, renders it and opens the print dialog.
 *
 * @param fail Called if the code did not load.
 * @returns `now`: the date of the printed quote; `undefined` before the first press.
 */
function usePrint(fail: () => void) {
  const [now, setNow] = useState<Date>();

  // The browser takes the page as it is when the listener returns.
  useWindowEvent('beforeprint', () => now && flushSync(() => setNow(new Date())));

  const presses = useRef(0);
  const print = () => {
    const press = ++presses.current;
    openWhenLoaded(
      PrintableQuote.load,
      () => {
        // A second press while the code loads would open the print dialog twice.
        if (press !== presses.current) return;
        flushSync(() => {
          removePrinted();
          setNow(new Date());
        });
        removePrinted = () => setNow(undefined);
        window.print();
      },
      fail,
    );
  };
  return { now, print };
}
