import type { FormEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  SignInForm,
  SignUpForm,
  type SignInFormProps,
  type SignUpFormProps,
} from '../../../src/account/auth-forms.tsx';
import { configureApi } from '../../../src/api/client.ts';
import { clearToasts, getToasts } from '../../../src/lib/toast-store.ts';
import { Link, NavigationProvider } from '../../../src/lib/navigation.tsx';

const navigate = vi.fn();
const fetched = vi.spyOn(globalThis, 'fetch');
const answer = (...[body, init]: ConstructorParameters<typeof Response>) =>
  fetched.mockImplementation(async () => new Response(body, init));

beforeEach(() => {
  clearToasts();
  configureApi();
  navigate.mockClear();
  fetched.mockReset();
});
afterEach(() => {
  fetched.mockReset();
});

async function signIn(props: SignInFormProps = {}) {
  const screen = await render(
    <NavigationProvider Link={Link} navigate={navigate}>
      <SignInForm {...props} />
    </NavigationProvider>,
  );
  await screen.getByLabelText('Email').fill('ana@studio.example');
  await screen.getByLabelText('Password', { exact: true }).fill('x');
  await screen.getByRole('button', { name: 'Sign In' }).click();
  return screen;
}

async function signUp(confirm = 'x', props: SignUpFormProps = {}, email = 'ana@studio.example') {
  const screen = await render(<SignUpForm {...props} />);
  await screen.getByLabelText('Name').fill('Ana');
  await screen.getByLabelText('Email').fill(email);
  await screen.getByLabelText('Password', { exact: true }).fill('x');
  await screen.getByLabelText('Confirm password', { exact: true }).fill(confirm);
  await screen.getByRole('button', { name: 'Sign Up' }).click();
  return screen;
}

const sent = () =>
  fetched.mock.calls.map(([url, init]) => [url, init?.method, JSON.parse(String(init?.body))]);
const toasted = async () => {
  await expect.poll(getToasts).toHaveLength(1);
  return getToasts()[0];
};
/** Waits for the form's toast, which replaces the global toast. */
const finally_ = async (title: string) => {
  await expect.poll(() => getToasts()[0]?.title).toBe(title);
};

test('sign-in posts username and password, and nothing else, with credentials (account 2)', async () => {
  answer(null, { status: 204 });
  await signIn();
  await finally_('Login successful');
  expect(sent()).toEqual([['/api/auth/login', 'POST', { username: 'ana@studio.example', password: 'x' }]]);
  expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include');
});

test('any 2xx is success, with a body that is not read (account 3)', async () => {
  answer('<html>not json', { status: 200, headers: { 'Content-Type': 'application/json' } });
  await signIn();
  await finally_('Login successful');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/customer-portal');
});

test('while busy the button says so and a second submit sends nothing (account 9)', async () => {
  fetched.mockImplementation(() => new Promise(() => undefined));
  const screen = await signIn();
  await expect.element(screen.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  const form = screen.container.querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  expect(fetched).toHaveBeenCalledOnce();
});

test('a failure without a word says "Invalid credentials" (account 4)', async () => {
  answer('', { status: 401 });
  await signIn();
  await finally_('Login failed');
  expect(getToasts()[0]).toMatchObject({ description: 'Invalid credentials', variant: 'destructive' });
  expect(navigate).not.toHaveBeenCalled();
});

test('sign-up posts name, email and a one-letter password, never the confirmation (account 5, account 6)', async () => {
  answer('{}', { status: 201 });
  await signUp();
  expect(await toasted()).toMatchObject({ title: 'Account created' });
  expect(sent()).toEqual([
    ['/api/auth/register', 'POST', { username: 'Ana', email: 'ana@studio.example', password: 'x' }],
  ]);
  expect(navigate).not.toHaveBeenCalled();
});

test('passwords that differ send nothing; the toast and the field say it each in its own words (account 6)', async () => {
  const screen = await signUp('y');
  expect(await toasted()).toEqual(
    expect.objectContaining({
      title: 'Password Mismatch',
      description: 'Passwords do not match. Please try again.',
      variant: 'destructive',
    }),
  );
  await expect
    .element(screen.getByLabelText('Confirm password', { exact: true }))
    .toHaveAccessibleDescription('Type the same password as above.');
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['the JSON message (account 8)', '{"message":"Taken."}', 'Conflict', 'Taken.'],
  ['else the text (account 8)', 'No thanks.', 'Conflict', 'No thanks.'],
  ['else the status text (account 8)', '', 'Conflict', 'Conflict'],
  ['else a sentence of ours (account 8)', '', '', 'Unable to create account'],
])('%s is what a failed sign-up says', async (_row, body, statusText, description) => {
  answer(body, { status: 409, statusText });
  await signUp();
  await finally_('Registration failed');
  expect(getToasts()[0]).toMatchObject({ description, variant: 'destructive' });
});

test('leaving the form aborts the call, and no page opens', async () => {
  let signal: AbortSignal | null | undefined;
  fetched.mockImplementation((_url, init) => {
    signal = init?.signal;
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)));
  });
  const screen = await signIn();
  await expect.poll(() => signal).toBeDefined();
  await screen.unmount();
  await expect.poll(() => signal?.aborted).toBe(true);
  expect(getToasts()).toEqual([]);
  expect(navigate).not.toHaveBeenCalled();
});

test('SignInForm signs in through onSignIn, without a call of its own', async () => {
  const onSignIn = vi.fn(async () => {});
  await signIn({ onSignIn });
  await finally_('Login successful');
  expect(onSignIn).toHaveBeenCalledExactlyOnceWith(
    { username: 'ana@studio.example', password: 'x' },
    { signal: expect.any(AbortSignal) },
  );
  expect(fetched).not.toHaveBeenCalled();
});

test('SignUpForm shows the failure of onSignUp in the host’s words', async () => {
  await signUp('x', {
    onSignUp: async () => Promise.reject(new Error('no')),
    messages: { signUpFailedTitle: 'Registrierung fehlgeschlagen', signUpFailed: 'Bitte später.' },
  });
  expect(await toasted()).toMatchObject({
    title: 'Registrierung fehlgeschlagen',
    description: 'Bitte später.',
  });
});

test('sign-up refuses the addresses that the order form refuses', async () => {
  const screen = await signUp('x', {}, 'ana@studio');
  await expect.element(screen.getByText(/^Enter an email address like/)).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

/** A host's call that ignores its signal and ends when the test says so. */
function heldCall() {
  const call = Promise.withResolvers<void>();
  return { call: () => call.promise, ...call };
}

test('a host’s late success does nothing once the form is gone', async () => {
  const { call, resolve } = heldCall();
  const onSuccess = vi.fn();
  const signingIn = await signIn({ onSignIn: call, onSuccess });
  await signingIn.unmount();
  const signingUp = await signUp('x', { onSignUp: call, onSuccess });
  await signingUp.unmount();
  resolve();
  await new Promise((done) => setTimeout(done));
  expect(getToasts()).toEqual([]);
  expect(onSuccess).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

test('a host’s late failure shows no toast once the form is gone', async () => {
  const { call, reject } = heldCall();
  const screen = await signIn({ onSignIn: call });
  await screen.unmount();
  reject(new Error('late'));
  await new Promise((done) => setTimeout(done));
  expect(getToasts()).toEqual([]);
});

test('a host’s onInput runs beside the form’s own', async () => {
  const onInput = vi.fn<(event: FormEvent) => void>();
  const screen = await render(
    <>
      <SignInForm onInput={onInput} />
      <SignUpForm onInput={onInput} />
    </>,
  );
  await screen.getByRole('button', { name: 'Sign In' }).click();
  const email = screen.getByLabelText('Email').first();
  await expect.element(email).toHaveAccessibleDescription('Enter your email address.');
  await email.fill('a');
  expect(onInput).toHaveBeenCalledTimes(1);
  await expect.element(email).not.toHaveAccessibleDescription();
  await screen.getByLabelText('Name').fill('a');
  expect(onInput).toHaveBeenCalledTimes(2);
});
