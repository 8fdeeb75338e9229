import type { FormEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  SignInForm,
  SignUpForm,
  type SignInFormProps,
  type SignUpFormProps,
} from '../../../src/account/auth-forms.tsx';
import { ApiError } from '../../../src/api/errors.ts';
import { configureApi } from '../../../src/api/config.ts';
import { clearToasts, getToasts } from '../../../src/lib/toast-store.ts';
import { Link, NavigationProvider } from '../../../src/lib/navigation.tsx';

const navigate = vi.fn();
const fetched = vi.spyOn(globalThis, 'fetch');
const respondWith = (...[body, init]: ConstructorParameters<typeof Response>) =>
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
const theToast = async () => {
  await expect.poll(getToasts).toHaveLength(1);
  return getToasts()[0];
};
/** Waits for the form's toast, which replaces the global toast. */
const expectToast = async (title: string) => {
  await expect.poll(() => getToasts()[0]?.title).toBe(title);
};

test('SignInForm posts only the username and the password, with credentials (account 2)', async () => {
  respondWith(null, { status: 204 });
  await signIn();
  await expectToast('Login successful');
  expect(sent()).toEqual([['/api/auth/login', 'POST', { username: 'ana@studio.example', password: 'x' }]]);
  expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include');
});

test('SignInForm succeeds on a 2xx response with malformed JSON (account 3)', async () => {
  respondWith('<html>not json', { status: 200, headers: { 'Content-Type': 'application/json' } });
  await signIn();
  await expectToast('Login successful');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/customer-portal');
});

test('SignInForm disables its button while busy and ignores further submits (account 9)', async () => {
  fetched.mockImplementation(() => new Promise(() => undefined));
  const screen = await signIn();
  await expect.element(screen.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  const form = screen.container.querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  // Calls are made in a later task, so a second one would follow the first at once.
  await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetched).toHaveBeenCalledOnce();
});

test.each([
  ['SignInForm', signIn, 'Signing In...'],
  ['SignUpForm', signUp, 'Creating Account...'],
] as const)('%s announces that its call runs (accessibility 9)', async (_, submit, label) => {
  fetched.mockImplementation(() => new Promise(() => undefined));
  const screen = await submit();
  await expect.element(screen.getByRole('status')).toHaveTextContent(label);
});

test('SignInForm shows "Invalid credentials" for a failure with an empty body (account 4)', async () => {
  respondWith('', { status: 401 });
  await signIn();
  await expectToast('Login failed');
  expect(getToasts()[0]).toMatchObject({ description: 'Invalid credentials', variant: 'destructive' });
  expect(navigate).not.toHaveBeenCalled();
});

test('SignUpForm posts name, email and a one-letter password, without the confirmation (account 5, account 6)', async () => {
  respondWith('{}', { status: 201 });
  await signUp();
  expect(await theToast()).toMatchObject({ title: 'Account created' });
  expect(sent()).toEqual([
    ['/api/auth/register', 'POST', { username: 'Ana', email: 'ana@studio.example', password: 'x' }],
  ]);
});

test('SignUpForm sends the name without the spaces around it, and the password with its own', async () => {
  const onSignUp = vi.fn(async () => {});
  const screen = await render(
    <SignUpForm defaults={{ name: ' Ana ', email: 'a@b.co' }} onSignUp={onSignUp} />,
  );
  await screen.getByLabelText('Password', { exact: true }).fill(' x ');
  await screen.getByLabelText('Confirm password', { exact: true }).fill(' x ');
  await screen.getByRole('button', { name: 'Sign Up' }).click();
  await expectToast('Account created');
  expect(onSignUp).toHaveBeenCalledExactlyOnceWith({ username: 'Ana', email: 'a@b.co', password: ' x ' });
});

test('SignUpForm reports differing passwords in a toast and at the field and sends nothing (account 6)', async () => {
  const screen = await signUp('y');
  expect(await theToast()).toEqual(
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
  ['the text body (account 8)', 'No thanks.', 'Conflict', 'No thanks.'],
  ['the status text if the body is empty (account 8)', '', 'Conflict', 'Conflict'],
  ['a default text if the response has no text (account 8)', '', '', 'Unable to create account'],
])('SignUpForm shows after a failure %s', async (_row, body, statusText, description) => {
  respondWith(body, { status: 409, statusText });
  await signUp();
  await expectToast('Registration failed');
  expect(getToasts()[0]).toMatchObject({ description, variant: 'destructive' });
});

test('SignInForm aborts its call when it unmounts and opens no page', async () => {
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

test('SignInForm calls onSignIn instead of the sign-in endpoint', async () => {
  const onSignIn = vi.fn(async () => {});
  await signIn({ onSignIn });
  await expectToast('Login successful');
  expect(onSignIn).toHaveBeenCalledExactlyOnceWith(
    { username: 'ana@studio.example', password: 'x' },
    { signal: expect.any(AbortSignal) },
  );
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['logs an unexpected error', new TypeError('undefined is not a function'), 1],
  ['does not log a refusal', new ApiError({ status: 401, statusText: '', body: '', path: '/login' }), 0],
])('SignInForm %s of onSignIn', async (_row, error, times) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await signIn({ onSignIn: () => Promise.reject(error) });
  await expectToast('Login failed');
  expect(logged.mock.calls).toEqual(Array.from({ length: times }, () => [error]));
});

test('SignUpForm shows the host’s messages when onSignUp fails', async () => {
  await signUp('x', {
    onSignUp: async () => Promise.reject(new ApiError({ status: 500, statusText: '', body: '', path: '' })),
    messages: { signUpFailedTitle: 'Registrierung fehlgeschlagen', signUpFailed: 'Bitte später.' },
  });
  expect(await theToast()).toMatchObject({
    title: 'Registrierung fehlgeschlagen',
    description: 'Bitte später.',
  });
});

test('SignUpForm rejects an email address without a top-level domain', async () => {
  const screen = await signUp('x', {}, 'ana@studio');
  await expect.element(screen.getByText(/^Enter an email address like/)).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

/** Returns a host's call that ignores its signal and settles when the test calls `resolve` or `reject`. */
function pendingCall() {
  const call = Promise.withResolvers<void>();
  return { call: () => call.promise, ...call };
}

test('SignInForm ignores a success of the host’s call after it unmounts', async () => {
  const { call, resolve } = pendingCall();
  const onSuccess = vi.fn();
  const screen = await signIn({ onSignIn: call, onSuccess });
  await screen.unmount();
  resolve();
  await new Promise((done) => setTimeout(done));
  expect(getToasts()).toEqual([]);
  expect(onSuccess).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

test('SignUpForm finishes its call after it unmounts, and reports the success without onSuccess', async () => {
  const response = Promise.withResolvers<Response>();
  fetched.mockReturnValue(response.promise);
  const onSuccess = vi.fn();
  const screen = await signUp('x', { onSuccess });
  await expect.poll(() => fetched.mock.calls).toHaveLength(1);
  await screen.unmount();
  expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
  response.resolve(new Response(null, { status: 201 }));
  await expectToast('Account created');
  expect(onSuccess).not.toHaveBeenCalled();
});

test('SignUpForm reports a failure of its call after it unmounts (account 10)', async () => {
  const { call, reject } = pendingCall();
  const screen = await signUp('x', { onSignUp: call });
  await screen.unmount();
  reject(new ApiError({ status: 500, statusText: '', body: '', path: '' }));
  await expectToast('Registration failed');
});

test('SignInForm shows no toast for a failure of the host’s call after it unmounts', async () => {
  const { call, reject } = pendingCall();
  const screen = await signIn({ onSignIn: call });
  await screen.unmount();
  reject(new Error('late'));
  await new Promise((done) => setTimeout(done));
  expect(getToasts()).toEqual([]);
});

test('SignInForm and SignUpForm run the host’s onInput as well as their own', async () => {
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

test('SignInForm reports no failed sign-in if the host’s navigate throws', async () => {
  // Vitest logs the rejection.
  vi.spyOn(console, 'error').mockReturnValue();
  const onRejection = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
  window.addEventListener('unhandledrejection', onRejection, { once: true });
  navigate.mockImplementationOnce(() => {
    throw new Error('no such page');
  });
  const screen = await signIn({ onSignIn: async () => {} });
  await expect.element(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(getToasts()[0]).toMatchObject({ title: 'Login successful' });
  await expect.poll(() => onRejection.mock.lastCall?.[0].reason).toMatchObject({ message: 'no such page' });
});
