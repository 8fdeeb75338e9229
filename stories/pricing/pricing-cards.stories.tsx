import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { serviceNames } from '../../src/pricing/names.ts';
import { PricingCards } from '../../src/pricing/pricing-cards.tsx';
import { serviceIds } from '../../src/pricing/price-table.ts';
import { SectionHeading } from '../../src/ui/section-heading.tsx';
import { rightToLeft } from '../host.tsx';

const meta = {
  title: 'Pricing cards',
  component: PricingCards,
  tags: ['!autodocs'],
  args: { onChoose: fn(), onValueChange: fn() },
  argTypes: {
    defaultValue: { control: 'select', options: serviceIds },
    value: { control: false },
    services: { control: false },
    hrefFor: { control: false },
    level: { control: 'inline-radio', options: [2, 3, 4] },
  },
} satisfies Meta<typeof PricingCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

/** The arrow keys change the service. One sentence announces the change. */
export const AnotherService: Story = {
  name: 'Another service',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Jewelry' }));
    await expect(canvas.getByText('$15 per image')).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Jewelry: Basic $4, Pro $8, Premium $15 per image.',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Pro' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ service: 'jewelry', quality: 'pro' });
  },
};

/** Links work before any script has loaded. */
export const WithLinks: Story = {
  name: 'With links',
  args: {
    onChoose: undefined,
    hrefFor: ({ service, quality }) => `#order-${service}-${quality}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose Basic' })).toHaveAttribute(
      'href',
      '#order-portrait-basic',
    );
  },
};

/** Without a link target there is no button. */
export const WithoutButtons: Story = { name: 'Without buttons', args: { onChoose: undefined } };

export const FewServices: Story = {
  name: 'Few services',
  args: { services: ['restoration', 'manipulation', 'hdr'] },
};

export const LongServiceNames: Story = {
  name: 'Long service names',
  args: {
    messages: {
      serviceNames: {
        ...serviceNames,
        portrait: 'Portrait retouching for yearbooks, passports and company directories',
        'real-estate': 'Real estate, holiday lets and hotel rooms',
      },
    },
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

export const Phone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const SmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };
export const Tablet: Story = { name: 'On a tablet', globals: { viewport: { value: 'tablet' } } };

export const InContext: Story = {
  name: 'In a page',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <section className="wrap band">
      <SectionHeading number="04" eyebrow="Pricing" title="One price per image. No subscription." level={2} />
      <PricingCards {...args} className="mt-10" />
    </section>
  ),
};

export const OneService: Story = { name: 'One service', args: { services: ['restoration'] } };
