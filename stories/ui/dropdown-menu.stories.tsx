import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
  type DropdownMenuProps,
} from '../../src/ui/dropdown-menu.tsx';
import { ChevronDownIcon } from '../../src/ui/icons.tsx';
import { StateGrid } from '../docs/state-grid.tsx';

const onValueChange = fn();

type CurrencyProps = DropdownMenuProps & { surface?: 'darkroom' };

function Currency({ surface, ...menu }: CurrencyProps) {
  const [value, setValue] = useState('USD');
  const choose = (next: string) => {
    onValueChange(next);
    setValue(next);
  };
  return (
    <DropdownMenu {...menu}>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" size="sm">
          {value} <ChevronDownIcon className="size-4" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" data-surface={surface}>
        <DropdownMenuRadioGroup value={value} onValueChange={choose}>
          {['USD', 'EUR', 'GBP', 'INR'].map((code) => (
            <DropdownMenuRadioItem key={code} value={code}>
              {code}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const meta = {
  title: 'Dropdown menu',
  component: DropdownMenu,
  tags: ['!autodocs'],
  subcomponents: { DropdownMenuContent, DropdownMenuItem, DropdownMenuRadioItem },
  argTypes: { children: { control: false } },
  // Space for the open menu on the docs page.
  decorators: [
    (Story) => (
      <div className="min-h-64">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter or Arrow Down opens. Arrows and letters move, Enter chooses, Esc closes and returns the focus. */
export const Playground: Story = {
  name: 'Radio items, by keyboard',
  render: (args) => <Currency {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'USD' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await expect(screen.getByRole('menuitemradio', { name: 'USD' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onValueChange).toHaveBeenLastCalledWith('EUR');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'EUR' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'EUR' })).toHaveFocus();
  },
};

export const Open: Story = { render: () => <Currency defaultOpen /> };
export const OpenInTheDarkroom: Story = {
  name: 'Open in the darkroom',
  render: () => <Currency defaultOpen surface="darkroom" />,
  globals: { surface: 'darkroom' },
};
export const OpenOnAPhone: Story = {
  ...Open,
  name: 'Open on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const PlainItems: Story = {
  name: 'Plain items, one disabled',
  render: () => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet">Photo</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuItem>Open large</DropdownMenuItem>
        <DropdownMenuItem>Set as cover</DropdownMenuItem>
        <DropdownMenuItem disabled>Rotate (RAW files keep their own orientation)</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
};

/** A menu longer than the window scrolls. Letters go to the next item that starts with them. */
export const ManyItems: Story = {
  name: 'Three hundred items',
  render: () => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary">Order</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {Array.from({ length: 300 }, (_, at) => (
          <DropdownMenuItem key={at}>SL-{2048 + at}</DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  play: async () => {
    const menu = await screen.findByRole('menu');
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('menuitem', { name: 'SL-2347' });
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const LongText: Story = {
  name: 'Long text, small phone',
  render: () => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary">Photo</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuItem>
          Use this photo as the reference for the color of all of the others
        </DropdownMenuItem>
        <DropdownMenuItem>Remove</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { defaultOpen: true },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <DropdownMenu {...args}>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary">
            اللغة <ChevronDownIcon className="size-4" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuItem>العربية</DropdownMenuItem>
          <DropdownMenuItem>الإنجليزية</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  ),
  play: async () => {
    const menu = await screen.findByRole('menu');
    await expect(menu.matches(':dir(rtl)')).toBe(true);
  },
};

/**
 * Each kind of item at rest, hovered, focused, pressed and disabled. Radix's own content shows them in their cells:
 * ours renders the menu in the body.
 */
export const States: Story = {
  name: 'Items and states',
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'paper' },
  render: () => (
    <StateGrid
      rows={['item', 'radio, off', 'radio, on']}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
    >
      {(row, state) => {
        // Radix highlights the item that the pointer or the focus is on.
        const item = {
          disabled: state === 'disabled',
          // As Radix sets it on the item that has the focus.
          tabIndex: state === 'focus' ? 0 : -1,
          ...(['hover', 'focus', 'pressed'].includes(state) && { 'data-highlighted': '' }),
        };
        return (
          <DropdownMenu open>
            <div className="bg-raised border-line rounded-field border p-1.5 *:static! *:transform-none!">
              <RadixMenu.Content aria-label={`${row}, ${state}`} aria-labelledby={undefined}>
                {row === 'item' ? (
                  <DropdownMenuItem {...item}>Open large</DropdownMenuItem>
                ) : (
                  <DropdownMenuRadioGroup value={row === 'radio, on' ? 'EUR' : ''}>
                    <DropdownMenuRadioItem {...item} value="EUR">
                      EUR
                    </DropdownMenuRadioItem>
                  </DropdownMenuRadioGroup>
                )}
              </RadixMenu.Content>
            </div>
          </DropdownMenu>
        );
      }}
    </StateGrid>
  ),
};
