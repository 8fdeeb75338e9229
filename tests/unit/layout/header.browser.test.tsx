import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { ChatWidget } from '../../../src/chat/chat-widget.tsx';
import { Header } from '../../../src/layout/header.tsx';
import { clearToasts, toast } from '../../../src/lib/toast-store.ts';
import { Toaster } from '../../../src/ui/toast.tsx';
import { frames } from '../frames.ts';

afterEach(clearToasts);

const header = (
  <Header
    brand={{ name: 'Safe Harbor', phone: '+1 555 010 0100' }}
    links={['Portfolio', 'Pricing', 'About', 'Contact', 'FAQ', 'Resources'].map((label) => ({
      label,
      href: `/${label}`,
    }))}
    moreLinks={[{ title: 'Studio', links: [{ label: 'Blog', href: '/blog' }] }]}
    getStarted={{ label: 'Get Started', href: '/start' }}
    onPortal={() => {}}
  />
);

test('the row of Header wraps in a window too narrow for it', async () => {
  await page.viewport(256, 600);
  await render(header);
  const logo = page.getByText('Safe Harbor').element().getBoundingClientRect();
  const start = page.getByRole('link', { name: 'Get Started' }).element().getBoundingClientRect();
  expect(start.left >= logo.right || start.top >= logo.bottom).toBe(true);
  const menu = page.getByRole('button', { name: 'Menu' }).element().getBoundingClientRect();
  expect(menu.right).toBeLessThanOrEqual(256);
});

test.each([320, 1024, 1280, 1440])('the row of Header is one row at %i px', async (width) => {
  await page.viewport(width, 600);
  await render(header);
  const links = page.getByRole('link', { name: /Safe Harbor|Get Started/ }).elements();
  const [logo, start] = links.map((link) => link.getBoundingClientRect());
  expect(start!.top).toBeLessThan(logo!.bottom);
});

test('Get Started and the menu button of Header wrap together', async () => {
  await page.viewport(256, 600);
  await render(header);
  const start = page.getByRole('link', { name: 'Get Started' }).element().getBoundingClientRect();
  const menu = page.getByRole('button', { name: 'Menu' }).element().getBoundingClientRect();
  expect(Math.abs((start.top + start.bottom) / 2 - (menu.top + menu.bottom) / 2)).toBeLessThan(2);
});

test('the phone menu of Header stays open if a link beside it opens another tab', async () => {
  await page.viewport(390, 844);
  await render(header);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  const start = page.getByRole('link', { name: 'Get Started' }).element() as HTMLElement;
  start.addEventListener('click', (event) => event.preventDefault(), { once: true });
  start.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  await frames(3);
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
});

test('the last row of the phone menu of Header can be scrolled to by touch in a low window', async () => {
  await page.viewport(844, 390);
  await render(header);
  await page.getByRole('button', { name: 'Menu' }).click();
  const opened = () => document.querySelector('header [data-state=open]');
  await expect.poll(opened).not.toBeNull();
  const menu = opened()!;
  // The menu ends below the window. Its scrolling has to go on to the page.
  expect(menu.getBoundingClientRect().bottom).toBeGreaterThan(390);
  expect(getComputedStyle(menu).overscrollBehaviorY).toBe('auto');
});

test('Esc closes the currencies, then the phone menu of Header, and keeps an error toast open', async () => {
  await page.viewport(390, 800);
  await render(
    <>
      <Toaster />
      {header}
    </>,
  );
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'USD, currency' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  toast({ title: 'Network request failed', variant: 'destructive' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Network request failed');
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  await frames(2);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Network request failed');
});

test.each([
  { width: 390, menu: 'Menu', link: '+1 555 010 0100', press: '{Enter}' },
  { width: 390, menu: 'Menu', link: 'About', press: '{Control>}{Enter}{/Control}' },
  { width: 1280, menu: 'More', link: 'Blog', press: '{Control>}{Enter}{/Control}' },
])(
  '“$menu” of Header closes and has the focus after $press on $link, at $width px',
  async ({ width, menu, link, press }) => {
    await page.viewport(width, 800);
    await render(header);
    // The link stays on this page.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    onTestFinished(() => document.removeEventListener('click', stay));
    const button = page.getByRole('button', { name: menu });
    await button.click();
    page.getByRole('link', { name: link }).element().focus();
    await userEvent.keyboard(press);
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(button).toHaveFocus();
  },
);

test('a press in the open chat closes the menu “More” of Header', async () => {
  await page.viewport(1280, 800);
  await render(
    <>
      {header}
      <ChatWidget defaultView="open" />
    </>,
  );
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('log').click();
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
});

test('“More” of Header closes when the focus leaves it', async () => {
  await page.viewport(1280, 800);
  await render(header);
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  const other = page.getByRole('link', { name: 'Get Started' }).element();
  // The menu may not listen yet when the focus leaves it the first time.
  await expect
    .poll(() => {
      other.blur();
      other.focus();
      return more.element().getAttribute('aria-expanded');
    })
    .toBe('false');
});
