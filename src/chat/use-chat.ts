import { useEffect, useEffectEvent, useReducer } from 'react';
import { callHost } from '../lib/call-host.ts';
import type { ChatAgent } from './chat-agent.ts';
import type { ChatCardProps } from './chat-card.tsx';
import { defaultMessages } from './chat-messages.ts';
import { chatReducer, CONNECT_TIME, DELIVERY_TIME, newChat, replyDelay } from './chat-state.ts';
import { replyTo } from './replies.ts';

type Options = Pick<ChatCardProps, 'reply' | 'facts' | 'initialState'> & {
  agents: readonly ChatAgent[];
  welcome: (agent: ChatAgent) => string;
};

/**
 * Runs one conversation with timers, from mount to unmount. Every timer belongs to an effect, so none outlives the
 * component. Makes no request.
 */
export function useChat({ agents, welcome, reply = replyTo, facts, initialState = newChat }: Options) {
  const [state, dispatch] = useReducer(chatReducer, initialState);
  const { phase } = state;
  const hasUndelivered = state.messages.some(({ status }) => status === 'sent');

  // The host's functions run here and not in the reducer, which React may run twice, and during a render.
  const finishConnecting = useEffectEvent(() => {
    const agent = agents.find(({ status }) => status === 'online');
    const greeting = agent && callHost(() => welcome(agent));
    const text = isText(greeting) ? greeting : agent && defaultMessages.welcome(agent);
    dispatch({ type: 'connected', agent, welcome: text, at: Date.now() });
  });
  const sendReply = useEffectEvent(() => {
    const args = [state.messages.at(-1)?.text ?? '', state.topics, facts] as const;
    const answer = callHost(() => reply(...args));
    const hasText = isText(answer?.text);
    dispatch({ type: 'replied', reply: hasText ? answer : replyTo(...args), at: Date.now() });
  });
  const delay = useEffectEvent(() => replyDelay(state));

  useEffect(
    () => (phase === 'connecting' ? after(CONNECT_TIME, () => finishConnecting()) : undefined),
    [phase],
  );
  useEffect(() => {
    if (phase !== 'typing') return;
    return after(delay(), () => sendReply());
  }, [phase]);
  useEffect(() => {
    if (!hasUndelivered) return;
    return after(DELIVERY_TIME, () => dispatch({ type: 'delivered' }));
  }, [hasUndelivered]);

  return {
    state,
    /** Sends a message that is not blank, if the agent is ready. */
    send: (text: string) => dispatch({ type: 'sent', text, at: Date.now() }),
    reconnect: () => dispatch({ type: 'connect' }),
  };
}

/** Whether a host's function has returned a text. Otherwise the log would throw an error, or show an empty message. */
const isText = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';

/** Runs a function after a delay. Returns the cleanup function for an effect. */
function after(ms: number, action: () => void) {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
}
