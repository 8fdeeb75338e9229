import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectField } from '../../src/ui/select-field.tsx';
import { inArabic } from '../host.tsx';
import { StateGrid } from '../docs/state-grid.tsx';

const meta = {
  title: 'Select field',
  component: SelectField,
  tags: ['!autodocs'],
  args: {
    label: 'Service',
    placeholder: 'Choose a service',
    options: [
      { value: 'portrait', label: 'Portrait retouching' },
      { value: 'wedding', label: 'Wedding photography' },
      { value: 'real-estate', label: 'Real estate' },
    ],
    onChange: fn(),
  },
  argTypes: { disabled: { control: 'boolean' } },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Service' });
    await expect(select).toHaveDisplayValue('Choose a service');
    await userEvent.selectOptions(select, 'wedding');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(select).toHaveDisplayValue('Wedding photography');
  },
};

export const Required: Story = { args: { required: true, hint: 'It sets the price per image.' } };

export const WithAnError: Story = {
  name: 'With an error',
  args: { required: true, error: 'Choose a service, so that we know what to do.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const OneOptionDisabled: Story = {
  name: 'One option disabled',
  args: {
    options: [
      { value: 'express', label: 'Express, 6 to 12 hours', disabled: true },
      { value: 'standard', label: 'Standard, 48 to 72 hours' },
    ],
  },
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

export const LongText: Story = {
  name: 'Long text, small phone',
  args: {
    placeholder: 'Choose what we are to do with the photographs that you send, or leave it to us',
  },
  globals: { viewport: { value: 'small' } },
};

/** The browser's own list scrolls, and letters go to an option. */
export const ManyOptions: Story = {
  name: 'Three hundred options',
  args: {
    label: 'Order',
    placeholder: 'Choose an order',
    options: Array.from({ length: 300 }, (_, at) => ({ value: String(at), label: `SL-${2048 + at}` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(301);
  },
};

export const OneOption: Story = {
  name: 'One option',
  args: { placeholder: undefined, options: [{ value: 'portrait', label: 'Portrait retouching' }] },
};

export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    label: 'الخدمة',
    placeholder: 'اختر خدمة',
    options: [{ value: 'portrait', label: 'تنقيح البورتريه' }],
    hint: 'تحدد السعر لكل صورة.',
  },
  decorators: [inArabic],
};

/** Empty and chosen, at rest, hovered, focused, disabled and invalid. */
export const States: Story = {
  name: 'Values and states',
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'paper' },
  render: (args) => (
    <StateGrid rows={['empty', 'chosen']} states={['rest', 'hover', 'focus', 'disabled', 'invalid']}>
      {(row, state) => (
        <SelectField
          {...args}
          defaultValue={row === 'chosen' ? 'portrait' : ''}
          disabled={state === 'disabled'}
          error={state === 'invalid' && 'Choose a service'}
        />
      )}
    </StateGrid>
  ),
};
