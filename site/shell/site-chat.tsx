import { useState } from 'react';
import { ChatLauncher } from '../../src/chat/chat-launcher.tsx';
import type { ChatView } from '../../src/chat/chat-view.ts';
import { lazyComponent } from '../../src/lib/lazy-component.tsx';
import { openUnlessFocusMoved } from '../../src/lib/focus.ts';
import { brand } from '../brand.ts';
import { policy } from '../content/policy.ts';
import { OverlayBoundary } from '../routing/page-boundary.tsx';
import { toastNotLoaded, toastWhileSlow } from './slow-load.ts';

/** The chat's card. Loaded ahead of time, it opens at once. */
export const ChatCard = lazyComponent(() => import('../../src/chat/chat-card.tsx'), 'ChatCard');

/** The studio's support hours and guarantee, for the replies. */
const facts = { hours: brand.hours, guarantee: `${policy.guarantee}-day money-back guarantee` };

/** The chat's button, and its card, which loads on hover, on focus or when the button is pressed. */
export function SiteChat() {
  // `null` until it is first opened. After that the card stays mounted, because it keeps text that was not sent.
  const [view, setView] = useState<ChatView | null>(null);
  const [unread, setUnread] = useState(0);
  // The button stays until there is a card to take its place.
  const open = () =>
    openUnlessFocusMoved(
      () => toastWhileSlow(ChatCard.load()),
      () => setView('open'),
      toastNotLoaded,
    );

  return (
    <>
      <ChatLauncher
        view={view ?? 'closed'}
        unread={unread}
        onViewChange={open}
        onPointerEnter={ChatCard.prefetch}
        onFocus={ChatCard.prefetch}
        onTouchStart={ChatCard.prefetch}
      />
      <OverlayBoundary onFail={() => setView(null)}>
        {view && <ChatCard {...{ view, facts }} onViewChange={setView} onUnreadChange={setUnread} />}
      </OverlayBoundary>
    </>
  );
}
