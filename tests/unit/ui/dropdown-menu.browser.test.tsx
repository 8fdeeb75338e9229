import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { Button } from '../../../src/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../../src/ui/dropdown-menu.tsx';

test.each([{ disabled: true }, { busy: true }, { disabledReason: 'No photo is selected' }])(
  'a Button with %o opens no menu',
  async (props) => {
    const screen = await render(
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button {...props}>Photo</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Remove</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    const button = screen.getByRole('button');
    await button.click({ force: true });
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    button.element().focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  },
);

test('a disabled item of a menu follows no link and calls no onClick, also not that of the link', async () => {
  location.hash = '';
  const clicked = vi.fn();
  const screen = await render(
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>Photo</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild disabled onClick={clicked}>
          <a href="#original" onClick={clicked}>
            Open the original
          </a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  await screen.getByRole('menuitem').click({ force: true });
  expect(location.hash).toBe('');
  expect(clicked).not.toHaveBeenCalled();
});

test('a disabled item of a radio group calls no onClick and is not chosen', async () => {
  const called = vi.fn();
  const screen = await render(
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>Language</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup value="en" onValueChange={called}>
          <DropdownMenuRadioItem value="de" disabled onClick={called}>
            Deutsch
          </DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  await screen.getByRole('menuitemradio').click({ force: true });
  expect(called).not.toHaveBeenCalled();
});

test('an item of a menu breaks a file name that is wider than a small phone', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>Photo</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>{'living_room_from_the_window_'.repeat(3)}.jpg</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  const { scrollWidth, clientWidth } = screen.getByRole('menu').element();
  expect(scrollWidth).toBe(clientWidth);
});
