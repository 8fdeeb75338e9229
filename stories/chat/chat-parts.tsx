import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { chatViews } from '../../src/chat/chat-view.ts';
import { ChatWidget } from '../../src/index.ts';

/** Default arguments of the stories of the chat. */
export const anOpenChat = {
  args: { onViewChange: fn(), defaultView: 'open' },
  argTypes: {
    view: { control: false },
    defaultView: { control: 'inline-radio', options: chatViews },
    initialState: { control: false },
  },
  // Each story starts a new conversation.
  render: ({ ...args }, { id }) => <ChatWidget key={id} {...args} />,
} satisfies Partial<Meta<typeof ChatWidget>>;

/** Queries for the parts of the chat. */
type Canvas = ReturnType<typeof within>;

export const card = (canvas: Canvas) => canvas.getByRole('dialog', { name: /^Chat/ });
export const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Message' });
export const log = (canvas: Canvas) => canvas.getByRole('log', { name: 'Conversation' });
export const launcher = (canvas: Canvas) => canvas.getByRole('button', { name: /^Open chat/ });

/** Time limit, in ms. An agent joins and replies after a delay. */
export const soon = { timeout: 15_000 };
export const connected = (canvas: Canvas) => waitFor(() => expect(field(canvas)).toBeEnabled(), soon);
