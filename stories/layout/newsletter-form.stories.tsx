import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NetworkError, NewsletterForm } from '../../src/index.ts';
import { inArabic } from '../host.tsx';

const meta = {
  title: 'Newsletter form',
  component: NewsletterForm,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 160 } } },
  args: { onSubscribe: fn(), className: 'max-w-sm' },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Submits an address without typing: in frames side by side, as on the docs page, one alone has the focus. */
function submit(field: HTMLInputElement, value: string) {
  field.value = value;
  field.form?.requestSubmit();
}

export const Subscribed: Story = {
  name: 'Subscribed', // (account 11)
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Email for the newsletter');
    await expect(field).toHaveAttribute('type', 'email');
    await userEvent.type(field, 'ana@studio.example{Enter}');
    await expect(await canvas.findByText('Subscribed!')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onSubscribe).toHaveBeenCalledWith('ana@studio.example');
  },
};

export const Malformed: Story = {
  name: 'An incomplete address',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Email for the newsletter');
    submit(field, 'ana@studio');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/incomplete/));
    await expect(field).toBeInvalid();
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'It failed',
  args: { onSubscribe: fn(() => Promise.reject(new NetworkError('unreachable'))) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Email for the newsletter');
    submit(field, 'ana@studio.example');
    await expect(await canvas.findByText('Your email was not added. Try again.')).toBeVisible();
    await expect(field).toHaveValue('ana@studio.example');
  },
};

export const Darkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [inArabic],
  args: {
    messages: {
      label: 'البريد الإلكتروني للنشرة',
      placeholder: 'بريدك الإلكتروني',
      subscribe: 'اشترك',
      malformed: 'هذا العنوان غير مكتمل.',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ana@studio{Enter}');
    await expect(canvas.getByText('هذا العنوان غير مكتمل.')).toBeVisible();
  },
};
