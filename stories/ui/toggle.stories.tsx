import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Toggle } from '../../src/ui/toggle.tsx';

const meta = {
  component: Toggle,
  tags: ['!autodocs'],
  args: { children: 'Captions', onPressedChange: fn() },
  argTypes: { ref: { control: false }, style: { control: false } },
} satisfies Meta<typeof Toggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Captions', pressed: false });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
  },
};

export const On: Story = { args: { defaultPressed: true } };
export const Disabled: Story = { args: { disabled: true } };
export const InTheDarkroom: Story = {
  name: 'On, in the darkroom',
  args: { defaultPressed: true },
  globals: { surface: 'darkroom' },
};
