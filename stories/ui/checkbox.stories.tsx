import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '../../src/ui/checkbox.tsx';
import { inArabic } from '../host.tsx';
import { StateGrid } from '../docs/state-grid.tsx';

const meta = {
  title: 'Checkbox',
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: 'Rush order', description: 'Half as much again, first in line.', onCheckedChange: fn() },
  argTypes: { checked: { control: 'boolean' }, disabled: { control: 'boolean' } },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Rush order' });
    await expect(box).toHaveAccessibleDescription('Half as much again, first in line.');
    await userEvent.click(canvas.getByText('Half as much again, first in line.'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };
export const CheckedInTheDarkroom: Story = {
  name: 'Checked, in the darkroom',
  args: { defaultChecked: true },
  globals: { surface: 'darkroom' },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledAndChecked: Story = {
  name: 'Disabled and checked',
  args: { disabled: true, defaultChecked: true },
};

export const LongText: Story = {
  name: 'Long text, small phone',
  args: {
    label:
      'I have the right to send these photographs, and everybody in them knows that they are being retouched',
    description:
      'We ask because faces belong to people. See the data security page for how long we keep them.',
  },
  globals: { viewport: { value: 'small' } },
};

/** The error message is in the form, beside the question. */
export const Invalid: Story = {
  args: {
    'aria-invalid': true,
    required: true,
    label: 'I have the right to send these photographs',
    description: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Rush order').closest('label');
    await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { label: 'طلب عاجل', description: 'نصف السعر زيادة، وأول الدور.', defaultChecked: true },
  decorators: [inArabic],
};

/** Empty and checked, at rest, hovered, focused, pressed, disabled and invalid. */
export const States: Story = {
  name: 'Values and states',
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'paper' },
  render: () => (
    <StateGrid
      rows={['empty', 'checked']}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'invalid']}
    >
      {(row, state) => (
        <Checkbox
          label="Rush order"
          defaultChecked={row === 'checked'}
          disabled={state === 'disabled'}
          aria-invalid={state === 'invalid'}
        />
      )}
    </StateGrid>
  ),
};
