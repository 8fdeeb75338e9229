import { Button, ChatWidget, sampleAgents } from '../../../src/index.ts';

export const Help = () => (
  <>
    <Button onClick={() => window.dispatchEvent(new Event('openChat'))}>Ask us</Button>
    <ChatWidget agents={sampleAgents} cardMessages={{ close: 'End the chat' }} />
  </>
);
