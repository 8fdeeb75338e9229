import { useState } from 'react';
import { ChatLauncher } from '../../src/chat/chat-launcher.tsx';
import { useOpenChat, type ChatView } from '../../src/chat/chat-view.ts';
import { Loaded } from './loaded.tsx';
import { OverlayBoundary } from '../routing/page-boundary.tsx';
import { sayNotLoaded } from './site-dialogs.tsx';

/** Brings the card's code. Asked for ahead of time, the card opens at once. */
export const loadChat = () => import('./dialogs/chat.tsx').then((module) => module.ChatCard);

/** The chat on every page: the button from the start, the card when a pointer, the focus or `openChat` asks for it. */
export function SiteChat() {
  const [view, setView] = useState<ChatView>('closed');
  const [unread, setUnread] = useState(0);
  // The button stays until there is a card to take its place.
  const open = () => void loadChat().then(() => setView('open'), sayNotLoaded);
  useOpenChat(open);

  return (
    <aside aria-label="Chat">
      <ChatLauncher
        {...{ view, unread }}
        onViewChange={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      />
      <OverlayBoundary wanted={view !== 'closed'} onFail={() => setView('closed')}>
        <Loaded
          load={loadChat}
          wanted={view !== 'closed'}
          props={{ view, onViewChange: setView, onUnreadChange: setUnread }}
        />
      </OverlayBoundary>
    </aside>
  );
}

// Only a hint. If it fails, the click tries again and says so.
const prepare = () => void loadChat().catch(() => {});
