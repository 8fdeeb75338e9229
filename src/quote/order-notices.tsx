import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { failureReason } from '../api/errors.ts';
import { cn } from '../lib/cn.ts';
import { acceptAttribute, acceptPhotos } from '../photos/accept.ts';
import { rejectionSentences, type RejectionMessages } from '../photos/accept-sentences.ts';
import { displayName } from '../lib/display-name.ts';
import { useLocale } from '../lib/locale.tsx';
import { photoKey, splitPresent } from '../lib/photo-key.ts';
import { Button } from '../ui/button.tsx';
import { AlertPanel } from './alert-panel.tsx';
import type { QuoteMessages } from './quote-messages.ts';
import { useOnline } from './use-online.ts';
import {
  isConflict,
  isEmpty,
  isSending,
  findUnconfirmedAttempt,
  type Notice,
  type Order,
} from './order/order-machine.ts';
import type { OrderSession } from './order/order-session.ts';

export type OrderNoticeProps = { order: Order; session: OrderSession; words: QuoteMessages };

export type DraftNoticeProps = OrderNoticeProps & {
  /** Called when the form shows another order: the pressed button is gone, and its focus has to go somewhere. */
  onShown: () => void;
};

/**
 * Lines at the top of the form: an earlier draft is back, or another one is elsewhere. Their live regions are always
 * rendered, since screen readers announce only what changes in them.
 */
export function DraftNotice({ order, session, onShown, words: { draft: words } }: DraftNoticeProps) {
  const locale = useLocale();
  const { notice, other } = order;
  const kind = notice?.kind;
  // "Start over" may have been elsewhere in the form, and is gone: its focus moves to "Undo".
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (kind === 'startedOver') undo.current?.focus();
  }, [kind]);
  const undoAndShow = () => {
    session.dispatch({ type: 'undo' });
    onShown();
  };
  const elsewhere = other?.isOpen
    ? words.openElsewhere
    : other && words.another(dayAndTime(other.savedAt, locale), other.photos);
  return (
    <>
      <Line text={notice && sentenceOf(notice, words, locale)}>
        {(kind === 'startedOver' || kind === 'changesLeft') && (
          <LinkButton ref={undo} onClick={undoAndShow}>
            {words.undo}
          </LinkButton>
        )}
        {(kind === 'restored' || kind === 'brought') && (
          <LinkButton onClick={() => session.dispatch({ type: 'startOver' })}>{words.startOver}</LinkButton>
        )}
      </Line>
      <Line text={elsewhere}>
        {other && !isSending(order) && (
          <LinkButton onClick={() => void session.bringHere().then((isHere) => isHere && onShown())}>
            {other.isOpen ? words.bringHere : words.openIt}
          </LinkButton>
        )}
      </Line>
    </>
  );
}

type ButtonProps = ComponentPropsWithRef<typeof Button>;
const LinkButton = (props: ButtonProps) => <Button variant="link" size="sm" {...props} />;
const PanelButton = (props: ButtonProps) => <Button variant="secondary" size="sm" {...props} />;

function Line({ text, children }: { text: string | null; children: ReactNode }) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-1',
        // Empty, it takes no room: the negative margin is the gap below it.
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
  const { kind, savedAt, photos, missing = 0, isPartial } = notice;
  const parts = [words[kind](dayAndTime(savedAt, locale), photos), missing > 0 && words.missing(missing)];
  return [...parts, isPartial && words.partial].filter(Boolean).join(' ');
}

/** "Tuesday, 14:05". A draft is rarely older than a week, so the day has a name. */
function dayAndTime(moment: number, locale: string): string {
  const date = new Date(moment);
  const day = date.toLocaleDateString(locale, { weekday: 'long' });
  return `${day}, ${date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}

/** A line below the photos: how many of them this device has no room for, or that it keeps nothing. */
export function StorageNotice({ order, words: { draft: words } }: Pick<OrderNoticeProps, 'order' | 'words'>) {
  const { storage, noRoomCount } = order;
  return (
    <p role="status" className="text-small text-muted mt-4 empty:mt-0">
      {storage === 'none' && !isEmpty(order) && words.unavailable}
      {storage === 'works' && noRoomCount > 0 && words.full(noRoomCount)}
    </p>
  );
}

export type SendPanelProps = OrderNoticeProps & {
  /** Sends the order as it is now, after the form's checks. */
  onSubmit: () => void;
  /** Id of the question which version to send. */
  questionId?: string;
  /** Sentences about a file that cannot take an unreadable one's place. Default: the photo picker's. */
  rejection?: RejectionMessages | undefined;
};

/** Panel that says why nothing was ordered, with a button for each way to continue. Shown until the reason is gone. */
export function SendPanel(props: SendPanelProps) {
  const { order, session, words, onSubmit, questionId, rejection } = props;
  const { failure, step, lostFiles } = order;
  const { mayHaveArrived: arrived, unreadable: lost } = words;
  const send = (type: 'resendEarlier' | 'sendSeparately' | 'resendWithNewKey' | 'cancel') => () =>
    session.dispatch({ type });
  const sendWithout = () => {
    const photos = order.quote.photos.filter((file) => lostFiles.includes(file));
    session.edit({ type: 'remove', list: 'photos', files: photos });
    session.edit({ type: 'remove', list: 'references', files: lostFiles });
    onSubmit();
  };
  // An earlier version may have arrived, and the form differs from it. Nothing leaves before an answer.
  if (step === 'choosingVersion')
    return (
      <AlertPanel key="arrived" hasFocus titleId={questionId} title={arrived.title} text={arrived.text}>
        {findUnconfirmedAttempt(order)?.payload && (
          <PanelButton onClick={send('resendEarlier')}>{arrived.sendFirst}</PanelButton>
        )}
        <PanelButton onClick={send('sendSeparately')}>{arrived.sendAsOwn}</PanelButton>
        <PanelButton variant="quiet" onClick={send('cancel')}>
          {arrived.cancel}
        </PanelButton>
      </AlertPanel>
    );
  if (lostFiles.length > 0)
    return (
      <AlertPanel
        key="unreadable"
        hasFocus
        title={lost.title(lostFiles.length)}
        text={
          <>
            {lost.text}
            <span className="mt-2 flex flex-col gap-1">
              {lostFiles.map((file) => (
                <FileAgain
                  key={photoKey(file)}
                  {...{ file, rejection, texts: lost }}
                  present={[...order.quote.photos, ...order.quote.references]}
                  onFile={(by) => session.edit({ type: 'replaceFile', file, by })}
                />
              ))}
            </span>
          </>
        }
      >
        <PanelButton onClick={sendWithout}>{lost.sendWithout(lostFiles.length)}</PanelButton>
      </AlertPanel>
    );
  if (!failure) return null;
  const reason = failureReason(failure.call, failure.error);
  return (
    // Its toast has announced it. It stays during the next attempt, so that its button can have the focus back.
    <AlertPanel
      title={words.failed[failure.call]}
      text={
        <>
          {reason && <bdi>{reason} </bdi>}
          <span className="text-muted">{words.kept}</span>
        </>
      }
    >
      <PanelButton
        busy={isSending(order)}
        onClick={isConflict(failure) ? send('resendWithNewKey') : onSubmit}
      >
        {isConflict(failure) ? words.sendAsNew : words.tryAgain}
      </PanelButton>
    </AlertPanel>
  );
}

type FileAgainProps = Pick<SendPanelProps, 'rejection'> & {
  file: File;
  /** The files of the order. Another one of them is not taken in place of this one. */
  present: readonly File[];
  onFile: (by: File) => void;
  texts: QuoteMessages['unreadable'];
};

function FileAgain({ file, present, onFile, texts, rejection }: FileAgainProps) {
  const input = useRef<HTMLInputElement>(null);
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const name = displayName(file.name);
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <bdi className="font-mono">{name}</bdi>
      <LinkButton aria-label={texts.chooseAgainNamed(name)} onClick={() => input.current?.click()}>
        {texts.chooseAgain}
      </LinkButton>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute}
        aria-label={texts.chooseAgainNamed(name)}
        onChange={({ currentTarget }) => {
          const others = splitPresent([file], present).fresh;
          const { accepted, rejected } = acceptPhotos(Array.from(currentTarget.files ?? []), others);
          currentTarget.value = '';
          if (accepted[0]) onFile(accepted[0]);
          setSentences(rejectionSentences(rejected, rejection));
        }}
      />
      <span role="status" className="basis-full">
        {sentences.join(' ')}
      </span>
    </span>
  );
}

/**
 * One sentence about the connection, or about why the last attempt stopped. The connection comes first: without it
 * nothing else helps. Once it is back this only says so; sending waits for the person.
 */
export function SendStatus({ order, words }: Pick<OrderNoticeProps, 'order' | 'words'>) {
  const isOnline = useOnline();
  const isBusy = isSending(order);
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  if (isBusy && isOnline && wasOffline) setWasOffline(false);
  const isBack = isOnline && wasOffline && order.failure !== null && !isBusy;
  return (
    <p role="status" className="text-small text-muted empty:-mt-6">
      {!isOnline && words.offline}
      {isBack && words.onlineAgain}
      {isOnline && !isBack && order.stopReason && words[order.stopReason]}
    </p>
  );
}
