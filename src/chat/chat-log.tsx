import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { useLocale } from '../lib/locale.tsx';
import type { ChatMessages } from './chat-messages.ts';
import type { ChatMessage, ChatState } from './chat-state.ts';

/** Maximum distance from the end, in px, at which a new message scrolls the log. Further up, the visitor is reading. */
const AT_END = 64;

type Props = {
  state: ChatState;
  /** Whether the card is open, not minimized. */
  isOpen: boolean;
  words: ChatMessages;
  /** Content before the conversation starts. */
  children?: ReactNode;
};

/**
 * The messages. `role="log"` announces each new one. The log takes the focus, so that it can be scrolled by keyboard.
 */
export function ChatLog({ state, isOpen, words, children }: Props) {
  const { messages, phase, agent } = state;
  const log = useScrolledToEnd(state, isOpen);
  return (
    <div
      ref={log}
      role="log"
      aria-label={words.log}
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // Positioned, so that the hidden names in it do not make the card scroll.
      className="relative min-h-20 flex-1 overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-3 sm:p-5"
    >
      {children}
      <ol className="flex flex-col gap-3">
        {messages.map((message) => (
          <Message key={message.id} message={message} author={agent?.name ?? ''} words={words} />
        ))}
        {phase === 'typing' && (
          <li>
            <TypingDots label={words.typing(agent?.name ?? '')} />
          </li>
        )}
      </ol>
    </div>
  );
}

type MessageProps = { message: ChatMessage; author: string; words: ChatMessages };

function Message({ message, author, words }: MessageProps) {
  const locale = useLocale();
  const isOwn = message.sender === 'user';
  const time = new Date(message.timestamp);
  return (
    <li
      data-sender={message.sender}
      className={cn('flex flex-col gap-1.5', isOwn ? 'items-end' : 'items-start')}
    >
      <span className="sr-only">{isOwn ? words.you : author}</span>
      {/* Untrusted text: rendered as plain text, in its own direction. */}
      <p
        dir="auto"
        className={cn(
          'rounded-card text-small max-w-[86%] border px-4 py-2.5 wrap-anywhere whitespace-pre-wrap',
          isOwn
            ? 'bg-inverse text-ground rounded-ee-print border-transparent'
            : 'bg-raised border-line rounded-es-print',
        )}
      >
        {keepRangesTogether(message.text)}
      </p>
      <p className="text-muted px-1 font-mono text-edge">
        <time dateTime={time.toISOString()}>{time.toLocaleTimeString(locale, timeOfDay)}</time>
        {' · '}
        {isOwn ? words[message.status] : words.automated}
      </p>
    </li>
  );
}

/** Keeps "24-48" on one line: browsers break after a hyphen. */
function keepRangesTogether(text: string): ReactNode[] {
  return text.split(/(\d+-\d+)/).map((part, at) =>
    at % 2 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const timeOfDay = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function TypingDots({ label }: { label: string }) {
  return (
    <p className="bg-raised border-line rounded-card rounded-es-print inline-flex h-9 items-center gap-1.5 border px-4">
      <span className="sr-only">{label}</span>
      {['[animation-delay:-800ms]', '[animation-delay:-400ms]', ''].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className={cn('bg-inverse rounded-pill size-1.5 animate-pulse border border-transparent', delay)}
        />
      ))}
    </p>
  );
}

/**
 * Scrolls to the newest message, also if a phone's keyboard covers half of the screen. Does not scroll if the visitor
 * has scrolled up to read, unless the newest message is their own.
 */
function useScrolledToEnd({ messages, phase }: ChatState, isOpen: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const before = useRef({ scrollHeight: 0, clientHeight: 0 });
  const isOwn = messages.at(-1)?.sender === 'user';
  useLayoutEffect(() => {
    if (log.current) before.current = scrollToEnd(log.current, before.current, isOwn);
  }, [messages.length, phase, isOwn, isOpen]);
  useEffect(() => {
    const node = log.current;
    if (!node) return;
    const observer = new ResizeObserver(() => (before.current = scrollToEnd(node, before.current)));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return log;
}

type Heights = { scrollHeight: number; clientHeight: number };

/**
 * Scrolls to the end if the end was visible, or if it has to be. A hidden log has no height, so it is at its end when
 * it is shown again.
 */
function scrollToEnd(node: HTMLElement, before: Heights, always = false): Heights {
  const fromEnd = before.scrollHeight - node.scrollTop - before.clientHeight;
  if (always || fromEnd < AT_END) node.scrollTop = node.scrollHeight;
  const { scrollHeight, clientHeight } = node;
  return { scrollHeight, clientHeight };
}
