import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { Header } from '../../../src/layout/header.tsx';

const header = (
  <Header
    brand={{ name: 'Safe Harbor' }}
    links={['Portfolio', 'Pricing', 'About', 'Contact', 'FAQ', 'Resources'].map((label) => ({
      label,
      href: `/${label}`,
    }))}
    getStarted={{ label: 'Get Started', href: '/start' }}
    onPortal={() => {}}
  />
);

test('the last row of the phone menu of Header can be scrolled to by touch in a low window', async () => {
  await page.viewport(844, 390);
  await render(header);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = document.querySelector('header [data-state=open]')!;
  // The menu ends below the window. Its scrolling has to go on to the page.
  expect(menu.getBoundingClientRect().bottom).toBeGreaterThan(390);
  expect(getComputedStyle(menu).overscrollBehaviorY).toBe('auto');
});
