import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderSlip } from '../../src/sections/order-slip.tsx';
import { PortalTeaser } from '../../src/sections/portal-teaser.tsx';
import { inHost, rightToLeft } from '../host.tsx';

const meta = {
  title: 'Portal teaser',
  component: PortalTeaser,
  tags: ['!autodocs'],
  args: {
    number: '07',
    eyebrow: 'Customer portal',
    title: 'Every order on one slip.',
    lead: 'What you asked for, how many, by when and for how much.',
    points: [
      { title: 'Find it again', text: 'Orders by number and date, each with its choices and its estimate.' },
      { title: 'Ask about it', text: 'Quote the number, and we know which frames you mean.' },
    ],
    action: { href: '/portal', label: 'Open the portal' },
    secondaryAction: { href: '/register', label: 'Create an account' },
    slip: {
      label: 'Example order',
      number: 'No. 2048',
      rows: [
        { term: 'Service', value: 'Portrait' },
        { term: 'Quality level', value: 'Pro' },
        { term: 'Turnaround', value: 'Priority, 24-48h' },
        { term: 'Number of images', value: '6' },
        { term: 'Photos sent', value: '6' },
      ],
      total: { term: 'Estimated total', value: '$43' },
    },
  },
  decorators: [inHost],
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } }, layout: 'fullscreen' },
  argTypes: {
    points: { control: false },
  },
} satisfies Meta<typeof PortalTeaser>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The slip’s label says that it is an example. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Example order No. 2048' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the portal' })).toHaveAttribute('href', '/portal');
  },
};

export const LongText: Story = {
  name: 'Long text',
  args: {
    slip: {
      ...meta.args.slip,
      number: 'No. 2048-0000-1111-2222-3333',
      rows: [{ term: 'Service', value: 'Portrait retouching for yearbooks, passports and directories' }],
      total: { term: 'Estimated total', value: '$1,234,567' },
    },
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const OnATablet: Story = { name: 'On a tablet', globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const OnASmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };

export const SlipAlone: Story = {
  name: 'The order slip alone',
  render: ({ slip }) => (
    <div className="mx-auto max-w-md p-6">
      <OrderSlip {...slip} />
    </div>
  ),
};
