import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { HERO_INTERVAL } from '../../../src/sections/hero-frames.tsx';
import { Hero } from '../../../src/sections/hero.tsx';
import { heroSample } from '../../../stories/sections/hero-sample.tsx';

const names = ['Frame 1: Automotive', 'Frame 2: Portrait', 'Frame 3: Outdoors'];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  reducedMotion(false);
  await page.viewport(1280, 900);
  // The pointer is still where the previous test left it. Over a frame, it would pause the rotation.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
});
afterEach(() => {
  document.body.style.paddingBottom = '';
  scrollTo({ top: 0, behavior: 'instant' });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function reducedMotion(matches: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches }) as MediaQueryList,
  );
}

/** Expects that the thumbnail of this frame, counted from 1, is the only pressed one. */
async function expectFrame(number: number) {
  for (const [at, name] of names.entries()) {
    const pressed = String(at === number - 1);
    await expect.element(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', pressed);
  }
}

/** Advances the timers and waits until React has rendered. Otherwise "still on frame 1" would pass on a stale page. */
async function advance(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  await new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 30));
}

const show = () => render(<Hero {...heroSample} />);
const pause = page.getByRole('button', { name: 'Pause the frames' });
const play = page.getByRole('button', { name: 'Play the frames' });

test('Hero links its main action to #upload and Watch Demo to /videos (pages 32)', async () => {
  await show();
  await expect.element(page.getByRole('link', { name: 'Upload photos' })).toHaveAttribute('href', '#upload');
  await expect.element(page.getByRole('link', { name: 'Watch Demo' })).toHaveAttribute('href', '/videos');
});

test('Hero shows each figure before its label, and each bullet (pages 32)', async () => {
  const screen = await show();
  for (const { value, label } of heroSample.stats) {
    const item = [...screen.container.querySelectorAll('li')].find((one) => one.textContent?.includes(label));
    expect(item?.textContent).toBe(`${value} ${label}`);
  }
  for (const bullet of heroSample.bullets) await expect.element(page.getByText(bullet)).toBeVisible();
});

test('Hero shows exactly 3 thumbnails and one large image (pages 32)', async () => {
  await show();
  expect(page.getByRole('list', { name: 'Choose a frame' }).getByRole('button').elements()).toHaveLength(3);
  expect(page.getByRole('slider').elements()).toHaveLength(1);
});

test('Hero shows the next frame every 5000 ms (pages 33)', async () => {
  expect(HERO_INTERVAL).toBe(5000);
  await show();
  await expectFrame(1);
  await advance(4999);
  await expectFrame(1);
  await advance(1);
  await expectFrame(2);
  await advance(5000);
  await expectFrame(3);
});

test('Hero shows the first frame after the third (pages 33)', async () => {
  await show();
  await advance(15_000);
  await expectFrame(1);
  expect(vi.getTimerCount()).toBe(1);
});

test('Hero clears its timer when it unmounts (pages 33)', async () => {
  const screen = await show();
  expect(vi.getTimerCount()).toBe(1);
  await screen.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('Hero stops the rotation on pause and resumes it on play (pages 33, accessibility 6)', async () => {
  await show();
  await expect.element(pause).toBeVisible();
  await pause.click();
  await advance(20_000);
  await expectFrame(1);
  await play.click();
  await advance(5000);
  await expectFrame(2);
});

test('Hero with reduced motion starts the rotation only on play (pages 33)', async () => {
  reducedMotion(true);
  await show();
  await expect.element(play).toBeVisible();
  await advance(20_000);
  await expectFrame(1);
  await play.click();
  await advance(5000);
  await expectFrame(2);
});

test('Hero does not render after a pointerup outside it', async () => {
  const onRender = vi.fn();
  await render(
    <Profiler id="hero" onRender={onRender}>
      <Hero {...heroSample} />
    </Profiler>,
  );
  await advance(0);
  onRender.mockClear();
  window.dispatchEvent(new PointerEvent('pointerup'));
  await advance(0);
  expect(onRender).not.toHaveBeenCalled();
});

test('Hero pauses the rotation while the pointer is over the large image', async () => {
  await show();
  await userEvent.hover(page.getByRole('slider').first());
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  await advance(20_000);
  await expectFrame(1);
  await userEvent.hover(page.getByRole('heading', { level: 1 }));
  await advance(5000);
  await expectFrame(2);
  // A tap. No event would end a pause that it begins.
  const tap = new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true });
  page.getByRole('slider').first().element().dispatchEvent(tap);
  await advance(0);
  await advance(5000);
  await expectFrame(3);
});

test('Hero pauses the rotation while the slider has the keyboard focus', async () => {
  await show();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('slider')).toHaveFocus();
  await advance(20_000);
  await expectFrame(1);
});

test('Hero pauses the rotation when a key moves a slider that was pressed before', async () => {
  await show();
  await page.getByRole('slider').click();
  await userEvent.hover(page.getByRole('heading', { level: 1 }));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await userEvent.keyboard('{ArrowLeft}');
  expect(vi.getTimerCount()).toBe(0);
});

test('Hero pauses the rotation while its tab is hidden', async () => {
  await show();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
});

test('Hero does not start the rotation in a background tab', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await show();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
});

test('Hero pauses the rotation while it is outside of the window, and renders no other frame there', async () => {
  const screen = await show();
  const frames = () => screen.container.querySelectorAll('input[type=range]');
  document.body.style.paddingBottom = '200vh';
  scrollTo({ top: 2000, behavior: 'instant' });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  // Longer than the wait for the second frame.
  await new Promise((passed) => setTimeout(passed, 3000));
  expect(frames()).toHaveLength(1);
  scrollTo({ top: 0, behavior: 'instant' });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  // The wait is over, so only its place has kept the second frame back.
  await expect.poll(frames).toHaveLength(2);
});

test('Hero renders the next frame while the one before it is shown', async () => {
  const screen = await show();
  const frames = () => screen.container.querySelectorAll('input[type=range]');
  await expect.poll(frames).toHaveLength(2);
  await advance(5000);
  await expect.poll(frames).toHaveLength(3);
});

test('Hero shows a selected frame and stops the rotation', async () => {
  await show();
  await page.getByRole('button', { name: names[2] }).click();
  await expectFrame(3);
  await userEvent.hover(page.getByRole('heading', { level: 1 }));
  await advance(20_000);
  await expectFrame(3);
  await expect.element(play).toBeVisible();
});

test('Hero renders one large image and replaces it with the selected frame', async () => {
  const screen = await show();
  expect(screen.container.querySelectorAll('input[type=range]')).toHaveLength(1);
  await page.getByRole('button', { name: names[1] }).click();
  await expect.element(page.getByRole('slider', { name: 'Portrait, before and after' })).toBeVisible();
});

test('Hero accepts the same photograph in two frames', async () => {
  const [first] = heroSample.frames;
  if (!first) throw new Error('no frame');
  const frames = [first, { ...first, recipe: 'portrait', label: 'Portrait' } as const];
  await render(<Hero {...heroSample} frames={frames} />);
  await page.getByRole('button', { name: 'Frame 2: Portrait' }).click();
  await expect.element(page.getByRole('slider', { name: 'Portrait, before and after' })).toBeVisible();
});

test('Hero shows the first frame after the host removes the current one', async () => {
  const screen = await show();
  await page.getByRole('button', { name: names[2] }).click();
  await expectFrame(3);
  await screen.rerender(<Hero {...heroSample} frames={heroSample.frames.slice(0, 2)} />);
  await expect.element(page.getByRole('button', { name: names[0] })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.container.querySelectorAll(':not([inert]) > input[type=range]')).toHaveLength(1);
});

test('Hero breaks a long word of the title on a phone', async () => {
  await page.viewport(390, 900);
  await render(<Hero {...heroSample} title="Retuschierte Immobilienaufnahmen" />);
  expect(document.documentElement.scrollWidth).toBe(390);
});
