import { expect, test } from 'vitest';
import { chatReducer, newChat, type ChatAction, type ChatState } from '../../../src/chat/chat-state.ts';
import { sampleAgents } from '../../../src/chat/chat-agent.ts';

const connected: ChatAction = {
  type: 'connected',
  agent: sampleAgents[0],
  welcome: 'I’m Mara',
  at: 1,
};
const sent = (text: string): ChatAction => ({ type: 'sent', text, at: 2 });
const replied: ChatAction = { type: 'replied', reply: { topic: 'prices', text: 'From $2.' }, at: 3 };
const run = (...actions: ChatAction[]): ChatState => actions.reduce(chatReducer, newChat);

test('chatReducer adds a welcome message (chat 2)', () => {
  expect(run(connected).messages).toEqual([
    { id: 'message-1', text: 'I’m Mara', sender: 'agent', timestamp: 1, status: 'delivered' },
  ]);
});

test('sampleAgents have all fields and the three response times (chat 3)', () => {
  for (const agent of sampleAgents) {
    expect(Object.keys(agent)).toEqual(['id', 'name', 'avatar', 'status', 'specialization', 'responseTime']);
  }
  expect(sampleAgents.map(({ responseTime }) => responseTime).toSorted()).toEqual([
    'under 10 minutes',
    'under 2 minutes',
    'under 5 minutes',
  ]);
});

test.each(['', '   ', '\n\t '])('chatReducer does not send %j (chat 4)', (text) => {
  const before = run(connected);
  expect(chatReducer(before, sent(text))).toBe(before);
});

test('chatReducer marks a message as sent, then as delivered (chat 5)', () => {
  const typing = run(connected, sent(' Hello '));
  expect(typing.messages.at(-1)).toEqual({
    id: 'message-2',
    text: 'Hello',
    sender: 'user',
    timestamp: 2,
    status: 'sent',
  });
  expect(chatReducer(typing, { type: 'delivered' }).messages.at(-1)?.status).toBe('delivered');
});

test('chatReducer ignores messages while the agent is typing (chat 6)', () => {
  const typing = run(connected, sent('Hello'));
  expect(typing.phase).toBe('typing');
  expect(chatReducer(typing, sent('Again'))).toBe(typing);
  const ready = chatReducer(typing, replied);
  expect(ready.phase).toBe('ready');
  expect(ready.messages).toHaveLength(3);
});

test('chatReducer becomes unavailable without an online agent and can reconnect', () => {
  const unavailable = run({ type: 'connected', at: 1 });
  expect(unavailable.phase).toBe('unavailable');
  expect(unavailable.messages).toEqual([]);
  expect(chatReducer(unavailable, { type: 'connect' })).toBe(newChat);
});
