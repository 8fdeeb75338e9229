import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { chatViews } from '../../src/chat/chat-view.ts';
import { ChatLauncher } from '../../src/index.ts';
import { inArabic } from '../host.tsx';

const meta = {
  title: 'Chat launcher',
  component: ChatLauncher,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 160 } }, layout: 'fullscreen' },
  args: { onViewChange: fn() },
  argTypes: { view: { control: 'inline-radio', options: chatViews } },
} satisfies Meta<typeof ChatLauncher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Unread: Story = {
  name: 'New messages',
  args: { view: 'minimized', unread: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open chat, 3 new messages' })).toBeVisible();
  },
};

export const WhileOpen: Story = {
  name: 'While the chat is open',
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { view: 'open' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Darkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [inArabic],
  args: {
    view: 'minimized',
    unread: 3,
    messages: { open: 'افتح الدردشة', unread: (count) => `، ${count} رسائل جديدة` },
  },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('button').getBoundingClientRect();
    await expect(left).toBeLessThan(window.innerWidth - right);
  },
};
