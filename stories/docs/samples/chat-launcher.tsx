import { ChatLauncher } from '../../../src/index.ts';

const loadCard = () => void import('../../../src/chat/chat-card.tsx');

export const ChatButton = ({ open, unread }: { open: () => void; unread: number }) => (
  <ChatLauncher unread={unread} onViewChange={open} onPointerEnter={loadCard} onFocus={loadCard} />
);
