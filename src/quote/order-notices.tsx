import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { cn } from '../lib/cn.ts';
import { isOnline } from '../lib/is-online.ts';
import { useLocale } from '../lib/locale.tsx';
import { Button } from '../ui/button.tsx';
import { useQuoteFormContext } from './quote-form-context.ts';
import type { QuoteMessages } from './quote-messages.ts';
import { hasUnknownOutcome, isEmpty, isSending, type Notice, type Order } from './order/order-machine.ts';

/** Whether the line about the draft has its own “Start over” button. */
export const noticeOffersStartOver = ({ notice }: Order): boolean =>
  notice !== null && ['restored', 'brought', 'changesLeft'].includes(notice.kind);

/**
 * Lines at the top of the form about drafts: that an earlier one was restored, or that another tab has one. Their live
 * regions are always rendered, because screen readers announce only changes of a region.
 */
export function DraftNotice() {
  const { order, session, goToTab, words: all } = useQuoteFormContext();
  const words = all.draft;
  const locale = useLocale();
  const { notice, other, stopReason } = order;
  const kind = notice?.kind;
  // Moves the focus to “Undo”: the pressed “Start over”, which may be elsewhere in the form, has been removed.
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (kind === 'startedOver') undo.current?.focus();
  }, [kind]);
  // The form now shows another order, and the pressed button has been removed, so the focus moves to the first panel.
  const undoAndGo = () => {
    session.dispatch({ type: 'undo' });
    goToTab('upload');
  };
  // Whether the order is being moved here. That takes up to a minute: the other tab may have to store its photos first,
  // or be frozen or closed.
  const [isBringing, setBringing] = useState(false);
  const bring = async () => {
    setBringing(true);
    const isHere = await session.bringHere();
    setBringing(false);
    if (isHere) goToTab('upload');
  };
  const elsewhere = other?.isOpen
    ? words.openElsewhere
    : other && words.another(dayAndTime(other.updatedAt, locale), other.quote.photos.length);
  const denial = stopReason && stopReason !== 'canceled' && all[stopReason];
  return (
    <>
      <Line text={notice && sentenceOf(notice, words, locale)}>
        {kind === 'startedOver' && (
          // The second click of a double click on “Start over” would undo it.
          <LinkButton ref={undo} onClick={(event) => event.detail < 2 && undoAndGo()}>
            {words.undo}
          </LinkButton>
        )}
        {noticeOffersStartOver(order) && (
          <LinkButton onClick={() => session.dispatch({ type: 'startOver' })}>{words.startOver}</LinkButton>
        )}
      </Line>
      <Line text={isBringing ? words.bringing : [elsewhere, denial].filter(Boolean).join(' ')}>
        {other && !isSending(order) && (
          <LinkButton busy={isBringing} onClick={bring}>
            {other.isOpen ? words.bringHere : words.openIt}
          </LinkButton>
        )}
      </Line>
    </>
  );
}

type ButtonProps = ComponentPropsWithRef<typeof Button>;
const LinkButton = (props: ButtonProps) => <Button variant="link" size="sm" {...props} />;

function Line({ text, children }: { text: string | null; children: ReactNode }) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-1',
        // An empty line takes no space: the negative margin cancels the gap below it.
        text ? 'border-line border-b pb-4' : '-mb-6',
      )}
      data-print="hide"
    >
      <p role="status" className="text-small text-muted min-w-0 grow basis-64 wrap-anywhere">
        {text}
      </p>
      {children}
    </div>
  );
}

function sentenceOf(notice: Notice, words: QuoteMessages['draft'], locale: string): string {
  if (notice.kind === 'sentElsewhere') return words.sentElsewhere(notice.order);
  if (!('savedAt' in notice)) return words[notice.kind];
  const { kind, savedAt, photos, missing = 0, isPartial, mayHaveArrived } = notice;
  const parts = [
    words[kind](dayAndTime(savedAt, locale), photos),
    mayHaveArrived && words.mayHaveArrived,
    missing > 0 && words.missing(missing),
    isPartial && words.partial,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Maximum age of a draft that is dated by weekday, in ms. After a week, the weekday would mean today. */
const MAX_WEEKDAY_AGE = 6 * 24 * 60 * 60 * 1000;

/**
 * Formats the time of a draft: "Tuesday, 14:05", or with the date "Tuesday, November 24, 2026, 14:05" for an older one.
 */
function dayAndTime(moment: number, locale: string): string {
  const date = new Date(moment);
  const isOld = Date.now() - moment > MAX_WEEKDAY_AGE;
  const day = date.toLocaleDateString(locale, isOld ? { dateStyle: 'full' } : { weekday: 'long' });
  return `${day}, ${date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}

/** Line below the photos: how many of them could not be stored, or that no draft can be. */
export function StorageNotice() {
  const { order, words: all } = useQuoteFormContext();
  const { storage, unstorableCount } = order;
  const words = all.draft;
  return (
    <p role="status" className="text-small text-muted mt-4 empty:mt-0">
      {storage === 'none' && !isEmpty(order) && words.unavailable}
      {storage === 'works' && unstorableCount > 0 && words.notSaved(unstorableCount)}
    </p>
  );
}

/**
 * Sentence about the connection, or about a canceled upload, or about sending. The connection has priority,
 * because nothing else works without it. When the connection is back, the sentence says so, and sending waits for the
 * visitor.
 */
export function SendStatus() {
  const { order, words } = useQuoteFormContext();
  const online = useOnline();
  const isBusy = isSending(order);
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);
  if (isBusy && online && wasOffline) setWasOffline(false);
  const isBack = online && wasOffline && order.failure !== null && !isBusy;
  const reason = isBack
    ? hasUnknownOutcome(order)
      ? words.draft.mayHaveArrived
      : words.onlineAgain
    : order.stopReason === 'canceled' && words.canceled;
  const sentence = online ? reason : words.offline;
  // Only announced. The submit button shows it, but its new text is not read out, because the button is disabled.
  const progress = isBusy && (order.step === 'uploading' ? words.uploading : words.submitting);
  return (
    <p
      role="status"
      className={cn('text-small text-muted', !sentence && progress ? 'sr-only' : 'empty:-mt-6')}
    >
      {sentence || progress}
    </p>
  );
}

function subscribeToOnline(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns `isOnline()`, and renders again when it changes. A prerendered page is online. */
const useOnline = (): boolean => useSyncExternalStore(subscribeToOnline, isOnline, () => true);
