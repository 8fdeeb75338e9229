import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DeliveryLine } from '../../src/pricing/delivery-line.tsx';
import { EstimateReceipt } from '../../src/pricing/estimate-receipt.tsx';
import { turnarounds } from '../../src/pricing/price-table.ts';
import { studio, wednesday } from '../studio.ts';
import { inArabic } from '../host.tsx';

const meta = {
  title: 'Delivery line',
  component: DeliveryLine,
  tags: ['!autodocs'],
  args: {
    turnaround: 'rush',
    officeHours: studio,
    now: wednesday,
    timeZone: 'Europe/London',
    className: 'max-w-[304px] text-mono font-mono',
  },
  argTypes: {
    turnaround: { control: 'inline-radio', options: turnarounds.map(({ id }) => id) },
    now: { control: 'date' },
    timeZone: { control: 'text' },
  },
} satisfies Meta<typeof DeliveryLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    // Rush is 24 hours at most, from a quote that is written at nine the next morning and an hour.
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(
        'Order by 16:30, have it by Friday 09:30 your time, if you approve the quote as it comes.',
      ),
    );
  },
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

/** The same moments, in the time zone of Tokyo. */
export const InTokyo: Story = { name: 'Read in Tokyo', args: { timeZone: 'Asia/Tokyo' } };

/** Ordered at night or on a Sunday. The time counts from the next opening of the office. */
export const OnASunday: Story = {
  name: 'On a Sunday',
  args: { now: new Date('2026-11-22T20:00Z'), turnaround: 'express' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/^Order by Monday 09:00/));
  },
};

/** More than a week away, with the date: a weekday alone would be ambiguous. */
export const FarAway: Story = {
  name: 'More than a week away',
  args: { officeHours: { ...studio, quoteHours: 40 }, turnaround: 'standard' },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    messages: {
      pending: 'يُحسب التسليم من عرض السعر المعتمد.',
      promise: (orderBy, deliveredBy) =>
        `اطلب قبل \u2066${orderBy}\u2069 تستلم قبل \u2066${deliveredBy}\u2069 بتوقيتك.`,
    },
  },
  decorators: [inArabic],
};

/** In the order form. The space of three lines is reserved, so that nothing moves when the times appear. */
export const InAReceipt: Story = {
  name: 'In a receipt',
  render: ({ turnaround }) => (
    <EstimateReceipt
      className="max-w-[352px]"
      serviceType="wedding"
      qualityLevel="pro"
      turnaround={turnaround}
      imageCount={40}
      rushOrder={false}
      officeHours={studio}
    />
  ),
};
