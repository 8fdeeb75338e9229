import type { ChatMessage, ChatState } from '../../src/chat/chat-state.ts';
import { sampleAgents } from '../../src/index.ts';

/** A fixed time, so that screenshots never change. */
const start = Date.UTC(2026, 10, 21, 14, 2);

const agent = sampleAgents.find(({ status }) => status === 'online');

type Line = readonly [sender: ChatMessage['sender'], text: string];

/** A conversation with these lines, a minute apart. */
export function chatOf(lines: readonly Line[], phase: ChatState['phase'] = 'ready'): ChatState {
  const messages = lines.map(([sender, text], at): ChatMessage => ({
    id: `message-${at + 1}`,
    sender,
    text,
    timestamp: start + at * 60_000,
    status: 'delivered',
  }));
  return { phase, agent, messages, topics: [] };
}

/** A short conversation: a question and its reply. */
export const underway = chatOf([
  ['agent', 'Hi, I’m Mara. I look after portrait and beauty. What are you shooting?'],
  ['user', 'How fast can you do 40 headshots?'],
  [
    'agent',
    'Turnaround is Standard 24-48 hours, Rush 12-24, Express 6-12, Urgent 2-6, with an extra fee for rush.',
  ],
]);
