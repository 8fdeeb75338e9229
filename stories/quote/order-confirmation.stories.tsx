import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderConfirmation, type SentOrder } from '../../src/index.ts';
import { inArabic } from '../host.tsx';

/** An order that the server has accepted. */
const sent: SentOrder = {
  id: 'SL-2048',
  payload: {
    customerName: 'Ana Torres',
    customerEmail: 'ana@studio.example',
    customerPhone: '',
    serviceType: 'wedding',
    qualityLevel: 'pro',
    turnaroundTime: 'priority',
    imageCount: 3,
    specialInstructions: '',
    rushOrder: false,
    uploadedFiles: ['DSC_0412.NEF', 'DSC_0413.NEF', 'DSC_0414.NEF'],
    referenceFiles: ['look.jpg'],
    contactPreferences: { method: 'email', time: 'Anytime' },
    stylePreferences: [],
    colorPreferences: [],
    projectDeadline: null,
    currency: 'USD',
  },
};

const meta = {
  title: 'Order confirmation',
  component: OrderConfirmation,
  tags: ['!autodocs'],
  args: { order: sent, serviceTitle: 'Wedding photography', onStartAnother: fn() },
} satisfies Meta<typeof OrderConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FocusOnNumber: Story = {
  name: 'Focus on the order number', // (ordering 34)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: /Your order number #SL-2048/ })).toHaveFocus();
    await expect(canvas.getByText(/ana@studio\.example/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start another order' }));
    await expect(args.onStartAnother).toHaveBeenCalledOnce();
  },
};

export const CustomText: Story = {
  name: 'Custom text',
  args: {
    messages: { received: 'It is with us', another: 'Send more', next: () => 'We call you before noon.' },
  },
};

export const LongText: Story = {
  name: 'Long number, address and service',
  args: {
    order: {
      id: '7f3k92qd-0123-4567-89ab-cdefghjk7f3k92qd0123',
      payload: {
        ...sent.payload,
        customerEmail: 'photographs.of.the.whole.wedding.party@a-rather-long-studio-name.example',
        imageCount: 12_000,
      },
    },
    serviceTitle: 'Wedding photography with color grading, retouching and an album in two languages',
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    serviceTitle: 'تصوير حفلات الزفاف',
    messages: { received: 'تم استلام الطلب', another: 'طلب آخر', next: () => 'سنرسل عرض السعر خلال ساعتين.' },
  },
  decorators: [inArabic],
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
