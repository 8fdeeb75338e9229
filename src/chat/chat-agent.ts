export type AgentStatus = 'online' | 'busy' | 'offline';

/** A person who can answer in the chat (chat 3). */
export type ChatAgent = {
  id: string;
  /** The name under which the agent is introduced and signs. */
  name: string;
  /** Shown in a circle: an initial or two, or the URL of an image (anything with a `/` or a `:`). */
  avatar: string;
  status: AgentStatus;
  /** The agent's specialty: "Portrait & beauty". */
  specialization: string;
  /** Usual response time, shown after "replies in": "under 2 minutes". */
  responseTime: string;
};

/** Returns the first agent who is online; busy and offline ones before are skipped (chat 2). */
export function firstOnline(agents: readonly ChatAgent[]): ChatAgent | undefined {
  return agents.find((agent) => agent.status === 'online');
}
