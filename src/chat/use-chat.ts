import { useEffect, useEffectEvent, useState } from 'react';
import { callHost } from '../lib/call-host.ts';
import { isBlankText } from '../lib/is-blank-text.ts';
import type { ChatAgent } from './chat-agent.ts';
import type { ChatCardProps } from './chat-card.tsx';
import { defaultMessages } from './chat-messages.ts';
import {
  addMessage,
  addReply,
  connect,
  CONNECT_TIME,
  DELIVERY_TIME,
  markDelivered,
  newChat,
  replyDelay,
} from './chat-state.ts';
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
  const [state, setState] = useState(initialState);
  const { phase } = state;
  const hasUndelivered = state.messages.some(({ status }) => status === 'sent');

  // The host's functions are called outside of the state's updaters, which React may run twice, and during a render.
  const finishConnecting = useEffectEvent(() => {
    const agent = agents.find(({ status }) => status === 'online');
    if (!agent) return setState((before) => ({ ...before, phase: 'unavailable' }));
    const greeting = callHost(() => welcome(agent));
    const text = isText(greeting) ? greeting : defaultMessages.welcome(agent);
    setState((before) => connect(before, agent, text, Date.now()));
  });
  const sendReply = useEffectEvent(() => {
    const args = [state.messages.at(-1)?.text ?? '', state.topics, facts] as const;
    const answer = callHost(() => reply(...args));
    const validReply = isText(answer?.text) ? answer : replyTo(...args);
    setState((before) => addReply(before, validReply, Date.now()));
  });
  const delay = useEffectEvent(() => replyDelay(state));

  useEffect(() => {
    if (phase === 'connecting') return after(CONNECT_TIME, () => finishConnecting());
    return phase === 'typing' ? after(delay(), () => sendReply()) : undefined;
  }, [phase]);
  useEffect(() => {
    if (!hasUndelivered) return;
    return after(DELIVERY_TIME, () => setState(markDelivered));
  }, [hasUndelivered]);

  return {
    state,
    /** Sends a message that is not blank, if the agent is ready. */
    send: (text: string) => setState((before) => addMessage(before, text, Date.now())),
    reconnect: () => setState(newChat),
  };
}

/** Whether a host's function has returned a text. Otherwise the log would throw an error, or show an empty message. */
const isText = (text: unknown): text is string => typeof text === 'string' && !isBlankText(text);

/** Runs a function after a delay. Returns the cleanup function for an effect. */
function after(ms: number, action: () => void) {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
}
