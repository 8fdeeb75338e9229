import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NewsletterForm } from '../../../src/layout/newsletter-form.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('NewsletterForm shows "Subscribed!" for 3000 ms and makes no request (account 11)', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const beacon = vi.spyOn(navigator, 'sendBeacon');
  const screen = await render(<NewsletterForm />);
  const input = screen.getByLabelText('Email for the newsletter').element() as HTMLInputElement;
  const status = screen.getByRole('status').element();
  input.value = 'ana@studio.example';
  const submit = () => input.form?.requestSubmit();
  submit();
  await vi.waitFor(() => expect(status.textContent).toBe('Subscribed!'));
  await vi.advanceTimersByTimeAsync(2900);
  expect(status.textContent).toBe('Subscribed!');
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(status.textContent).toBe(''));
  expect(fetched).not.toHaveBeenCalled();
  expect(beacon).not.toHaveBeenCalled();
});

test('NewsletterForm focuses its empty field on submit and shows no error (account 11)', async () => {
  const screen = await render(<NewsletterForm />);
  const input = screen.getByLabelText('Email for the newsletter').element() as HTMLInputElement;
  input.form?.requestSubmit();
  await vi.advanceTimersByTimeAsync(50);
  expect(document.activeElement).toBe(input);
  expect(input.form?.dataset['state']).toBe('idle');
  expect(input.getAttribute('aria-invalid')).toBe(null);
});

test('NewsletterForm announces a malformed email, also the second time, until it is edited', async () => {
  const screen = await render(<NewsletterForm />);
  const input = screen.getByLabelText('Email for the newsletter').element() as HTMLInputElement;
  const status = screen.getByRole('status').element();
  input.value = 'ana@studio';
  input.form?.requestSubmit();
  await vi.waitFor(() => expect(status.textContent).toMatch(/^That address looks incomplete.*\.com\.$/));
  expect(input.getAttribute('aria-describedby')).toBe(status.querySelector('p')?.id);
  input.form?.requestSubmit();
  await vi.waitFor(() => expect(status.textContent).toMatch(/\u00A0$/));
  await screen.getByLabelText('Email for the newsletter').fill('ana@studio.example');
  await vi.waitFor(() => expect(status.textContent).toBe(''));
  expect(input.getAttribute('aria-invalid')).toBe(null);
});

test('NewsletterForm announces a second address within 3000 ms (account 11)', async () => {
  const screen = await render(<NewsletterForm />);
  const input = screen.getByLabelText('Email for the newsletter').element() as HTMLInputElement;
  const status = screen.getByRole('status').element();
  const subscribe = async (email: string, expected: string) => {
    input.value = email;
    input.form?.requestSubmit();
    await vi.waitFor(() => expect(status.textContent).toBe(expected));
  };
  await subscribe('ana@studio.example', 'Subscribed!');
  await vi.advanceTimersByTimeAsync(2000);
  await subscribe('ben@studio.example', 'Subscribed!\u00A0');
  // In steps: React renders between two of them.
  for (let step = 0; step < 5; step++) await vi.advanceTimersByTimeAsync(300);
  expect(status.textContent, '3 s after the first address').toBe('Subscribed!\u00A0');
  await vi.advanceTimersByTimeAsync(1600);
  await vi.waitFor(() => expect(status.textContent).toBe(''));
});

/** Renders the form, and submits an email. */
async function subscribe(onSubscribe: (email: string) => unknown) {
  const screen = await render(<NewsletterForm onSubscribe={onSubscribe} />);
  const input = screen.getByLabelText('Email for the newsletter').element() as HTMLInputElement;
  input.value = 'ana@studio.example';
  input.form?.requestSubmit();
  return { input, status: screen.getByRole('status').element() };
}

test('NewsletterForm confirms once the promise of `onSubscribe` has resolved, and calls it once until then', async () => {
  const subscribing = Promise.withResolvers<void>();
  const onSubscribe = vi.fn(() => subscribing.promise);
  const { input, status } = await subscribe(onSubscribe);
  await vi.advanceTimersByTimeAsync(50);
  input.form?.requestSubmit();
  await vi.advanceTimersByTimeAsync(50);
  expect(status.textContent).toBe('');
  expect(input.value).toBe('ana@studio.example');
  expect(onSubscribe.mock.calls).toEqual([['ana@studio.example']]);
  subscribing.resolve();
  await vi.waitFor(() => expect(status.textContent).toBe('Subscribed!'));
  expect(input.value).toBe('');
});

test('NewsletterForm keeps an email that is typed while the one before is being added', async () => {
  const subscribing = Promise.withResolvers<void>();
  const { input, status } = await subscribe(() => subscribing.promise);
  await vi.advanceTimersByTimeAsync(50);
  input.value = 'bea@studio.example';
  subscribing.resolve();
  await vi.waitFor(() => expect(status.textContent).toBe('Subscribed!'));
  expect(input.value).toBe('bea@studio.example');
});

test.each([
  ['and shows what became of it', ['bea'], 'ana'],
  ['once, although it is submitted again', ['bea', 'ana'], 'bea'],
])(
  'NewsletterForm adds an email that is submitted while another one is added, %s',
  async (_, others, addedFirst) => {
    const adding = { ana: Promise.withResolvers<void>(), bea: Promise.withResolvers<void>() };
    const nameOf = (email: string) => (email.startsWith('ana') ? 'ana' : 'bea');
    const onSubscribe = vi.fn((email: string) => adding[nameOf(email)].promise);
    const { input, status } = await subscribe(onSubscribe);
    for (const name of others) {
      await vi.advanceTimersByTimeAsync(50);
      input.value = `${name}@studio.example`;
      input.form?.requestSubmit();
    }
    await vi.advanceTimersByTimeAsync(50);
    expect(onSubscribe.mock.calls).toEqual([['ana@studio.example'], ['bea@studio.example']]);
    adding[nameOf(addedFirst)].resolve();
    // React renders in tasks of its own, for which the false clock does not wait.
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(status.textContent).toBe('');
    for (const { resolve } of Object.values(adding)) resolve();
    await vi.waitFor(() => expect(status.textContent).toContain('Subscribed!'));
    expect(input.value).toBe('');
  },
);

test.each([
  [
    'throws',
    () => {
      throw new Error('Down');
    },
  ],
  ['rejects', () => Promise.reject(new Error('Down'))],
])(
  'NewsletterForm keeps the email and says that it failed if `onSubscribe` %s',
  async (_name, onSubscribe) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { input, status } = await subscribe(onSubscribe);
    await vi.waitFor(() => expect(status.textContent).toBe('Your email was not added. Try again.'));
    expect(input.form?.dataset['state']).toBe('failed');
    expect(input.value).toBe('ana@studio.example');
    expect(logged).toHaveBeenCalledWith(new Error('Down'));
    input.form?.requestSubmit();
    await vi.waitFor(() => expect(status.textContent).toBe('Your email was not added. Try again.\u00A0'));
  },
);
