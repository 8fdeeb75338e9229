import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OverlayProvider } from '../../src/lib/overlay-provider.tsx';
import { toast } from '../../src/lib/toast-store.ts';
import styles from '../../src/styles/index.css?inline';
import { Button } from '../../src/ui/button.tsx';
import {
  Dialog,
  dialogAlignments,
  DialogClose,
  DialogContent,
  dialogSizes,
  DialogTrigger,
} from '../../src/ui/dialog.tsx';
import { TextField } from '../../src/ui/text-field.tsx';
import { Toaster } from '../../src/ui/toast.tsx';

const form = (
  <div className="grid gap-5">
    <TextField label="Email" type="email" />
    <TextField label="Password" type="password" />
    <DialogClose asChild>
      <Button className="mt-2 w-full">Sign In</Button>
    </DialogClose>
  </div>
);

const meta = {
  title: 'Dialog',
  component: DialogContent,
  tags: ['!autodocs'],
  subcomponents: { Dialog },
  args: { title: 'Welcome back', children: form },
  argTypes: {
    size: { control: 'inline-radio', options: dialogSizes },
    align: { control: 'inline-radio', options: dialogAlignments },
  },
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary">Portal</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof DialogContent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Press the button: the focus moves into the dialog, stays in it, and returns on closing. */
export const Playground: Story = {
  name: 'Closed, then opened by keyboard',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Portal' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });
    await expect(within(dialog).getByLabelText('Email')).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

const open: Story['render'] = (args) => (
  <Dialog defaultOpen>
    <DialogContent {...args} />
  </Dialog>
);

export const Open: Story = { render: open };
export const OpenInADarkScheme: Story = {
  name: 'Open in a dark scheme',
  render: open,
  globals: { scheme: 'dark' },
};
export const OpenOnAPhone: Story = {
  name: 'Open on a phone',
  render: open,
  globals: { viewport: { value: 'phone' } },
};

export const WithADescription: Story = {
  name: 'With a description',
  args: { description: 'Your orders and receipts on this device.', size: 'md' },
  render: open,
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'Your orders and receipts on this device.',
    );
  },
};

export const ClosedByTheScrim: Story = {
  name: 'Closed by the scrim',
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: open,
  play: async () => {
    await screen.findByRole('dialog');
    const scrim = document.querySelector('[data-scroll-lock]');
    if (scrim) await userEvent.click(scrim, { pointerEventsCheck: 0 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongContent: Story = {
  name: 'More than fits',
  args: {
    title: 'What happens to your photographs',
    children: Array.from({ length: 24 }, (_, i) => (
      <p key={i} className="text-body text-muted mb-4">
        Originals are kept as long as the order is open and are deleted afterwards. No other customer sees
        them.
      </p>
    )),
  },
  render: open,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    // The close button does not scroll with the content.
    const close = within(dialog).getByRole('button', { name: 'Close' });
    const place = () => close.getBoundingClientRect().top - dialog.getBoundingClientRect().top;
    const before = place();
    dialog.scrollTop = dialog.scrollHeight;
    await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(0));
    await expect(place()).toBe(before);
  },
};

/** The toast is above the dialog, can be pressed, and is exposed to assistive technology. */
export const ToastOverIt: Story = {
  name: 'A toast over it',
  args: { onOpenAutoFocus: fn() },
  render: (args) => (
    <>
      <Toaster />
      <Dialog defaultOpen>
        <DialogContent {...args} />
      </Dialog>
    </>
  ),
  play: async () => {
    const email = within(await screen.findByRole('dialog')).getByLabelText('Email');
    await userEvent.type(email, 'ana');
    const fail = () =>
      toast({ title: 'Login failed', description: 'Invalid credentials', variant: 'destructive' });
    fail();
    const alert = await screen.findByRole('alert');
    await expect(alert.closest('[aria-hidden="true"]')).toBeNull();
    await expect(email).toHaveFocus();
    const close = await within(alert).findByRole('button', { name: 'Close notification' });
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByText('Login failed')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
    fail();
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    title: 'مرحبًا بعودتك',
    dir: 'rtl',
    lang: 'ar',
    messages: { close: 'إغلاق' },
    children: <TextField label="البريد" />,
  },
  render: open,
};

/** A host with a shadow root that contains the application and an element for its overlays. */
function ShadowHost({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const attach = (host: HTMLElement | null) => {
    if (!host || root) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    setRoot(shadow);
  };
  const app = (
    <>
      {overlays && <OverlayProvider container={overlays}>{children}</OverlayProvider>}
      <div ref={setOverlays} />
    </>
  );
  return <div ref={attach}>{root && createPortal(app, root)}</div>;
}

export const InAShadowRoot: Story = {
  name: 'In a shadow root',
  render: (args) => (
    <ShadowHost>
      <Dialog defaultOpen>
        <DialogContent {...args} />
      </Dialog>
    </ShadowHost>
  ),
};
