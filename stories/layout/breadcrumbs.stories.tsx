import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '../../src/layout/breadcrumbs.tsx';
import { rightToLeft } from '../host.tsx';

const meta = {
  title: 'Breadcrumbs',
  component: Breadcrumbs,
  tags: ['!autodocs'],
  args: {
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/services' },
    ],
    current: 'Portrait retouching',
  },
  argTypes: { messages: { control: false } },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(trail).toHaveTextContent('Home/Services/Portrait retouching');
    await expect(canvas.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
    await expect(canvas.getByText('Portrait retouching')).toHaveAttribute('aria-current', 'page');
  },
};
export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const LongTrail: Story = {
  name: 'Long trail, small phone',
  args: {
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Resources', href: '/resources' },
      { label: 'Editing guides', href: '/resources/editing-guides' },
    ],
    current: 'White balance across two cameras and a phone',
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};
export const CustomText: Story = {
  name: 'Custom text',
  args: { messages: { label: 'Où vous êtes' } },
};
