import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { toast, toastVariants, type ToastOptions } from '../../src/lib/toast-store.ts';
import { Button } from '../../src/ui/button.tsx';
import { Toaster } from '../../src/ui/toast.tsx';
import { StateGrid } from '../docs/state-grid.tsx';
import { ToastPicture } from '../docs/toast-picture.tsx';
import { rightToLeftPage } from '../host.tsx';

const submitted: ToastOptions = {
  title: 'Order Submitted Successfully!',
  description: "Your order #SL-2048 has been received. We'll send you a confirmation email shortly.",
};
const photosRequired: ToastOptions = {
  title: 'Photos Required',
  description: 'Please upload at least one photo before submitting.',
  variant: 'destructive',
};

const meta = {
  title: 'Toast',
  component: Toaster,
  tags: ['!autodocs'],
  args: submitted,
  argTypes: {
    title: { description: 'What happened, in a few words.' },
    description: { description: 'What follows from it, or what to do.' },
    variant: {
      control: 'inline-radio',
      options: toastVariants,
      description: '`destructive` is for failures: it interrupts and stays.',
    },
  },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  render: ({ title, description, variant, messages }) => (
    <div className="min-h-56">
      <Button onClick={() => toast({ title, description, variant })}>Show the toast</Button>
      <Toaster messages={messages} />
    </div>
  ),
} satisfies Meta<Parameters<typeof Toaster>[0] & ToastOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rendered in the docs page and not in a frame, so that the controls can change it. */
export const Playground: Story = { parameters: { docs: { story: { inline: true } } } };

export const Default: Story = {
  play: async () => {
    toast(submitted);
    const status = await screen.findByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Order Submitted Successfully!'));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const Destructive: Story = {
  play: async () => {
    toast(photosRequired);
    const alert = await screen.findByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent('Please upload at least one photo before submitting.'),
    );
    await expect(screen.queryByRole('status')).toBeNull();
    // Announced once: Radix's own announcement would be a second copy of the text.
    await expect(screen.getAllByText(/Photos Required/)).toHaveLength(1);
  },
};

export const OnAPhone: Story = {
  ...Destructive,
  name: 'On a phone',
  // It comes with the play function, which says the same of it as the one above.
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = {
  name: 'Long text, small phone',
  play: async () => {
    toast({
      title: 'Submission Error',
      description: `The server said: ${'An-unbroken-word-of-a-kind-that-servers-like-to-send'.repeat(3)} and then a good deal more, over several lines.`,
      variant: 'destructive',
    });
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Submission Error'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
  globals: { viewport: { value: 'small' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { messages: { close: 'إغلاق' } },
  play: async () => {
    toast({ title: 'تم إرسال طلبك', description: 'سنرسل إليك رسالة تأكيد قريبًا.' });
    await screen.findByRole('button', { name: 'إغلاق' });
  },
  beforeEach: rightToLeftPage,
};

/** Each variant, with its close button at rest, hovered, focused and pressed. */
export const States: Story = {
  name: 'Variants and states',
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'paper' },
  render: () => (
    <StateGrid rows={toastVariants} states={['rest', 'hover', 'focus', 'pressed']}>
      {(variant) => <ToastPicture {...(variant === 'destructive' ? photosRequired : submitted)} />}
    </StateGrid>
  ),
};
