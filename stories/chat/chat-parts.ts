import { expect, waitFor, type within } from 'storybook/test';

/** Where a story of the chat finds its parts. */
export type Canvas = ReturnType<typeof within>;

export const card = (canvas: Canvas) => canvas.getByRole('dialog', { name: /^Chat/ });
export const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Message' });
export const log = (canvas: Canvas) => canvas.getByRole('log', { name: 'Conversation' });
export const launcher = (canvas: Canvas) => canvas.getByRole('button', { name: /^Open chat/ });

/** An agent takes a while to come, and a while to answer. */
export const soon = { timeout: 5000 };
export const connected = (canvas: Canvas) => waitFor(() => expect(field(canvas)).toBeEnabled(), soon);
