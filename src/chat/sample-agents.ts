import type { ChatAgent } from './chat-agent.ts';

/** Stand-ins until a studio passes its own people. The response times are SPEC §3's; nobody is pictured. */
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
