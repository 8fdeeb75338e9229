import type { ChatAgent } from './chat-agent.ts';

/** Default text of the chat. The replies are in `replies.ts`. */
export const defaultMessages = {
  card: 'Chat',
  cardWith: (name: string) => `Chat with ${name}`,
  connecting: 'Connecting you to an agent...',
  team: 'Our team',
  status: { online: 'online', busy: 'busy', offline: 'offline' },
  repliesIn: (time: string) => `replies in ${time}`,
  welcome: ({ name, specialization }: ChatAgent) =>
    `Hi, I’m ${name}. I look after ${specialization.toLowerCase()}. Ask me about prices, turnaround, file formats or how to order.`,
  automated: 'Automated replies',
  automatedHint: 'Automated replies. It stays on this page.',
  log: 'Conversation',
  you: 'You',
  sent: 'Sent',
  delivered: 'Delivered',
  typing: (name: string) => `${name} is typing...`,
  field: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  wrote: (name: string) => `New message from ${name}`,
  minimize: 'Minimize chat',
  close: 'Close chat',
  nobody: 'Nobody is online right now.',
  nobodyHint: 'Try again in a few minutes, or use the order form: every order is read.',
  tryAgain: 'Try again',
};

/** Texts of the chat card. */
export type ChatMessages = typeof defaultMessages;
