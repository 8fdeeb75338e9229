import { cn } from '../lib/cn.ts';
import { ChatIcon } from '../ui/icons.tsx';
import type { AgentStatus, ChatAgent } from './chat-agent.ts';

type Props = {
  /** Without an agent, the icon of the chat. */
  agent?: ChatAgent;
};

/** An agent's initial or image, with a dot for the status. Decorative: the status is stated in words beside it. */
export function AgentAvatar({ agent }: Props) {
  return (
    <span aria-hidden="true" className="relative shrink-0 max-xs:hidden">
      <span className="bg-raised border-line rounded-pill display grid size-10 place-items-center overflow-hidden border text-lead">
        <AvatarContent avatar={agent?.avatar} />
      </span>
      {agent && (
        <span
          className={cn(
            'outline-ground rounded-pill absolute -end-px bottom-0 size-2.5 border outline-2',
            dots[agent.status],
          )}
        />
      )}
    </span>
  );
}

function AvatarContent({ avatar }: { avatar: string | undefined }) {
  if (!avatar) return <ChatIcon className="size-[18px]" />;
  if (!/[/:]/.test(avatar)) return avatar;
  return <img src={avatar} alt="" width="40" height="40" className="size-full object-cover" />;
}

/** Filled for online, half filled for busy, hollow for offline, so that color is not the only difference. */
const dots: Record<AgentStatus, string> = {
  online: 'bg-success border-success',
  busy: 'border-film bg-[linear-gradient(to_right,var(--film)_50%,transparent_50%)]',
  offline: 'border-line-strong bg-ground',
};
