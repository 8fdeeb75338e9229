export const agentStatuses = ['online', 'busy', 'offline'] as const;
export type AgentStatus = (typeof agentStatuses)[number];

/** Somebody who can answer in the chat (SPEC §3). */
export type ChatAgent = {
  id: string;
  /** How the agent is introduced and signs. */
  name: string;
  /** Shown in a circle: an initial or two, or the address of a picture (anything with a `/` or a `:`). */
  avatar: string;
  status: AgentStatus;
  /** What the agent knows best: "Portrait & beauty". */
  specialization: string;
  /** How long an answer takes, to follow "replies in": "under 2 minutes". */
  responseTime: string;
};

/** The first agent who is online; those before who are busy or away are passed over (SPEC §4). */
export function firstOnline(agents: readonly ChatAgent[]): ChatAgent | undefined {
  return agents.find((agent) => agent.status === 'online');
}
