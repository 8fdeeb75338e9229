import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ChatLauncher } from '../../../src/chat/chat-launcher.tsx';
import { frames } from '../frames.ts';

test('ChatLauncher does not move for a focused section, which has no focus ring (chat 10)', async () => {
  const screen = await render(
    <>
      <section tabIndex={-1} aria-label="Services" style={{ height: '200vh' }} />
      <ChatLauncher />
    </>,
  );
  (screen.getByLabelText('Services').element() as HTMLElement).focus();
  // Two frames: the button would move in the one after the focus.
  await frames(2);
  expect(screen.getByRole('button').element().hasAttribute('data-obscured')).toBe(false);
});
