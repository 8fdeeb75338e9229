import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../src/lib/navigation.tsx';
import { Button, buttonSizes, buttonVariants } from '../../src/ui/button.tsx';
import { PlayIcon } from '../../src/ui/icons.tsx';
import { StateGrid } from '../docs/state-grid.tsx';

const meta = {
  title: 'Button',
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'Get a quote', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Row = (args: Story['args']) => (
  <div className="flex flex-wrap items-center gap-3">
    {buttonVariants.map((variant) => (
      <Button key={variant} {...args} variant={variant}>
        {variant}
      </Button>
    ))}
  </div>
);

/** One primary button per screen. All others are secondary or quiet. */
export const Variants: Story = { render: Row };
export const VariantsInTheDarkroom: Story = {
  name: 'Variants in the darkroom',
  render: Row,
  globals: { surface: 'darkroom' },
};
export const VariantsInADarkScheme: Story = {
  name: 'Variants in a dark scheme',
  render: Row,
  globals: { scheme: 'dark' },
};
export const Small: Story = { args: { size: 'sm' }, render: Row };

export const SmallOnAPhone: Story = {
  name: 'Small, on a phone',
  args: { size: 'sm' },
  render: Row,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Busy: Story = {
  args: { busy: true, children: 'Uploading Files… 62%' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Uploading Files… 62%' });
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true }, render: Row };

/** With a reason, a disabled button takes the focus, so that the reason can be read. Pressing it has no effect. */
export const DisabledWithAReason: Story = {
  name: 'Disabled, with a reason',
  args: { disabledReason: 'Add a photo first', type: 'submit' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Get a quote' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Add a photo first');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The accent is not for danger: it marks the main action. */
export const Danger: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary">Clear list</Button>
      <Button variant="quiet">Cancel</Button>
    </div>
  ),
};

/** Ends the loading of the story below. */
let finish = () => {};

export const FocusComesBack: Story = {
  name: 'Focus after loading',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Working(args) {
    const [busy, setBusy] = useState(false);
    const work = () => {
      setBusy(true);
      finish = () => setBusy(false);
    };
    return (
      <Button {...args} busy={busy} onClick={work}>
        {busy ? 'Signing In...' : 'Sign In'}
      </Button>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Signing In...' })).toBeDisabled();
    finish();
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toHaveFocus();
  },
};

export const AsALink: Story = {
  name: 'As a link',
  args: { asChild: true, variant: 'secondary', children: <Link href="/videos">Watch Demo</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Watch Demo' })).toHaveAttribute('href', '/videos');
  },
};

export const WithAnIcon: Story = {
  name: 'With an icon',
  args: {
    variant: 'secondary',
    children: (
      <>
        <PlayIcon className="size-4" /> Watch Demo
      </>
    ),
  },
};

export const LongText: Story = {
  name: 'Long text, small phone',
  args: { children: 'Send all three hundred photographs and ask for a quote within two hours' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  render: (args) => (
    <div dir="rtl" lang="ar" className="flex gap-3">
      <Button {...args}>اطلب عرض سعر</Button>
      <Button {...args} variant="secondary">
        شاهد العرض
      </Button>
    </div>
  ),
};

/** Each variant at rest, hovered, focused, pressed, disabled and busy. */
export const States: Story = {
  name: 'Variants and states',
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'paper' },
  render: () => (
    <StateGrid rows={buttonVariants} states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'busy']}>
      {(variant, state) => (
        <Button variant={variant} disabled={state === 'disabled'} busy={state === 'busy'}>
          {variant}
        </Button>
      )}
    </StateGrid>
  ),
};
