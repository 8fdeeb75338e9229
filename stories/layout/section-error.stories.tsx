import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SectionError, SectionHeading } from '../../src/index.ts';
import { inArabic } from '../host.tsx';

const meta = {
  title: 'Section error',
  component: SectionError,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { errorId: '7F3K-92QD', onRetry: fn() },
} satisfies Meta<typeof SectionError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TriesAgain: Story = {
  name: 'Retry button',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Something went wrong' })).toHaveTextContent('7F3K-92QD');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoReferenceYet: Story = {
  name: 'Without a reference yet',
  args: { errorId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy ID' })).toBeNull();
  },
};

export const CustomText: Story = {
  name: 'Custom text',
  args: {
    messages: {
      title: 'The prices did not load',
      text: 'They are on the pricing page, too.',
      retry: 'Load again',
    },
  },
};

export const LongText: Story = {
  name: 'Long text',
  args: {
    errorId: '7F3K-92QD-0123456789-ABCDEFGHJK-7F3K-92QD-0123456789',
    messages: {
      title: 'The frames of this contact sheet could not be developed on this device',
      text: 'The rest of the page works as before, and nothing that was filled in has been lost. Try again in a minute; if it fails once more, write to us and quote the reference below.',
    },
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    messages: { title: 'حدث خطأ ما', text: 'تعذر عرض هذا الجزء. بقية الصفحة تعمل.', retry: 'حاول مجددا' },
  },
  decorators: [inArabic],
};

export const InContext: Story = {
  name: 'Between two sections',
  decorators: [
    (Story) => (
      <>
        <div className="wrap pt-14">
          <SectionHeading number="03" eyebrow="Process" title="How it works" />
        </div>
        <Story />
        <div className="wrap pb-14">
          <SectionHeading number="05" eyebrow="Questions" title="Asked before every first order" />
        </div>
      </>
    ),
  ],
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
