import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip, ChipGroup } from '../../src/ui/chip-group.tsx';
import { inArabic } from '../host.tsx';
import { StateGrid } from '../docs/state-grid.tsx';

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
  title: 'Chip group',
  component: ChipGroup,
  tags: ['!autodocs'],
  subcomponents: { Chip },
  args: {
    legend: 'Style',
    defaultValue: 'Natural & Realistic',
    onValueChange: fn(),
    children: chips(styles),
  },
  argTypes: { value: { control: false }, defaultValue: { control: 'inline-radio', options: styles } },
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

export const WithAnError: Story = {
  name: 'With an error',
  args: { defaultValue: '', error: 'Choose a style, or tell us in words.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Choose a style, or tell us in words.',
    );
  },
};

export const OneChip: Story = { name: 'One chip', args: { children: chips(styles.slice(0, 1)) } };

export const LongText: Story = {
  name: 'Long text, small phone',
  args: {
    children: [
      ...chips(styles),
      <Chip key="long" value="long">
        As it was on the day, with the grain of the film and all of the light that fell in
      </Chip>,
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { legend: 'النمط', defaultValue: 'طبيعي', children: chips(['طبيعي', 'درامي', 'دافئ']) },
  decorators: [inArabic],
};

/** Off and on, at rest, hovered, focused, pressed, disabled and invalid. */
export const States: Story = {
  name: 'Values and states',
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'paper' },
  render: () => (
    <StateGrid rows={['off', 'on']} states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'invalid']}>
      {(row, state) => (
        <ChipGroup
          legend="Style"
          hideLegend
          defaultValue={row === 'on' ? 'natural' : ''}
          error={state === 'invalid' && 'Choose a style'}
        >
          <Chip value="natural" disabled={state === 'disabled'}>
            Natural
          </Chip>
        </ChipGroup>
      )}
    </StateGrid>
  ),
};
