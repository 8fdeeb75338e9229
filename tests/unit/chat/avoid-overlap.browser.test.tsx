import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ChatLauncher } from '../../../src/chat/chat-launcher.tsx';

/** Two frames: the button moves in the one after the focus. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('the button stays when a whole section gets the focus, which shows no ring (chat 10)', async () => {
  const screen = await render(
    <>
      <section tabIndex={-1} aria-label="Services" style={{ height: '200vh' }} />
      <ChatLauncher />
    </>,
  );
  (screen.getByLabelText('Services').element() as HTMLElement).focus();
  await drawn();
  expect(screen.getByRole('button').element().hasAttribute('data-obscured')).toBe(false);
});
