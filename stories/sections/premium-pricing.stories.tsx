import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PremiumPricing } from '../../src/sections/premium-pricing.tsx';
import { inHost, rightToLeft } from '../host.tsx';

const meta = {
  title: 'Premium pricing',
  component: PremiumPricing,
  tags: ['!autodocs'],
  args: {
    number: '10',
    eyebrow: 'Premium pricing',
    title: 'For the frames that hang six feet wide.',
    lead: 'Campaigns, catalogs, galleries: one senior retoucher from the first frame to the last.',
    includes: [
      'Everything in Basic and Pro',
      'A named senior retoucher for the whole job',
      'Frequency separation, dodge and burn, frame by frame',
      'Unlimited changes',
    ],
    action: { href: '#upload', label: 'Describe your job' },
  },
  decorators: [inHost],
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'darkroom' },
  argTypes: {
    services: { control: false },
  },
} satisfies Meta<typeof PremiumPricing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The premium prices of the tier table, with the name of that table. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term');
    await expect(terms).toHaveLength(16);
    const jewelry = terms.find((term) => term.textContent === 'Jewelry')?.parentElement;
    await expect(within(jewelry as HTMLElement).getByText('$15')).toBeVisible();
    await expect(canvas.getByText(/^Tier prices, in US dollars\./)).toBeVisible();
  },
};

export const FourServices: Story = {
  name: 'Four services',
  args: { services: ['fashion', 'jewelry', 'product', 'automotive'] },
};

export const WithoutAButton: Story = { name: 'Without a button', args: { action: undefined } };

export const LongText: Story = {
  name: 'Long text',
  args: {
    includes: meta.args.includes.map((line) => `${line}, and what it takes to keep it in a busy season`),
  },
};

export const OnPaper: Story = {
  name: 'On paper',
  globals: { surface: 'paper' },
  render: (args) => <PremiumPricing {...args} data-surface="paper" />,
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

export const Tablet: Story = { name: 'On a tablet', globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const SmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };

export const OneService: Story = { name: 'One service', args: { services: ['jewelry'] } };
