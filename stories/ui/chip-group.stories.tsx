import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip, ChipGroup } from '../../src/ui/chip-group.tsx';

const styles = ['Natural & Realistic', 'Moody & Dramatic', 'Warm & Cozy'];
const services =
  'Portrait,Wedding,Real estate,Product,E-commerce,Jewelry,Fashion,Manipulation,Restoration,Background removal,Color correction,HDR,Automotive,Architectural,Food,Event'.split(
    ',',
  );
const chips = (names: string[]) =>
  names.map((name) => (
    <Chip key={name} value={name}>
      {name}
    </Chip>
  ));

const meta = {
  title: 'ui/Chip group',
  component: ChipGroup,
  tags: ['!autodocs'],
  subcomponents: { Chip },
  args: {
    legend: 'Style',
    defaultValue: 'Natural & Realistic',
    onValueChange: fn(),
    children: chips(styles),
  },
  argTypes: { ref: { control: false }, children: { control: false } },
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Natural & Realistic' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Moody & Dramatic');
    await expect(canvas.getByRole('radio', { name: 'Moody & Dramatic' })).toBeChecked();
  },
};

export const LegendHidden: Story = {
  name: 'Legend hidden',
  args: { hideLegend: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Style' })).toBeVisible();
  },
};

export const ManyItems: Story = {
  name: 'Sixteen services',
  args: { legend: 'Service', defaultValue: 'Portrait', children: chips(services) },
};
export const ManyItemsOnAPhone: Story = {
  ...ManyItems,
  name: 'Sixteen services on a phone',
  globals: { viewport: { value: 'phone' } },
};
export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const OneDisabled: Story = {
  name: 'One disabled',
  args: {
    children: [
      ...chips(styles),
      <Chip key="x" value="x" disabled>
        Infrared
      </Chip>,
    ],
  },
};
