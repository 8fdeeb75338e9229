import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { SignUpForm } from '../../../src/account/auth-forms.tsx';
import { SignInDialog } from '../../../src/account/sign-in-dialog.tsx';
import { Link, NavigationProvider } from '../../../src/lib/navigation.tsx';
import { Button } from '../../../src/ui/button.tsx';

vi.mock(import('../../../src/account/auth-forms.tsx'), { spy: true });

function Host() {
  const [open, setOpen] = useState(false);
  return (
    <NavigationProvider Link={Link} navigate={() => {}}>
      <Button onClick={() => setOpen(true)}>Portal</Button>
      <SignInDialog open={open} onOpenChange={setOpen} onSignIn={async () => {}} />
    </NavigationProvider>
  );
}

test('SignInDialog opens on Sign In after it was closed on Sign Up (account 1)', async () => {
  await render(<Host />);
  await userEvent.click(page.getByRole('button', { name: 'Portal' }));
  await userEvent.click(page.getByRole('tab', { name: 'Sign Up' }));
  await expect.element(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Portal' }));
  await expect.element(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
});

test('SignInDialog opens on its default tab after the host closed it (account 1)', async () => {
  const screen = await render(<SignInDialog open />);
  await userEvent.click(page.getByRole('tab', { name: 'Sign Up' }));
  await screen.rerender(<SignInDialog />);
  await screen.rerender(<SignInDialog open />);
  await expect.element(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await screen.rerender(<SignInDialog />);
  await screen.rerender(<SignInDialog open defaultTab="sign-up" />);
  await expect.element(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
});

test('SignInDialog keeps typed text across tabs and closing, except passwords, until someone has signed in (account 1)', async () => {
  await render(<Host />);
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await userEvent.click(page.getByRole('button', { name: 'Portal' }));
  await userEvent.click(page.getByRole('tab', { name: 'Sign Up' }));
  await field('Name').fill('Ana Torres');
  await field('Email').fill('ana@studio.example');
  await dialog.getByLabelText('Password', { exact: true }).fill('Secret-1');
  await userEvent.click(page.getByRole('tab', { name: 'Sign In' }));
  await expect.element(field('Email')).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Portal' }));
  await userEvent.click(page.getByRole('tab', { name: 'Sign Up' }));
  await expect.element(field('Name')).toHaveValue('Ana Torres');
  await expect.element(field('Email')).toHaveValue('ana@studio.example');
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveValue('');
  expect(JSON.stringify(vi.mocked(SignUpForm).mock.calls)).not.toContain('Secret-1');
  await userEvent.click(page.getByRole('tab', { name: 'Sign In' }));
  await field('Email').fill('ana@studio.example');
  await dialog.getByLabelText('Password', { exact: true }).fill('Secret-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Portal' }));
  await expect.element(field('Email')).toHaveValue('');
});
