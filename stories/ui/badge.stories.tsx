import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, badgeVariants } from '../../src/ui/badge.tsx';
import { StateGrid } from '../docs/state-grid.tsx';
import { inArabic } from '../host.tsx';

const meta = {
  title: 'Badge',
  component: Badge,
  tags: ['!autodocs'],
  args: { children: 'Most popular' },
  argTypes: { variant: { control: 'inline-radio', options: badgeVariants } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const all: Story['render'] = (args) => (
  <div className="flex flex-wrap items-center gap-3">
    {badgeVariants.map((variant) => (
      <Badge key={variant} {...args} variant={variant} />
    ))}
  </div>
);
export const Variants: Story = { render: all };
export const VariantsInTheDarkroom: Story = {
  name: 'Variants in the darkroom',
  render: all,
  globals: { surface: 'darkroom' },
};
export const InARow: Story = {
  name: 'In a row',
  render: () => (
    <div className="flex flex-wrap gap-2">
      {['ISO 9001', 'SOC 2', 'PCI DSS', '256-bit SSL'].map((text) => (
        <Badge key={text}>{text}</Badge>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  name: 'Long text, small phone',
  args: { children: 'Recommended by three out of four studios' },
  globals: { viewport: { value: 'small' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { children: 'الأكثر طلبًا' },
  decorators: [inArabic],
};

/** A badge cannot be pressed, so it has one state. */
export const States: Story = {
  name: 'Variants on both surfaces',
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'paper' },
  render: (args) => (
    <StateGrid rows={badgeVariants} states={['rest']}>
      {(variant) => <Badge {...args} variant={variant} />}
    </StateGrid>
  ),
};
