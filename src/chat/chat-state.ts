import { isBlankText } from '../lib/is-blank-text.ts';
import type { ChatAgent } from './chat-agent.ts';
import type { ChatFacts, ChatReply } from './replies.ts';

/** Time for which "Connecting you to an agent..." is shown, in ms (chat 2). */
export const CONNECT_TIME = 1500;
/** Delays of consecutive replies, in ms. After the fourth reply they repeat (chat 6). */
const REPLY_DELAYS = [2000, 2400, 2800, 3200] as const;
/** Time after which a sent message is marked as delivered, in ms. Shorter than every delay of a reply. */
export const DELIVERY_TIME = 500;

/** One message of a conversation: `id`, `text`, `sender`, `timestamp` and `status` (chat 5). */
export type ChatMessage = {
  id: string;
  /** Shown as text, never as markup. */
  text: string;
  sender: 'user' | 'agent';
  /** Time of the message, in ms since 1970. */
  timestamp: number;
  status: 'sent' | 'delivered';
};

/** A conversation: its `phase`, the `agent` who answers, the `messages` and the `topics` of the replies so far. */
export type ChatState = {
  /** `unavailable`: no agent is online. `typing`: the agent is typing and the visitor waits. */
  phase: 'connecting' | 'unavailable' | 'ready' | 'typing';
  agent: ChatAgent | undefined;
  messages: readonly ChatMessage[];
  /** Topics of the replies so far, oldest first. The welcome is not a reply. */
  topics: readonly string[];
};

/** Returns the reply to a message. `topics`: those of the replies so far, oldest first. */
export type ChatReplier = (
  message: string,
  topics: readonly string[],
  facts?: Partial<ChatFacts>,
) => ChatReply;

/** Initial state of a conversation. */
export const newChat: ChatState = { phase: 'connecting', agent: undefined, messages: [], topics: [] };

/* Each of these returns the state after an event. `at`: its time, in ms since 1970. */

/** Connects an agent, who welcomes the visitor. */
export function connect(state: ChatState, agent: ChatAgent, welcome: string, at: number): ChatState {
  return withMessage({ ...state, phase: 'ready', agent }, 'agent', welcome, at);
}

/** Adds a message of the visitor. Changes nothing if it is blank or the agent is not ready. */
export function addMessage(state: ChatState, message: string, at: number): ChatState {
  if (state.phase !== 'ready' || isBlankText(message)) return state;
  return withMessage({ ...state, phase: 'typing' }, 'user', message.trim(), at);
}

/** Marks all messages as delivered. */
export function markDelivered(state: ChatState): ChatState {
  return { ...state, messages: state.messages.map((message) => ({ ...message, status: 'delivered' })) };
}

/** Adds a reply of the agent. */
export function addReply(state: ChatState, { topic, text }: ChatReply, at: number): ChatState {
  return withMessage({ ...state, phase: 'ready', topics: [...state.topics, topic] }, 'agent', text, at);
}

/** Returns the time for which the agent types the next reply, in ms. */
export function replyDelay({ topics }: ChatState): number {
  return REPLY_DELAYS[topics.length % REPLY_DELAYS.length] ?? REPLY_DELAYS[0];
}

function withMessage(
  state: ChatState,
  sender: ChatMessage['sender'],
  text: string,
  timestamp: number,
): ChatState {
  // Messages are never removed, so the number of messages is a unique id. A message of the agent is delivered as soon
  // as it is shown.
  const id = `message-${state.messages.length + 1}`;
  const status = sender === 'user' ? 'sent' : 'delivered';
  return { ...state, messages: [...state.messages, { id, text, sender, timestamp, status }] };
}
