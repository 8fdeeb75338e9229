import type { ChatAgent } from './chat-agent.ts';

/** Sample agents, used until a studio passes its own. None has a portrait (chat 3). */
export const sampleAgents: readonly ChatAgent[] = [
  {
    id: 'theo',
    name: 'Theo',
    avatar: 'T',
    status: 'busy',
    specialization: 'Real estate & interiors',
    responseTime: 'under 5 minutes',
  },
  {
    id: 'mara',
    name: 'Mara',
    avatar: 'M',
    status: 'online',
    specialization: 'Portrait & beauty',
    responseTime: 'under 2 minutes',
  },
  {
    id: 'ines',
    name: 'Ines',
    avatar: 'I',
    status: 'offline',
    specialization: 'Weddings & events',
    responseTime: 'under 10 minutes',
  },
];
