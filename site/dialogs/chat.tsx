import '../late.css';

export { ChatCard } from '../../src/chat/chat-card.tsx';
