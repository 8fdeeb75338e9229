import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Portfolio } from '../../src/sections/portfolio.tsx';
import { inHost, rightToLeft } from '../host.tsx';
import { portfolioItems, portfolioSample } from './portfolio-sample.ts';

const meta = {
  title: 'Portfolio',
  component: Portfolio,
  tags: ['!autodocs'],
  args: { ...portfolioSample, onValueChange: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } }, layout: 'fullscreen' },
  decorators: [inHost],
  argTypes: {
    items: { control: false },
    categories: { control: false },
    value: { control: false },
  },
} satisfies Meta<typeof Portfolio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { action: { href: '/portfolio', label: 'See the whole portfolio' }, note: 'Sample frames.' },
};

export const Filtered: Story = {
  name: 'Filtered',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Portrait' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 12 frames');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^2Portrait/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('portrait');
  },
};

export const OneFrame: Story = { name: 'One frame', args: { items: portfolioItems.slice(0, 1) } };

export const Empty: Story = { args: { items: [] } };

export const ServiceWithoutPhotographs: Story = {
  name: 'Service without photographs',
  args: {
    categories: [...portfolioSample.categories, { value: 'event', label: 'Event' }],
    defaultValue: 'event',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 12 frames');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all frames' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

export const LongText: Story = {
  name: 'Long text',
  args: {
    items: portfolioItems.slice(0, 5).map((item, at) =>
      at % 2
        ? item
        : Object.assign({}, item, {
            title: `${item.title}, as the art director wanted it the third time around`,
          }),
    ),
    categories: portfolioSample.categories.map(({ value, label }) => ({
      value,
      label: `${label} and the like`,
    })),
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const OnASmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };
