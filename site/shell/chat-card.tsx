import { ChatCard as Card, type ChatCardProps } from '../../src/chat/chat-card.tsx';
import { brand } from '../brand.ts';
import { policy } from '../content/policy.ts';

const facts = { hours: brand.hours, guarantee: `${policy.guarantee}-day money-back guarantee` };

/** The chat's card, with this studio's support hours and guarantee. */
export function ChatCard(props: ChatCardProps) {
  return <Card facts={facts} {...props} />;
}
