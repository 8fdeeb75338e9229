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
import { isEmpty, isSending, type Notice, type Order } from './order/order-machine.ts';

/** Whether the line about the draft has a "Start over" of its own. */
export const hasStartOver = ({ notice }: Order): boolean =>
  notice !== null && ['restored', 'brought', 'changesLeft'].includes(notice.kind);

/**
 * Lines at the top of the form: an earlier draft is back, or another one is elsewhere. Their live regions are always
 * rendered, since screen readers announce only what changes in them.
 */
export function DraftNotice() {
  const { order, session, walkTo, words: all } = useQuoteFormContext();
  const words = all.draft;
  const locale = useLocale();
  const { notice, other } = order;
  const kind = notice?.kind;
  // "Start over" may have been elsewhere in the form, and is gone: its focus moves to "Undo".
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (kind === 'startedOver') undo.current?.focus();
  }, [kind]);
  // The form shows another order: the pressed button is gone, and its focus has to go somewhere.
  const showUpload = () => walkTo('upload');
  const undoAndShow = () => {
    session.dispatch({ type: 'undo' });
    showUpload();
  };
  // The other tab may store its photos first, or be frozen or gone: the answer takes up to a minute.
  const [isBringing, setBringing] = useState(false);
  const bring = async () => {
    setBringing(true);
    const isHere = await session.bringHere();
    setBringing(false);
    if (isHere) showUpload();
  };
  const elsewhere = other?.isOpen
    ? words.openElsewhere
    : other && words.another(dayAndTime(other.savedAt, locale), other.photos);
  return (
    <>
      <Line text={notice && sentenceOf(notice, words, locale)}>
        {kind === 'startedOver' && (
          <LinkButton ref={undo} onClick={undoAndShow}>
            {words.undo}
          </LinkButton>
        )}
        {hasStartOver(order) && (
          <LinkButton onClick={() => session.dispatch({ type: 'startOver' })}>{words.startOver}</LinkButton>
        )}
      </Line>
      <Line text={isBringing ? words.bringing : elsewhere}>
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
        // An empty line takes no room: the negative margin takes back the gap below it.
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

/** Age up to which a weekday names one day, in ms. A week later it would name today. */
const MAX_WEEKDAY_AGE = 6 * 24 * 60 * 60 * 1000;

/** "Tuesday, 14:05"; for an older draft "Tuesday, November 24, 2026, 14:05". */
function dayAndTime(moment: number, locale: string): string {
  const date = new Date(moment);
  const isOld = Date.now() - moment > MAX_WEEKDAY_AGE;
  const day = date.toLocaleDateString(locale, isOld ? { dateStyle: 'full' } : { weekday: 'long' });
  return `${day}, ${date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}

/** A line below the photos: how many of them this device has no room for, or that it keeps nothing. */
export function StorageNotice() {
  const { order, words: all } = useQuoteFormContext();
  const { storage, noRoomCount } = order;
  const words = all.draft;
  return (
    <p role="status" className="text-small text-muted mt-4 empty:mt-0">
      {storage === 'none' && !isEmpty(order) && words.unavailable}
      {storage === 'works' && noRoomCount > 0 && words.full(noRoomCount)}
    </p>
  );
}

/**
 * One sentence about the connection, or about why the last attempt stopped. The connection comes first: without it
 * nothing else helps. Once it is back this only says so; sending waits for the person.
 */
export function SendStatus() {
  const { order, words } = useQuoteFormContext();
  const online = useOnline();
  const isBusy = isSending(order);
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);
  if (isBusy && online && wasOffline) setWasOffline(false);
  const isBack = online && wasOffline && order.failure !== null && !isBusy;
  return (
    <p role="status" className="text-small text-muted empty:-mt-6">
      {!online && words.offline}
      {isBack && words.onlineAgain}
      {online && !isBack && order.stopReason && words[order.stopReason]}
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

/** Returns `isOnline()`, and renders again when it changes. A prerendered page counts as online. */
const useOnline = (): boolean => useSyncExternalStore(subscribeToOnline, isOnline, () => true);
