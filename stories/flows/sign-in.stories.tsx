import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { scenario } from '../../mocks/scenarios.ts';
import { Header, SignInDialog, Toaster } from '../../src/index.ts';
import { inHost, navigate } from '../host.tsx';
import { sampleHeader } from '../layout/sample-frame.ts';
import { expectToast } from '../quote/quote-steps.ts';

/** A header whose Portal button opens the dialog. */
function SignInPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Header {...sampleHeader} onPortal={() => setOpen(true)} />
      <SignInDialog open={open} onOpenChange={setOpen} />
      <Toaster />
    </>
  );
}

/** A new visitor creates an account and signs in. Each story is one step further. */
const meta = {
  title: 'Sign-in',
  component: SignInPage,
  decorators: [inHost],
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: scenario.works },
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (tab: string) => userEvent.click(screen.getByRole('tab', { name: tab }));

export const OpenPortal: Story = {
  name: '1 Portal sign-in',
  play: async ({ canvas }) => {
    // On a phone and in a frame of the docs page, Portal is in the menu.
    if (!canvas.queryByRole('button', { name: 'Portal' })) await press('Menu');
    await userEvent.click(await canvas.findByRole('button', { name: 'Portal' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Welcome back');
  },
};

export const FillInSignUp: Story = {
  name: '2 Sign-up form',
  play: async (context) => {
    await OpenPortal.play!(context);
    await choose('Sign Up');
    await fill('Name', 'Ana Torres');
    await fill('Email', 'ana@studio.example');
    await fill('Password', 'red light');
    await fill('Confirm password', 'red lihgt');
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Create your account');
  },
};

export const Mismatch: Story = {
  name: '3 Mismatched passwords',
  play: async (context) => {
    await FillInSignUp.play!(context);
    await press('Sign Up');
    await expectToast('Password Mismatch', 'Passwords do not match. Please try again.');
    await waitFor(() => expect(screen.getByLabelText('Confirm password')).toHaveFocus());
    await expect(screen.getByLabelText('Email')).toHaveValue('ana@studio.example');
  },
};

export const SignedUp: Story = {
  name: '4 Account created', // (account 7)
  play: async (context) => {
    await Mismatch.play!(context);
    await userEvent.clear(screen.getByLabelText('Confirm password'));
    await fill('Confirm password', 'red light');
    await press('Sign Up');
    await expectToast('Account created', 'Please check your email to verify your account.');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Portal' })).toHaveFocus());
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const SignedIn: Story = {
  name: '5 Signed in',
  play: async (context) => {
    await SignedUp.play!(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Portal' }));
    await screen.findByRole('dialog');
    await choose('Sign In');
    await fill('Email', 'ana@studio.example');
    await fill('Password', 'red light{Enter}');
    await expectToast('Login successful', 'Redirecting to your dashboard...');
    await expect(navigate).toHaveBeenCalledWith('/customer-portal');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
