import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { serviceIds } from '../../src/pricing/price-table.ts';
import { TierCards } from '../../src/pricing/tier-cards.tsx';
import { rightToLeft } from '../host.tsx';

const meta = {
  title: 'Tier cards',
  component: TierCards,
  tags: ['!autodocs'],
  args: { service: 'restoration', onChoose: fn(), className: 'md:my-8' },
  argTypes: {
    service: { control: 'select', options: [...serviceIds, 'corporate-headshots'] },
    hrefFor: { control: false },
    level: { control: 'inline-radio', options: [2, 3, 4] },
  },
} satisfies Meta<typeof TierCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

/** A page outside the 16 services shows $2, $5 and $10 and its own turnaround. */
export const FallbackPrices: Story = {
  name: 'Fallback prices',
  args: { service: 'corporate-headshots', turnaround: '24-48 hours' },
  play: async ({ canvas }) => {
    for (const price of ['$2 per image', '$5 per image', '$10 per image']) {
      await expect(canvas.getByText(price)).toBeInTheDocument();
    }
  },
};

export const Phone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };

export const WithoutButtons: Story = { name: 'Without buttons', args: { onChoose: undefined } };

export const LongText: Story = {
  name: 'Long text',
  args: {
    turnaround: '48-72 hours, and a day more for frames that come in the week before a holiday',
    messages: { choose: (tier) => `Choose ${tier} for all of the photographs in this order` },
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

export const SmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };
