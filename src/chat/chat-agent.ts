export type AgentStatus = 'online' | 'busy' | 'offline';

/** A person who can answer in the chat (chat 3). */
export type ChatAgent = {
  id: string;
  /** Name that introduces the agent and signs the messages. */
  name: string;
  /** Shown in a circle: an initial or two, or the URL of an image (anything with a `/` or a `:`). */
  avatar: string;
  status: AgentStatus;
  /** The agent's specialty: "Portrait & beauty". */
  specialization: string;
  /** Usual response time, shown after "replies in": "under 2 minutes". */
  responseTime: string;
};

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
