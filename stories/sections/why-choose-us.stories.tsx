import { photos } from '#photos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WhyChooseUs } from '../../src/sections/why-choose-us.tsx';
import { rightToLeft } from '../host.tsx';

const meta = {
  title: 'Why choose us',
  component: WhyChooseUs,
  tags: ['!autodocs'],
  args: {
    number: '08',
    eyebrow: 'Why choose us',
    title: 'You shoot the next job. We finish the last one.',
    lead: 'Studios send us what they have no nights left for.',
    photo: photos.bridge,
    claims: [
      {
        value: '30-day',
        label: 'money-back guarantee',
        text: 'You get the money back, not a voucher.',
      },
      { value: '24-hour', label: 'delivery', text: 'Counted from the approved quote.' },
      { value: '98.5%', label: 'success rate', text: 'Orders accepted, changes included.' },
      { value: '4.9/5', label: 'rating', text: 'After delivery, on average.' },
    ],
    certifications: ['ISO 9001', 'SOC 2', 'PCI DSS', '256-bit SSL'],
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } }, layout: 'fullscreen' },
  globals: { surface: 'darkroom' },
  argTypes: {
    photo: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof WhyChooseUs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Certifications' })).toHaveTextContent('ISO 9001');
    await expect(canvas.getByText('30-day')).toBeVisible();
  },
};

/** The section has the darkroom surface by default. This page sets paper. */
export const OnPaper: Story = {
  name: 'On paper',
  globals: { surface: 'paper' },
  render: (args) => <WhyChooseUs {...args} data-surface="paper" />,
};

export const WithMoreBelow: Story = {
  name: 'With more below',
  args: { children: <p className="text-body text-muted">Writing about us? The press page has the facts.</p> },
};

export const ClaimsOnly: Story = {
  name: 'Claims only',
  args: {
    certifications: [],
    lead: undefined,
    claims: meta.args.claims.map(({ value, label }) => ({ value, label })),
  },
};

export const LongText: Story = {
  name: 'Long text',
  args: {
    title: 'Retuschierte Hochzeitsreportagen, Immobilien und Katalogaufnahmen aus einer Hand',
    claims: meta.args.claims.map((claim) => ({ ...claim, text: `${claim.text} `.repeat(4) })),
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

export const OnATablet: Story = { name: 'On a tablet', globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const OnASmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };
