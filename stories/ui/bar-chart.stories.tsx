import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from '../../src/ui/bar-chart.tsx';
import { inArabic } from '../host.tsx';

const meta = {
  title: 'Bar chart',
  component: BarChart,
  tags: ['!autodocs'],
  args: {
    title: 'Orders a month',
    points: [
      { label: 'Mar', value: 212 },
      { label: 'Apr', value: 248 },
      { label: 'May', value: 301 },
      { label: 'Jun', value: 277 },
    ],
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Bar chart: Orders a month. Most: May, 301. Least: Mar, 212.' }),
    ).toBeVisible();
  },
};
export const Money: Story = {
  args: { title: 'Revenue', format: (value) => `$${value.toLocaleString('en-US')}`, note: 'Before refunds.' },
};
export const ZerosOnly: Story = {
  name: 'Zeros only',
  args: {
    points: [
      { label: 'Mon', value: 0 },
      { label: 'Tue', value: 0 },
    ],
  },
};
export const Empty: Story = { args: { points: [] } };
export const ManyBars: Story = {
  name: 'Many bars',
  args: {
    title: 'Orders an hour',
    points: Array.from({ length: 24 }, (_, at) => ({ label: `${at}:00`, value: (at * 7) % 23 })),
  },
};
export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const OnAPhone: Story = {
  name: 'Long text, small phone',
  args: {
    points: [
      { label: 'Background removal', value: 12 },
      { label: 'Color correction', value: 1_204_000 },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    title: 'الطلبات في الشهر',
    points: [
      { label: 'مارس', value: 212 },
      { label: 'أبريل', value: 248 },
      { label: 'مايو', value: 301 },
      { label: 'يونيو', value: 277 },
    ],
    messages: { summary: (title, most, least) => `رسم بياني: ${title}. الأعلى: ${most}. الأدنى: ${least}.` },
  },
  decorators: [inArabic],
};
