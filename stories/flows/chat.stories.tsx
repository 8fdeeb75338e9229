import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { ChatWidget, Contact } from '../../src/index.ts';
import { inHost } from '../host.tsx';

const openChat = () => window.dispatchEvent(new Event('openChat'));

/** The contact section, and the chat that its link opens. */
function ChatPage() {
  return (
    <>
      <Contact
        title="Ask before you send anything."
        channels={[
          {
            label: 'Chat',
            value: 'Open the chat',
            href: '/live-chat',
            chat: true,
            note: 'Automated replies.',
          },
        ]}
        onChat={openChat}
      />
      <ChatWidget onViewChange={fn()} />
    </>
  );
}

/** A visitor asks about a price. Each story is one step further. */
const meta = {
  title: 'Chat',
  component: ChatPage,
  decorators: [inHost],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  render: (_, { id }) => <ChatPage key={id} />,
} satisfies Meta<typeof ChatPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const soon = { timeout: 15_000 };
const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Message' });
const log = (canvas: Canvas) => canvas.getByRole('log', { name: 'Conversation' });

export const Open: Story = {
  name: '1 Opened from Contact',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Open the chat' }));
    await expect(log(canvas)).toHaveTextContent('Connecting you to an agent...');
  },
};

export const Welcome: Story = {
  name: '2 Greeting of the first agent',
  play: async (context) => {
    await Open.play!(context);
    const { canvas } = context;
    await waitFor(() => expect(field(canvas)).toBeEnabled(), soon);
    await expect(log(canvas)).toHaveTextContent('Hi, I’m Mara.');
  },
};

export const Ask: Story = {
  name: '3 Question sent',
  play: async (context) => {
    await Welcome.play!(context);
    const { canvas } = context;
    await userEvent.type(field(canvas), 'What does food cost?{Enter}');
    await expect(log(canvas)).toHaveTextContent('Mara is typing...');
    await expect(field(canvas)).toBeDisabled();
  },
};

export const Answer: Story = {
  name: '4 Reply with a price',
  play: async (context) => {
    await Ask.play!(context);
    const { canvas } = context;
    await waitFor(() => expect(log(canvas)).toHaveTextContent('Food starts at $3 an image'), soon);
    await waitFor(() => expect(field(canvas)).toHaveFocus());
  },
};

export const Leave: Story = {
  name: '5 Minimized by Escape',
  play: async (context) => {
    await Answer.play!(context);
    const { canvas } = context;
    await userEvent.keyboard('{Escape}');
    const launcher = canvas.getByRole('button', { name: /^Open chat/ });
    await expect(launcher).toHaveFocus();
    await userEvent.click(launcher);
    await expect(log(canvas)).toHaveTextContent('What does food cost?');
  },
};
