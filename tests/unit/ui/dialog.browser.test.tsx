import { useState, type ComponentProps } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { SignInDialog } from '../../../src/account/sign-in-dialog.tsx';
import { focusOn } from '../../../src/lib/focus.ts';
import { clearToasts, toast } from '../../../src/lib/toast-store.ts';
import { Dialog, DialogContent, DialogTrigger } from '../../../src/ui/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../src/ui/dropdown-menu.tsx';
import { Tabs, TabsList, TabsTrigger } from '../../../src/ui/tabs.tsx';
import { TextField } from '../../../src/ui/text-field.tsx';
import { Toaster } from '../../../src/ui/toast.tsx';
import { frames } from '../frames.ts';

afterEach(clearToasts);

for (const hideClose of [false, true]) {
  test(`Esc closes a dialog in one press and keeps an error toast open, ${hideClose ? 'without' : 'with'} a close button (account 10)`, async () => {
    await render(
      <>
        <Toaster />
        <Dialog defaultOpen>
          <DialogContent title="Welcome back" hideClose={hideClose}>
            <TextField label="Email" />
          </DialogContent>
        </Dialog>
      </>,
    );
    await userEvent.type(page.getByLabelText('Email'), 'ana');
    toast({ title: 'Login failed', variant: 'destructive' });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Login failed');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Login failed');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
}

test('onEscapeKeyDown can keep a dialog open, also while an error toast is open (account 10)', async () => {
  const keys: string[] = [];
  await render(
    <>
      <Toaster />
      <Dialog defaultOpen>
        <DialogContent
          title="Welcome back"
          onEscapeKeyDown={(event) => {
            keys.push(event.key);
            event.preventDefault();
          }}
        >
          <TextField label="Email" />
        </DialogContent>
      </Dialog>
    </>,
  );
  await userEvent.type(page.getByLabelText('Email'), 'ana{Escape}');
  expect(keys).toEqual(['Escape']);
  toast({ title: 'Login failed', variant: 'destructive' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Login failed');
  await userEvent.keyboard('{Escape}');
  expect(keys).toEqual(['Escape', 'Escape']);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

type PageProps = {
  open: boolean;
  button?: ComponentProps<'button'>;
  onCloseAutoFocus?: (event: Event) => void;
};

/** A button in a region, and a dialog without a trigger. */
function Page({ open, button, onCloseAutoFocus }: PageProps) {
  return (
    <>
      <section aria-label="Account">
        <button type="button" {...button}>
          Open
        </button>
      </section>
      <Dialog open={open}>
        <DialogContent title="Welcome back" onCloseAutoFocus={onCloseAutoFocus}>
          <TextField label="Email" />
        </DialogContent>
      </Dialog>
    </>
  );
}

/** Renders the page, focuses its button and opens the dialog. Returns a function that renders it with other props. */
async function openFromButton(onCloseAutoFocus?: (event: Event) => void) {
  const screen = await render(<Page open={false} />);
  (page.getByRole('button', { name: 'Open' }).element() as HTMLElement).focus();
  const rerender = (props: PageProps) => screen.rerender(<Page {...{ onCloseAutoFocus }} {...props} />);
  await rerender({ open: true });
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  return rerender;
}

test('a dialog without a trigger returns the focus unless onCloseAutoFocus prevents it', async () => {
  const prevent = vi.fn<(event: Event) => void>();
  const rerender = await openFromButton(prevent);
  await rerender({ open: false });
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  prevent.mockImplementation((event) => event.preventDefault());
  await rerender({ open: true });
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await rerender({ open: false });
  await expect.poll(() => document.activeElement, { timeout: 20_000 }).toBe(document.body);
});

test('a dialog that replaces another returns the focus to where it was before both', async () => {
  function Host() {
    const [shown, setShown] = useState('');
    const close = () => setShown('');
    return (
      <>
        <button type="button" onClick={() => setShown('first')}>
          Open
        </button>
        <Dialog open={shown === 'first'} onOpenChange={close}>
          <DialogContent title="First">
            <button type="button" onClick={() => setShown('second')}>
              Replace
            </button>
          </DialogContent>
        </Dialog>
        <Dialog open={shown === 'second'} onOpenChange={close}>
          <DialogContent title="Second">
            <TextField label="Email" />
          </DialogContent>
        </Dialog>
      </>
    );
  }
  await render(<Host />);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a dialog leaves the focus on an element that the host has focused meanwhile', async () => {
  const region = page.getByRole('region', { name: 'Account' });
  const rerender = await openFromButton(() => focusOn(region.element() as HTMLElement));
  await rerender({ open: false });
  await frames(2);
  await expect.element(region).toHaveFocus();
});

test.each([{ disabled: true }, { hidden: true }])(
  'a dialog returns the focus to the region of its opener if that is %o by then',
  async (button) => {
    const rerender = await openFromButton();
    await rerender({ open: true, button });
    await rerender({ open: false, button });
    await expect.element(page.getByRole('region', { name: 'Account' })).toHaveFocus();
    await rerender({ open: false });
    // The button keeps its place in the tab order.
    await expect.element(page.getByRole('button', { name: 'Open' })).not.toHaveAttribute('tabindex');
  },
);

test('a dialog returns the focus in a DOM without `checkVisibility`, such as jsdom', async () => {
  const { prototype } = Element;
  const { checkVisibility } = prototype;
  Object.assign(prototype, { checkVisibility: undefined });
  onTestFinished(() => void Object.assign(prototype, { checkVisibility }));
  const rerender = await openFromButton();
  await rerender({ open: false });
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a dialog that an item of a menu opened returns the focus to the button of the menu', async () => {
  function MenuPage() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <DropdownMenu>
          <DropdownMenuTrigger>More</DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => setOpen(true)}>Rename</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogContent title="Rename">
            <TextField label="Name" />
          </DialogContent>
        </Dialog>
      </>
    );
  }
  await render(<MenuPage />);
  (page.getByRole('button', { name: 'More' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  await frames(2);
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('an Esc that cancels an IME composition closes neither the dialog nor a toast', async () => {
  const onEscapeKeyDown = vi.fn<(event: KeyboardEvent) => void>();
  await render(
    <>
      <Toaster />
      <Dialog defaultOpen>
        <DialogContent title="Welcome back" onEscapeKeyDown={onEscapeKeyDown}>
          <TextField label="Email" />
        </DialogContent>
      </Dialog>
    </>,
  );
  const field = page.getByLabelText('Email');
  const composingEsc = { key: 'Escape', keyCode: 229, isComposing: true, bubbles: true, cancelable: true };
  field.element().dispatchEvent(new KeyboardEvent('keydown', composingEsc));
  await expect.element(page.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  toast({ title: 'Login failed', variant: 'destructive' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Login failed');
  field.element().dispatchEvent(new KeyboardEvent('keydown', composingEsc));
  await frames(2);
  await expect.element(page.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Login failed');
  expect(onEscapeKeyDown).not.toHaveBeenCalled();
});

test('Tab and Shift+Tab wrap around in a dialog and scroll to the focus (WCAG 2.4.7)', async () => {
  await render(
    <Dialog defaultOpen>
      <DialogContent title="Welcome back" style={{ maxHeight: 200 }}>
        <Tabs defaultValue="in">
          <TabsList aria-label="Sign in or sign up">
            <TabsTrigger value="in">Sign In</TabsTrigger>
            <TabsTrigger value="up">Sign Up</TabsTrigger>
          </TabsList>
        </Tabs>
        {['Name', 'Email', 'Phone', 'City'].map((label) => (
          <TextField key={label} label={label} />
        ))}
      </DialogContent>
    </Dialog>,
  );
  const close = page.getByRole('button', { name: 'Close' });
  const tab = page.getByRole('tab', { name: 'Sign In' });
  await userEvent.click(page.getByLabelText('City'));
  await userEvent.keyboard('{Tab}');
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(tab).toHaveFocus();
  await expect.element(tab).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(close).toHaveFocus();
});

test('in a small window, a toast leaves the center of the focused control of a dialog free (WCAG 2.4.11)', async () => {
  await page.viewport(320, 256);
  await render(
    <>
      <Toaster />
      <SignInDialog open />
    </>,
  );
  const email = page.getByLabelText('Email');
  await expect.element(email).toHaveFocus();
  toast({ title: 'Login failed', description: 'Invalid email or password', variant: 'destructive' });
  await expect.element(page.getByText('Login failed', { exact: true })).toBeVisible();
  const covered: string[] = [];
  for (let press = 0; press < 8; press++) {
    await frames(3);
    const focused = document.activeElement as HTMLElement;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const shown = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!focused.contains(shown)) covered.push(focused.outerHTML.slice(0, 60));
    await userEvent.keyboard('{Tab}');
  }
  expect(covered).toEqual([]);
});

test('a field of a scrolled dialog that takes the focus is below the bar with the close button (WCAG 2.4.11)', async () => {
  await page.viewport(320, 256);
  await render(
    <Dialog defaultOpen>
      <DialogContent title="Address">
        {['Street', 'City', 'Country'].map((label) => (
          <TextField key={label} label={label} />
        ))}
      </DialogContent>
    </Dialog>,
  );
  const close = page.getByRole('button', { name: 'Close' });
  await page.getByLabelText('Country').click();
  for (const label of ['City', 'Street']) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    const field = page.getByLabelText(label);
    await expect.element(field).toHaveFocus();
    const bar = close.element().getBoundingClientRect();
    expect(field.element().getBoundingClientRect().top).toBeGreaterThan(bar.bottom + 8);
  }
});

test.each([
  ['closed', () => userEvent.keyboard('{Enter}')],
  ['replaced by another one', () => toast({ title: 'Network request failed', variant: 'destructive' })],
])('F8 leads to a toast over a dialog, and back once the toast is %s', async (_, end) => {
  await page.viewport(1280, 800);
  await render(
    <>
      <Toaster />
      <Dialog defaultOpen>
        <DialogContent title="Welcome back">
          <TextField label="Email" />
        </DialogContent>
      </Dialog>
    </>,
  );
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  toast({ title: 'Login failed', variant: 'destructive' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Login failed');
  await userEvent.keyboard('{F8}{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Close notification' })).toHaveFocus();
  await end();
  await expect.element(page.getByText('Login failed')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('a toast that replaces another one takes no focus that the visitor has moved from that one', async () => {
  await page.viewport(1280, 800);
  await render(
    <>
      <Toaster />
      <TextField label="Email" />
      <p>Prices</p>
    </>,
  );
  await page.getByLabelText('Email').click();
  toast({ title: 'Login failed', variant: 'destructive' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Login failed');
  await userEvent.keyboard('{F8}');
  await expect.element(page.getByLabelText('Email')).not.toHaveFocus();
  await page.getByText('Prices').click();
  await expect.element(document.body).toHaveFocus();
  toast({ title: 'Network request failed', variant: 'destructive' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Network request failed');
  await frames();
  await expect.element(document.body).toHaveFocus();
});

test('a held Enter that opens a dialog presses nothing in it', async () => {
  const onClick = vi.fn();
  await render(
    <Dialog>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent title="Film">
        <button type="button" onClick={onClick}>
          Pause
        </button>
      </DialogContent>
    </Dialog>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter>3/}');
  await expect.element(page.getByRole('button', { name: 'Pause' })).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
  // A held key that was pressed in the dialog repeats, as elsewhere.
  await userEvent.keyboard('{Enter>3/}');
  expect(onClick).toHaveBeenCalledTimes(3);
});
