import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Toggle } from '../../src/ui/toggle.tsx';
import { inArabic } from '../host.tsx';
import { StateGrid } from '../docs/state-grid.tsx';

const meta = {
  title: 'Toggle',
  component: Toggle,
  tags: ['!autodocs'],
  args: { children: 'Captions', onPressedChange: fn() },
  argTypes: { pressed: { control: false }, disabled: { control: 'boolean' } },
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

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const LongText: Story = {
  name: 'Long text, small phone',
  args: { children: 'Captions for people who watch without sound, with names of who is speaking' },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = {
  name: 'Right to left',
  args: { children: 'الترجمة', defaultPressed: true },
  decorators: [inArabic],
};

/** Off and on, at rest, hovered, focused, pressed and disabled. */
export const States: Story = {
  name: 'Values and states',
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'paper' },
  render: (args) => (
    <StateGrid rows={['off', 'on']} states={['rest', 'hover', 'focus', 'pressed', 'disabled']}>
      {(row, state) => <Toggle {...args} defaultPressed={row === 'on'} disabled={state === 'disabled'} />}
    </StateGrid>
  ),
};
