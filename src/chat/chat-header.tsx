import type { ReactNode } from 'react';
import { CloseIcon, MinusIcon } from '../ui/icons.tsx';
import { AgentAvatar } from './agent-avatar.tsx';
import type { ChatAgent } from './chat-agent.ts';
import type { ChatMessages } from './chat-messages.ts';

type Props = {
  /** The agent who answers, once the chat has connected. */
  agent: ChatAgent | undefined;
  words: ChatMessages;
  onMinimize: () => void;
  onClose: () => void;
};

/** The agent, and the buttons that minimize and close the card. */
export function ChatHeader({ agent, words, onMinimize, onClose }: Props) {
  return (
    <div data-surface="darkroom" className="flex shrink-0 items-center gap-3 py-3 ps-4 pe-3 sm:ps-5">
      <AgentAvatar agent={agent} />
      <div className="min-w-0 flex-1">
        <h2 className="relative truncate text-small font-semibold">
          {agent ? agent.name : words.card}
          {agent && <span className="sr-only"> ({words.status[agent.status]})</span>}
        </h2>
        <p className="text-mono font-sans text-muted [@media(height<26rem)]:sr-only">
          {agent ? `${agent.specialization} · ${words.repliesIn(agent.responseTime)}` : words.automated}
        </p>
      </div>
      <div className="flex gap-1.5">
        <HeaderButton label={words.minimize} onPress={onMinimize}>
          <MinusIcon className="size-4" />
        </HeaderButton>
        <HeaderButton label={words.close} onPress={onClose}>
          <CloseIcon className="size-4" />
        </HeaderButton>
      </div>
    </div>
  );
}

type HeaderButtonProps = { label: string; onPress: () => void; children: ReactNode };

function HeaderButton({ label, onPress, children }: HeaderButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="border-line-strong text-muted hover:border-ink hover:text-ink rounded-print grid size-8 place-items-center border transition-colors max-sm:size-target pointer-coarse:size-target"
    >
      {children}
    </button>
  );
}
