import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { SummaryList } from '../../../src/quote/summary-list.tsx';

afterEach(() => page.viewport(1280, 800));

test('SummaryList fits a phone of 320 px with text at 200 %, which is 160 px wide at 100 %', async () => {
  await page.viewport(160, 600);
  const { container } = await render(
    <div style={{ width: 105 }}>
      <SummaryList title="Your order" rows={[['Reference photos', 'None']]} />
    </div>,
  );
  const { right } = container.querySelector('dd')!.getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(container.firstElementChild!.getBoundingClientRect().right);
});
