import { ChatLauncher } from '../../../src/index.ts';

const bring = () => void import('../../../src/chat/chat-card.tsx');

export const Corner = ({ open, unread }: { open: () => void; unread: number }) => (
  <ChatLauncher unread={unread} onViewChange={open} onPointerEnter={bring} onFocus={bring} />
);
