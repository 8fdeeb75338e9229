import { expect, test } from 'vitest';
import { addMessage, addReply, connect, markDelivered, newChat } from '../../../src/chat/chat-state.ts';
import { sampleAgents } from '../../../src/chat/chat-agent.ts';
import { assertPresent } from '../assert-present.ts';

const ready = connect(newChat, assertPresent(sampleAgents[0]), 'I’m Mara', 1);
const send = (text: string, before = ready) => addMessage(before, text, 2);

test('connect adds a welcome message to those before (chat 2)', () => {
  expect(ready.messages).toEqual([
    { id: 'message-1', text: 'I’m Mara', sender: 'agent', timestamp: 1, status: 'delivered' },
  ]);
  const again = connect({ ...ready, phase: 'connecting' }, assertPresent(sampleAgents[0]), 'Hello again', 2);
  expect(again.messages.map(({ text }) => text)).toEqual(['I’m Mara', 'Hello again']);
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

test.each(['', '   ', '\n\t ', '\u200B'])('addMessage does not add %j (chat 4)', (text) => {
  expect(send(text)).toBe(ready);
});

test('a message is sent, then delivered (chat 5)', () => {
  const typing = send(' Hello ');
  expect(typing.messages.at(-1)).toEqual({
    id: 'message-2',
    text: 'Hello',
    sender: 'user',
    timestamp: 2,
    status: 'sent',
  });
  expect(markDelivered(typing).messages.at(-1)?.status).toBe('delivered');
});

test('addMessage ignores messages while the agent is typing, and before one is connected (chat 6)', () => {
  const typing = send('Hello');
  expect(typing.phase).toBe('typing');
  expect(send('Again', typing)).toBe(typing);
  expect(send('Hello', newChat)).toBe(newChat);
  const answered = addReply(typing, { topic: 'prices', text: 'From $2.' }, 3);
  expect(answered.phase).toBe('ready');
  expect(answered.messages).toHaveLength(3);
});
