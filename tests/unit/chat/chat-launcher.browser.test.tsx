import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { ChatLauncher } from '../../../src/chat/chat-launcher.tsx';
import type { ChatView } from '../../../src/chat/chat-view.ts';

test('ChatLauncher opens the chat unless the host’s onClick prevents the default', async () => {
  const onViewChange = vi.fn<(view: ChatView) => void>();
  const onClick = vi.fn<(event: { preventDefault: () => void }) => void>();
  await render(<ChatLauncher onViewChange={onViewChange} onClick={onClick} />);
  await page.getByRole('button', { name: 'Open chat' }).click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith('open');
  onClick.mockImplementation((event) => event.preventDefault());
  await page.getByRole('button', { name: 'Open chat' }).click();
  expect(onViewChange).toHaveBeenCalledOnce();
});
