import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate, startNavigation } from '../../../../site/routing/navigation.ts';

const { href } = location;

beforeEach(() => {
  document.body.innerHTML = '<main><h1>Questions</h1><h2 id="price">Price</h2><h2 id="time">Time</h2></main>';
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', href);
});

const focusedId = () => document.activeElement?.id;

test('a link to an anchor works on a page whose URL has capitals and a slash at its end', async () => {
  history.replaceState(null, '', '/FAQ/');
  startNavigation();
  navigate('#price');
  await expect.poll(focusedId).toBe('price');
  expect(location.pathname + location.hash).toBe('/faq#price');
  navigate('#time');
  await expect.poll(focusedId).toBe('time');

  history.go(-2);
  await expect.poll(() => location.pathname).toBe('/FAQ/');
  navigate('#price');
  await expect.poll(focusedId).toBe('price');
});

test('a link to an anchor works while the browser refuses to change the history, and after it', async () => {
  startNavigation();
  const refuse = () => {
    throw new DOMException('Too many calls', 'SecurityError');
  };
  const refused = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
  for (const method of refused) method.mockImplementation(refuse);
  navigate('#price');
  await expect.poll(focusedId).toBe('price');
  for (const method of refused) method.mockRestore();
  navigate('#time');
  await expect.poll(focusedId).toBe('time');
});

test('pointing at a link with an invalid URL, and pressing it, throws no error', () => {
  startNavigation();
  document.body.innerHTML = '<a href="http://[">Broken</a>';
  const onError = vi.fn((event: Event) => event.preventDefault());
  addEventListener('error', onError);
  const link = document.querySelector('a') as HTMLElement;
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    link.dispatchEvent(new Event(type, { bubbles: true }));
  // The browser itself would follow the link, to about:blank.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  removeEventListener('error', onError);
  expect(onError).not.toHaveBeenCalled();
});
