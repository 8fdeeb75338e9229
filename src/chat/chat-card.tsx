import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { callHost } from '../lib/call-host.ts';
import { cn } from '../lib/cn.ts';
import { isComposing } from '../lib/is-composing.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AgentAvatar } from './agent-avatar.tsx';
import { sampleAgents, type ChatAgent } from './chat-agent.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatLog } from './chat-log.tsx';
import { defaultMessages, type ChatMessages } from './chat-messages.ts';
import type { ChatReplier, ChatState } from './chat-state.ts';
import type { ChatView } from './chat-view.ts';
import type { ChatFacts } from './replies.ts';
import { useChatFocus } from './use-chat-focus.ts';
import { useChat } from './use-chat.ts';
import { useObstacle } from '../lib/obstacles.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { useMinimizeWhenCovering } from './use-minimize-when-covering.ts';

export type ChatCardProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> & {
  /**
   * Minimized, the conversation continues unseen; closed, it is discarded. While the card stays mounted, text that was
   * not sent is kept. Default: `open`.
   */
  view?: ChatView;
  /** Called when the visitor minimizes or closes it, and when it would cover the focused element of the page. */
  onViewChange?: (view: ChatView) => void;
  /** Called with the number of replies that arrived while minimized; 0 again once they are seen. */
  onUnreadChange?: (unread: number) => void;
  /** The team; the first agent online answers. Default: sample agents. */
  agents?: readonly ChatAgent[];
  /**
   * Returns the reply to a message. It gets the message, the topics of the replies so far, oldest first, and `facts`.
   * Default: replies that recognize questions about prices, services, turnaround, formats, ordering, hours, the guarantee
   * and a person to talk to. They also answer if this function returns no text, such as a promise, or throws. The error
   * is reported.
   */
  reply?: ChatReplier;
  /**
   * Facts about the studio that the built-in replies state: `hours` and `guarantee`. Default: Mon-Fri 9AM-6PM EST, and a
   * 30-day money-back guarantee.
   */
  facts?: Partial<ChatFacts>;
  /** Initial conversation, for stories and tests. Read on mount. Default: a new one. */
  initialState?: ChatState;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<ChatMessages>;
};

/**
 * The chat as a non-modal dialog in the corner. It takes the focus when it opens and leaves the page usable. Esc
 * minimizes it, which loses nothing; closing it ends the conversation. It also minimizes when the focus moves to an
 * element that it covers.
 */
export function ChatCard({ view = 'open', ...rest }: ChatCardProps) {
  const [text, setText] = useState('');
  // Mounted for one conversation: closing it ends all of its timers.
  return view === 'closed' ? null : <Conversation {...{ view, text }} onTextChange={setText} {...rest} />;
}

type ConversationProps = ChatCardProps & {
  view: Exclude<ChatView, 'closed'>;
  /** Text that has not been sent yet. */
  text: string;
  onTextChange: (text: string) => void;
};

function Conversation(props: ConversationProps) {
  const {
    view,
    text,
    onTextChange,
    onViewChange,
    onUnreadChange,
    agents = sampleAgents,
    reply,
    facts,
    initialState,
    messages,
    className,
    ref,
    ...rest
  } = props;
  const words = withDefaults(defaultMessages, messages);
  const { state, send, reconnect } = useChat({ agents, welcome: words.welcome, reply, facts, initialState });
  const { phase, agent } = state;
  const isOpen = view === 'open';
  const minimize = () => onViewChange?.('minimized');

  const card = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const note = useId();
  useChatFocus({ card, field }, phase, isOpen);
  useMinimizeWhenCovering(card, isOpen, minimize);
  useObstacle(card, isOpen, { corner: 'end' });
  const unread = useUnread(state, isOpen, onUnreadChange);

  return (
    <>
      {!isOpen && <output className="sr-only">{unread > 0 && agent && words.wrote(agent.name)}</output>}
      <div
        role="dialog"
        aria-label={agent ? words.cardWith(agent.name) : words.card}
        aria-describedby={phase === 'connecting' ? note : undefined}
        tabIndex={-1}
        {...rest}
        data-chat=""
        data-print="hide"
        data-state={phase}
        hidden={!isOpen}
        ref={useComposedRefs(card, ref)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
          event.stopPropagation();
          event.preventDefault();
          minimize();
        }}
        className={cn(
          'bg-ground text-ink border-line rounded-card shadow-raised fixed z-(--z-chat) flex flex-col overflow-x-hidden overflow-y-auto border',
          // It grows with the text.
          'inset-x-3 bottom-[max(12px,env(safe-area-inset-bottom))] h-[min(35rem,calc(100dvh-36px))]',
          'sm:start-auto sm:end-6 sm:bottom-6 sm:w-[clamp(420px,26.25rem,50vw)]',
          'transition-[opacity,translate] duration-(--motion-slow) starting:translate-y-2 starting:opacity-0',
          className,
        )}
      >
        <ChatHeader {...{ agent, words }} onMinimize={minimize} onClose={() => onViewChange?.('closed')} />
        <ChatLog {...{ state, isOpen, words }}>
          {phase === 'connecting' && (
            <div id={note}>
              <Spinner label={words.connecting} />
              <Team {...{ agents, words }} />
            </div>
          )}
          {phase === 'unavailable' && <NoAgents words={words} onRetry={reconnect} />}
        </ChatLog>
        <ChatComposer
          {...{ field, text, onTextChange, words }}
          disabled={phase !== 'ready'}
          placeholder={agent && phase === 'typing' ? words.typing(agent.name) : words.placeholder}
          onSend={send}
        />
      </div>
    </>
  );
}

/** Counts the replies since the card was last visible, and reports the number to the host. */
function useUnread({ messages }: ChatState, isOpen: boolean, onChange: ChatCardProps['onUnreadChange']) {
  const replies = messages.filter(({ sender }) => sender === 'agent').length;
  const [seen, setSeen] = useState(replies);
  if (isOpen && seen !== replies) setSeen(replies);
  const unread = isOpen ? 0 : replies - seen;
  const notify = useEffectEvent((count: number) => callHost(() => onChange?.(count)));
  useEffect(() => notify(unread), [unread]);
  return unread;
}

type TeamProps = { agents: readonly ChatAgent[]; words: ChatMessages };

/** The agents and their response times, shown while connecting. */
function Team({ agents, words }: TeamProps) {
  return (
    <ul aria-label={words.team} className="border-line mt-5 border-t">
      {agents.map((agent) => (
        <li key={agent.id} className="border-line flex items-center gap-3 border-b py-3">
          <AgentAvatar agent={agent} />
          <div className="min-w-0 text-small">
            <p className="font-semibold">
              {agent.name}
              <span className="text-muted font-normal"> · {words.status[agent.status]}</span>
            </p>
            <p className="text-muted">
              {agent.specialization}, {words.repliesIn(agent.responseTime)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type NoAgentsProps = { words: ChatMessages; onRetry: () => void };

/** Shown when no agent is online: other ways to reach the studio. */
function NoAgents({ words, onRetry }: NoAgentsProps) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-2 text-center">
      <p className="display text-display-sm">{words.nobody}</p>
      <p className="text-muted text-small max-w-[18.6em]">{words.nobodyHint}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
