import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ImageCountField } from '../../src/pricing/image-count-field.tsx';
import { serviceNames } from '../../src/pricing/names.ts';
import { preferenceKeys } from '../../src/pricing/preferences.ts';
import { PricingCalculator } from '../../src/pricing/pricing-calculator.tsx';
import { SectionHeading } from '../../src/ui/section-heading.tsx';
import { inHost, rightToLeft } from '../host.tsx';

const meta = {
  title: 'Pricing calculator',
  component: PricingCalculator,
  tags: ['!autodocs'],
  args: {
    defaultValue: { serviceType: 'portrait', imageCount: 12 },
    hrefFor: ({ serviceType }) => `/orders/new?service=${serviceType}`,
    onValueChange: fn(),
  },
  decorators: [inHost],
  argTypes: {
    value: { control: false },
    services: { control: false },
    hrefFor: { control: false },
    level: { control: 'inline-radio', options: [2, 3, 4] },
  },
  // The currency is stored on the device. A story must not start with another story's.
  beforeEach: () => localStorage.removeItem(preferenceKeys.currency),
} satisfies Meta<typeof PricingCalculator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every choice changes the receipt. After the last one, one sentence is announced. */
export const AllFiveChoices: Story = {
  name: 'All five choices',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Service'), 'manipulation');
    await userEvent.click(canvas.getByRole('radio', { name: 'Premium' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Rush' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Rush order' }));
    const count = canvas.getByLabelText('Number of images');
    await userEvent.clear(count);
    await userEvent.type(count, '2');
    await expect(canvas.getByText('$135')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      serviceType: 'manipulation',
      qualityLevel: 'premium',
      turnaround: 'rush',
      imageCount: 2,
      rushOrder: true,
    });
    await expect(canvas.getByRole('link', { name: 'Order this' })).toHaveAttribute(
      'href',
      '/orders/new?service=manipulation',
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Total $135.'));
  },
};

/** Without a service there is no order button, and no $0. */
export const NoServiceChosen: Story = {
  name: 'No service chosen',
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No service chosen yet.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Order this' })).toBeNull();
  },
};

export const NowhereToOrder: Story = { name: 'Nowhere to order', args: { hrefFor: undefined } };

export const WithANote: Story = {
  name: 'With a note',
  args: { orderNote: 'Opens the order form with this service chosen.' },
};

export const LongServiceNames: Story = {
  name: 'Long service names',
  args: {
    messages: {
      serviceNames: {
        ...serviceNames,
        portrait: 'Portrait retouching for yearbooks, passports and company directories',
      },
    },
  },
};

export const HugeOrder: Story = {
  name: 'Huge order',
  args: {
    defaultValue: {
      serviceType: 'manipulation',
      qualityLevel: 'premium',
      turnaround: 'express',
      imageCount: 99_999_999,
      rushOrder: true,
    },
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const Tablet: Story = { name: 'On a tablet', globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const SmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };

export const InContext: Story = {
  name: 'In a page',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <section className="bg-sunken">
      <div className="wrap band">
        <SectionHeading
          number="09"
          eyebrow="Pricing calculator"
          title="Work out the price before you upload."
        />
        <PricingCalculator {...args} className="mt-10" />
      </div>
    </section>
  ),
};

export const ImageCountAlone: Story = {
  name: 'Image count alone', // (ordering 7)
  render: function Counted() {
    const [count, setCount] = useState(1);
    return (
      <div className="grid max-w-44 gap-3 p-6">
        <ImageCountField label="Images" value={count} onValueChange={setCount} />
        <output className="text-small text-muted">Counts as {count}</output>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Images' });
    await userEvent.clear(field);
    await expect(canvas.getByText('Counts as 1')).toBeVisible();
    await userEvent.type(field, '12');
    await expect(canvas.getByText('Counts as 12')).toBeVisible();
  },
};
