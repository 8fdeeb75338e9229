import { ChatCard as Card, type ChatCardProps } from '../../../src/chat/chat-card.tsx';
import { brand } from '../../brand.ts';
import { policy } from '../../content/policy.ts';

const facts = { hours: brand.hours, guarantee: `${policy.guarantee}-day money-back guarantee` };

/** The card of the chat, which knows when this studio's people answer and what it promises. */
export function ChatCard(props: ChatCardProps) {
  return <Card facts={facts} {...props} />;
}
