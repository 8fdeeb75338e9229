import { photos } from '#photos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Lightbox, type LightboxProps } from '../../src/photos/lightbox.tsx';
import { Button } from '../../src/ui/button.tsx';

const items: LightboxProps['items'] = [
  {
    id: 'car',
    title: 'Ochre car, old wall',
    text: 'Paint back to its color; the stone left rough.',
    label: 'Automotive',
    photo: photos.car,
    recipe: 'automotive',
  },
  { id: 'ring-light', title: 'Ring light', label: 'Portrait', photo: photos.ringLight, recipe: 'portrait' },
  {
    id: 'bottle',
    title: 'Bottle, cut out',
    label: 'Background removal',
    photo: photos.bottleWhite,
    before: photos.bottle,
  },
  { id: 'mountains', title: 'Mountains and their mirror', photo: photos.mountains },
];

const meta = {
  title: 'Lightbox',
  component: Lightbox,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn(), items, index: 0, onIndexChange: fn() },
  argTypes: { items: { control: false } },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  render: function Opener({ open: startsOpen, index: first, onIndexChange, onOpenChange, ...args }) {
    const [open, setOpen] = useState(startsOpen);
    const [index, setIndex] = useState(first);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the lightbox</Button>
        <Lightbox
          {...args}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            onOpenChange(next);
          }}
          index={index}
          onIndexChange={(next) => {
            setIndex(next);
            onIndexChange(next);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const position = () => screen.getByRole('dialog').querySelector('[role="status"]');

export const Playground: Story = {};

export const ByKeys: Story = {
  name: 'Keyboard navigation',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(position()).toHaveTextContent('2 of 4: Ring light');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(position()).toHaveTextContent('4 of 4');
    await userEvent.keyboard('{Home}{End}{ArrowRight}');
    await expect(position()).toHaveTextContent('1 of 4');
  },
};

export const ByButtons: Story = {
  name: 'Button navigation',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const next = await screen.findByRole('button', { name: 'Next photograph' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(position()).toHaveTextContent('3 of 4');
    await expect(next).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Previous photograph' }));
    await expect(position()).toHaveTextContent('2 of 4');
  },
};

export const Comparing: Story = {
  name: 'Before and after',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Before and after' }));
    const slider = screen.getByRole('slider', { name: 'Before and after' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

export const WithBeforePhotograph: Story = {
  name: 'With a before photograph',
  args: { index: 2 },
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Before and after' })),
};

export const NothingToCompare: Story = { name: 'Nothing to compare', args: { index: 3 } };
export const OnePhotograph: Story = {
  name: 'One photograph',
  args: { items: items.slice(0, 1) },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: 'Next photograph' })).toBeNull();
  },
};
const upright: LightboxProps['items'] = [
  { id: 'turtleneck', title: 'Light blue knit', label: 'Portrait', photo: photos.turtleneck },
  ...items,
];
export const Upright: Story = { args: { items: upright } };
export const ThreeHundred: Story = {
  name: '300 photographs',
  args: {
    items: Array.from({ length: 300 }, (_, at) => Object.assign({}, items[at % 4], { id: String(at) })),
    index: 298,
  },
};

export const LongText: Story = {
  name: 'Long text',
  args: {
    items: [
      Object.assign({}, items[0], {
        title: 'Ochre car before an old wall that the town has promised to paint since nineteen seventy-four',
        text: 'Paint back to its color, both wheels clean, the wiper’s shadow gone, and the stone left as rough as it is. '.repeat(
          3,
        ),
      }),
      ...items.slice(1),
    ] as typeof items,
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { dir: 'rtl' },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(position()).toHaveTextContent('2 of 4');
  },
};

export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const OnASmallPhone: Story = {
  name: 'On a small phone, upright',
  args: { items: upright },
  globals: { viewport: { value: 'small' } },
};
