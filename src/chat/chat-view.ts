import { useWindowEvent } from '../lib/use-window-event.ts';

/** `minimized`: the conversation continues unseen. `closed`: it has ended and is discarded. */
export const chatViews = ['closed', 'open', 'minimized'] as const;
/** View of the chat. */
export type ChatView = (typeof chatViews)[number];

/** Opens the chat of the page, whichever component renders it (chat 1). */
export const openChat = () => void window.dispatchEvent(new Event('openChat'));

/** Calls `onOpen` on the window event `openChat` (chat 1), which any button of a page may dispatch. */
export function useOpenChat(onOpen: () => void): void {
  useWindowEvent('openChat', () => onOpen());
}
