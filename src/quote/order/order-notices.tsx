import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { failureReason, failureToast } from '../../api/errors.ts';
import { cn } from '../../lib/cn.ts';
import { acceptAttribute } from '../../photos/accept.ts';
import { displayName } from '../../lib/display-name.ts';
import { Button } from '../../ui/button.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import type { QuoteMessages } from '../quote-messages.ts';
import { useOnline } from '../use-online.ts';
import {
  isConflict,
  isSending,
  openAttempt,
  type DraftNotice as Notice,
  type Order,
} from './order-machine.ts';
import { isEmpty, type OrderSession } from './order-session.ts';

export type OrderNoticeProps = { order: Order; session: OrderSession; words: QuoteMessages };

export type DraftNoticeProps = OrderNoticeProps & {
  /** Another content is in the form: the button that was pressed is gone, and its focus must go somewhere. */
  onShown: () => void;
};

/**
 * Calm lines at the top of the form: an earlier draft is back, or another one is elsewhere. Their live regions are
 * there from the start, since screen readers announce only what changes in them.
 */
export function DraftNotice({ order, session, onShown, words: { draft: words } }: DraftNoticeProps) {
  const { notice, other } = order;
  const canUndo = notice?.kind === 'startedOver' || notice?.kind === 'changesLeft';
  // "Start over" may have been elsewhere, and is gone: its focus comes to "Undo".
  const undo = useRef<HTMLButtonElement>(null);
  const undoAndShow = () => {
    session.dispatch({ type: 'undo' });
    onShown();
  };
  const isStartedOver = notice?.kind === 'startedOver';
  useEffect(() => {
    if (isStartedOver) undo.current?.focus();
  }, [isStartedOver]);
  return (
    <>
      <Line text={notice && sentenceOf(notice, words)}>
        {canUndo && (
          <Button ref={undo} variant="link" size="sm" onClick={undoAndShow}>
            {words.undo}
          </Button>
        )}
        {(notice?.kind === 'restored' || notice?.kind === 'brought') && (
          <Button variant="link" size="sm" onClick={() => session.dispatch({ type: 'startOver' })}>
            {words.startOver}
          </Button>
        )}
      </Line>
      <Line
        text={
          other &&
          (other.isOpen ? words.openElsewhere : words.another(dayAndTime(other.savedAt), other.photos))
        }
      >
        {other && !isSending(order) && (
          <Button variant="link" size="sm" onClick={() => void session.bringHere().then(onShown)}>
            {other.isOpen ? words.bringHere : words.openIt}
          </Button>
        )}
      </Line>
    </>
  );
}

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

function sentenceOf(notice: Notice, words: QuoteMessages['draft']): string {
  switch (notice.kind) {
    case 'restored':
    case 'brought': {
      const { kind, savedAt, photos, missing, isPartial } = notice;
      const line = words[kind](dayAndTime(savedAt), photos);
      return [line, missing > 0 && words.missing(missing), isPartial && words.partial]
        .filter(Boolean)
        .join(' ');
    }
    case 'sentElsewhere':
      return words.sentElsewhere(notice.order);
    case 'startedOver':
    case 'changesLeft':
    case 'unreadable':
      return words[notice.kind];
  }
}

/** "Tuesday, 14:05". A draft is rarely older than a week, so the day has a name. */
function dayAndTime(moment: number): string {
  const date = new Date(moment);
  const day = date.toLocaleDateString('en-US', { weekday: 'long' });
  return `${day}, ${date.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}

/** Beside the photos: how many of them this device has no room for, or that it keeps nothing. */
export function StorageNotice({ order, words: { draft: words } }: Pick<OrderNoticeProps, 'order' | 'words'>) {
  const { storage, evicted } = order;
  return (
    <p role="status" className="text-small text-muted mt-4 empty:mt-0">
      {storage === 'none' && !isEmpty(order) && words.unavailable}
      {storage === 'kept' && evicted > 0 && words.full(evicted)}
    </p>
  );
}

export type SendPanelProps = OrderNoticeProps & {
  /** Sends the order as it is now, after the form's checks. */
  onSubmit: () => void;
};

/** Why nothing was ordered, for as long as it holds, and every way on. */
export function SendPanel(props: SendPanelProps) {
  const { order, session, words, onSubmit } = props;
  const { failure, step } = order;
  if (step === 'asking') return <ArrivedPanel {...props} />;
  if (step === 'filesUnreadable') return <UnreadablePanel {...props} />;
  if (!failure) return null;
  const isBusy = isSending(order);
  return (
    // Its toast has announced it. It stays during the next attempt, so that its button can have the focus back.
    <Panel
      title={failureToast(failure.call, failure.error).title}
      text={
        <>
          <bdi>{failureReason(failure.call, failure.error)}</bdi>{' '}
          <span className="text-muted">{words.kept}</span>
        </>
      }
    >
      {isConflict(failure) ? (
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          onClick={() => session.dispatch({ type: 'sendAsNew' })}
        >
          {words.sendAsNew}
        </Button>
      ) : (
        <Button variant="secondary" size="sm" busy={isBusy} onClick={onSubmit}>
          {words.tryAgain}
        </Button>
      )}
    </Panel>
  );
}

/** An earlier version may have arrived, and the form says something else by now. Nothing leaves before an answer. */
function ArrivedPanel({ order, session, words }: SendPanelProps) {
  const { mayHaveArrived: texts } = words;
  return (
    <Panel hasFocus title={texts.title} text={texts.text}>
      {openAttempt(order)?.payload && (
        <Button variant="secondary" size="sm" onClick={() => session.dispatch({ type: 'sendFirst' })}>
          {texts.sendFirst}
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={() => session.dispatch({ type: 'sendAsOwn' })}>
        {texts.sendAsOwn}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => session.dispatch({ type: 'cancel' })}>
        {texts.cancel}
      </Button>
    </Panel>
  );
}

function UnreadablePanel({ order, session, words, onSubmit }: SendPanelProps) {
  const { unreadable: texts } = words;
  const { unreadable } = order;
  const sendWithout = () => {
    const { photos, references } = order.quote;
    session.edit({ type: 'removePhotos', files: photos.filter((file) => unreadable.includes(file)) });
    for (const file of references.filter((one) => unreadable.includes(one)))
      session.edit({ type: 'removeReference', file });
    onSubmit();
  };
  return (
    <Panel
      hasFocus
      title={texts.title(unreadable.length)}
      text={
        <>
          {texts.text}
          <span className="mt-2 flex flex-col gap-1">
            {unreadable.map((file) => (
              <FileAgain
                key={file.name}
                {...{ file, texts }}
                onFile={(by) => session.dispatch({ type: 'replaceFile', file, by })}
              />
            ))}
          </span>
        </>
      }
    >
      <Button variant="secondary" size="sm" onClick={sendWithout}>
        {texts.sendWithout(unreadable.length)}
      </Button>
    </Panel>
  );
}

type FileAgainProps = { file: File; onFile: (by: File) => void; texts: QuoteMessages['unreadable'] };

function FileAgain({ file, onFile, texts }: FileAgainProps) {
  const input = useRef<HTMLInputElement>(null);
  const name = displayName(file.name);
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <bdi className="font-mono">{name}</bdi>
      <Button
        variant="link"
        size="sm"
        aria-label={texts.chooseAgainNamed(name)}
        onClick={() => input.current?.click()}
      >
        {texts.chooseAgain}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute}
        aria-label={texts.chooseAgainNamed(name)}
        onChange={({ currentTarget: { files } }) => files?.[0] && onFile(files[0])}
      />
    </span>
  );
}

type PanelProps = { title: string; text: ReactNode; hasFocus?: boolean; children: ReactNode };

function Panel({ title, text, hasFocus = false, children }: PanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  return (
    <section
      aria-labelledby={id}
      className="border-accent-ink rounded-field flex flex-wrap items-center gap-x-4 gap-y-3 border px-4 py-3.5"
    >
      <div className="flex min-w-0 grow basis-64 gap-3">
        <AlertIcon className="text-accent-ink mt-1 size-4" />
        <div className="min-w-0">
          <h3 ref={heading} id={id} tabIndex={hasFocus ? -1 : undefined} className="font-semibold">
            {title}
          </h3>
          <div className="text-small wrap-anywhere">{text}</div>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
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
      {isOnline && !isBack && order.said && words[order.said]}
    </p>
  );
}
