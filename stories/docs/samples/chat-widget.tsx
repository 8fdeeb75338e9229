import { Button, ChatWidget, sampleAgents } from '../../../src/index.ts';

export const ChatWithButton = () => (
  <>
    <Button onClick={() => window.dispatchEvent(new Event('openChat'))}>Ask us</Button>
    <ChatWidget agents={sampleAgents} cardMessages={{ close: 'End the chat' }} />
  </>
);
