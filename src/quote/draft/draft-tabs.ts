/** What the tabs of one browser tell each other about a draft. */
export type TabMessage =
  | { kind: 'saved' }
  /** The draft is no more. With `order` it was sent, without it was started over. */
  | { kind: 'ended'; id: string; revision: number; order?: string };

export type TabLine = { tell: (message: TabMessage) => void; close: () => void };

/**
 * The line between the tabs that show one draft. Without BroadcastChannel each tab is alone: the draft is then
 * joined when it is written.
 */
export function openTabLine(key: string, onMessage: (message: TabMessage) => void): TabLine {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`order-draft:${key}`);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, and takes no other argument
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
