import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SkipLink } from '../../../src/layout/skip-link.tsx';
import '../../../src/styles/index.css';

test.each(['ltr', 'rtl'] as const)('SkipLink is placed where %s text starts', async (dir) => {
  document.documentElement.dir = dir;
  const screen = await render(<SkipLink />);
  const { left, right } = screen.getByRole('link').element().getBoundingClientRect();
  document.documentElement.removeAttribute('dir');
  expect(dir === 'ltr' ? left : document.documentElement.clientWidth - right).toBe(12);
});
