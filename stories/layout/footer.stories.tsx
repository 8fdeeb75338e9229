import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Footer } from '../../src/index.ts';
import { inHost, rightToLeft } from '../host.tsx';
import { sampleFooter } from './sample-frame.ts';

const meta = {
  title: 'Footer',
  component: Footer,
  tags: ['!autodocs'],
  decorators: [inHost],
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } }, layout: 'fullscreen' },
  args: { ...sampleFooter, note: 'No tracking cookies, so no banner.' },
  argTypes: { logo: { control: false } },
  globals: { surface: 'darkroom', viewport: { value: 'desktop' } },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Parts: Story = {
  name: 'All parts', // (pages 24)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const columns = within(canvas.getByRole('navigation', { name: 'Footer' }));
    const headings = columns.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(headings).toEqual(['Services', 'Company', 'Support', 'Legal', 'Resources']);
    await expect(columns.getAllByRole('listitem')).toHaveLength(25);

    const contact = within(canvas.getByRole('region', { name: 'Contact' }));
    await expect(contact.getAllByRole('link')).toHaveLength(2);
    await expect(contact.getByText('Mon-Fri 9AM-6PM EST')).toBeVisible();

    for (const name of ['Visa', 'Mastercard', 'AMEX, American Express', 'PayPal']) {
      await expect(canvas.getByRole('img', { name })).toBeVisible();
    }
    for (const badge of ['ISO 9001', 'SOC 2', 'PCI DSS', '256-bit SSL']) {
      await expect(canvas.getByText(badge)).toBeVisible();
    }
    await expect(canvas.getByRole('region', { name: 'Industry recognition' })).toHaveTextContent('4.9/5');
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toBeVisible();
    await expect(canvas.getByText(/© 2026 Northlight Studio/)).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'On a phone',
  globals: { surface: 'darkroom', viewport: { value: 'phone' } },
};

export const SmallPhone: Story = {
  name: 'On a small phone',
  globals: { surface: 'darkroom', viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Tablet: Story = { globals: { surface: 'darkroom', viewport: { value: 'tablet' } } };

export const RightToLeft: Story = { name: 'Right to left', decorators: [rightToLeft] };
