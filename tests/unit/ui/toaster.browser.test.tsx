import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { useObstacle } from '../../../src/lib/obstacles.ts';
import { clearToasts, toast } from '../../../src/lib/toast-store.ts';
import { UpdateNotice } from '../../../src/layout/update-notice.tsx';
import { TOAST_DURATION, Toaster } from '../../../src/ui/toast.tsx';
import { frames } from '../frames.ts';

/** Advances the fake timers, then waits for a real frame, so that React has painted. */
const advance = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await frames();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

async function show(options: Parameters<typeof toast>[0]) {
  await render(<Toaster />);
  await frames();
  toast(options);
  await vi.waitFor(() => expect(document.body.textContent).toContain(options.title));
  await frames();
  return page.getByText(options.title, { exact: true });
}

test('a default toast is a status and a destructive one an alert, each rendered once (errors 14)', async () => {
  await show({ title: 'Login successful', description: 'Redirecting to your dashboard...' });
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Login successfulRedirecting to your dashboard...');
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  toast({ title: 'Login failed', description: 'Invalid credentials', variant: 'destructive' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Login failedInvalid credentials');
  expect(page.getByText('Invalid credentials').elements()).toHaveLength(1);
  expect(page.getByText('Login successful').elements()).toHaveLength(0);
});

test('a default toast closes after TOAST_DURATION, at least 5 s (errors 14)', async () => {
  const title = await show({ title: 'Account created' });
  expect(TOAST_DURATION).toBeGreaterThanOrEqual(5000);
  await advance(TOAST_DURATION - 100);
  expect(title.elements()).toHaveLength(1);
  await advance(200);
  expect(title.elements()).toHaveLength(0);
});

test('a destructive toast stays open until it is dismissed (errors 14)', async () => {
  const title = await show({ title: 'Upload Error', variant: 'destructive' });
  await advance(60 * 60 * 1000);
  expect(title.elements()).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Close notification' }));
  await frames();
  expect(title.elements()).toHaveLength(0);
});

test('the timer of a toast pauses while the pointer is over it (errors 14)', async () => {
  const title = await show({ title: 'Account created' });
  await userEvent.hover(title);
  await advance(TOAST_DURATION * 2);
  expect(title.elements()).toHaveLength(1);
  await userEvent.unhover(title);
  await advance(TOAST_DURATION + 100);
  expect(title.elements()).toHaveLength(0);
});

test('the center of the live region lies on its toast (errors 14)', async () => {
  await page.viewport(1440, 900);
  await show({ title: 'Account created' });
  const { x, y, width, height } = page.getByRole('status').element().getBoundingClientRect();
  const under = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(under?.closest('[data-variant]')?.textContent).toContain('Account created');
  expect(innerWidth - x - width).toBe(0);
});

test('closing a toast under the pointer does not pause the timer of the next one (errors 14)', async () => {
  await show({ title: 'First' });
  await userEvent.click(page.getByRole('button', { name: 'Close notification' }));
  await frames();
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  toast({ title: 'Second' });
  await vi.waitFor(() => expect(document.body.textContent).toContain('Second'));
  await advance(TOAST_DURATION + 100);
  expect(page.getByText('Second').elements()).toHaveLength(0);
});

test('a toast does not take the focus, and F8 and Tab reach its close button (errors 12)', async () => {
  await show({ title: 'Copied' });
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{F8}{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Close notification' })).toHaveFocus();
});

function TakenCorner() {
  const ref = useRef(null);
  useObstacle(ref, true, { corner: 'end' });
  return <div ref={ref} />;
}

test.each([false, true])('a toast covers no notice, while the other corner is taken: %s', async (isTaken) => {
  await render(
    <>
      <UpdateNotice open onReload={() => {}} />
      {isTaken && <TakenCorner />}
    </>,
  );
  const title = await show({ title: 'That did not load', variant: 'destructive' });
  const boxOf = (element: Element) => element.getBoundingClientRect();
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height);
    await frames();
    const text = boxOf(title.element());
    const notice = boxOf(page.getByRole('button', { name: 'Reload' }).element().closest('section')!);
    expect(text.bottom < notice.top || text.left > notice.right).toBe(true);
  }
});

/** A button in the corner that moves down when it receives the focus, as the one of the chat does. */
function MovingButton() {
  const move = ({ currentTarget }: { currentTarget: HTMLElement }) =>
    requestAnimationFrame(() => (currentTarget.style.translate = '0'));
  return (
    <button type="button" className="fixed end-4 bottom-4" style={{ translate: '0 -168px' }} onFocus={move}>
      Open chat
    </button>
  );
}

test('a toast leaves the bottom to a button that moves there when it receives the focus', async () => {
  await page.viewport(390, 844);
  await render(<MovingButton />);
  const title = await show({ title: 'That did not load', variant: 'destructive' });
  const button = page.getByRole('button', { name: 'Open chat' }).element();
  const isCovered = () => title.element().getBoundingClientRect().bottom > button.getBoundingClientRect().top;
  (button as HTMLElement).focus();
  await frames(4);
  expect(isCovered()).toBe(false);
});

test('a toast leaves the bottom to a focused button whose transition ends there', async () => {
  await page.viewport(390, 844);
  await render(
    <button type="button" className="fixed end-4 bottom-4" style={{ translate: '0 -168px' }}>
      Open chat
    </button>,
  );
  const title = await show({ title: 'That did not load', variant: 'destructive' });
  const button = page.getByRole('button', { name: 'Open chat' }).element() as HTMLElement;
  button.focus();
  await frames(4);
  button.style.translate = '0';
  button.dispatchEvent(new Event('transitionend', { bubbles: true }));
  await expect
    .poll(() => title.element().getBoundingClientRect().bottom)
    .toBeLessThan(button.getBoundingClientRect().top);
});

test('a toast leaves the bottom to the submit button of the form that has the focus', async () => {
  await page.viewport(375, 667);
  await render(
    <>
      <form id="sign-up">
        <input aria-label="Email" className="fixed" style={{ top: 240 }} />
      </form>
      <button type="submit" form="sign-up" className="fixed" style={{ bottom: 48 }}>
        Sign Up
      </button>
    </>,
  );
  const title = await show({ title: 'Registration failed', variant: 'destructive' });
  const submit = page.getByRole('button', { name: 'Sign Up' }).element();
  (page.getByRole('textbox').element() as HTMLElement).focus();
  await expect
    .poll(() => title.element().getBoundingClientRect().bottom)
    .toBeLessThan(submit.getBoundingClientRect().top);
});
