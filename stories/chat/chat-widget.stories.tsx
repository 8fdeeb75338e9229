import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChatWidget, sampleAgents } from '../../src/index.ts';
import { anOpenChat, card, connected, field, launcher, log, soon } from './chat-parts.tsx';
import { chatOf, underway } from './sample-chat.ts';

const meta = {
  title: 'Chat widget',
  component: ChatWidget,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } }, layout: 'fullscreen' },
  ...anOpenChat,
} satisfies Meta<typeof ChatWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ask it about prices, turnaround, formats or how to order. */
export const Playground: Story = { args: { defaultView: 'closed' } };

export const Connecting: Story = {
  name: 'Connecting', // (chat 2, chat 3)
  play: async ({ canvas }) => {
    await expect(log(canvas)).toHaveTextContent('Connecting you to an agent...');
    await expect(field(canvas)).toBeDisabled();
    for (const { name, status, specialization, responseTime } of sampleAgents) {
      await expect(log(canvas)).toHaveTextContent(
        `${name} · ${status}${specialization}, replies in ${responseTime}`,
      );
    }
  },
};

export const Welcome: Story = {
  name: 'Greeting of the first agent', // (chat 2, chat 8)
  play: async ({ canvas }) => {
    await connected(canvas);
    // Theo is the first agent in the list, and is busy.
    await expect(card(canvas)).toHaveAccessibleName('Chat with Mara');
    await expect(log(canvas)).toHaveTextContent('Hi, I’m Mara.');
    await expect(card(canvas)).toHaveTextContent('Portrait & beauty · replies in under 2 minutes');
    await expect(card(canvas)).toHaveTextContent('Automated replies');
    await waitFor(() => expect(field(canvas)).toHaveFocus());
  },
};

export const Conversation: Story = {
  name: 'Question and reply', // (chat 4, chat 5, chat 6, chat 7, chat 10)
  play: async ({ canvas }) => {
    await connected(canvas);
    await userEvent.type(field(canvas), 'How fast can you do 40 headshots?{Enter}');
    await expect(field(canvas)).toHaveValue('');
    await expect(field(canvas)).toBeDisabled();
    await expect(field(canvas)).toHaveAttribute('placeholder', 'Mara is typing...');
    await expect(log(canvas)).toHaveTextContent('Mara is typing...');
    await expect(log(canvas)).toHaveTextContent(/How fast can you do 40 headshots\?.*Sent/);
    await waitFor(() => expect(log(canvas)).toHaveTextContent('Delivered'));
    await waitFor(() => expect(log(canvas)).toHaveTextContent('Express 6-12'), soon);
    await expect(log(canvas)).not.toHaveTextContent('is typing');
    await waitFor(() => expect(field(canvas)).toHaveFocus());
  },
};

export const NotSent: Story = {
  name: 'Several lines and blank messages', // (chat 4)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { initialState: chatOf([['agent', 'Hi, I’m Mara.']]) },
  play: async ({ canvas }) => {
    const messages = () => within(log(canvas)).getAllByRole('listitem').length;
    await userEvent.type(field(canvas), '{Enter}   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), 'First line{Shift>}{Enter}{/Shift}second line');
    await expect(field(canvas)).toHaveValue('First line\nsecond line');
    await expect(messages()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(log(canvas)).toHaveTextContent('First line second line');
  },
};

export const Minimized: Story = {
  name: 'Minimized with unread messages', // (chat 1)
  args: { initialState: chatOf([['agent', 'Hi, I’m Mara.']]) },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'What does food cost?{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Minimize chat' }));
    await expect(launcher(canvas)).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    const news = await canvas.findByRole('button', { name: 'Open chat, 1 new message' }, soon);
    await expect(canvas.getByText('New message from Mara')).toBeInTheDocument();
    await userEvent.click(news);
    await expect(log(canvas)).toHaveTextContent('Food starts at $3 an image');
    await expect(field(canvas)).toHaveFocus();
  },
};

export const Closed: Story = {
  name: 'Opened again after closing', // (chat 1, chat 9)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { initialState: undefined },
  play: async ({ canvas }) => {
    await connected(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }));
    await expect(launcher(canvas)).toHaveFocus();
    await userEvent.click(launcher(canvas));
    await expect(log(canvas)).toHaveTextContent('Connecting you to an agent...');
    await expect(log(canvas)).not.toHaveTextContent('Hi, I’m Mara.');
  },
};

export const Typing: Story = {
  name: 'Agent typing', // (chat 6)
  // After two seconds the agent has sent the reply.
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { initialState: chatOf([...lines(), ['user', 'And what does it cost?']], 'typing') },
};

export const Unavailable: Story = {
  name: 'Without an agent online',
  args: { agents: sampleAgents.filter(({ status }) => status !== 'online') },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' }, soon);
    await expect(log(canvas)).toHaveTextContent('Nobody is online right now.');
    await expect(field(canvas)).toBeDisabled();
    await userEvent.click(again);
    await expect(log(canvas)).toHaveTextContent('Connecting you to an agent...');
    await waitFor(() => expect(card(canvas)).toHaveFocus());
  },
};

export const Hostile: Story = {
  name: 'Hostile text',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    initialState: chatOf([
      ['agent', 'Hi, I’m Mara.'],
      ['user', '<img src=x onerror=alert(1)> <script>alert(2)</script> javascript:alert(3) \u202Egnp.exe'],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(log(canvas).querySelector('img, script, a')).toBeNull();
    await expect(log(canvas)).toHaveTextContent('<img src=x onerror=alert(1)>');
  },
};

export const LongText: Story = {
  name: 'Long text',
  args: {
    agents: [
      {
        id: 'long',
        name: 'Maximiliana-Konstantina',
        avatar: 'MK',
        status: 'online',
        specialization: 'Architectural exteriors at dusk, interiors and everything in between',
        responseTime: 'under 10 minutes',
      },
    ],
    initialState: {
      ...chatOf([
        ['agent', `A file name: ${'DSC_0412_final_final_'.repeat(12)}.NEF`],
        ['user', `${'Donaudampfschifffahrtsgesellschaft '.repeat(6)}\n\nA new paragraph.`],
      ]),
      agent: {
        id: 'long',
        name: 'Maximiliana-Konstantina Wolkenstein-Trostburg',
        avatar: 'MK',
        status: 'online',
        specialization: 'Architectural exteriors at dusk, interiors and everything in between',
        responseTime: 'under 10 minutes',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(log(canvas).scrollWidth).toBe(log(canvas).clientWidth);
    await expect(card(canvas).scrollWidth).toBe(card(canvas).clientWidth);
  },
};

export const ManyMessages: Story = {
  name: '300 messages',
  args: {
    initialState: chatOf(
      Array.from({ length: 300 }, (_, at) => [at % 2 ? 'user' : 'agent', `Message ${at + 1}`] as const),
    ),
  },
  play: async ({ canvas }) => {
    const list = log(canvas);
    const fromEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight;
    await expect(fromEnd()).toBeLessThan(2);
    // As when a phone shows its keyboard.
    list.parentElement!.style.height = '320px';
    await waitFor(() => expect(list.clientHeight).toBeLessThan(300));
    await waitFor(() => expect(fromEnd()).toBeLessThan(2));
    await userEvent.type(field(canvas), 'One more{Enter}');
    list.scrollTop = 0;
    await connected(canvas);
    await expect(within(list).getAllByRole('listitem')).toHaveLength(302);
    await expect(list.scrollTop).toBe(0);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    initialState: chatOf([
      ['agent', 'مرحبًا، أنا مارا. ما الذي تصوّره؟'],
      ['user', 'كم تكلفة صور الزفاف؟'],
      ['agent', 'For weddings: wedding from $3 an image.'],
    ]),
  },
  decorators: [
    (Story) => (
      <div dir="rtl" className="min-h-dvh">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { left, right } = card(canvas).getBoundingClientRect();
    await expect(left).toBeLessThanOrEqual(window.innerWidth - right);
  },
};

export const Darkroom: Story = {
  name: 'In the darkroom',
  args: { initialState: underway },
  globals: { surface: 'darkroom' },
};

export const Phone: Story = {
  name: 'On a phone',
  args: { initialState: underway },
  globals: { viewport: { value: 'phone' } },
};

export const SmallPhone: Story = {
  name: 'On a small phone',
  args: { initialState: underway },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const { top, bottom, left, right } = card(canvas).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect([left, window.innerWidth - right]).toEqual([12, 12]);
  },
};

function lines() {
  return underway.messages.map(({ sender, text }) => [sender, text] as const);
}
