import { photos } from '#photos';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import type { StillFilm } from '../../../src/sections/still-film.ts';
import { VideoPlayer } from '../../../src/sections/video-player.tsx';

const film: StillFilm = {
  id: 'film',
  title: 'A film',
  stills: [
    { photo: photos.car, mode: 'wipe', recipe: 'automotive', seconds: 3, caption: 'One.' },
    { photo: photos.car, seconds: 2, caption: 'Two.' },
  ],
};
const show = (autoPlay?: boolean) =>
  render(<VideoPlayer open onOpenChange={() => {}} film={film} autoPlay={autoPlay} />);
const position = () => page.getByRole('slider', { name: 'Position' });

afterEach(() => vi.useRealTimers());

test('VideoPlayer does not start by itself with reduced motion', async () => {
  await show();
  await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('VideoPlayer plays to the end and starts again on Play again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await show(true);
  await vi.advanceTimersByTimeAsync(3500);
  await expect.element(position()).toHaveAttribute('aria-valuetext', '0:03 of 0:05');
  expect(document.querySelector('li[aria-current="true"]')?.textContent).toContain('Two.');
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(position()).toHaveAttribute('aria-valuetext', '0:05 of 0:05');
  expect(vi.getTimerCount()).toBe(0);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect.element(position()).toHaveAttribute('aria-valuetext', '0:00 of 0:05');
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('VideoPlayer has no sound and says so in its description', async () => {
  await show(false);
  await expect.element(page.getByRole('dialog', { name: 'A film' })).toHaveAccessibleDescription(/no sound/);
  expect(document.querySelector('video, audio')).toBeNull();
});

test('VideoPlayer shows the position of a film without length at 0%', async () => {
  const still = { photo: photos.car, seconds: 0, caption: 'One.' };
  await render(
    <VideoPlayer open onOpenChange={() => {}} film={{ ...film, stills: [still] }} autoPlay={false} />,
  );
  const slider = position().element() as HTMLElement;
  expect(slider.style.getPropertyValue('--done')).toBe('0%');
});
