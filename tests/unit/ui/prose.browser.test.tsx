import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { proseElements } from '../../../src/ui/prose.tsx';

test.each([
  ['const total = 3;', 'ltr'],
  ['مرحبا', 'rtl'],
])('the block "%s" on a right-to-left page is %s', async (text, direction) => {
  await render(
    <div dir="rtl">
      <proseElements.pre>
        <code>{text}</code>
      </proseElements.pre>
    </div>,
  );
  expect(getComputedStyle(page.getByText(text).element()).direction).toBe(direction);
});
