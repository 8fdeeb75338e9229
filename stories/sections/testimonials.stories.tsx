import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Testimonials } from '../../src/sections/testimonials.tsx';
import { rightToLeft } from '../host.tsx';

const meta = {
  title: 'Testimonials',
  component: Testimonials,
  tags: ['!autodocs'],
  args: {
    number: '11',
    eyebrow: 'Testimonials',
    title: 'Said on a Monday morning.',
    quotes: [
      {
        id: 'wedding',
        quote:
          'I shoot on Saturday, upload on Sunday, and deliver on Monday. I have not opened a retouching layer since spring.',
        initials: 'R.K.',
        trade: 'Wedding photographer, 41 orders',
      },
      {
        id: 'estate',
        quote: 'The windows have views again, and the agents stopped asking for reshoots.',
        initials: 'D.A.',
        trade: 'Real estate photographer, 212 orders',
      },
      {
        id: 'shop',
        quote: 'Nine hundred shoes on the same white.',
        initials: 'M.O.',
        trade: 'E-commerce studio, 87 orders',
      },
      {
        id: 'jeweler',
        quote: 'They asked which gold. Nobody had ever asked which gold.',
        initials: 'L.T.',
        trade: 'Jeweler, 19 orders',
      },
    ],
    note: 'Sample words. The initials belong to nobody.',
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } }, layout: 'fullscreen' },
  argTypes: { quotes: { control: false } },
} satisfies Meta<typeof Testimonials>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Initials and a trade, never a face or a name. Invented quotes are labeled as samples. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(4);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Sample words. The initials belong to nobody.')).toBeVisible();
  },
};

export const OneQuote: Story = { name: 'One quote', args: { quotes: meta.args.quotes.slice(0, 1) } };
export const TwoQuotes: Story = { name: 'Two quotes', args: { quotes: meta.args.quotes.slice(0, 2) } };

export const LongText: Story = {
  name: 'Long text',
  args: {
    quotes: meta.args.quotes.map((entry) => ({ ...entry, quote: `${entry.quote} `.repeat(3).trim() })),
  },
};

export const OtherQuotationMarks: Story = {
  name: 'Other quotation marks',
  args: { messages: { open: '«', close: '»' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const OnATablet: Story = { name: 'On a tablet', globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const OnASmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };
