import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { sampleAgents, type ChatAgent } from '../../../src/chat/chat-agent.ts';
import { replyTo } from '../../../src/chat/replies.ts';
import { useChat } from '../../../src/chat/use-chat.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const welcome = ({ name }: ChatAgent) => `I’m ${name}`;

async function chat(options: Partial<Parameters<typeof useChat>[0]> = {}) {
  const hook = await renderHook(() => useChat({ agents: sampleAgents, welcome, ...options }), {
    wrapper: StrictMode,
  });
  return {
    state: () => hook.result.current.state,
    phase: () => hook.result.current.state.phase,
    send: (text: string) => hook.act(() => hook.result.current.send(text)),
    reconnect: () => hook.act(() => hook.result.current.reconnect()),
    advance: (ms: number) => hook.act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    unmount: () => hook.unmount(),
  };
}

test('useChat connects after 1500 ms (chat 2)', async () => {
  const { advance, phase, state } = await chat();
  await advance(1499);
  expect(phase()).toBe('connecting');
  await advance(1);
  expect(phase()).toBe('ready');
  expect(state().messages[0]?.text).toBe('I’m Mara');
});

test('useChat adds replies after 2000, 2400, 2800, 3200 and 2000 ms (chat 6)', async () => {
  const { advance, phase, send, state } = await chat();
  await advance(1500);
  for (const delay of [2000, 2400, 2800, 3200, 2000]) {
    await send('Hello');
    const before = state().messages.length;
    await advance(delay - 1);
    expect(phase()).toBe('typing');
    await advance(1);
    expect(phase()).toBe('ready');
    expect(state().messages).toHaveLength(before + 1);
  }
});

test('useChat marks a message as delivered before the reply (chat 5)', async () => {
  const { advance, send, state } = await chat();
  await advance(1500);
  await send('Hello');
  expect(state().messages[1]?.status).toBe('sent');
  await advance(500);
  expect(state().messages[1]?.status).toBe('delivered');
  expect(state().phase).toBe('typing');
});

test('useChat clears its timers when it unmounts (chat 9)', async () => {
  const connecting = await chat();
  expect(vi.getTimerCount()).toBe(1);
  await connecting.unmount();
  expect(vi.getTimerCount()).toBe(0);

  const typing = await chat();
  await typing.advance(1500);
  await typing.send('Hello');
  expect(vi.getTimerCount()).toBe(2);
  await typing.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('useChat takes its replies from the host’s reply function', async () => {
  const reply = vi.fn(() => ({ topic: 'prices', text: 'Ab 2 Euro.' }) as const);
  const { advance, send, state } = await chat({ facts: { hours: '9 bis 17 Uhr' }, reply });
  await advance(1500);
  await send('Was kostet es?');
  await advance(2000);
  expect(state().messages.at(-1)?.text).toBe('Ab 2 Euro.');
  expect(reply).toHaveBeenCalledExactlyOnceWith('Was kostet es?', [], { hours: '9 bis 17 Uhr' });
});

test('useChat picks the first online agent and skips busy and offline ones (chat 2)', async () => {
  const isOnline = ({ status }: ChatAgent) => status === 'online';
  const agents = [...sampleAgents.filter((agent) => !isOnline(agent)), ...sampleAgents.filter(isOnline)];
  expect(agents.slice(0, 2).map(({ status }) => status)).toEqual(['busy', 'offline']);
  const { advance, state } = await chat({ agents });
  await advance(1500);
  expect(state().agent?.id).toBe('mara');
});

test('useChat is unavailable without an online agent, and can reconnect', async () => {
  const { advance, phase, reconnect, state } = await chat({ agents: sampleAgents.slice(0, 1) });
  await advance(1500);
  expect(phase()).toBe('unavailable');
  expect(state().messages).toEqual([]);
  await reconnect();
  expect(phase()).toBe('connecting');
  await advance(1500);
  expect(phase()).toBe('unavailable');
});

test('useChat calls the host’s welcome once', async () => {
  const onWelcome = vi.fn(() => 'Hallo');
  const { advance } = await chat({ welcome: onWelcome });
  await advance(1500);
  expect(onWelcome).toHaveBeenCalledOnce();
});

test('useChat connects with a welcome of its own if the host’s shows nothing', async () => {
  const { advance, state } = await chat({ welcome: () => '\u200B' });
  await advance(1500);
  expect(state().messages[0]?.text).toMatch(/^Hi, I’m Mara/);
});

test('useChat connects with a welcome of its own if the host’s throws', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const { advance, phase, state } = await chat({
    welcome: () => {
      throw new Error('no welcome');
    },
  });
  await advance(1500);
  expect(phase()).toBe('ready');
  expect(state().messages[0]?.text).toMatch(/^Hi, I’m Mara/);
  expect(reported).toHaveBeenCalledWith(new Error('no welcome'));
  reported.mockRestore();
});

test.each([
  ['a promise', async () => 'Hallo'],
  ['a blank text', () => ''],
])('useChat connects with a welcome of its own if the host’s returns %s', async (_, welcome) => {
  const { advance, state } = await chat({ welcome: welcome as never });
  await advance(1500);
  expect(state().messages[0]?.text).toMatch(/^Hi, I’m Mara/);
});

test('useChat answers with a reply of its own if the host’s throws', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const { advance, phase, send, state } = await chat({
    reply: () => {
      throw new Error('no reply');
    },
  });
  await advance(1500);
  await send('Hello');
  await advance(2000);
  expect(phase()).toBe('ready');
  expect(state().messages.at(-1)).toMatchObject({ sender: 'agent', text: replyTo('Hello').text });
  expect(reported).toHaveBeenCalledWith(new Error('no reply'));
  reported.mockRestore();
});

test.each([
  ['a promise', async () => ({ topic: 'prices', text: 'Soon.' })],
  ['no text', () => ({ topic: 'prices' })],
  ['a blank text', () => ({ topic: 'prices', text: ' ' })],
])('useChat answers with a reply of its own if the host’s returns %s', async (_, reply) => {
  const { advance, send, state } = await chat({ reply: reply as never });
  await advance(1500);
  await send('Hello');
  await advance(2000);
  expect(state().messages.at(-1)).toMatchObject({ sender: 'agent', text: replyTo('Hello').text });
});
