import { Button } from '../ui/button.tsx';
import { AgentAvatar } from './agent-avatar.tsx';
import type { ChatAgent } from './chat-agent.ts';
import type { ChatMessages } from './chat-messages.ts';

type TeamProps = { agents: readonly ChatAgent[]; words: ChatMessages };

/** The agents and their response times, shown while connecting. */
export function Team({ agents, words }: TeamProps) {
  return (
    <ul aria-label={words.team} className="border-line mt-5 border-t">
      {agents.map((agent) => (
        <li key={agent.id} className="border-line flex items-center gap-3 border-b py-3">
          <AgentAvatar agent={agent} />
          <div className="min-w-0 text-small">
            <p className="font-semibold">
              {agent.name}
              <span className="text-muted font-normal"> · {words.status[agent.status]}</span>
            </p>
            <p className="text-muted">
              {agent.specialization}, {words.repliesIn(agent.responseTime)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type NoAgentsProps = { words: ChatMessages; onRetry: () => void };

/** Shown when no agent is online: what to do instead. */
export function NoAgents({ words, onRetry }: NoAgentsProps) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-2 text-center">
      <p className="display text-display-sm">{words.nobody}</p>
      <p className="text-muted text-small max-w-[28ch]">{words.nobodyHint}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
