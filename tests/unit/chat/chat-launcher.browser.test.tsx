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

test.each([{ disabled: true }, { hidden: true }])(
  'ChatLauncher takes the focus after closing if the opener is %o',
  async (props) => {
    const pageWith = (view: ChatView, opener: object) => (
      <>
        <button type="button" {...opener}>
          Ask us
        </button>
        <ChatLauncher view={view} />
        <div data-chat="" tabIndex={-1} />
      </>
    );
    const focus = (selector: string) => screen.container.querySelector<HTMLElement>(selector)?.focus();
    const screen = await render(pageWith('closed', {}));
    focus('button');
    await screen.rerender(pageWith('open', {}));
    focus('[data-chat]');
    await screen.rerender(pageWith('closed', props));
    await expect.element(page.getByRole('button', { name: 'Open chat' })).toHaveFocus();
  },
);
