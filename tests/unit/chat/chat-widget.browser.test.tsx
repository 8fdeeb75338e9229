import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import type { ChatState } from '../../../src/chat/chat-state.ts';
import type { ChatView } from '../../../src/chat/chat-view.ts';
import { ChatWidget } from '../../../src/chat/chat-widget.tsx';
import { sampleAgents } from '../../../src/chat/chat-agent.ts';
import { obstacles } from '../../../src/lib/obstacles.ts';
import { clearToasts, toast } from '../../../src/lib/toast-store.ts';
import { Toaster } from '../../../src/ui/toast.tsx';
import { frames } from '../frames.ts';

const typing: ChatState = {
  phase: 'typing',
  agent: sampleAgents.find(({ status }) => status === 'online'),
  messages: [{ id: 'message-1', text: 'Hello', sender: 'user', timestamp: 0, status: 'delivered' }],
  topics: [],
};

test('ChatWidget removes the badge from the launcher when the host closes the chat', async () => {
  const widget = (view: ChatView) => <ChatWidget view={view} initialState={typing} />;
  const screen = await render(widget('open'));
  await screen.rerender(widget('minimized'));
  await expect.element(page.getByRole('button', { name: 'Open chat, 1 new message' })).toBeVisible();
  await screen.rerender(widget('closed'));
  await expect.element(page.getByRole('button', { name: 'Open chat', exact: true })).toBeVisible();
});

const ready: ChatState = { ...typing, phase: 'ready' };

test('ChatWidget keeps toasts out of its corner while its card is open', async () => {
  const screen = await render(<ChatWidget view="open" initialState={ready} />);
  expect(obstacles.get()).toMatchObject([{ corner: 'end' }]);
  await screen.rerender(<ChatWidget view="minimized" initialState={ready} />);
  expect(obstacles.get()).toEqual([]);
});

test('ChatWidget minimizes when scrolling moves the focused element under its card', async () => {
  await page.viewport(800, 600);
  const onViewChange = vi.fn();
  await render(
    <div style={{ height: 2000, paddingTop: 100 }}>
      <button style={{ marginInlineStart: 600, marginTop: 800 }}>Order</button>
      <ChatWidget view="open" initialState={ready} onViewChange={onViewChange} />
    </div>,
  );
  const button = page.getByRole('button', { name: 'Order' }).element() as HTMLElement;
  button.focus({ preventScroll: true });
  await frames(3);
  expect(onViewChange).not.toHaveBeenCalled();
  onTestFinished(() => window.scrollTo(0, 0));
  window.scrollTo({ top: 500, behavior: 'instant' });
  await vi.waitFor(() => expect(onViewChange).toHaveBeenCalledWith('minimized'));
});

test('ChatWidget keeps unsent text after the chat was closed', async () => {
  const widget = (view: ChatView) => <ChatWidget view={view} initialState={ready} />;
  const screen = await render(widget('open'));
  const field = page.getByRole('textbox');
  await field.fill('Can you keep the freckles?');
  await screen.rerender(widget('closed'));
  await expect.element(field).not.toBeInTheDocument();
  await screen.rerender(widget('open'));
  expect(field.element()).toHaveValue('Can you keep the freckles?');
});

afterEach(clearToasts);

test('Esc in ChatWidget minimizes the card and keeps an error toast open', async () => {
  const onViewChange = vi.fn<(view: ChatView) => void>();
  await render(
    <>
      <Toaster />
      <ChatWidget view="open" initialState={ready} onViewChange={onViewChange} />
    </>,
  );
  await page.getByRole('textbox').click();
  toast({ title: 'Network request failed', variant: 'destructive' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Network request failed');
  await userEvent.keyboard('{Escape}');
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith('minimized');
  await frames(2);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Network request failed');
});

test('Esc in ChatWidget does nothing if the host prevents the default', async () => {
  const onViewChange = vi.fn();
  await render(
    <div onKeyDownCapture={(event) => event.preventDefault()}>
      <ChatWidget view="open" initialState={ready} onViewChange={onViewChange} />
    </div>,
  );
  await page.getByRole('textbox').click();
  await userEvent.keyboard('{Escape}');
  expect(onViewChange).not.toHaveBeenCalled();
});

test('ChatWidget shows a message in its own direction', async () => {
  await render(
    <ChatWidget
      view="open"
      initialState={{ ...ready, messages: [{ ...ready.messages[0]!, text: 'שלום' }] }}
    />,
  );
  expect(getComputedStyle(page.getByText('שלום').element()).direction).toBe('rtl');
});

test('ChatWidget accepts a message of 2,500 characters', async () => {
  await render(<ChatWidget view="open" initialState={ready} />);
  const words = 'word '.repeat(500);
  const field = page.getByRole('textbox');
  await field.fill(words);
  expect(field.element()).toHaveValue(words);
});

/** A desktop window of 1280 × 400 px at 200 % zoom. */
const lowWindow = [640, 200] as const;
const longTalk: ChatState = {
  ...ready,
  messages: Array.from({ length: 20 }, (_, at) => ({
    id: `message-${at}`,
    text: 'Can you keep the freckles?',
    sender: at % 2 ? 'agent' : 'user',
    timestamp: 0,
    status: 'delivered',
  })),
};

test('ChatWidget shows the field that has the focus in a low window (WCAG 2.4.11)', async () => {
  await page.viewport(...lowWindow);
  await render(<ChatWidget view="open" initialState={longTalk} />);
  const field = page.getByRole('textbox');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toBeInViewport({ ratio: 1 });
});

test('ChatWidget in a low window scrolls no further than to its field', async () => {
  await page.viewport(...lowWindow);
  await render(<ChatWidget view="open" initialState={longTalk} />);
  const field = page.getByRole('textbox');
  const card = page.getByRole('dialog').element();
  card.scrollTop = card.scrollHeight;
  await expect.element(field).toBeInViewport({ ratio: 1 });
});
