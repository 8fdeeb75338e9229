import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '../../src/ui/text-field.tsx';
import { inArabic } from '../host.tsx';
import { StateGrid } from '../docs/state-grid.tsx';

const meta = {
  title: 'Text field',
  component: TextField,
  tags: ['!autodocs'],
  args: { label: 'Email', onChange: fn() },
  argTypes: { disabled: { control: 'boolean' } },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: 'We answer here, nowhere else.' } };

export const Empty: Story = {};

export const Required: Story = {
  args: { required: true, type: 'email' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeRequired();
    await expect(canvas.getByText('(required)')).toBeVisible();
  },
};

export const Optional: Story = {
  args: { label: 'Phone', type: 'tel', optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone (optional)' })).toBeVisible();
  },
};

export const WithAHint: Story = {
  name: 'With a hint',
  args: { label: 'Number of images', type: 'number', defaultValue: 4, hint: 'You added 3 photos.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('You added 3 photos.');
  },
};

export const WithAnError: Story = {
  name: 'With an error',
  args: {
    required: true,
    defaultValue: 'ana@studio',
    error: 'Enter an email address like name@example.com.',
    hint: 'We answer here, nowhere else.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Enter an email address like name@example.com. We answer here, nowhere else.',
    );
  },
};

export const ErrorInTheDarkroom: Story = {
  ...WithAnError,
  name: 'Error in the darkroom',
  globals: { surface: 'darkroom' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ana@studio.example' } };

/** The suffix may be a control. The field reserves its space. */
export const WithAButtonInIt: Story = {
  name: 'With a button in it',
  render: function Password(args) {
    const [shown, setShown] = useState(false);
    const show = (
      <button
        type="button"
        aria-pressed={shown}
        aria-label="Show password"
        onClick={() => setShown(!shown)}
        className="text-ink min-h-11 min-w-11 font-semibold underline underline-offset-4"
      >
        Show
      </button>
    );
    return <TextField {...args} type={shown ? 'text' : 'password'} suffix={show} />;
  },
  args: { label: 'Password', defaultValue: 'safelight1' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const WithAUnit: Story = {
  name: 'With a unit',
  args: { label: 'Price', suffix: '/ image', defaultValue: '3', inputMode: 'decimal' },
};

export const LongText: Story = {
  name: 'Long text, small phone',
  args: {
    label: 'The name of the studio that the finished photographs are to be delivered to',
    optional: true,
    defaultValue: 'Photographische Werkstätten am Gendarmenmarkt, Gesellschaft mit beschränkter Haftung',
    error: 'This name is longer than what fits on an invoice; please leave out the legal form at its end',
  },
  globals: { viewport: { value: 'small' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    label: 'البريد الإلكتروني',
    error: 'أدخل عنوان بريد صحيح',
    messages: { required: '(مطلوب)' },
    required: true,
  },
  decorators: [inArabic],
};

/** Empty and filled, at rest, hovered, focused, disabled and invalid. */
export const States: Story = {
  name: 'Values and states',
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'paper' },
  render: () => (
    <StateGrid rows={['empty', 'filled']} states={['rest', 'hover', 'focus', 'disabled', 'invalid']}>
      {(row, state) => (
        <TextField
          label="Email"
          defaultValue={row === 'filled' ? 'ana@studio.example' : ''}
          disabled={state === 'disabled'}
          {...(state === 'invalid' && { error: 'Enter your email address.' })}
        />
      )}
    </StateGrid>
  ),
};
