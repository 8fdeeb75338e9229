import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { BarChart } from '../../../src/ui/bar-chart.tsx';

test('BarChart leaves room for the bar beside a long label at 320 px', async () => {
  await page.viewport(320, 600);
  const points = [{ label: 'Background removal and masking of product photographs', value: 1_204_000 }];
  const { container } = await render(<BarChart title="Orders a month" points={points} />);
  expect(container.querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(40);
});
