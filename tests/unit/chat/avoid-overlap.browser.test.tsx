import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { avoidOverlap } from '../../../src/chat/avoid-overlap.ts';
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

test('a floating button moves up when a list that appears moves a submit button under it', async () => {
  const screen = await render(
    <>
      <div data-testid="list" />
      <form>
        <button type="submit" style={{ height: 40 }}>
          Send
        </button>
      </form>
      <button style={{ position: 'fixed', insetInlineStart: 0, top: 200, height: 60 }}>Chat</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Chat' }).element() as HTMLElement;
  onTestFinished(avoidOverlap(button));
  await frames(2);
  expect(button.style.translate).toBe('');
  (screen.getByTestId('list').element() as HTMLElement).style.height = '200px';
  await frames(3);
  expect(button.style.translate).not.toBe('');
});

test.each([
  { name: 'moves up by up to 168 px', height: 160, translate: '0px -168px', isHidden: false },
  { name: 'hides where it would have to move further', height: 161, translate: '', isHidden: true },
])('a floating button above a focused field $name (chat 10)', async ({ height, translate, isHidden }) => {
  const place = { position: 'fixed', insetInlineStart: 0, bottom: 0, boxSizing: 'border-box' } as const;
  const screen = await render(
    <>
      <textarea aria-label="Brief" style={{ ...place, height, margin: 0 }} />
      <button style={{ ...place, height: 60 }}>Chat</button>
    </>,
  );
  const button = screen.getByRole('button').element() as HTMLElement;
  onTestFinished(avoidOverlap(button));
  (screen.getByLabelText('Brief').element() as HTMLElement).focus();
  await frames(2);
  expect(button.style.translate).toBe(translate);
  expect(button.hasAttribute('data-obscured')).toBe(isHidden);
});
