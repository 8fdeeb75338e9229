import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { scenario } from '../../mocks/scenarios.ts';
import {
  Button,
  ChatWidget,
  QuoteForm,
  SearchDialog,
  SignInDialog,
  toast,
  Toaster,
  useSearchShortcut,
} from '../../src/index.ts';
import { inHost } from '../host.tsx';
import { underway } from '../chat/sample-chat.ts';
import { visitor } from '../quote/quote-steps.ts';

type Open = 'search' | 'portal' | null;

/** A page with every overlay. */
function Page({ quote = false }: { quote?: boolean }) {
  const [open, setOpen] = useState<Open>(null);
  useSearchShortcut(() => setOpen('search'));
  const dialog = (name: Open) => ({
    open: open === name,
    onOpenChange: (next: boolean) => setOpen(next ? name : null),
  });
  return (
    <>
      <div className="flex gap-3 p-4">
        <Button onClick={() => setOpen('portal')}>Portal</Button>
        <Button variant="secondary" onClick={() => setOpen('search')}>
          Search
        </Button>
      </div>
      {quote && (
        <div className="mx-auto max-w-[1240px] p-4">
          <QuoteForm />
        </div>
      )}
      <SignInDialog {...dialog('portal')} />
      <SearchDialog {...dialog('search')} />
      <ChatWidget initialState={underway} />
      <Toaster />
    </>
  );
}

/** Stacked overlays: their order, their names, and where the focus returns. */
const meta = {
  title: 'Overlays',
  component: Page,
  decorators: [inHost],
  parameters: { layout: 'fullscreen', msw: { handlers: scenario.works } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = () => document.querySelector('[aria-live] [data-variant]')?.closest('[aria-live]');

/** Whether a tap on the middle of the element reaches it, so that nothing covers it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

const soon = { timeout: 15_000 };

export const ToastOverDialog: Story = {
  name: 'Toast over the sign-in dialog',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Portal' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });
    await userEvent.type(within(dialog).getByLabelText('Email'), 'wrong@example.com');
    await userEvent.type(within(dialog).getByLabelText('Password'), 'a{Enter}');
    // Announced, although everything outside of the dialog is hidden from assistive technology.
    await waitFor(() => expect(region()).toHaveAttribute('role', 'alert'), soon);
    await expect(region()).toHaveTextContent('Login failed');
    await expect(region()?.closest('[aria-hidden="true"]')).toBeNull();
    const close = screen.getByRole('button', { name: 'Close notification' });
    await waitFor(() => expect(isOnTop(close)).toBe(true));
    // The toast does not take the focus, and dismissing it leaves the dialog open.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(close);
    await expect(screen.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    within(dialog).getByLabelText('Email').focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const SearchOverChat: Story = {
  name: 'Search over the chat',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open chat' }));
    const chat = canvas.getByRole('dialog', { name: 'Chat with Mara' });
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(message, 'Half a thought{Control>}k{/Control}');
    const search = await screen.findByRole('dialog', { name: 'Search' });
    const field = within(search).getByRole('combobox', { name: 'Search this site' });
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(isOnTop(field)).toBe(true));
    // Only the search is exposed to assistive technology. The chat behind it continues, and is not minimized.
    await expect(chat.closest('[aria-hidden="true"]')).not.toBeNull();
    await expect(chat).not.toHaveAttribute('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull());
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message).toHaveValue('Half a thought');
    // The next Esc closes the chat.
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveFocus();
  },
};

export const ToastBesideChat: Story = {
  name: 'Toast beside the chat',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open chat' }));
    const chat = canvas.getByRole('dialog', { name: 'Chat with Mara' });
    toast({
      title: 'Unexpected error',
      description:
        'An unexpected error occurred (ID: 7F3K-92QD-0123-4567). Please copy this ID and share with support.',
      variant: 'destructive',
    });
    const close = await screen.findByRole('button', { name: 'Close notification' }, soon);
    await waitFor(() => expect(isOnTop(close)).toBe(true));
    for (const name of ['Message', 'Send']) {
      const control = within(chat).getByRole(name === 'Message' ? 'textbox' : 'button', { name });
      await expect(isOnTop(control)).toBe(true);
    }
  },
};

export const ReplyWhileSearching: Story = {
  name: 'Chat reply during a search',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open chat' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Search this site' });
    await waitFor(() => expect(field).toHaveFocus());
    const log = canvas.getByRole('log', { name: 'Conversation', hidden: true });
    await waitFor(() => expect(log).toHaveTextContent('Prices are per image'), soon);
    await expect(field).toHaveFocus();
  },
};

export const SignInOverQuote: Story = {
  name: 'Sign-in over a half-filled quote',
  args: { quote: true },
  play: async ({ canvas, canvasElement }) => {
    const person = visitor(canvasElement);
    await person.chooseService();
    await person.introduce('Ana Torres', '');
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const opener = canvas.getByRole('button', { name: 'Portal' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });
    await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus());
    await userEvent.type(within(dialog).getByLabelText('Email'), 'ana@studio.example');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Welcome back' })).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    // The form is unchanged: Enter and Esc in the dialog had no effect on it.
    await expect(name).toHaveValue('Ana Torres');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    await expect(document.querySelector('[data-variant]')).toBeNull();
  },
};
