import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { scenario } from '../../mocks/scenarios.ts';
import { authTabs } from '../../src/account/sign-in-dialog.tsx';
import { Button, SignInDialog, Toaster, type SignInDialogProps } from '../../src/index.ts';
import { getToasts } from '../../src/lib/toast-store.ts';
import { inHost, navigate, rightToLeftPage } from '../host.tsx';

/** A page with the button that opens the dialog, and the toaster. */
function PortalHost({ onOpenChange, ...props }: SignInDialogProps) {
  const [open, setOpen] = useState(props.open ?? false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => change(true)}>
        Portal
      </Button>
      <SignInDialog {...props} open={open} onOpenChange={change} />
      <Toaster />
    </>
  );
}

const meta = {
  title: 'Sign-in dialog',
  component: SignInDialog,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 680 } } },
  decorators: [inHost],
  args: { open: true, onOpenChange: fn() },
  argTypes: { defaultTab: { control: 'inline-radio', options: authTabs } },
  render: (args) => <PortalHost {...args} />,
} satisfies Meta<typeof SignInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (label: string, text: string) => {
  const input = await screen.findByLabelText(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const toasted = (title: string, description: string) =>
  waitFor(() => expect(getToasts()[0]).toMatchObject({ title, description }), { timeout: 15_000 });

async function signIn(email = 'ana@studio.example') {
  await fill('Email', email);
  await fill('Password', 'a');
  await userEvent.keyboard('{Enter}');
}

async function signUp({ email = 'ana@studio.example', confirm = 'a' } = {}) {
  await fill('Name', 'Ana');
  await fill('Email', email);
  await fill('Password', 'a');
  await fill('Confirm password', confirm);
  await userEvent.keyboard('{Enter}');
}

/** Sentinels: wrong@example.com, locked@example.com, slow@example.com. */
export const Playground: Story = {};

export const Closed: Story = {
  name: 'Opened by its button', // (account 1, account 10)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { open: undefined },
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    const opener = canvas.getByRole('button', { name: 'Portal' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Fields: Story = {
  name: 'Both tabs with autofill', // (account 1, account 2, account 5, account 10)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const look = async (label: string, type: string, autocomplete: string) => {
      const input = await screen.findByLabelText(label);
      await expect(input).toHaveAttribute('type', type);
      await expect(input).toHaveAttribute('autocomplete', autocomplete);
      await expect(input).toBeRequired();
    };
    await expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      'Sign In',
      'Sign Up',
    ]);
    await look('Email', 'email', 'username');
    await look('Password', 'password', 'current-password');
    await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await look('Name', 'text', 'name');
    await look('Email', 'email', 'email');
    await look('Password', 'password', 'new-password');
    await look('Confirm password', 'password', 'new-password');
  },
};

export const ShowPassword: Story = {
  name: 'Password shown', // (account 1)
  play: async () => {
    await fill('Password', 'dark room');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const SigningIn: Story = {
  name: 'While signing in', // (account 9)
  play: async () => {
    await signIn('slow@example.com');
    await expect(await screen.findByRole('button', { name: 'Signing In...' })).toBeDisabled();
  },
};

export const RefusedSignIn: Story = {
  name: 'Refused sign-in', // (account 4)
  parameters: { msw: { handlers: scenario.signInRefused } },
  play: async () => {
    await signIn();
    await toasted('Login failed', 'Invalid email or password.');
    await expect(getToasts()[0]).toMatchObject({ variant: 'destructive' });
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveValue('ana@studio.example');
    await expect(screen.getByLabelText('Password')).toHaveValue('a');
    await expect(navigate).not.toHaveBeenCalled();
  },
};

/** Uses a network of the toolbar. Every story can be shown with each of them. */
export const SignInOffline: Story = {
  name: 'Offline sign-in',
  globals: { network: 'offline' },
  play: async () => {
    await signIn();
    await waitFor(() =>
      expect(getToasts()[0]).toMatchObject({ title: 'Login failed', variant: 'destructive' }),
    );
    await expect(screen.getByLabelText('Email')).toHaveValue('ana@studio.example');
  },
};

export const NotFilledIn: Story = {
  name: 'Fields not filled in',
  play: async () => {
    await fill('Email', 'ana');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/like name@example.com/);
    await expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await expect(screen.getByLabelText('Email')).toHaveFocus();
  },
};

const onSignUp = { defaultTab: 'sign-up' } as const;

export const SignUp: Story = { name: 'Sign Up', args: onSignUp };

export const SigningUp: Story = {
  name: 'While signing up', // (account 9)
  args: onSignUp,
  play: async () => {
    await signUp({ email: 'slow@example.com' });
    await expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  },
};

export const Mismatch: Story = {
  name: 'Passwords that differ', // (account 6)
  args: onSignUp,
  play: async () => {
    await signUp({ confirm: 'b' });
    await toasted('Password Mismatch', 'Passwords do not match. Please try again.');
    await expect(screen.getByLabelText('Confirm password')).toHaveFocus();
    await expect(screen.getByLabelText('Confirm password')).toBeInvalid();
  },
};

export const RefusedSignUp: Story = {
  name: 'Refused sign-up', // (account 8)
  args: onSignUp,
  parameters: { msw: { handlers: scenario.signUpRefused } },
  play: async () => {
    await signUp();
    await toasted('Registration failed', 'An account with this email already exists.');
    await expect(screen.getByLabelText('Name')).toHaveValue('Ana');
  },
};

export const Phone: Story = {
  name: 'On a small phone',
  args: onSignUp,
  globals: { viewport: { value: 'small' } },
};

export const Darkroom: Story = { name: 'Opened from the darkroom', globals: { surface: 'darkroom' } };

export const RightToLeft: Story = {
  name: 'Right to left',
  beforeEach: rightToLeftPage,
  args: {
    messages: {
      signInTitle: 'مرحبًا بعودتك',
      tabs: 'تسجيل الدخول أو إنشاء حساب',
      signInTab: 'تسجيل الدخول',
      signUpTab: 'حساب جديد',
      close: 'إغلاق',
    },
    formMessages: {
      email: 'البريد الإلكتروني',
      password: 'كلمة المرور',
      show: 'إظهار',
      showPassword: ' كلمة المرور',
      signIn: 'تسجيل الدخول',
    },
  },
};
