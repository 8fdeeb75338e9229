import { useState, type ComponentPropsWithRef } from 'react';
import { useControllable } from '../lib/use-controllable.ts';
import { ChatCard, type ChatCardProps } from './chat-card.tsx';
import { ChatLauncher, type ChatLauncherProps } from './chat-launcher.tsx';
import { useOpenChat, type ChatView } from './chat-view.ts';

const defaultMessages = { label: 'Chat' };

export type ChatWidgetProps = Omit<ComponentPropsWithRef<'aside'>, 'children'> & {
  /** The visible view, if the host controls it: the button, the card, or the button of a minimized chat. */
  view?: ChatView;
  /** The initial view, if the host does not control it. Default: `closed`. */
  defaultView?: ChatView;
  /** Called with the requested view. */
  onViewChange?: (view: ChatView) => void;
  /** The team; the first agent online answers. Default: sample agents. */
  agents?: ChatCardProps['agents'];
  /** Returns the reply to a message, as in `ChatCard`. Default: the built-in replies. */
  reply?: ChatCardProps['reply'];
  /** Facts about the studio that the built-in replies state; as in `ChatCard`. Default: the same. */
  facts?: ChatCardProps['facts'];
  /** Initial conversation, for stories and tests. Default: a new one. */
  initialState?: ChatCardProps['initialState'];
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
  /** Overrides for the default text of the card. */
  cardMessages?: ChatCardProps['messages'];
  /** Overrides for the default text of the button. */
  launcherMessages?: ChatLauncherProps['messages'];
};

/**
 * The whole chat: the button, the card, and the window event `openChat`. To keep the card's code out of a page's first
 * load, combine `ChatLauncher` and `ChatCard` yourself.
 */
export function ChatWidget(props: ChatWidgetProps) {
  const {
    view: controlledView,
    defaultView = 'closed',
    onViewChange,
    agents,
    reply,
    facts,
    initialState,
    messages,
    cardMessages,
    launcherMessages,
    ...rest
  } = props;
  const [unread, setUnread] = useState(0);
  const [view, setView] = useControllable('ChatWidget', controlledView, defaultView, onViewChange);
  useOpenChat(() => setView('open'));

  return (
    <aside aria-label={messages?.label ?? defaultMessages.label} {...rest}>
      <ChatLauncher
        view={view}
        unread={view === 'minimized' ? unread : 0}
        onViewChange={setView}
        messages={launcherMessages}
      />
      <ChatCard
        {...{ view, agents, reply, facts, initialState }}
        onViewChange={setView}
        onUnreadChange={setUnread}
        messages={cardMessages}
      />
    </aside>
  );
}
