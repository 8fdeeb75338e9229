import { photos } from '#photos';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { BeforeAfter } from '../../../src/photos/before-after.tsx';

beforeEach(() => page.viewport(1000, 700));

const sample = <BeforeAfter after={photos.car} recipe="automotive" sizes="600px" style={{ width: 600 }} />;

test('BeforeAfter renders an `input type=range` with `aria-valuetext` (accessibility 7)', async () => {
  await render(sample);
  const slider = page.getByRole('slider', { name: 'Before and after' });
  await expect.element(slider).toHaveAttribute('type', 'range');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '50% after');
});

test('the Before and After buttons move the divider to either end (accessibility 7)', async () => {
  const onValueChange = vi.fn<(value: number) => void>();
  await render(<BeforeAfter after={photos.car} sizes="600px" onValueChange={onValueChange} />);
  await page.getByRole('button', { name: 'Before' }).click();
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '0% after');
  await page.getByRole('button', { name: 'After' }).click();
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '100% after');
  expect(onValueChange.mock.calls).toEqual([[0], [100]]);
});

test('the slider speaks a fraction of the host as a whole number', async () => {
  await render(<BeforeAfter after={photos.car} sizes="600px" value={33.3} />);
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '33% after');
});

test('a press on the handle takes hold of the divider, and does not move it', async () => {
  const screen = await render(sample);
  const slider = screen.getByRole('slider');
  // In Safari on iOS a drag begins only on the thumb, so that has the width of the handle.
  for (const x of [280, 320]) await userEvent.click(slider, { position: { x, y: 100 } });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '50% after');
});

test.each([
  ['ltr', { x: 150, y: 100 }, 75],
  ['ltr', { x: 6, y: 100 }, 99],
  ['ltr', { x: 594, y: 100 }, 1],
  ['rtl', { x: 150, y: 100 }, 25],
] as const)('a click moves the divider to the pointer (%s)', async (dir, position, share) => {
  const screen = await render(<div dir={dir}>{sample}</div>);
  await userEvent.click(screen.getByRole('slider'), { position });
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', `${share}% after`);
});

test('ArrowLeft, Home and End move the divider', async () => {
  const screen = await render(sample);
  const slider = screen.getByRole('slider');
  await userEvent.tab();
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '51% after');
  await userEvent.keyboard('{Home}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0% after');
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '100% after');
});

test('the slider sets `touch-action: pan-y`, so that a vertical swipe scrolls the page', async () => {
  const screen = await render(sample);
  expect(getComputedStyle(screen.getByRole('slider').element()).touchAction).toBe('pan-y');
});

test('the before and the after image use the same `srcset`', async () => {
  const screen = await render(sample);
  const files = [...screen.container.querySelectorAll('img')].map(({ srcset }) => srcset);
  expect(files).toHaveLength(2);
  expect(files[0]).toMatch(/\d+w/);
  expect(files[1]).toBe(files[0]);
});

test('the two buttons do not cover each other in text at 200 % on a phone (WCAG 1.4.4)', async () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  const messages = { before: 'As it is', after: 'An indication' };
  await render(<BeforeAfter after={photos.car} sizes="266px" style={{ width: 266 }} {...{ messages }} />);
  const [before, after] = ['As it is', 'An indication'].map((name) =>
    page.getByRole('button', { name }).element().getBoundingClientRect(),
  );
  expect(before!.bottom <= after!.top || before!.right <= after!.left).toBe(true);
});
