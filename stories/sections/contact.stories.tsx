import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Contact } from '../../src/sections/contact.tsx';
import { storyBrand } from '../brand.ts';
import { inHost, navigate, rightToLeft } from '../host.tsx';

const meta = {
  title: 'Contact',
  component: Contact,
  tags: ['!autodocs'],
  args: {
    number: '13',
    eyebrow: 'Contact',
    title: 'Ask before you send anything.',
    lead: 'A difficult set, a deadline, a file that won’t open: write or call.',
    channels: [
      { label: 'Phone', value: storyBrand.phone, href: 'tel:+15550100100', note: storyBrand.hours },
      {
        label: 'Email',
        value: storyBrand.email,
        href: `mailto:${storyBrand.email}`,
        note: 'Attach a frame if you like.',
      },
      { label: 'Chat', value: 'Open the chat', href: '/live-chat', chat: true, note: 'Automated replies.' },
    ],
    promise: 'A quote within 2 hours.',
    action: { href: '#upload', label: 'Upload photos' },
    onChat: fn(),
  },
  decorators: [inHost],
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } }, layout: 'fullscreen' },
} satisfies Meta<typeof Contact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Without a chat, the link leads to the page about it. */
export const WithoutAChat: Story = {
  name: 'Without a chat',
  args: { onChat: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Open the chat' }));
    await expect(navigate).toHaveBeenCalledWith('/live-chat');
  },
};

export const OneChannel: Story = {
  name: 'One channel',
  args: { channels: meta.args.channels.slice(1, 2), promise: undefined, action: undefined },
};

export const LongText: Story = {
  name: 'Long text',
  args: {
    channels: meta.args.channels.map((channel, at) =>
      at === 1
        ? { ...channel, value: 'retuschierte-hochzeitsreportagen@nordlicht-bildbearbeitung.example' }
        : { ...channel, note: `${channel.note}. `.repeat(6) },
    ),
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const OnATablet: Story = { name: 'On a tablet', globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const OnASmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };
