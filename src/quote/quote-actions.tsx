import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../lib/cn.ts';
import { lazyPiece } from '../lib/lazy-piece.tsx';
import type { StudioHours } from '../pricing/delivery-clock.ts';
import { useCurrency } from '../pricing/use-currency.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { QuoteIssuer, PrintableQuoteProps } from './printable-quote.tsx';
import type { QuoteState } from './quote-state.ts';
import type { QuoteDefaults } from './use-quote-form.ts';

const PrintableQuote = lazyPiece(() => import('./printable-quote.tsx'), 'PrintableQuote');

const defaultMessages = {
  print: 'Print or save as PDF',
  copy: 'Copy link',
  copied: 'Link copied. It opens the form with this service, speed and count.',
  byHand: 'Link to this order',
  byHandHint: 'This browser doesn’t let a page copy. Select it and copy it yourself.',
  notPrinted: 'The sheet did not load. Check your connection and try again.',
};

export type QuoteActionsMessages = typeof defaultMessages;

/** What a host adds, so that a quote can be taken along. */
export type QuotePrintOptions = {
  issuer: QuoteIssuer;
  /** Sentences at the foot of the sheet. */
  terms?: readonly string[];
  /** The address, on this origin, that opens the form with an order filled in. Without it there is no link to copy. */
  addressOf?: (order: QuoteDefaults) => string;
};

export type QuoteActionsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  QuotePrintOptions & {
    /** What the order form holds. */
    state: QuoteState;
    /** When the office is open. */
    studio?: StudioHours;
    /** Words to say instead of its own; those left out stay. */
    messages?: Partial<QuoteActionsMessages>;
    /** The same for the sheet that is printed. */
    printMessages?: PrintableQuoteProps['messages'];
  };

/**
 * Takes a quote along: printed, saved as PDF, or as a link that fills the form in again. Nothing is sent for it and
 * nothing personal is in the link. Once asked for, the sheet stays ready and current, so that Ctrl+P prints it too.
 */
export function QuoteActions(props: QuoteActionsProps) {
  const { state, issuer, terms, addressOf, studio, messages, printMessages, className, ...rest } = props;
  const words = { ...defaultMessages, ...messages };
  const [currency] = useCurrency();
  const { now, failed, print } = usePrint();
  const [copying, setCopying] = useState<'copied' | 'by hand'>();
  const link = addressOf?.(choicesOf(state));

  // What was copied is another order's as soon as a choice changes.
  useEffect(() => setCopying(undefined), [link]);

  const address = () => new URL(link ?? '', window.location.href).href;
  const copy = () =>
    void Promise.resolve(navigator.clipboard?.writeText(address()) ?? Promise.reject(new Error('none'))).then(
      () => setCopying('copied'),
      () => setCopying('by hand'),
    );

  return (
    <div {...rest} className={cn('flex flex-col gap-3', className)}>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" className="grow" onClick={() => void print()}>
          {words.print}
        </Button>
        {link !== undefined && (
          <Button variant="secondary" size="sm" className="grow" onClick={copy}>
            {words.copy}
          </Button>
        )}
      </div>
      {copying === 'by hand' && (
        <TextField
          label={words.byHand}
          hint={words.byHandHint}
          readOnly
          value={address()}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <p role="status" className="text-small text-muted empty:-mt-3">
        {failed ? words.notPrinted : copying === 'copied' && words.copied}
      </p>
      {now &&
        // On the body: in print the sheet stands alone, and only its neighbors can be hidden.
        createPortal(
          <div data-print="alone" className="hidden print:block">
            <PrintableQuote
              {...{ state, issuer, terms, now, studio, currency }}
              address={link === undefined ? undefined : address()}
              messages={printMessages}
            />
          </div>,
          document.body,
        )}
    </div>
  );
}

/** The part of an order that a price depends on: what a link may carry. */
function choicesOf({ fields }: QuoteState): QuoteDefaults {
  const { serviceType, qualityLevel, turnaround, imageCount, rushOrder } = fields;
  return { serviceType, qualityLevel, turnaround, imageCount, rushOrder };
}

/** Loads the sheet's code when it is first wanted, and opens the browser's print dialog once the sheet is rendered. */
function usePrint() {
  const [now, setNow] = useState<Date>();
  const [failed, setFailed] = useState(false);

  // Each press has its own moment, and by now the sheet has been rendered with it.
  useEffect(() => {
    if (now) window.print();
  }, [now]);

  async function print() {
    try {
      await PrintableQuote.load();
      setFailed(false);
      setNow(new Date());
    } catch {
      setFailed(true);
    }
  }
  return { now, failed, print };
}
