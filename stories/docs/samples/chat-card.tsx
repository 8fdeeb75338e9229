import { useState } from 'react';
import { Button, ChatCard, type ChatView } from '../../../src/index.ts';

export function ChatOnRequest() {
  const [view, setView] = useState<ChatView>('closed');
  return (
    <>
      <Button onClick={() => setView('open')}>Talk to the lab</Button>
      <ChatCard view={view} onViewChange={setView} />
    </>
  );
}
