import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Header, SkipLink } from '../../src/index.ts';
import { inHost } from '../host.tsx';
import { sampleHeader } from './sample-frame.ts';

const meta = {
  title: 'Skip link',
  component: SkipLink,
  tags: ['!autodocs'],
  decorators: [inHost],
  parameters: { docs: { story: { inline: false, iframeHeight: 220 } }, layout: 'fullscreen' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Header {...sampleHeader} />
      <main id="main" className="wrap py-12">
        Press Tab from the top of the page.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Focused: Story = {
  name: 'With the focus',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const Followed: Story = {
  name: 'Followed by keyboard', // (accessibility 2)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await Focused.play!(context);
    await userEvent.keyboard('{Enter}');
    await expect(context.canvas.getByRole('main')).toHaveFocus();
  },
};
