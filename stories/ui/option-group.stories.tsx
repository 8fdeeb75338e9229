import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { photos } from '#photos';
import { OptionCard } from '../../src/ui/option-card.tsx';
import {
  OptionGroup,
  optionGroupColumns,
  optionGroupLayouts,
  type OptionGroupProps,
} from '../../src/ui/option-group.tsx';
import { inArabic } from '../host.tsx';
import { StateGrid } from '../docs/state-grid.tsx';

const qualities = [
  <OptionCard key="basic" value="basic" title="Basic" description="Exposure and color" />,
  <OptionCard key="pro" value="pro" title="Pro" description="Retouch and grade" badge="popular" />,
  <OptionCard key="premium" value="premium" title="Premium" description="Senior retoucher" />,
  <OptionCard key="express" value="express" title="Express" description="6–12 hours" badge="+100%" />,
];

type Args = Extract<OptionGroupProps, { type?: 'single' }>;

const meta = {
  title: 'Option group',
  component: OptionGroup,
  tags: ['!autodocs'],
  subcomponents: { OptionCard },
  args: { legend: 'Quality', defaultValue: 'pro', onValueChange: fn(), children: qualities },
  argTypes: {
    defaultValue: { control: 'inline-radio', options: ['basic', 'pro', 'premium', 'express'] },
    columns: { control: 'inline-radio', options: optionGroupColumns },
    layout: { control: 'inline-radio', options: optionGroupLayouts },
    disabled: { control: 'boolean' },
  },
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop. Arrow keys move and choose, as in any group of radio buttons. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Quality' })).toBeVisible();
    await userEvent.tab();
    const pro = canvas.getByRole('radio', { name: 'Pro' });
    await expect(pro).toHaveFocus();
    await expect(pro).toHaveAccessibleDescription('Retouch and grade popular');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('premium');
    await expect(canvas.getByRole('radio', { name: 'Premium' })).toBeChecked();
    await userEvent.click(canvas.getByText('Exposure and color'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('basic');
  },
};

export const NothingChosen: Story = { name: 'Nothing chosen', args: { defaultValue: '' } };

export const SeveralMayBeChosen: Story = {
  name: 'Several may be chosen',
  args: { type: 'multiple', legend: 'Styles', defaultValue: ['pro'], hint: 'As many as you like.' } as never,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Basic' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['pro', 'basic']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pro' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['basic']);
  },
};

export const WithAnError: Story = {
  name: 'With an error',
  args: { defaultValue: '', error: 'Choose how far we should go.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Choose how far we should go.');
  },
};

export const OneDisabled: Story = {
  name: 'One disabled',
  args: {
    children: [
      ...qualities.slice(0, 3),
      <OptionCard key="x" value="x" title="Express" description="Not for film scans" disabled />,
    ],
  },
};

export const AllDisabled: Story = { name: 'All disabled', args: { disabled: true } };

/** The image is decorative. The title names the option. */
export const WithPictures: Story = {
  name: 'With pictures',
  args: {
    legend: 'Sample',
    columns: 4,
    children: Object.entries(photos)
      .slice(0, 4)
      .map(([name, photo]) => (
        <OptionCard
          key={name}
          value={name}
          title={name.replaceAll('-', ' ')}
          media={
            <img
              src={photo.src}
              alt=""
              width={photo.width}
              height={photo.height}
              className="aspect-square w-full object-cover"
            />
          }
        />
      )),
  },
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const InForcedColors: Story = { name: 'In forced colors', globals: { colors: 'forced' } };
export const OnAPhone: Story = {
  name: 'On a phone',
  args: { columns: 4 },
  globals: { viewport: { value: 'phone' } },
};
export const OnASmallPhone: Story = {
  name: 'Small phone, text 200 %',
  globals: { viewport: { value: 'small' }, textSize: 'largest' },
};

export const LongText: Story = {
  name: 'Long text',
  args: {
    legend: 'How far should we go with the faces of people who did not ask to be retouched?',
    children: [
      <OptionCard
        key="a"
        value="pro"
        title="Only what would be gone in a week: spots, scratches, a mark from glasses"
        description="Skin keeps its texture, lines stay where life has drawn them, and nobody gets a new nose."
        badge="recommended by us"
      />,
      <OptionCard key="b" value="b" title="More" />,
    ],
  },
};

export const ManyItems: Story = {
  name: 'Sixteen items',
  args: {
    columns: 4,
    defaultValue: '3',
    children: Array.from({ length: 16 }, (_, i) => (
      <OptionCard key={i} value={String(i)} title={`Service ${i + 1}`} description="24–48 hours" />
    )),
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    legend: 'الجودة',
    children: [
      <OptionCard key="a" value="pro" title="محترف" description="تنقيح وتدرج" badge="+20%" />,
      <OptionCard key="b" value="b" title="ممتاز" description="منقح أول" />,
    ],
  },
  decorators: [inArabic],
};

/** Radio buttons and checkboxes, off and on, at rest, hovered, focused, pressed, disabled and invalid. */
export const States: Story = {
  name: 'Values and states',
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'paper' },
  render: () => (
    <StateGrid
      rows={['single, off', 'single, on', 'multiple, off', 'multiple, on']}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'invalid']}
    >
      {(row, state) => {
        const chosen = row.endsWith('on') ? ['pro'] : [];
        return (
          <OptionGroup
            {...(row.startsWith('multiple')
              ? { type: 'multiple', defaultValue: chosen }
              : { defaultValue: chosen[0] })}
            legend="Quality"
            hideLegend
            columns={1}
            error={state === 'invalid' && 'Choose one'}
          >
            <OptionCard
              value="pro"
              title="Pro"
              description="Retouch and grade"
              badge="+20%"
              disabled={state === 'disabled'}
            />
          </OptionGroup>
        );
      }}
    </StateGrid>
  ),
};
